import { isIP } from 'node:net';
import type {
  AuthenticatorTransportFuture,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { RespostaDaEntrada, RespostaDoRegistro } from './passkey.ts';

/** Of which site passkeys are: the name that authenticators keep them for, and where its pages are (WebAuthn, 5.1.3). */
export interface SiteDasPasskeys {
  rpID: string;
  origem: string;
}

/** A passkey as it is stored. */
export interface CredencialGuardada {
  credencial: string;
  chavePublica: string;
  transportes: string;
  contador: string;
}

/** Milliseconds that somebody has to use a passkey after it was asked for. */
export const PRAZO_DA_PASSKEY = 300_000;
/** Milliseconds that a device is waited for: a minute is left to try again with the same. */
const ESPERA_DO_APARELHO = PRAZO_DA_PASSKEY - 60_000;

// Certificates and their formats are most of it, and it is asked a few times a day.
const biblioteca = () => import('@simplewebauthn/server');
const pecas = () => import('@simplewebauthn/server/helpers');

/** Of which site passkeys are; null where pages are at a number, of which there are none. @param publicUrl address of the shop */
export function siteDasPasskeys(publicUrl: string): SiteDasPasskeys | null {
  const { hostname, origin } = new URL(publicUrl);
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? null : { rpID: hostname, origem: origin };
}

/** What a browser is asked to make a passkey with. */
export async function pedirRegistro(
  { rpID }: SiteDasPasskeys,
  { emissor, usuario, conta, existentes }: { emissor: string; usuario: string; conta: string; existentes: CredencialGuardada[] },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await biblioteca();
  return generateRegistrationOptions({
    rpName: emissor,
    rpID,
    userName: usuario,
    userID: new TextEncoder().encode(conta),
    timeout: ESPERA_DO_APARELHO,
    excludeCredentials: existentes.map(descrita),
  });
}

/** The passkey that a browser has made of what was asked; null where it has not. @param desafio what was asked, in base64url */
export async function conferirRegistro(
  { rpID, origem }: SiteDasPasskeys,
  response: RespostaDoRegistro,
  desafio: string,
): Promise<CredencialGuardada | null> {
  if (!(await atestadaPorNinguem(response.response.attestationObject))) return null;
  const { verifyRegistrationResponse } = await biblioteca();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: desafio,
    expectedOrigin: origem,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credencial: id,
    chavePublica: Buffer.from(publicKey).toString('base64url'),
    transportes: (response.response.transports ?? []).filter((um) => /^[a-z-]+$/.test(um)).join(' '),
    contador: String(counter),
  };
}

/**
 * Whether nobody but the device itself vouches for it, which is all that was asked (WebAuthn, 5.4.7, `none`). The library would look for whoever else is named at
 * the addresses that the answer gives.
 */
async function atestadaPorNinguem(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await pecas();
  try {
    const atestado = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
    const formato = atestado.get('fmt');
    return formato === 'none' || (formato === 'packed' && atestado.get('attStmt').get('x5c') === undefined);
  } catch {
    return false;
  }
}

/** What a browser is asked to use one of an account's passkeys with. */
export async function pedirUso(
  { rpID }: SiteDasPasskeys,
  existentes: CredencialGuardada[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await biblioteca();
  return generateAuthenticationOptions({ rpID, timeout: ESPERA_DO_APARELHO, allowCredentials: existentes.map(descrita) });
}

/** How often a passkey says it was used, once it has signed what was asked; null where it has not. @param desafio what was asked, in base64url */
export async function conferirUso(
  { rpID, origem }: SiteDasPasskeys,
  response: RespostaDaEntrada,
  { desafio, guardada }: { desafio: string; guardada: CredencialGuardada },
): Promise<string | null> {
  const { verifyAuthenticationResponse } = await biblioteca();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: desafio,
    expectedOrigin: origem,
    expectedRPID: rpID,
    credential: {
      id: guardada.credencial,
      publicKey: new Uint8Array(Buffer.from(guardada.chavePublica, 'base64url')),
      counter: Number(guardada.contador),
    },
    requireUserVerification: false,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified && authenticationInfo ? String(authenticationInfo.newCounter) : null;
}

function descrita({ credencial, transportes }: CredencialGuardada) {
  // Whatever a later browser calls them: it is told what it has said.
  return { id: credencial, transports: transportes.split(' ').filter(Boolean) as AuthenticatorTransportFuture[] };
}
