/** So many failures with nothing between them say that the server is away; one may be the matter of what was sent. */
const FALHAS = 2;

/** Whether the server that recipients are told through is away, of which each of them would be told by a failure of its own. */
export class Ausencia {
  readonly #pausas: readonly number[];
  #falhas = 0;
  /** Pauses that were made since it went. */
  #feitas = 0;
  #ate = -Infinity;
  #sondando = false;

  /** @param pausas milliseconds between two questions whether it is back; the second of them again and again */
  constructor(pausas: readonly number[]) {
    this.#pausas = pausas.slice(0, 2);
  }

  /** How many of so many may be tried now: one after each pause, while the server is away. */
  cabem(quantas: number): number {
    if (this.#falhas < FALHAS) return quantas;
    return this.#sondando || performance.now() < this.#ate ? 0 : Math.min(1, quantas);
  }

  /** Hears that so many are being tried. */
  tentadas(quantas: number): void {
    if (this.#falhas >= FALHAS && quantas > 0) this.#sondando = true;
  }

  /** Hears what came of one of them, and answers what that says of the server which was not known. @param foraDoAr as a `Resultado` has it: nobody knows where it was not asked */
  ouvir(foraDoAr: boolean | undefined): 'foi' | 'voltou' | null {
    this.#sondando = false;
    if (foraDoAr === undefined) return null;
    if (!foraDoAr) {
      const estavaFora = this.#falhas >= FALHAS;
      [this.#falhas, this.#feitas, this.#ate] = [0, 0, -Infinity];
      return estavaFora ? 'voltou' : null;
    }
    this.#falhas += 1;
    // Of those that failed together one is enough.
    if (this.#falhas < FALHAS || performance.now() < this.#ate) return null;
    this.#ate = performance.now() + (this.#pausas[Math.min(this.#feitas, this.#pausas.length - 1)] ?? 0);
    this.#feitas += 1;
    return this.#falhas === FALHAS ? 'foi' : null;
  }
}
