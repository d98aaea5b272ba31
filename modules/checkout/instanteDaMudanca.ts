/** What says when an order came to be as it is. */
interface Mudada {
  alteradaEm: Date | null;
  statusEm: Date | null;
  criadaEm: Date;
}

/** When an order came to be as it is, the latest that is known: a version before this one gives a status, and does not say that it has changed the order. */
export function alteradoEm({ alteradaEm, statusEm, criadaEm }: Mudada): Date {
  return new Date(Math.max(...[alteradaEm, statusEm, criadaEm].map((instante) => instante?.getTime() ?? 0)));
}

/**
 * When an order is changed that was changed before: now, but always after that, whichever clock has said it. Two machines' clocks do not agree to the millisecond, and others keep
 * what is said to be the newest.
 */
export function instanteDaMudanca(antes: Mudada): Date {
  return new Date(Math.max(new Date().getTime(), alteradoEm(antes).getTime() + 1));
}
