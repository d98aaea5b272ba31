import type { ChangeLine } from './heard.ts';
import type { Orm } from './orm.ts';

/** How often an embedded database is asked whether somebody else has written, in milliseconds. */
const PERIOD_MS = 1000;
/** How many times somebody else has written before an operator is told of it. */
const OFTEN = 10;
/** How often he is told. */
const TOLD_MS = 3_600_000;

/**
 * What others write to an embedded database: the server of before for the seconds of an upgrade without a pause, a command, or a second server that was left
 * running. SQLite counts the commits of all other connections (sqlite.org/pragma.html#pragma_data_version), and does not say what they were.
 */
export class EmbeddedLine implements ChangeLine {
  readonly #orm: Orm;
  #timer: NodeJS.Timeout | null = null;
  #told = -Infinity;

  constructor(orm: Orm) {
    this.#orm = orm;
  }

  // What others have written is shown a second late, and never sold at an old price.
  readonly isUp = () => true;

  open: ChangeLine['open'] = async ({ changed, shared }) => {
    let last = await this.#version();
    let times = 0;
    const look = async () => {
      const version = await this.#version().catch(() => last);
      if (version !== last) {
        changed(null);
        // What the shop does over a connection of its own, or a command, is over soon.
        if (++times >= OFTEN && performance.now() - this.#told > TOLD_MS) {
          [this.#told, times] = [performance.now(), 0];
          shared();
        }
      }
      last = version;
      this.#timer?.refresh();
    };
    this.#timer = setTimeout(() => void look(), PERIOD_MS).unref();
  };

  close: ChangeLine['close'] = () => {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  };

  async #version(): Promise<number | undefined> {
    const [row] = await this.#orm.em.getConnection().execute<{ data_version: number }[]>('pragma data_version');
    return row?.data_version;
  }
}
