import {
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { signIn, type AskedPasskey, type SignInRefusal } from './signIn.ts';

// Fetched where a passkey is made or used, and nowhere else.

/** What kept a passkey from being made or used, in a sentence. */
export class PasskeyError extends Error {}

/** Has a device make a passkey. Answers what it says, in JSON. @param opcoes what the server asks, in JSON @throws PasskeyError */
export async function makePasskey(opcoes: string): Promise<string> {
  try {
    const optionsJSON = JSON.parse(opcoes) as PublicKeyCredentialCreationOptionsJSON;
    return JSON.stringify(await startRegistration({ optionsJSON }));
  } catch (error) {
    const isThere = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new PasskeyError(
      isThere
        ? 'Este aparelho já tem uma passkey desta conta. Use outro aparelho, ou exclua a que há.'
        : 'A passkey não foi criada: o aparelho não a fez, ou ninguém confirmou nele. Tente de novo.',
      { cause: error },
    );
  }
}

/** Has a device use a passkey, and signs in with that. Answers null, or why not. @param form with `username` and `password` */
export async function signInWithPasskey(form: FormData, asked: AskedPasskey): Promise<SignInRefusal | null> {
  const { opcoes, desafio } = asked;
  try {
    const optionsJSON = JSON.parse(opcoes) as PublicKeyCredentialRequestOptionsJSON;
    return await signIn(form, { desafio, resposta: await startAuthentication({ optionsJSON }) });
  } catch {
    return { sentence: 'A passkey não foi usada. Tente de novo, ou digite o código.', asksForCode: true, passkey: asked };
  }
}
