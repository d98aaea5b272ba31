import pg from 'pg';

/** What node-postgres says of an answer that has not come in time. */
const LATE = 'Query read timeout';
/** What PostgreSQL says on a connection that may only read, which it goes on doing there when others may write again. */
const READ_ONLY = '25006';

/** How many are at something for which answers are waited for however long they take. */
let patient = 0;

/** Waits for the answers to what is asked meanwhile however long they take: a step of the schema over many rows. Nobody else asks anything then. */
export async function patiently<Result>(act: () => Promise<Result>): Promise<Result> {
  patient++;
  try {
    return await act();
  } finally {
    patient--;
  }
}

/**
 * A connection that ends with the first answer which does not come in time: the statement goes on at the server, and whatever is said next on the same
 * connection would wait behind it, as the rollback of a commit that waits for a second machine, as long again. And with one that says that it may only read.
 */
export class EndingClient extends pg.Client {
  readonly #inTime = this.#settings.query_timeout;

  override query(...asked: unknown[]): never {
    this.#settings.query_timeout = patient > 0 ? 0 : this.#inTime;
    const answer = (super.query as (...asked: unknown[]) => unknown)(...asked);
    if (answer instanceof Promise)
      answer.catch(({ message, code }: Error & { code?: string }) => {
        if (message === LATE || code === READ_ONLY) this.connection.stream.destroy();
      });
    return answer as never;
  }

  get #settings(): { query_timeout: number } {
    return (this as unknown as { connectionParameters: { query_timeout: number } }).connectionParameters;
  }
}
