import { setImmediate as turn } from 'node:timers/promises';
import type { EntityManager, EntityMetadata, EntityProperty } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { contem, procurado } from './enderecos.service.ts';
import { escritaDe, trechoDoEmail } from './titular.server.ts';
import type { Titular } from './titular.ts';

/** Where a text names a person. */
export interface Mencao {
  tabela: string;
  id: number | string;
  campo: string;
  /** False where it may be somebody else: inside a longer address or number, or in an order that is only linked. */
  certa: boolean;
}

/** Every text of every table that names a person: other people's orders and messages, notes, trace, what staff publish. */
export async function mencoesDe(em: EntityManager, titular: Titular): Promise<Mencao[]> {
  const mencoes: Mencao[] = [];
  for (const meta of em.getMetadata().getAll().values()) mencoes.push(...(await mencoesNaTabela(em, meta, titular)));
  return mencoes;
}

async function mencoesNaTabela(em: EntityManager, meta: EntityMetadata, titular: Titular): Promise<Mencao[]> {
  const chave = meta.getPrimaryProps()[0]!.fieldNames[0]!;
  const { nomeia, podeNomear } = escritaDe(titular);
  const mencoes: Mencao[] = [];
  for (const prop of meta.props.filter(temTexto)) {
    const coluna = prop.fieldNames[0]!;
    // An embedded database reads a whole column at once: everybody else has a turn between two.
    await turn();
    const { sql, procurados } = candidatas(coluna, titular);
    const linhas = (await (em as SqlEntityManager).execute(
      `select ${chave} as id, cast(${coluna} as text) as texto from ${meta.tableName} where ${sql} order by ${chave}`,
      procurados,
    )) as { id: number | string; texto: string }[];
    for (const { id, texto } of linhas) {
      const textos = prop.type === 'json' ? textosDoJson(texto) : [texto];
      if (textos.some(podeNomear)) mencoes.push({ tabela: meta.tableName, id, campo: prop.name, certa: textos.some(nomeia) });
    }
  }
  return mencoes;
}

function temTexto({ runtimeType, kind, persist }: EntityProperty): boolean {
  return persist !== false && kind === 'scalar' && !['number', 'boolean', 'Date', 'Buffer'].includes(runtimeType);
}

// As JSON writes a text, a line break ends in a letter, which would belong to what follows.
function textosDoJson(json: string): string[] {
  const textos: string[] = [];
  JSON.parse(json, (chave, valor: unknown) => {
    textos.push(chave);
    if (typeof valor !== 'object') textos.push(String(valor));
    return valor;
  });
  return textos;
}

// The database narrows roughly, by what it can compare; who is meant is told by the text itself.
function candidatas(coluna: string, titular: Titular): { sql: string; procurados: string[] } {
  const texto = `lower(cast(${coluna} as text))`;
  if ('email' in titular) {
    const trecho = trechoDoEmail(titular.email);
    return {
      sql: `(${contem(texto)} or ${contem(texto)})`,
      procurados: [procurado(trecho), procurado(trecho.replace('@', '%40'))],
    };
  }
  return { sql: `${texto} like ?`, procurados: [`%${[...titular.cpfCnpj.toLowerCase()].join('%')}%`] };
}
