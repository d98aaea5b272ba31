/** What a text says: a day (`YYYY-MM-DD`), nothing (null), or what is wrong with it. */
export type DiaLido = { dia: string | null } | { erro: string };

/** Reads a day as Brazilians write it, `31/12/2026`, or as machines do, `2026-12-31`; one that no calendar has is refused. */
export function lerDia(texto: string): DiaLido {
  const limpo = texto.trim();
  if (limpo === '') return { dia: null };
  const brasileiro = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(limpo);
  const [ano = '', mes = '', dia = ''] = brasileiro ? brasileiro.slice(1).toReversed() : limpo.split('-');
  const escrito = `${ano}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`;
  if (/^\d{4}-\d{2}-\d{2}$/.test(escrito) && existe(escrito)) return { dia: escrito };
  return { erro: 'Data inválida. Escreva dia, mês e ano, como em 31/12/2026.' };
}

/** "31/12/2026" of `2026-12-31`, as a field shows it and `lerDia` reads it back. */
export function escreverDia(dia: string): string {
  return dia.split('-').toReversed().join('/');
}

// 30 February rolls over into March.
function existe(dia: string): boolean {
  const instante = new Date(`${dia}T00:00:00Z`);
  return !Number.isNaN(instante.getTime()) && instante.toISOString().startsWith(dia);
}
