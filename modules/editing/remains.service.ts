import type { EntityClass, EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { esquecerLinhas, limparEntregas } from '../outbox/esquecimento.service.ts';
import { Alteracao } from './alteracao.entity.ts';
import { Ato } from './ato.entity.ts';
import { Nota } from './nota.entity.ts';
import { palavraDe, type Tabela } from './tabela.ts';

/** What stands where a text said whose data they were. */
const APAGADO = '[apagado]';

/** Deletes notes and trace of rows that are gone, and what others outside were told of them: what erasing a person and the daily job leave behind. */
export async function deleteRemains(em: EntityManager, table: Tabela, entidade: EntityClass<object>): Promise<void> {
  const { tableName } = em.getMetadata().get(entidade);
  for (const restos of ['notas', 'alteracoes']) {
    const sql = `delete from ${restos} where tabela = ? and linha_id not in (select id from ${tableName})`;
    await (em as SqlEntityManager).execute(sql, [palavraDe(table)]);
  }
  await esquecerLinhas(em, palavraDe(table), tableName);
}

/** What `deleteRemains` takes along with these rows, by table and number, as `notas 3`. */
export async function remainsOf(em: EntityManager, table: Tabela, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const found: string[] = [];
  const dasLinhas = `tabela = ? and linha_id in (${ids.map(() => '?').join(', ')})`;
  for (const restos of ['notas', 'alteracoes', 'entregas']) {
    const sql = `select id from ${restos} where ${dasLinhas}`;
    const linhas = await (em as SqlEntityManager).execute<{ id: number }[]>(sql, [palavraDe(table), ...ids]);
    found.push(...linhas.map(({ id }) => `${restos} ${id}`));
  }
  return found;
}

/** What rows have ever said, field by field, as their trace has it: before and after each change. */
export async function saidBefore(em: EntityManager, table: Tabela, ids: readonly number[]): Promise<Record<string, unknown>[]> {
  const linhas = await em.find(Alteracao, { tabela: palavraDe(table), linhaId: { $in: [...ids] } });
  return linhas.flatMap(({ mudancas }) => mudancas.flatMap(({ campo, de, para }) => [{ [campo]: de }, { [campo]: para }]));
}

/** Columns in which `redactRemains` puts something else; of acts the whole row goes. */
const REDACTED: Readonly<Record<string, readonly string[]>> = {
  notas: ['texto'],
  alteracoes: ['rotulo', 'mudancas'],
  entregas: ['dados', 'resposta'],
};

/** Whether `redactRemains` takes what names a person out of a column. */
export function isRedacted(tabela: string, campo: string): boolean {
  return tabela === 'atos' || (REDACTED[tabela]?.includes(campo) ?? false);
}

/** Takes what names a person out of some notes, lines of the trace and entries of the outbox, which nobody can edit, and forgets the acts that were answered with it. */
export async function redactRemains(
  em: EntityManager,
  trocar: (texto: string, por: string) => string,
  { notas, alteracoes, entregas, atos }: { notas: number[]; alteracoes: number[]; entregas: number[]; atos: string[] },
): Promise<void> {
  const retirar = (texto: string) => trocar(texto, APAGADO);
  // Text by text: as JSON writes them, a line break ends in a letter, which would belong to what follows.
  const limpar = <Dado>(dado: Dado): Dado =>
    JSON.parse(JSON.stringify(dado), (_chave, valor: unknown) => (typeof valor === 'string' ? retirar(valor) : valor));
  for (const nota of await em.find(Nota, { id: { $in: notas } })) nota.texto = retirar(nota.texto);
  for (const alteracao of await em.find(Alteracao, { id: { $in: alteracoes } })) {
    alteracao.rotulo = retirar(alteracao.rotulo);
    alteracao.mudancas = limpar(alteracao.mudancas);
  }
  await em.flush();
  await limparEntregas(em, entregas, limpar);
  await em.nativeDelete(Ato, { chave: { $in: atos } });
}
