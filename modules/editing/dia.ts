/** What a text says: a day (`YYYY-MM-DD`), nothing (null), or what is wrong with it. */
export type DiaLido = { dia: string | null } | { erro: string };

/**
 * Reads a day as Brazilians write it, `31/12/2026` or, of this century, `31/12/26`, or as machines do, `2026-12-31`; one that no calendar
 * has is refused.
 */
export function lerDia(texto: string): DiaLido {
  const limpo = texto.trim();
  if (limpo === '') return { dia: null };
  // A short year is none between hyphens: there machines write it first.
  const escritoPorExtenso = limpo.replace(/^(\d{1,2})([/.])(\d{1,2})\2(\d{2})$/, '$1/$3/20$4');
  const brasileiro = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(escritoPorExtenso);
  const [ano = '', mes = '', dia = ''] = brasileiro ? brasileiro.slice(1).toReversed() : limpo.split('-');
  const escrito = `${ano}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`;
  if (/^\d{4}-\d{2}-\d{2}$/.test(escrito) && existe(escrito) && temAno(escrito)) return { dia: escrito };
  return { erro: 'Data inválida. Escreva dia, mês e ano, como em 31/12/2026.' };
}

/** "31/12/2026" of `2026-12-31`, as a field shows it and `lerDia` reads it back. */
export function escreverDia(dia: string): string {
  return dia.split('-').toReversed().join('/');
}

/** Whether a day (`YYYY-MM-DD`) is of a year that there was: before the year 1 came 1 BC, which is how PostgreSQL counts. */
export function temAno(dia: string): boolean {
  return !dia.startsWith('0000');
}

// 30 February rolls over into March.
function existe(dia: string): boolean {
  const instante = new Date(`${dia}T00:00:00Z`);
  return !Number.isNaN(instante.getTime()) && instante.toISOString().startsWith(dia);
}
