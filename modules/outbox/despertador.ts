/** Who is woken when something is announced, by the configuration of the database that it is stored in. */
const sinos = new WeakMap<object, () => void>();

/** Calls back whenever this process has announced something in a database; its transaction may still be open. Answers how to stop. */
export function aoAnunciar(banco: object, acordar: () => void): () => void {
  sinos.set(banco, acordar);
  return () => void sinos.delete(banco);
}

/** Says that something was announced in a database. */
export function avisar(banco: object): void {
  sinos.get(banco)?.();
}
