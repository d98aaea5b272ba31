import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { signIn, type AskedPasskey, type SignInRefusal } from './signIn.ts';

// Fetched where a passkey is made or used, and nowhere else.

const OTHER_SITE = 'Passkeys só valem no endereço da loja, com https: abra a administração nele.';

/** What keeps a device from making one, by the library's codes. */
const NOT_MADE: Readonly<Record<string, string>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED:
    'Este aparelho já tem uma passkey desta conta. Use outro aparelho, ou exclua a que há.',
  ERROR_INVALID_DOMAIN: OTHER_SITE,
  ERROR_INVALID_RP_ID: OTHER_SITE,
};

/** What kept a passkey from being made or used, in a sentence. */
export class PasskeyError extends Error {}

/** Has a device make a passkey. Answers what it says, in JSON. @param opcoes what the server asks, in JSON @throws PasskeyError */
export async function makePasskey(opcoes: string): Promise<string> {
  try {
    const optionsJSON = JSON.parse(opcoes) as PublicKeyCredentialCreationOptionsJSON;
    return JSON.stringify(await startRegistration({ optionsJSON }));
  } catch (error) {
    const code = error instanceof WebAuthnError ? error.code : '';
    throw new PasskeyError(
      NOT_MADE[code] ?? 'A passkey não foi criada: o aparelho não a fez, ou ninguém confirmou nele. Tente de novo.',
      {
        cause: error,
      },
    );
  }
}

/**
 * Has a device use a passkey, and signs in with that. Answers null, or why not. @param form with `username` and `password` @param onUsed told when the device has
 * answered, and the server is asked
 */
export async function signInWithPasskey(form: FormData, asked: AskedPasskey, onUsed: () => void): Promise<SignInRefusal | null> {
  const { opcoes, desafio } = asked;
  try {
    const optionsJSON = JSON.parse(opcoes) as PublicKeyCredentialRequestOptionsJSON;
    const resposta = await startAuthentication({ optionsJSON });
    onUsed();
    return await signIn(form, { desafio, resposta });
  } catch {
    return { sentence: 'A passkey não foi usada. Tente de novo, ou digite o código.', asksForCode: true, passkey: asked };
  }
}

/** Has the device that is waited for forget what it was asked. */
export function forgetDevice(): void {
  WebAuthnAbortService.cancelCeremony();
}
