/** The row to change; with `versao`, only if nobody has changed it since. */
export interface Alvo {
  id: number;
  versao?: number | null | undefined;
}

/** Reads a row's key; what is no key names no row, and finds none. */
export function lerChave(id: string): number {
  return /^\d{1,9}$/.test(id) ? Number(id) : 0;
}

/** Reads the id and version of a mutation; without an id a new row is meant. */
export function lerAlvo(id: string | null | undefined, versao: number | null | undefined): Alvo | null {
  return id == null ? null : { id: lerChave(id), versao };
}
