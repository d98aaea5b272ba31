/** By how much a clock is put back that was wrong, at least, in milliseconds: less makes nobody wait long. */
const PUT_BACK_MS = 60_000;

/** Notices that the clock of the machine was put back, which makes wrong what is known by it. */
export class ClockWatch {
  /** By how much the clock of the machine was ahead of that of the process, which nobody sets. */
  #ahead = -Infinity;

  /** Whether it was put back since somebody asked last. */
  wasPutBack(): boolean {
    const before = this.#ahead;
    this.#ahead = new Date().getTime() - performance.now();
    return this.#ahead < before - PUT_BACK_MS;
  }
}
