import { limitedFetch } from './limitedFetch.ts';

/** Why a sign-in was refused. */
export interface SignInRefusal {
  sentence: string;
  /** The password was right, and a code of the second factor is asked for. */
  asksForCode: boolean;
  /** With what one of the account's passkeys is used instead, where it has any. */
  passkey: AskedPasskey | null;
}

/** What a device is asked to use a passkey with, in JSON, and the same for the server, sealed. */
export interface AskedPasskey {
  opcoes: string;
  desafio: string;
}

/** What a device has answered, and what it was asked. */
interface UsedPasskey {
  desafio: string;
  resposta: object;
}

/** Nothing was heard of the server. */
export const NOT_HEARD: SignInRefusal = {
  sentence: 'Não foi possível falar com o servidor. Tente novamente.',
  asksForCode: false,
  passkey: null,
};

const ASK_FOR_CODE: ReadonlySet<string> = new Set(['CODIGO_NECESSARIO', 'CODIGO_ERRADO', 'PASSKEY_RECUSADA']);

/** Signs in. Answers null, or why not. @param form with `username`, `password` and, where it was asked for, `code` @param passkey used instead of the code */
export async function signIn(form: FormData, passkey?: UsedPasskey): Promise<SignInRefusal | null> {
  const [username, password, code] = ['username', 'password', 'code'].map((name) => String(form.get(name) ?? ''));
  try {
    const response = await limitedFetch('/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password, ...(passkey ? { passkey } : code && { code }) }),
    });
    if (response.ok) return null;
    const problem = (await response.json()) as { codigo: string; detail: string; passkey?: AskedPasskey };
    const { codigo, detail } = problem;
    return {
      sentence: codigo === 'LOGIN_RECUSADO' ? 'Usuário ou senha inválidos' : detail,
      asksForCode: ASK_FOR_CODE.has(codigo),
      passkey: problem.passkey ?? null,
    };
  } catch {
    return NOT_HEARD;
  }
}

/** Ends the session. Answers whether the server has said that it is over. */
export async function signOut(): Promise<boolean> {
  const response = await limitedFetch('/auth/logout', { method: 'POST' }).catch(() => null);
  return response !== null && (response.ok || response.status === 401);
}

/** Why the password is asked for. */
export interface Interruption {
  /** What the server has said. */
  motivo: string;
  /** The session is another person's, from another tab; otherwise it is over. */
  deOutra: boolean;
}

type Asker = (why: Interruption) => Promise<boolean>;

let asker: Asker | null = null;
let asking: Promise<boolean> | null = null;

/** Says who asks for the password when a session has ended; answers how to take that back. */
export function askWith(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** Lets the administrator sign in over whatever is open. Answers whether that happened; several at once are asked once. */
export function signInAgain(motivo: string, deOutra: boolean): Promise<boolean> {
  asking ??= (asker?.({ motivo, deOutra }) ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}
