import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { rememberErased, rememberExpired } from '../../platform/database/erasedOrders.ts';
import { findOlder, type Older } from '../../platform/database/older.ts';
import { deleteRemains } from '../editing/remains.service.ts';
import { idsComEmail } from '../privacy/enderecos.service.ts';
import { saoOMesmoEmail } from '../privacy/titular.server.ts';
import type { Titular } from '../privacy/titular.ts';
import { ligadosA } from './anuncio.service.ts';
import { assinaturaCampos } from './assinatura.campos.ts';
import { Assinatura, buscaDe } from './assinatura.entity.ts';
import { travarTodos } from './familia.service.ts';
import { instanteDaMudanca } from './instanteDaMudanca.ts';
import { contarDosTocados } from './reflexo.service.ts';

/** The orders that came before an instant. */
export function assinaturasAntigas(em: EntityManager, antesDe: Date): Promise<Older | null> {
  return findOlder(em, Assinatura, 'criadaEm', antesDe);
}

/** Deletes the orders, with their notes and trace, that came before an instant. Answers how many. */
export async function apagarAssinaturasAntigas(em: EntityManager, antesDe: Date): Promise<number> {
  const vizinhas = await (em as SqlEntityManager).execute<{ id: number }[]>(
    `select f.id from assinaturas f
     where f.criada_em >= ? and exists (select 1 from assinaturas v where v.criada_em < ? and v.id in (f.substitui_id, f.substituida_por_id))`,
    [antesDe, antesDe],
  );
  const apagadas = await contarDasQueFicam(em, {
    daFamilia: vizinhas.map(({ id }) => Number(id)),
    fica: ({ criadaEm }) => criadaEm >= antesDe,
    apagar: () => em.nativeDelete(Assinatura, { criadaEm: { $lt: antesDe } }),
  });
  if (apagadas > 0) await rememberExpired(em, antesDe);
  await deleteRemains(em, assinaturaCampos, Assinatura);
  return apagadas;
}

/** Orders found for one person. */
export interface Encontradas {
  /** The person's own. */
  suas: Assinatura[];
  /** Linked with those, but with neither document nor address in common: they may be somebody else's. */
  ligadas: Assinatura[];
}

/**
 * Orders of one person, whole, with those that they correct or were corrected by, where the address may have been mistyped (D38). A
 * link alone does not make an order the person's: whoever knew a key could set one. One that only copies an address is
 * somebody else's.
 */
export async function assinaturasDe(em: EntityManager, titular: Titular): Promise<Encontradas> {
  const where = 'email' in titular ? { id: { $in: await idsComEmail(em, Assinatura, 'email', titular.email) } } : titular;
  const suas = new Map<number, Assinatura>();
  let novas = await em.find(Assinatura, where);
  let ligadas: Assinatura[] = [];
  while (novas.length > 0) {
    for (const nova of novas) suas.set(nova.id, nova);
    const links = [...suas.values()].flatMap(({ substituiId, substituidaPorId }) => [substituiId, substituidaPorId]);
    const ids = links.filter((id) => id !== null && !suas.has(id));
    // An order knows its last correction alone; those before it know what they correct.
    const deEstas = { substituiId: { $in: [...suas.keys()] }, id: { $nin: [...suas.keys()] } };
    ligadas = await em.find(Assinatura, { $or: [{ id: { $in: ids } }, deEstas] }, { orderBy: { id: 'asc' } });
    const documentos = new Set([...suas.values()].map(({ cpfCnpj }) => cpfCnpj));
    const emails = [...suas.values()].map(({ email }) => email).filter(Boolean);
    const ehDela = (email: string) => emails.some((seu) => saoOMesmoEmail(seu, email));
    novas = ligadas.filter(({ cpfCnpj, email }) => (cpfCnpj && documentos.has(cpfCnpj)) || (email && ehDela(email)));
  }
  return { suas: [...suas.values()].sort((a, b) => a.id - b.id), ligadas };
}

interface QueFicam {
  /** Orders of whose families some may go. */
  daFamilia: readonly number[];
  fica: (pedido: Assinatura) => boolean;
  apagar: () => Promise<number>;
}

/**
 * Deletes orders, and tells of those that stay what has become of them with that: one that was paid may be delivered now (record 069). Answers how many went.
 */
async function contarDasQueFicam(em: EntityManager, { daFamilia, fica, apagar }: QueFicam): Promise<number> {
  const ficam = daFamilia.length > 0 ? (await travarTodos(em, daFamilia)).filter(fica) : [];
  const ditos = await ditosDe(em, ficam);
  const apagadas = await apagar();
  if (ficam.length === 0) return apagadas;
  const where = { id: { $in: ficam.map(({ id }) => id) } };
  const restam = await em.find(Assinatura, where, { orderBy: { id: 'asc' }, refresh: true });
  const agoraDitos = await ditosDe(em, restam);
  const tocadas = restam.filter(({ id }) => agoraDitos.get(id) !== ditos.get(id));
  const agora = new Date();
  for (const linha of tocadas) linha.alteradaEm = instanteDaMudanca(linha);
  await contarDosTocados(em, { tocados: tocadas, agora });
  return apagadas;
}

/** What is said of some orders because of others, by their keys, to be compared. */
async function ditosDe(em: EntityManager, pedidos: readonly Assinatura[]): Promise<Map<number, string>> {
  const ditos = new Map<number, string>();
  for (const pedido of pedidos) ditos.set(pedido.id, JSON.stringify(await ligadosA(em, pedido)));
  return ditos;
}

/** Deletes the orders of one person, with their notes and trace. Answers what they were, and what was linked with them. */
export async function apagarAssinaturasDe(em: EntityManager, titular: Titular): Promise<Encontradas> {
  const encontradas = await assinaturasDe(em, titular);
  const ids = encontradas.suas.map(({ id }) => id);
  // Those that only name one of them are of no family of it.
  const queCitam = await em.find(Assinatura, { substituiId: { $in: ids } }, { fields: ['id'] });
  await contarDasQueFicam(em, {
    daFamilia: [...new Set([...ids, ...queCitam.map(({ id }) => id)])],
    fica: ({ id }) => !ids.includes(id),
    apagar: () => em.nativeDelete(Assinatura, { id: { $in: ids } }),
  });
  await rememberErased(em, encontradas.suas);
  await deleteRemains(em, assinaturaCampos, Assinatura);
  return encontradas;
}

/** Orders that copy a person's address; the person's own among them. */
export async function copiasDe(em: EntityManager, titular: Titular): Promise<Assinatura[]> {
  if (!('email' in titular)) return [];
  const ids = await idsComEmail(em, Assinatura, 'emailCopia', titular.email);
  return em.find(Assinatura, { id: { $in: ids } }, { orderBy: { id: 'asc' } });
}

/** Takes a person's address out of the orders that only copy it, and are other people's. Answers which. */
export async function apagarCopiasDe(em: EntityManager, titular: Titular): Promise<number[]> {
  const copias = await copiasDe(em, titular);
  for (const copia of copias) {
    copia.emailCopia = '';
    copia.busca = buscaDe(copia);
  }
  await em.flush();
  return copias.map(({ id }) => id);
}
