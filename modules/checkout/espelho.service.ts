import { randomBytes } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/core';
import { raw, type SqlEntityManager } from '@mikro-orm/sql';
import { z } from 'zod';
import { lineageOf } from '../../platform/database/identity.ts';
import { RECORDS } from '../../platform/database/sharedRecord.ts';
import { DomainError } from '../../platform/errors.ts';
import { parseInput } from '../../platform/validation.ts';
import { Assinatura } from './assinatura.entity.ts';

/** Orders of one answer: at most, and where nothing is said. */
export const MAIOR_LIMITE = 500;
export const LIMITE = 100;
/** Name of the record that says which place was given last: that of the orders alone would go back when the last of them is erased. */
const MEMORIA = 'espelho';
/** A series of places, and a place in it. */
const CURSOR = /^([0-9a-f]{8})-(\d{1,10})$/;

export const QUANTOS = `O limite vai de 1 a ${MAIOR_LIMITE}.`;
export const cursorSchema = z.string().regex(CURSOR, 'O cursor é o que a resposta anterior trouxe; sem ele, começa do início.');
const perguntaSchema = z.object({
  cursor: cursorSchema.nullish(),
  limite: z.int(QUANTOS).min(1, QUANTOS).max(MAIOR_LIMITE, QUANTOS).nullish(),
});

/** What a mirror asks: after which place, and for how many orders. */
export type PerguntaDoEspelho = z.input<typeof perguntaSchema>;

/** Orders that have changed, each as it is now; whoever asks on with the cursor hears of every later change. */
export interface PaginaDoEspelho {
  pedidos: Assinatura[];
  cursor: string;
  /** Whether there are more already. */
  mais: boolean;
}

// The drivers answer JSON as a text, or read.
const memoriaSchema = z.preprocess(
  (conteudo) => (typeof conteudo === 'string' ? JSON.parse(conteudo) : conteudo),
  z.object({ serie: z.string(), ultimo: z.int(), de: z.string().default('') }),
);
/** The last place that was given, of which series it is, and where that was begun (`lineageOf`): a database that has gone back to a copy begins another. */
type Memoria = z.output<typeof memoriaSchema>;

/**
 * The orders that were stored or changed after a place, each once and as it is now, in the order of their places. Places are given here, by one reader
 * after the other, to what has been committed: nothing that is still being stored can come before what was told already. What was erased is not told.
 * @throws `DADOS_INVALIDOS`, and `CURSOR_DESCONHECIDO` for a place that was never given, as after going back to an older copy
 */
export async function pedidosDesde(em: EntityManager, pergunta: PerguntaDoEspelho): Promise<PaginaDoEspelho> {
  const { cursor, limite } = parseInput(perguntaSchema, pergunta);
  const quantos = limite ?? LIMITE;
  const de = await lineageOf(em);
  // Before places are given: one that was never given must not become the one that is given now.
  const lembrada = await lembrar(em as SqlEntityManager, de);
  const depois = cursor ? lerCursor(cursor, lembrada) : 0;
  const memoria = await darLugares(em as SqlEntityManager, { lembrada, de, quantos: quantos + 1 });
  // What has changed since it had its place is told once it has another, and not twice.
  const achados = await em.find(
    Assinatura,
    { posicao: { $gt: depois }, ...comVersao('=') },
    { orderBy: { posicao: 'asc' }, limit: quantos + 1, disableIdentityMap: true },
  );
  const pedidos = achados.slice(0, quantos);
  return {
    pedidos,
    cursor: `${memoria.serie}-${pedidos.at(-1)?.posicao ?? depois}`,
    mais: achados.length > quantos,
  };
}

function lerCursor(cursor: string, memoria: Memoria | null): number {
  const [, daSerie, lugar] = CURSOR.exec(cursor)!;
  if (memoria && daSerie === memoria.serie && Number(lugar) <= memoria.ultimo) return Number(lugar);
  throw new DomainError('conflict', 'CURSOR_DESCONHECIDO', 'Este cursor não é deste banco. Comece do início, sem cursor.');
}

/** What is remembered of the series that goes on here; null where none does. */
async function lembrar(em: SqlEntityManager, de: string): Promise<Memoria | null> {
  const [row] = await em.execute<{ conteudo: unknown }[]>(`select conteudo from ${RECORDS} where nome = ?`, [MEMORIA]);
  const memoria = row ? memoriaSchema.parse(row.conteudo) : null;
  return memoria?.de === de ? memoria : null;
}

/** Gives places to orders that have changed since they had one, at most so many. Where none has, nothing is written. */
async function darLugares(
  em: SqlEntityManager,
  { lembrada, de, quantos }: { lembrada: Memoria | null; de: string; quantos: number },
): Promise<Memoria> {
  if (lembrada && !(await em.findOne(Assinatura, comVersao('<>'), { fields: ['id'], disableIdentityMap: true }))) return lembrada;
  return em.transactional(async (tx) => {
    const memoria = await lembrarSozinho(tx as SqlEntityManager, de);
    // Whoever is being changed right now has a turn when that is over.
    const mudados = await tx.find(Assinatura, comVersao('<>'), {
      fields: ['id', 'versao'],
      orderBy: { alteradaEm: 'asc', id: 'asc' },
      limit: quantos,
      lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
      disableIdentityMap: true,
    });
    const ultimo = memoria.ultimo + mudados.length;
    await guardarLugares(tx as SqlEntityManager, mudados, memoria.ultimo);
    await (tx as SqlEntityManager).execute(`update ${RECORDS} set conteudo = ? where nome = ?`, [
      JSON.stringify({ ...memoria, ultimo }),
      MEMORIA,
    ]);
    return { ...memoria, ultimo };
  });
}

/** What is remembered; nobody else gives places before this transaction ends. A copy has the orders' places without it, and begins a series behind them. */
async function lembrarSozinho(tx: SqlEntityManager, de: string): Promise<Memoria> {
  const nova = { serie: randomBytes(4).toString('hex'), ultimo: 0, de };
  const [row] = await tx.execute<{ conteudo: unknown }[]>(
    `insert into ${RECORDS} (nome, conteudo) values (?, ?) on conflict (nome) do update set nome = excluded.nome returning conteudo`,
    [MEMORIA, JSON.stringify(nova)],
  );
  const [dos] = await tx.execute<{ ultimo: number | null }[]>('select max(posicao) as ultimo from assinaturas');
  const lembrada = memoriaSchema.parse(row!.conteudo);
  const { serie } = lembrada.de === de ? lembrada : nova;
  return { serie, ultimo: Math.max(lembrada.ultimo, dos!.ultimo ?? 0), de };
}

async function guardarLugares(tx: SqlEntityManager, mudados: readonly Pick<Assinatura, 'id' | 'versao'>[], depois: number) {
  if (mudados.length === 0) return;
  const linhas = mudados.map(({ id, versao }, i) => [id, depois + i + 1, versao]);
  // PostgreSQL takes what is given for texts otherwise.
  const inteiros = '(cast(? as integer), cast(? as integer), cast(? as integer))';
  await tx.execute(
    `update assinaturas set posicao = lugares.column2, posicao_versao = lugares.column3
       from (values ${linhas.map(() => inteiros).join(', ')}) as lugares
       where assinaturas.id = lugares.column1`,
    linhas.flat(),
  );
}

/** Whether an order's place is of the version that it has. */
const comVersao = (como: '=' | '<>') => ({ [raw((alias) => `${alias}.posicao_versao ${como} ${alias}.versao`)]: [] });
