import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Place } from '../../platform/database/place.ts';
import { expectScrub } from '../../platform/database/scrub.ts';
import { lastTerms } from '../../platform/termsRecord.ts';
import { Entrega } from './entrega.entity.ts';

/** For how long entries are kept, whatever has become of them: the privacy page says the same. */
const DIAS = 30;
const DIA_MS = 86_400_000;

/** Forgets what was said of rows that are gone: what waits is told to nobody, of the rest there stays that it was told. */
export async function esquecerLinhas(em: EntityManager, palavra: string, tableName: string): Promise<void> {
  const sumidas = `tabela = ? and linha_id not in (select id from ${tableName})`;
  const executar = (sql: string) => (em as SqlEntityManager).execute(sql, [palavra]);
  await executar(`delete from entregas where estado = 'esperando' and ${sumidas}`);
  await executar(`update entregas set dados = null, resposta = null where dados is not null and ${sumidas}`);
}

/** Forgets what an entry says: it was for one who has it now. */
export async function calarEntrega(em: EntityManager, id: number): Promise<void> {
  await em.nativeUpdate(Entrega, { id }, { dados: null });
}

/** Takes something out of what these entries say, those that wait among them. @param limpar answers any value without it */
export async function limparEntregas(em: EntityManager, ids: number[], limpar: <Dado>(dado: Dado) => Dado): Promise<void> {
  for (const entrega of await em.find(Entrega, { id: { $in: ids } })) {
    entrega.dados = limpar(entrega.dados);
    entrega.resposta = limpar(entrega.resposta);
  }
  await em.flush();
}

/**
 * Whether the clock can be believed as far as what goes for good: the terms were applied here within a month. One that is ahead, or a shop that was away, would take
 * what nobody was told of along.
 */
export async function relogioConfere(em: EntityManager, place: Place, agora: Date): Promise<boolean> {
  const ultima = await lastTerms(em, place);
  const dias = ultima ? (agora.getTime() - ultima.em.getTime()) / DIA_MS : Infinity;
  return dias >= 0 && dias <= DIAS;
}

/** Whether any entry is past its time. */
export async function temEntregasAntigas(em: EntityManager, agora: Date): Promise<boolean> {
  return (await em.count(Entrega, antigas(agora))) > 0;
}

/** The daily job: forgets entries that are past their time, what waits for a recipient that was paused for as long among them. */
export async function apagarEntregasAntigas(em: EntityManager, agora: Date): Promise<void> {
  await em.transactional(async (tx) => {
    const apagadas = await tx.nativeDelete(Entrega, antigas(agora));
    if (apagadas > 0) await expectScrub(tx);
  });
}

function antigas(agora: Date) {
  return { criadaEm: { $lt: new Date(agora.getTime() - DIAS * DIA_MS) } };
}
