import pg from 'pg';

/** What node-postgres says of an answer that has not come in time. */
const LATE = 'Query read timeout';

/**
 * A connection that ends with the first answer which does not come in time. The statement goes on at the server, and whatever is said next on the same
 * connection would wait behind it: the rollback of a commit that waits for a second machine, as long again.
 */
export class EndingClient extends pg.Client {
  override query(...asked: unknown[]): never {
    const answer = (super.query as (...asked: unknown[]) => unknown)(...asked);
    if (answer instanceof Promise)
      answer.catch(({ message }: Error) => {
        if (message === LATE) this.connection.stream.destroy();
      });
    return answer as never;
  }
}
