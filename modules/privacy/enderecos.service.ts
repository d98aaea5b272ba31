import type { EntityClass, EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { saoOMesmoEmail, trechoDoEmail } from './titular.server.ts';

/** A condition in which a text of a database, in lower case, has this in it. */
export function contem(sql: string): string {
  return `${sql} like ? escape '!'`;
}

/** What such a condition is asked with. */
export function procurado(texto: string): string {
  return `%${texto.replace(/[!%_]/g, '!$&')}%`;
}

/** Ids of the rows whose field is an e-mail address, in any of its spellings: what versions of before have stored has as many as there are ways to type it. */
export async function idsComEmail<Row extends { id: number }>(
  em: EntityManager,
  entidade: EntityClass<Row>,
  campo: 'email' | 'emailCopia',
  email: string,
): Promise<number[]> {
  const { tableName, properties } = em.getMetadata().get<Row>(entidade);
  const coluna = properties[campo as keyof typeof properties].fieldNames[0]!;
  const linhas = await (em as SqlEntityManager).execute<{ id: number; guardado: string }[]>(
    `select id, ${coluna} as guardado from ${tableName} where ${contem(`lower(${coluna})`)} order by id`,
    [procurado(trechoDoEmail(email))],
  );
  return linhas.filter(({ guardado }) => saoOMesmoEmail(guardado, email)).map(({ id }) => id);
}
