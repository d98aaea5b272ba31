import type { EntityManager } from '@mikro-orm/core';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { readRows } from '../../platform/database/rows.ts';
import { inSharedTransaction } from '../../platform/database/sharedCommit.ts';
import { readRow } from '../../platform/database/steadyStatements.ts';
import { contarEspera, type Espera } from '../editing/espera.service.ts';
import { Entrega } from './entrega.entity.ts';
import type { EntregaEstado, TipoDeEvento } from './entrega.ts';

/** How many are taken, as of when, until when they are one's own, and of which type those are that go last. */
interface Tomada {
  quantas: number;
  agora: Date;
  ate: Date;
  porUltimo: TipoDeEvento | null;
}

/**
 * Takes what is due for a recipient: each entry is one process's until `ate`, and none is taken while an earlier one about the same row waits for the
 * same recipient, but for one that goes last and is on nobody's way. Answers them in their order. With those orders that come at the same time it shares a commit, as `soltar` does.
 */
export async function tomar(em: EntityManager, destino: string, { quantas, agora, ate, porUltimo }: Tomada): Promise<Entrega[]> {
  const instante = (dia: Date) => em.getPlatform().processDateProperty(dia);
  // Who comes at the same time passes over those that another is taking; an embedded database has one who writes.
  const pular = em.getDriver() instanceof PostgreSqlDriver ? 'for update of e skip locked' : '';
  const sql = `with devidas as materialized (
      select e.id as devida from entregas e
      where e.estado = 'esperando' and e.destino = ? and e.proxima_em <= ? and (e.tomada_ate is null or e.tomada_ate < ?)
        and not exists (
          select 1 from entregas antes
          where antes.estado = 'esperando' and antes.linha_id = e.linha_id and antes.tabela = e.tabela and antes.destino = e.destino
            and antes.id < e.id and (antes.tipo <> ? or antes.tomada_ate >= ?)
        )
      order by case when e.tipo = ? then 1 else 0 end, e.proxima_em, e.id limit ? ${pular}
    )
    update entregas set tomada_ate = ?, tentativas = tentativas + 1 from devidas where id = devida returning id`;
  const [hora, ultimo] = [instante(agora), porUltimo ?? ''];
  const values = [destino, hora, hora, ultimo, hora, ultimo, quantas, instante(ate)];
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

/** Whether anything about one of these rows has reached a recipient. @param depois only what came into the outbox after this entry */
export async function chegouSobre(
  em: EntityManager,
  destino: string,
  { tabela, linhas, depois = 0 }: { tabela: string; linhas: readonly number[]; depois?: number },
): Promise<boolean> {
  const quais = { linhaId: { $in: [...linhas] }, tabela, destino, estado: 'entregue' as const, id: { $gt: depois } };
  return linhas.length > 0 && (await em.count(Entrega, quais)) > 0;
}

/** Whether a recipient has been told of a kind of event about a row, or is about to be: not where it was given up, and not where it waits for its turn. */
export async function chegaLogo(
  em: EntityManager,
  quais: Pick<Entrega, 'destino' | 'tabela' | 'linhaId' | 'tipo'>,
): Promise<boolean> {
  const entrega = await readRow(em, Entrega, quais);
  if (entrega?.estado !== 'esperando') return entrega?.estado === 'entregue';
  return entrega.tentativas > 0 || entrega.proximaEm <= new Date();
}

/** What has become of a kind of event about a row for a recipient; null where nothing is known of it. */
export async function estadoDe(
  em: EntityManager,
  quais: Pick<Entrega, 'destino' | 'tabela' | 'linhaId' | 'tipo'>,
): Promise<EntregaEstado | null> {
  return (await readRow(em, Entrega, quais))?.estado ?? null;
}

/** The last of a kind of event about a row that came into the outbox for a recipient before an entry, where something can happen to a row more than once; null where nothing is known of it. */
export async function ultimaAntesDe(
  em: EntityManager,
  quais: Pick<Entrega, 'destino' | 'tabela' | 'linhaId' | 'tipo'>,
  antesDe: number,
): Promise<Pick<Entrega, 'id' | 'estado' | 'criadaEm'> | null> {
  const antes = { ...quais, id: { $lt: antesDe } };
  return em.findOne(Entrega, antes, { orderBy: { id: 'desc' }, disableIdentityMap: true });
}

/** The last that has reached a recipient about a row, of those that came into the outbox before an entry; null where nothing has. @param quais with the kinds of events, where not all are meant */
export async function ultimaEntregueAntesDe(
  em: EntityManager,
  quais: Pick<Entrega, 'destino' | 'tabela' | 'linhaId'> & { tipo?: { $in: TipoDeEvento[] } },
  antesDe: number,
): Promise<Pick<Entrega, 'id' | 'tipo'> | null> {
  const antes = { ...quais, estado: 'entregue' as const, id: { $lt: antesDe } };
  return em.findOne(Entrega, antes, { orderBy: { id: 'desc' }, disableIdentityMap: true });
}

/** How many wait for their turn, for one of the reasons that they were given. @param depoisDe only those whose turn comes after this */
export function contarNaFila(em: EntityManager, destino: string, motivos: readonly string[], depoisDe?: Date): Promise<number> {
  const vez = depoisDe && { proximaEm: { $gt: depoisDe } };
  return em.count(Entrega, { destino, estado: 'esperando', resposta: { $in: [...motivos] }, ...vez });
}

/** How many wait for their turn as these do, and since when the oldest of them is there. */
export function esperaNaFila(em: EntityManager, destino: string, motivos: readonly string[]): Promise<Espera> {
  return contarEspera(em, Entrega, { destino, estado: 'esperando', resposta: { $in: [...motivos] } });
}

/** Those that wait for a recipient for one reason, the oldest first, whenever their turn is. */
export function naFila(em: EntityManager, destino: string, motivo: string, limit: number): Promise<Entrega[]> {
  return em.find(Entrega, { destino, estado: 'esperando', resposta: motivo }, { orderBy: { id: 'asc' }, limit });
}

/** Says of some that wait that their recipient has heard of them together with another, whoever has taken them; what is not waiting any more stays. */
export async function darPorEntregues(em: EntityManager, ids: readonly number[], resposta: string): Promise<void> {
  const desfecho = { estado: 'entregue' as const, entregueEm: new Date(), resposta, tomadaAte: null };
  await inSharedTransaction(em, async (tx) => {
    await tx.nativeUpdate(Entrega, { id: { $in: [...ids] }, estado: 'esperando' }, desfecho);
  });
}

/** Whether anything about any row has reached a recipient since an instant. */
export async function chegouAlgo(em: EntityManager, destino: string, desde: Date): Promise<boolean> {
  return (await em.count(Entrega, { destino, entregueEm: { $gt: desde } })) > 0;
}
