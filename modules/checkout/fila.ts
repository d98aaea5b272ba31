import { Mutex } from 'async-mutex';

/** Lets what has one key wait for each other, and nothing else; it remembers only the keys that are in use. */
export class Fila {
  readonly #emUso = new Map<string, Mutex>();

  /** Does something when everything that came earlier under the same key is done, whether it failed or not. */
  async umPorVez<Resultado>(chave: string, fazer: () => Promise<Resultado>): Promise<Resultado> {
    const vez = this.#emUso.get(chave) ?? new Mutex();
    this.#emUso.set(chave, vez);
    try {
      return await vez.runExclusive(fazer);
    } finally {
      // Whoever has come meanwhile holds it, or has made another.
      if (!vez.isLocked() && this.#emUso.get(chave) === vez) this.#emUso.delete(chave);
    }
  }
}
