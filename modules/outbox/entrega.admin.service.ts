import type { EntityManager, FilterQuery } from '@mikro-orm/core';
import { z } from 'zod';
import { parseInput } from '../../platform/validation.ts';
import { registrarAlteracao } from '../editing/alteracao.service.ts';
import { registrarAto } from '../editing/ato.service.ts';
import type { Autor } from '../editing/autor.ts';
import { pageSchema, PAGE_SIZE, type ListPage } from '../editing/list.ts';
import { contadas } from '../editing/numero.ts';
import { Entrega } from './entrega.entity.ts';
import { EntregaEstado } from './entrega.ts';
import { esperarDeNovo } from './fila.service.ts';

const filtroSchema = z.object({
  id: z.int().nullish(),
  estado: z.enum(EntregaEstado).nullish(),
  destino: z.string().max(100).nullish(),
});

/** What narrows a list of entries; nothing of it is all of them. */
export type FiltroDeEntregas = z.input<typeof filtroSchema>;

/** One page of the outbox, the newest first. @throws `DADOS_INVALIDOS` */
export async function listarEntregas(em: EntityManager, filtro: FiltroDeEntregas, pedida: number): Promise<ListPage<Entrega>> {
  const { pagina } = parseInput(pageSchema, { pagina: pedida });
  const [itens, total] = await em.findAndCount(Entrega, condicao(filtro), {
    orderBy: { id: 'desc' },
    limit: PAGE_SIZE,
    offset: (pagina - 1) * PAGE_SIZE,
  });
  return { itens, total };
}

/** Has what waits, or was given up, of a filter told at once. Answers how many. @throws `DADOS_INVALIDOS` */
export function tentarEntregas(em: EntityManager, filtro: FiltroDeEntregas, autor: Autor): Promise<number> {
  // What was emptied since has nothing to say any more.
  const quais = { estado: { $in: ['esperando', 'desistida'] }, dados: { $ne: null } } as const;
  return decidir(em, filtro, { autor, fez: 'enviar de novo' }, (tx, where) => esperarDeNovo(tx, { $and: [where, quais] }));
}

/** Gives up what waits, or had been given up, of a filter, because staff say so. Answers how many. @throws `DADOS_INVALIDOS` */
export function descartarEntregas(em: EntityManager, filtro: FiltroDeEntregas, autor: Autor): Promise<number> {
  const quais = { estado: { $in: ['esperando', 'desistida'] } } as const;
  return decidir(em, filtro, { autor, fez: 'descartar' }, (tx, where) =>
    tx.nativeUpdate(Entrega, { $and: [where, quais] }, { estado: 'descartada', tomadaAte: null }),
  );
}

/** How many entries were given up: nobody outside has heard of them. */
export function contarDesistidas(em: EntityManager): Promise<number> {
  return em.count(Entrega, { estado: 'desistida' });
}

/** How many entries wait to be told. */
export function contarEsperando(em: EntityManager): Promise<number> {
  return em.count(Entrega, { estado: 'esperando' });
}

/** How long the oldest entry has waited that still does, in seconds; 0 where nothing waits. */
export async function esperaMaisLonga(em: EntityManager): Promise<number> {
  const [maisAntiga] = await em.find(
    Entrega,
    { estado: 'esperando' },
    { orderBy: { id: 'asc' }, limit: 1, fields: ['criadaEm'] },
  );
  return maisAntiga ? Math.max(0, (new Date().getTime() - maisAntiga.criadaEm.getTime()) / 1000) : 0;
}

interface Decisao {
  autor: Autor;
  /** What the trace says was done. */
  fez: string;
}

function decidir(
  em: EntityManager,
  filtro: FiltroDeEntregas,
  { autor, fez }: Decisao,
  fazer: (tx: EntityManager, where: FilterQuery<Entrega>) => Promise<number>,
): Promise<number> {
  const where = condicao(filtro);
  return em.transactional(async (tx) => {
    const quantas = await fazer(tx, where);
    const rotulo = contadas(quantas, 'entrega', 'entregas');
    const depois = { feito: fez, ...parseInput(filtroSchema, filtro) };
    registrarAlteracao(tx, { autor, acao: 'alterou', tabela: 'entrega', linhaId: filtro.id ?? null, rotulo, antes: {}, depois });
    await tx.flush();
    await registrarAto(tx, autor, { resposta: quantas });
    return quantas;
  });
}

function condicao(filtro: FiltroDeEntregas): FilterQuery<Entrega> {
  const { id, estado, destino } = parseInput(filtroSchema, filtro);
  return { ...(id != null && { id }), ...(estado && { estado }), ...(destino && { destino }) };
}
