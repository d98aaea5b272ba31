import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/core';
import { z } from 'zod';
import { OneAtATime } from '../../platform/oneAtATime.ts';
import { parseInput } from '../../platform/validation.ts';
import type { Escopo } from '../keys/escopo.ts';
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
  const chave = guardada(autor, parseInput(comChave, { chave: aFazer.chave }).chave);
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

/** What another module does once under keys of its own, which all who have a scope share. */
interface OutroFeito {
  /** What is made; with it the keys are told from those of acts. */
  nome: string;
  /** Who may do it. */
  escopo: Escopo;
  /** What was made under a key, however long ago; null where nothing was. */
  buscar: (em: EntityManager, chave: string) => Promise<Linha | null>;
}

const outrosFeitos: OutroFeito[] = [];

/** Tells how to ask another module what it has done under a key; editing knows none of them. Whatever it does calls `registrarFeito`. */
export function declararFeito(outro: OutroFeito): void {
  outrosFeitos.push(outro);
}

/**
 * Settles an act of which no answer has come: it was done, or its key is closed and it never will be, also when it is being done at that
 * moment or still on its way. So is what other modules do under the same key, for whoever may do it.
 * @param escopos of a machine; null of people, whose orders are those of visitors
 * @throws `DADOS_INVALIDOS` for a key of another length
 */
export async function encerrarAto(
  em: EntityManager,
  autor: Autor,
  pedida: string,
  escopos: ReadonlySet<Escopo> | null,
): Promise<AtoEncerrado> {
  const { chave } = parseInput(comChave, { chave: pedida });
  const proprio = await fechar(em, autor, guardada(autor, chave));
  let feito = proprio.feito ? proprio : null;
  // All of them: what is done under one must not still come under another.
  for (const { nome, escopo, buscar } of outrosFeitos) {
    if (!escopos?.has(escopo)) continue;
    const linha = await buscar(em.fork(), chave);
    feito ??= linha && { feito: true, linhaId: linha.id, versao: linha.versao ?? null };
    const outro = linha ? null : await fechar(em, autor, deTodos(nome, chave));
    feito ??= outro?.feito ? outro : null;
  }
  return feito ?? proprio;
}

/** Settles what may be done under one stored key. */
function fechar(em: EntityManager, autor: Autor, chave: string): Promise<AtoEncerrado> {
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

/**
 * Notes, in the transaction that does it, what another module does under a key of its own, so that it cannot be closed any more.
 * @throws `ATO_ENCERRADO` where it was closed (`encerrarAto`), which takes the transaction back
 */
export async function registrarFeito(
  tx: EntityManager,
  { nome, chave, conteudo }: { nome: string; chave: string; conteudo: string },
  linha: Linha,
): Promise<void> {
  const guardado = deTodos(nome, chave);
  // What was made before and is gone is no hindrance, nor what was closed longer ago than anybody waits.
  await tx.nativeDelete(Ato, { chave: guardado, $or: [{ conteudo: { $ne: NADA } }, { em: { $lt: maisAntigo() } }] });
  const { id: linhaId, versao = null } = linha;
  try {
    await tx.insert(Ato, { chave: guardado, conteudo, em: new Date(), linhaId, versao, resposta: null });
  } catch (error) {
    throw error instanceof UniqueConstraintViolationException ? atoEncerrado() : error;
  }
}

/** How a key is stored: as its owner's. */
const guardada = ({ id }: Autor, chave: string): string => resumir([id, chave]);

/** How one is stored that is nobody's alone: of what is made under it. */
const deTodos = (nome: string, chave: string): string => resumir([nome, chave]);

function lembrado(em: EntityManager, chave: string): Promise<Ato | null> {
  return em.fork().findOne(Ato, { chave, em: { $gte: maisAntigo() } });
}

/** Forgets the acts that nobody waits for any more. */
export async function apagarAtosAntigos(em: EntityManager): Promise<void> {
  await em.nativeDelete(Ato, { em: { $lt: maisAntigo() } });
}

const maisAntigo = () => new Date(new Date().getTime() - VALIDADE_MS);

/** A row that was made or changed. */
interface Linha {
  id: number;
  versao?: number;
}

/** What an act came to. */
interface Desfecho {
  linha?: Linha;
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
