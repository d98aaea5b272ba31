import type { EntityManager, RequiredEntityData } from '@mikro-orm/core';
import { findOlder, type Older } from '../../platform/database/older.ts';
import { announce } from '../../platform/happenings.ts';
import { parseInput } from '../../platform/validation.ts';
import { pageSchema, type ListPage } from '../editing/list.ts';
import { PAGE_SIZE } from '../editing/pageSize.ts';
import { Entrada, type EntradaResultado } from './entrada.entity.ts';

/** Refused attempts that are kept at most: strangers make them, and must not fill the disk. */
const RECUSAS_GUARDADAS = 10_000;

/** Attempts of each account that are kept at most of whoever gave its password and did not come in: he pushes out his own alone. */
const SEM_ENTRAR_GUARDADAS = 1_000;

/** How an attempt ended of somebody who came in. */
const ENTROU = ['entrou', 'entrou_com_recuperacao'] as const satisfies EntradaResultado[];

/** Records an attempt; of those that did not come in the oldest give way, of strangers to strangers and of an account to the same account. */
export async function registrarEntrada(
  em: EntityManager,
  entrada: Omit<RequiredEntityData<Entrada>, 'em' | 'id' | 'resultado'> & { resultado: EntradaResultado },
): Promise<void> {
  announce('signIn', { result: entrada.resultado });
  const id = await em.insert(Entrada, { ...entrada, em: new Date() } as RequiredEntityData<Entrada>);
  if (entrada.resultado === 'recusada') {
    await em.nativeDelete(Entrada, { id: { $lte: Number(id) - RECUSAS_GUARDADAS }, resultado: 'recusada' });
    return;
  }
  if (ENTROU.some((entrou) => entrou === entrada.resultado)) return;
  const daConta = { usuario: entrada.usuario, resultado: { $nin: ['recusada' as const, ...ENTROU] } };
  const [demais] = await em.find(Entrada, daConta, { orderBy: { id: 'desc' }, offset: SEM_ENTRAR_GUARDADAS, limit: 1 });
  if (demais) await em.nativeDelete(Entrada, { ...daConta, id: { $lte: demais.id } });
}

/** Whether anybody has signed in to an account, as far as attempts are kept. */
export async function jaEntrou(em: EntityManager, usuario: string): Promise<boolean> {
  return (await em.count(Entrada, { usuario, resultado: { $in: [...ENTROU] } })) > 0;
}

/** The attempts, newest first. @throws `DADOS_INVALIDOS` */
export async function listarEntradas(em: EntityManager, pedida: number): Promise<ListPage<Entrada>> {
  const { pagina } = parseInput(pageSchema, { pagina: pedida });
  const [itens, total] = await em.findAndCount(
    Entrada,
    {},
    { orderBy: { id: 'desc' }, limit: PAGE_SIZE, offset: (pagina - 1) * PAGE_SIZE },
  );
  return { itens, total };
}

/** The attempts from before an instant. */
export function entradasAntigas(em: EntityManager, antesDe: Date): Promise<Older | null> {
  return findOlder(em, Entrada, 'em', antesDe);
}

/** Deletes the attempts from before an instant. Answers how many. */
export function apagarEntradasAntigas(em: EntityManager, antesDe: Date): Promise<number> {
  return em.nativeDelete(Entrada, { em: { $lt: antesDe } });
}
