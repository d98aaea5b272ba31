import type { EntityManager } from '@mikro-orm/core';
import { z } from 'zod';
import { OneAtATime } from '../../platform/oneAtATime.ts';
import { parseInput } from '../../platform/validation.ts';
import { Ato } from './ato.entity.ts';
import type { Autor } from './autor.ts';
import { chaveSchema } from './chave.ts';
import { alteradaDesde, chaveReutilizada, resumir } from './repeticao.service.ts';

const VALIDADE_MS = 7 * 86_400_000;

const comChave = z.object({ chave: chaveSchema });

/** Of two equal acts at once the second waits for the first. */
const umPorVez = new OneAtATime();

/** What is to be done once. */
export interface Pedido<Result> {
  /** Name of what is done: the mutation. */
  nome: string;
  /** Idempotency key; without one it is done whenever it is asked for. */
  chave: string | null | undefined;
  /** All that is asked for, by which a repeat is told from something else (D38); not the version that was read, which asks for nothing. */
  conteudo: unknown;
  /** Does it in the name of an author who carries the act; whatever commits it records the act in the same transaction (`registrarAto`). */
  fazer: (autor: Autor) => Promise<Result>;
  /** What a repeat is answered with. */
  repetir: (feito: Ato) => Promise<Result>;
}

/** What came of it, and whether that was the case already. */
interface Feito<Result> {
  resultado: Result;
  repetido: boolean;
}

/**
 * Does something in the name of the staff once, however often it is asked for under its key. @throws `DADOS_INVALIDOS` for a key of another
 * length, `CHAVE_REUTILIZADA` for other content under it, and what doing it throws
 */
export async function umaVez<Result>(em: EntityManager, autor: Autor, pedido: Pedido<Result>): Promise<Feito<Result>> {
  const { nome, fazer, repetir } = pedido;
  if (pedido.chave == null) return { resultado: await fazer(autor), repetido: false };
  const chave = resumir([autor.id, parseInput(comChave, { chave: pedido.chave }).chave]);
  const ato = { chave, conteudo: resumir([nome, pedido.conteudo]) };
  const feito = async (): Promise<Feito<Result> | null> => {
    const anterior = await em.fork().findOne(Ato, { chave, em: { $gte: maisAntigo() } });
    if (!anterior) return null;
    if (anterior.conteudo !== ato.conteudo)
      throw chaveReutilizada({ de: 'ato', linhaId: anterior.linhaId, versao: anterior.versao });
    const resultado = await repetir(anterior);
    if (anterior.versao !== null && (resultado as { versao?: number }).versao !== anterior.versao) throw alteradaDesde();
    return { resultado, repetido: true };
  };
  return umPorVez.run(chave, async () => {
    const antes = await feito();
    if (antes) return antes;
    try {
      return { resultado: await fazer({ ...autor, ato }), repetido: false };
    } catch (error) {
      // In another process nobody waits: there the second fails at the act's own row, and finds the first's.
      const primeiro = await feito();
      if (primeiro) return primeiro;
      throw error;
    }
  });
}

/** Forgets the acts that nobody waits for any more. */
export async function apagarAtosAntigos(em: EntityManager): Promise<void> {
  await em.nativeDelete(Ato, { em: { $lt: maisAntigo() } });
}

const maisAntigo = () => new Date(new Date().getTime() - VALIDADE_MS);

/** What an act came to. */
interface Desfecho {
  linha?: { id: number; versao?: number };
  resposta?: unknown;
}

/** Records the act that an author carries, if any, in the transaction that does it. */
export async function registrarAto(
  tx: EntityManager,
  { ato }: Autor,
  { linha: row, resposta = null }: Desfecho = {},
): Promise<void> {
  if (!ato) return;
  await apagarAtosAntigos(tx);
  await tx.insert(Ato, { ...ato, em: new Date(), linhaId: row?.id ?? null, versao: row?.versao ?? null, resposta });
}
