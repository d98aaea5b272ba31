import { LockMode, type EntityManager } from '@mikro-orm/core';
import { raw, type SqlEntityManager } from '@mikro-orm/sql';
import { z } from 'zod';
import { RECORDS } from '../../platform/database/sharedRecord.ts';
import { DomainError } from '../../platform/errors.ts';
import { parseInput } from '../../platform/validation.ts';
import { Assinatura } from './assinatura.entity.ts';

/** Orders of one answer: at most, and where nothing is said. */
export const MAIOR_LIMITE = 500;
const LIMITE = 100;
/** What remembers the last place that was given: that of the orders alone would go back when the last of them is erased. */
const ULTIMA = 'espelho';

const perguntaSchema = z.object({
  cursor: z
    .string()
    .regex(/^\d{1,9}$/, 'O cursor é o que a resposta anterior trouxe; sem ele, começa do início.')
    .nullish(),
  limite: z
    .int()
    .min(1, `O limite vai de 1 a ${MAIOR_LIMITE}.`)
    .max(MAIOR_LIMITE, `O limite vai de 1 a ${MAIOR_LIMITE}.`)
    .nullish(),
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

/**
 * The orders that were stored or changed after a place, each once and as it is now, in the order of their places. Places are given here, one reader
 * after the other, to what has been committed: nothing that is still being stored can come before what was told already. What was erased is not told.
 * @throws `DADOS_INVALIDOS`, and `CURSOR_DESCONHECIDO` for a place that was never given, as after going back to an older copy
 */
export async function pedidosDesde(em: EntityManager, pergunta: PerguntaDoEspelho): Promise<PaginaDoEspelho> {
  const { cursor, limite } = parseInput(perguntaSchema, pergunta);
  const [depois, quantos] = [Number(cursor ?? 0), limite ?? LIMITE];
  return em.transactional(async (tx) => {
    const ultima = await darLugares(tx as SqlEntityManager, quantos + 1);
    if (depois > ultima)
      throw new DomainError('conflict', 'CURSOR_DESCONHECIDO', 'Este cursor não é deste banco. Comece do início, sem cursor.');
    const achados = await tx.find(
      Assinatura,
      { posicao: { $gt: depois } },
      { orderBy: { posicao: 'asc' }, limit: quantos + 1, disableIdentityMap: true },
    );
    const pedidos = achados.slice(0, quantos);
    return { pedidos, cursor: String(pedidos.at(-1)?.posicao ?? depois), mais: achados.length > quantos };
  });
}

/** Gives places to orders that have changed since they had one; whoever else does waits. Answers the last place that there is. */
async function darLugares(tx: SqlEntityManager, quantos: number): Promise<number> {
  const primeira = await ultimoLugar(tx);
  // Who is being changed right now has its turn when that is over.
  const mudados = await tx.find(Assinatura, mudou(), {
    fields: ['id', 'versao'],
    orderBy: { alteradaEm: 'asc', id: 'asc' },
    limit: quantos,
    lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
    disableIdentityMap: true,
  });
  if (mudados.length === 0) return primeira;
  const linhas = mudados.map(({ id, versao }, i) => [id, primeira + i + 1, versao]);
  const inteiro = 'cast(? as integer)';
  await tx.execute(
    `update assinaturas set posicao = lugares.column2, posicao_versao = lugares.column3
       from (values ${linhas.map(() => `(${inteiro}, ${inteiro}, ${inteiro})`).join(', ')}) as lugares
       where assinaturas.id = lugares.column1`,
    linhas.flat(),
  );
  const ultima = primeira + linhas.length;
  await tx.execute(`update ${RECORDS} set conteudo = ? where nome = ?`, [JSON.stringify(ultima), ULTIMA]);
  return ultima;
}

/** The last place that was given; nobody else gives one before this transaction ends. A copy of the night has the orders' places, and not what remembers the last. */
async function ultimoLugar(tx: SqlEntityManager): Promise<number> {
  const [row] = await tx.execute<{ conteudo: unknown }[]>(
    `insert into ${RECORDS} (nome, conteudo) values (?, ?) on conflict (nome) do update set nome = excluded.nome returning conteudo`,
    [ULTIMA, '0'],
  );
  const [orders] = await tx.execute<{ ultima: number | null }[]>('select max(posicao) as ultima from assinaturas');
  return Math.max(z.coerce.number().parse(row!.conteudo), orders!.ultima ?? 0);
}

const mudou = () => ({ [raw((alias) => `${alias}.posicao_versao <> ${alias}.versao`)]: [] });
