import type { EntityManager } from '@mikro-orm/core';
import { z } from 'zod';
import { OneAtATime } from '../../platform/oneAtATime.ts';
import { parseInput } from '../../platform/validation.ts';
import { Ato } from './ato.entity.ts';
import type { Autor } from './autor.ts';
import { chaveSchema } from './chave.ts';
import { alteradaDesde, atoEncerrado, chaveReutilizada, resumir } from './repeticao.service.ts';

const VALIDADE_MS = 7 * 86_400_000;

/** Stands for the content where nothing was done, and nothing will be. */
const NADA = '';

const comChave = z.object({ chave: chaveSchema });

/** Of two equal acts at once the second waits for the first. */
const umPorVez = new OneAtATime();

/** What is to be done once. */
export interface AFazer<Result> {
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
 * length, `CHAVE_REUTILIZADA` for other content under it, `ATO_ENCERRADO` when it was closed (`encerrarAto`), and what doing it throws
 */
export async function umaVez<Result>(em: EntityManager, autor: Autor, aFazer: AFazer<Result>): Promise<Feito<Result>> {
  const { nome, fazer, repetir } = aFazer;
  if (aFazer.chave == null) return { resultado: await fazer(autor), repetido: false };
  const chave = guardada(autor, aFazer.chave);
  const ato = { chave, conteudo: resumir([nome, aFazer.conteudo]) };
  const feito = async (): Promise<Feito<Result> | null> => {
    const anterior = await lembrado(em, chave);
    if (!anterior) return null;
    if (anterior.conteudo === NADA) throw atoEncerrado();
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

/** What has become of an act. */
export interface AtoEncerrado {
  feito: boolean;
  /** The row and the version that it made; null where it was about none, or was not done. */
  linhaId: number | null;
  versao: number | null;
}

/**
 * Settles an act of which no answer has come: it was done, or its key is closed and it never will be, also when it is being done at that
 * moment or still on its way. @throws `DADOS_INVALIDOS` for a key of another length
 */
export async function encerrarAto(em: EntityManager, autor: Autor, pedida: string): Promise<AtoEncerrado> {
  const chave = guardada(autor, pedida);
  const ato = { chave, conteudo: NADA };
  // Waits for what is being done in this process, so that it is not refused without need.
  return umPorVez.run(chave, async () => {
    const anterior = await lembrado(em, chave);
    if (anterior) return desfecho(anterior);
    try {
      await em.fork().transactional((tx) => registrarAto(tx, { ...autor, ato }));
    } catch (error) {
      // In another process it was done, or closed, meanwhile.
      const primeiro = await lembrado(em, chave);
      if (primeiro) return desfecho(primeiro);
      throw error;
    }
    return { feito: false, linhaId: null, versao: null };
  });
}

const desfecho = ({ conteudo, linhaId, versao }: Ato): AtoEncerrado => ({ feito: conteudo !== NADA, linhaId, versao });

/** How a key is stored: as its owner's. */
function guardada({ id }: Autor, chave: string): string {
  return resumir([id, parseInput(comChave, { chave }).chave]);
}

function lembrado(em: EntityManager, chave: string): Promise<Ato | null> {
  return em.fork().findOne(Ato, { chave, em: { $gte: maisAntigo() } });
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
