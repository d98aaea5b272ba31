import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/** An answer, if it comes within so many milliseconds; what was asked goes on by itself. @throws Error when it does not, and what the answer throws */
export async function soon<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  const timer = new AbortController();
  const late = wait(milliseconds, null, { signal: timer.signal, ref: false }).then(async () => {
    // A busy process has not read yet what has come meanwhile.
    await turn();
    throw new Error(`no answer within ${milliseconds} ms`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    timer.abort();
    late.catch(() => {});
  }
}
