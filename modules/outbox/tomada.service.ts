import type { EntityManager } from '@mikro-orm/core';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { readRows } from '../../platform/database/rows.ts';
import { inSharedTransaction } from '../../platform/database/sharedCommit.ts';
import { Entrega } from './entrega.entity.ts';

/** How many are taken, as of when, and until when they are one's own. */
interface Tomada {
  quantas: number;
  agora: Date;
  ate: Date;
}

/**
 * Takes what is due for a recipient: each entry is one process's until `ate`, and none is taken while an earlier one about the same row waits for the
 * same recipient. Answers them in their order. With those orders that come at the same time it shares a commit, as `soltar` does.
 */
export async function tomar(em: EntityManager, destino: string, { quantas, agora, ate }: Tomada): Promise<Entrega[]> {
  const instante = (dia: Date) => em.getPlatform().processDateProperty(dia);
  // Who comes at the same time passes over those that another is taking; an embedded database has one who writes.
  const pular = em.getDriver() instanceof PostgreSqlDriver ? 'for update of e skip locked' : '';
  const sql = `with devidas as materialized (
      select e.id as devida from entregas e
      where e.estado = 'esperando' and e.destino = ? and e.proxima_em <= ? and (e.tomada_ate is null or e.tomada_ate < ?)
        and not exists (
          select 1 from entregas antes
          where antes.estado = 'esperando' and antes.linha_id = e.linha_id and antes.tabela = e.tabela and antes.destino = e.destino
            and antes.id < e.id
        )
      order by e.proxima_em, e.id limit ? ${pular}
    )
    update entregas set tomada_ate = ?, tentativas = tentativas + 1 from devidas where id = devida returning id`;
  const values = [destino, instante(agora), instante(agora), quantas, instante(ate)];
  const tomadas = await inSharedTransaction(em, (tx) => (tx as SqlEntityManager).execute<{ id: number }[]>(sql, values));
  if (tomadas.length === 0) return [];
  return readRows(em, Entrega, { id: { $in: tomadas.map(({ id }) => id) } }, { id: 'asc' });
}

/** What came of an entry that one has taken. */
export interface Feita {
  entrega: Readonly<Entrega>;
  desfecho: Partial<Pick<Entrega, 'estado' | 'proximaEm' | 'resposta' | 'entregueEm' | 'tentativas'>>;
}

/**
 * Stores what came of entries that one has taken, all in one commit, and lets them go; one that is another's by now, or that staff have decided about, stays
 * as it is.
 */
export async function soltar(em: EntityManager, feitas: readonly Feita[]): Promise<void> {
  await inSharedTransaction(em, async (tx) => {
    for (const { entrega, desfecho } of feitas) {
      const { id, tentativas, tomadaAte } = entrega;
      await tx.nativeUpdate(Entrega, { id, tentativas, tomadaAte, estado: 'esperando' }, { ...desfecho, tomadaAte: null });
    }
  });
}

/** Whether anything about any row has reached a recipient since an instant. */
export async function chegouAlgo(em: EntityManager, destino: string, desde: Date): Promise<boolean> {
  return (await em.count(Entrega, { destino, entregueEm: { $gt: desde } })) > 0;
}
