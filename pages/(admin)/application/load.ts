import { client, Refusal } from '../adminApi.ts';
import type { ReadyAnswer } from '../adminPage.ts';
import { abandonUnsaved, losesWithDocument } from '../components/useUnsavedGuard.ts';
import { hasEnded, isAnothers } from '../links.ts';
import type { ScreenQuestion } from '../screens/screen.ts';

/** What is being asked for anew, by nobody who goes anywhere. */
let refreshing: AbortController | null = null;

interface Options {
  signal: AbortSignal;
  /** Where somebody goes with it, as an address of the site: without a session, to the login, which brings them back. Otherwise the password is asked for. */
  leavingFor?: string;
  /** Set where nobody has pressed for it. */
  byItself?: boolean;
}

/** What is asked without anybody's having pressed for it: no password is asked for, and the session is as idle as before. */
export const BY_ITSELF = { byItself: true, headers: { 'x-por-si': '1' } };

/** Asks the server all questions of a screen, whatever is known of them, and keeps the answers for whoever shows them. @throws Refusal */
export async function load(
  questions: readonly ScreenQuestion[],
  { signal, leavingFor, byItself = false }: Options,
): Promise<void> {
  // What is answered late does not overwrite what is asked for now.
  refreshing?.abort();
  // What would be lost with the document is not left: then the password is asked for here.
  const context = {
    fetchOptions: { signal },
    leaving: leavingFor !== undefined && !losesWithDocument(),
    staying: leavingFor === undefined,
    ...(byItself && BY_ITSELF),
  };
  try {
    await Promise.all(
      questions.map(async ({ query, variables, optional }) => {
        try {
          await client.query({ query, variables, fetchPolicy: 'network-only', context });
        } catch (error) {
          if (!optional || hasEnded(error) || isAnothers(error) || signal.aborted) throw error;
          if (optional === 'row' && !saysGone(error)) throw error;
          forget({ query, variables });
        }
      }),
    );
  } catch (error) {
    if (leavingFor === undefined || !hasEnded(error) || losesWithDocument()) throw error;
    // They have said that they leave; the server knows where the login is.
    abandonUnsaved();
    window.location.assign(leavingFor);
    await new Promise(() => undefined);
  }
}

/** As `load`, for a screen that stays. @throws Refusal */
export async function reload(questions: readonly ScreenQuestion[], { byItself = false } = {}): Promise<void> {
  const mine = new AbortController();
  const asked = load(questions, { signal: mine.signal, byItself });
  refreshing = mine;
  await asked;
}

/** Keeps the answers that the document has brought along. */
export function keepAnswers(questions: readonly ScreenQuestion[], answers: readonly (ReadyAnswer | null)[]): void {
  for (const [i, { query }] of questions.entries()) {
    const ready = answers[i];
    if (ready) client.writeQuery({ query, variables: ready.variables, data: ready.data });
  }
}

/** Whether a row is not there, or what names it is none: whoever is not let see it, or has no answer, has not heard that. */
function saysGone(error: unknown): boolean {
  return error instanceof Refusal && (error.code === 'NAO_ENCONTRADO' || error.code === 'DADOS_INVALIDOS');
}

/** A row that is gone is not shown as it was. */
function forget({ query, variables }: ScreenQuestion): void {
  const dados = client.readQuery<Record<string, unknown>>({ query, variables });
  for (const campo of Object.keys(dados ?? {}))
    if (campo !== '__typename') client.cache.evict({ id: 'ROOT_QUERY', fieldName: campo, args: variables });
}
