import type { EntityManager, EntityMetadata, EntityProperty } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { escritaDe, type Titular } from './titular.ts';

/** Where a text names a person. */
export interface Mencao {
  tabela: string;
  id: number | string;
  campo: string;
}

/** Every text of every table that names a person: other people's orders and messages, notes, trace, what staff publish. */
export async function mencoesDe(em: EntityManager, titular: Titular): Promise<Mencao[]> {
  const mencoes: Mencao[] = [];
  for (const meta of em.getMetadata().getAll().values()) mencoes.push(...(await mencoesNaTabela(em, meta, titular)));
  return mencoes;
}

async function mencoesNaTabela(em: EntityManager, meta: EntityMetadata, titular: Titular): Promise<Mencao[]> {
  const chave = meta.getPrimaryProps()[0]!.fieldNames[0]!;
  const colunas = meta.props.filter(temTexto).map(({ name, fieldNames }) => [name, fieldNames[0]!] as const);
  const mencoes: Mencao[] = [];
  for (const [campo, coluna] of colunas) {
    const { sql, procurado } = candidatas(coluna, titular);
    const linhas = (await (em as SqlEntityManager).execute(
      `select ${chave} as id, cast(${coluna} as text) as texto from ${meta.tableName} where ${sql} order by ${chave}`,
      [procurado],
    )) as { id: number | string; texto: string }[];
    const escrita = escritaDe(titular);
    const achadas = linhas.filter(({ texto }) => texto.search(escrita) >= 0);
    mencoes.push(...achadas.map(({ id }) => ({ tabela: meta.tableName, id, campo })));
  }
  return mencoes;
}

function temTexto({ runtimeType, kind }: EntityProperty): boolean {
  return kind === 'scalar' && !['number', 'boolean', 'Date'].includes(runtimeType);
}

// The database narrows roughly, by what it can compare; who is meant is told by the text itself.
function candidatas(coluna: string, titular: Titular): { sql: string; procurado: string } {
  const texto = `lower(cast(${coluna} as text))`;
  if ('email' in titular) return { sql: `${texto} like ? escape '!'`, procurado: `%${titular.email.replace(/[!%_]/g, '!$&')}%` };
  const junto = ['.', '-', '/', ' '].reduce((sql, sinal) => `replace(${sql}, '${sinal}', '')`, texto);
  return { sql: `${junto} like ?`, procurado: `%${titular.cpfCnpj.toLowerCase()}%` };
}
