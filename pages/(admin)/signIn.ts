import { limitedFetch } from './limitedFetch.ts';

/** Signs in. Answers null, or the sentence that says why not. */
export async function signIn(usuario: string, senha: string): Promise<string | null> {
  try {
    const response = await limitedFetch('/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: usuario, password: senha }),
    });
    if (response.ok) return null;
    const { detail } = (await response.json()) as { detail: string };
    return response.status === 401 ? 'Usuário ou senha inválidos' : detail;
  } catch {
    return 'Não foi possível falar com o servidor. Tente novamente.';
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
