import { lateCode } from '../../lateCode.ts';

/** The trace knows the words of every table: it is fetched when it is asked for. */
const code = lateCode(() => import('./RowHistory.tsx'));
const NOT_HAD = 'Não foi possível abrir o histórico. Confira a conexão e tente de novo.';

/** The history of a row, which comes when it is asked for; null once it is said that it cannot be had. */
export async function historyView(say: (sentence: string) => void) {
  try {
    return (await code()).RowHistory;
  } catch {
    say(NOT_HAD);
    return null;
  }
}
