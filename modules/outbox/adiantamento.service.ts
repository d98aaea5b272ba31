import type { EntityManager, FilterQuery } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { isPostgres } from '../../platform/database/dialect.ts';
import { inSharedTransaction } from '../../platform/database/sharedCommit.ts';
import { Entrega } from './entrega.entity.ts';

/** Longest that entries wait, in milliseconds. */
export interface MaisLongas {
  /** After each attempt that failed, by how many there were. */
  pausas: readonly number[];
  /** For their turn, by the reason that they say. */
  motivos: ReadonlyMap<string, number>;
  /** For somebody who has taken them. */
  posse: number;
}

/** By how much anything may lie further ahead, in milliseconds: clocks of machines agree to the second. */
const FOLGA_MS = 5000;

/**
 * Makes due what a clock that was ahead has put off, or taken: what comes from the future waits from now on, and nothing waits longer than its own kind does.
 * @param agora by the clock of the database, where several machines have theirs
 */
export async function adiantar(em: EntityManager, agora: Date, { pausas, motivos, posse }: MaisLongas): Promise<void> {
  const depoisDe = (ms: number) => ({ $gt: new Date(agora.getTime() + ms + FOLGA_MS) });
  const semVez = { $or: [{ resposta: null }, { resposta: { $nin: [...motivos.keys()] } }] };
  // What was never tried waits for nothing, and what was tried once more than that is given up.
  const esperas = [0, ...pausas];
  const tentada: FilterQuery<Entrega>[] = [...new Set(esperas)].map((ms) => ({
    tentativas: { $in: [...esperas.keys()].filter((tentativas) => esperas[tentativas] === ms) },
    proximaEm: depoisDe(ms),
  }));
  tentada.push({ tentativas: { $gt: pausas.length }, proximaEm: depoisDe(0) });
  const daVez: FilterQuery<Entrega>[] = [...motivos].map(([resposta, ms]) => ({ resposta, proximaEm: depoisDe(ms) }));
  const longe = [...daVez, { $and: [semVez, { $or: tentada }] }];
  await inSharedTransaction(em, async (tx) => {
    await datarDeNovo(tx as SqlEntityManager, agora);
    await tx.nativeUpdate(Entrega, { estado: 'esperando', $or: longe }, { proximaEm: agora });
    await tx.nativeUpdate(Entrega, { estado: 'esperando', tomadaAte: depoisDe(posse) }, { tomadaAte: null });
  });
}

/** How far a clock that was ahead may have dated what it stored. More than that is a clock that is behind now: dated by it, all that waits would be past its term. */
const MAIS_ADIANTADO_MS = 48 * 3_600_000;

/** Has what comes from the future come now, with as long to wait as it had. */
async function datarDeNovo(tx: SqlEntityManager, agora: Date): Promise<void> {
  const instante = (ms: number) => tx.getPlatform().processDateProperty(new Date(agora.getTime() + ms));
  const espera = isPostgres(tx)
    ? `cast(? as timestamptz) + greatest(interval '0', proxima_em - criada_em)`
    : '? + max(0, proxima_em - criada_em)';
  await tx.execute(
    `update entregas set proxima_em = ${espera}, criada_em = ? where estado = 'esperando' and criada_em > ? and criada_em <= ?`,
    [instante(0), instante(0), instante(FOLGA_MS), instante(MAIS_ADIANTADO_MS)],
  );
}
