/**
 * When an order is changed that was changed before: now, but always after that, whichever clock has said it. Two machines' clocks do not agree to the millisecond, and others keep
 * what is said to be the newest.
 */
export function instanteDaMudanca(antes: Date | null): Date {
  return new Date(Math.max(new Date().getTime(), antes === null ? 0 : antes.getTime() + 1));
}
