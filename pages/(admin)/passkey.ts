import {
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

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

/** Has a device use a passkey. Answers what it says. @param opcoes what the server asks, in JSON @throws PasskeyError */
export async function signWithPasskey(opcoes: string): Promise<object> {
  try {
    const optionsJSON = JSON.parse(opcoes) as PublicKeyCredentialRequestOptionsJSON;
    return await startAuthentication({ optionsJSON });
  } catch (error) {
    throw new PasskeyError('A passkey não foi usada. Tente de novo, ou digite o código.', { cause: error });
  }
}
