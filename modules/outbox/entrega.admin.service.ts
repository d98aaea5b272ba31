import type { EntityManager, FilterQuery } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import { parseInput } from '../../platform/validation.ts';
import { vencerLinkDaCarta } from '../admin/linkDeAcesso.service.ts';
import { registrarAlteracao } from '../editing/alteracao.service.ts';
import { registrarAto } from '../editing/ato.service.ts';
import type { Autor } from '../editing/autor.ts';
import { contarEspera, type Espera } from '../editing/espera.service.ts';
import { pageSchema, type ListPage } from '../editing/list.ts';
import { PAGE_SIZE } from '../editing/pageSize.ts';
import { contadas } from '../editing/numero.ts';
import { podeLer, podeMudar, type Papel } from '../roles/papel.ts';
import { Entrega } from './entrega.entity.ts';
import { EMAIL_A_CONTA, EntregaEstado, PEDIDA_PELA_EQUIPE } from './entrega.ts';
import { esperarDeNovo } from './fila.service.ts';

const filtroSchema = z.object({
  id: z.int().nullish(),
  estado: z.enum(EntregaEstado).nullish(),
  destino: z.string().max(100).nullish(),
  tabela: z.string().max(100).nullish(),
  linhaId: z.int().nullish(),
  ate: z.int().nullish(),
});

/** Of whatever many entries a decision was about, so many are named in the trace. */
const NOMEADAS = 100;

/** What narrows a list of entries; nothing of it is all of them. */
export type FiltroDeEntregas = z.input<typeof filtroSchema>;

/** What of the outbox a role sees, and may have sent: letters with links to accounts are of whoever lets others in. Without a role, all. */
function doPapel(papel: Papel | undefined, pode: typeof podeLer): FilterQuery<Entrega> {
  return papel === undefined || pode(papel, 'equipe') ? {} : { destino: { $ne: EMAIL_A_CONTA } };
}

/** One page of the outbox, as far as a role sees it, the newest first unless the oldest are asked for. @throws `DADOS_INVALIDOS` */
export async function listarEntregas(
  em: EntityManager,
  filtro: FiltroDeEntregas,
  { pagina: pedida, antigas = false, papel }: { pagina: number; antigas?: boolean | undefined; papel: Papel | undefined },
): Promise<ListPage<Entrega>> {
  const { pagina } = parseInput(pageSchema, { pagina: pedida });
  const [itens, total] = await em.findAndCount(
    Entrega,
    { $and: [condicao(filtro), doPapel(papel, podeLer)] },
    {
      orderBy: { id: antigas ? 'asc' : 'desc' },
      limit: PAGE_SIZE,
      offset: (pagina - 1) * PAGE_SIZE,
    },
  );
  return { itens, total };
}

/** Has what waits, or was given up, of a filter told at once; with one entry those that wait before it, since its recipient hears of a row in order. Answers how many were meant. @throws `DADOS_INVALIDOS` */
export function tentarEntregas(em: EntityManager, filtro: FiltroDeEntregas, autor: Autor): Promise<number> {
  // What was discarded is meant only where it is named. What was emptied since has nothing to say any more.
  const estados: EntregaEstado[] = filtro.id == null ? [...ABERTAS] : [...ABERTAS, 'descartada'];
  const quais = { $and: [{ estado: { $in: estados }, dados: { $ne: null } }, doPapel(autor.papel, podeMudar)] };
  const fazer = async (tx: EntityManager, where: FilterQuery<Entrega>) => {
    if (filtro.id == null) return esperarDeNovo(tx, where);
    await apressarAnteriores(tx, where);
    return esperarDeNovo(tx, where, PEDIDA_PELA_EQUIPE);
  };
  return decidir(em, filtro, { autor, fez: 'enviar de novo', quais, fazer });
}

async function apressarAnteriores(tx: EntityManager, quais: FilterQuery<Entrega>): Promise<void> {
  const entrega = await tx.findOne(Entrega, quais);
  if (!entrega) return;
  const { id, destino, tabela, linhaId } = entrega;
  await esperarDeNovo(tx, { id: { $lt: id }, destino, tabela, linhaId, estado: 'esperando' }, PEDIDA_PELA_EQUIPE);
}

/**
 * Gives up what waits, or had been given up, of a filter, because staff say so. Answers how many. With a letter its link is over: whoever discards it means
 * that nobody shall have it.
 * @param quantas how many staff have seen: no more than these are meant
 * @throws `DADOS_INVALIDOS`, and `ENTREGAS_NOVAS` where there are more by now
 */
export function descartarEntregas(
  em: EntityManager,
  filtro: FiltroDeEntregas,
  autor: Autor,
  quantas: number | null = null,
): Promise<number> {
  const quais = { estado: { $in: [...ABERTAS] } };
  const fazer = async (tx: EntityManager, where: FilterQuery<Entrega>) => {
    await vencerLinks(tx, where);
    const feitas = await tx.nativeUpdate(Entrega, where, { estado: 'descartada', tomadaAte: null });
    if (quantas !== null && feitas > quantas) throw entregasNovas(feitas, quantas);
    return feitas;
  };
  return decidir(em, filtro, { autor, fez: 'descartar', quais, fazer });
}

/** Ends the links that letters among these carry, and takes them out of what the letters say. */
async function vencerLinks(tx: EntityManager, where: FilterQuery<Entrega>): Promise<void> {
  const cartas = await tx.find(Entrega, { $and: [where, { destino: EMAIL_A_CONTA }] }, { disableIdentityMap: true });
  for (const { linhaId, criadaEm } of cartas) await vencerLinkDaCarta(tx, linhaId, criadaEm);
  await tx.nativeUpdate(Entrega, { id: { $in: cartas.map(({ id }) => id) } }, { dados: null });
}

/** Those of which something can still be decided. */
const ABERTAS = ['esperando', 'desistida'] as const;

function entregasNovas(feitas: number, quantas: number): DomainError {
  const mensagem = `Eram ${quantas}, e agora são ${feitas}. Nada foi descartado: confira a lista e repita.`;
  return new DomainError('conflict', 'ENTREGAS_NOVAS', mensagem);
}

/** How many entries were given up: nobody outside has heard of them. */
export function contarDesistidas(em: EntityManager): Promise<number> {
  return em.count(Entrega, { estado: 'desistida' });
}

/** The same of those that a role sees, and since when the oldest of them is there. */
export function esperaDasDesistidas(em: EntityManager, papel: Papel | undefined): Promise<Espera> {
  return contarEspera(em, Entrega, { $and: [{ estado: 'desistida' }, doPapel(papel, podeLer)] });
}

/** How many entries wait to be told. */
export function contarEsperando(em: EntityManager): Promise<number> {
  return em.count(Entrega, { estado: 'esperando' });
}

/**
 * For how long the entry that is most late should have been told, in seconds; 0 where none is. One that has failed is late since it was made; one whose turn is
 * put off by a limit is not until that comes: it waits as it should (068). Of one that comes from the future, which a clock that was ahead has dated, nobody
 * knows: it counts for as long as it is ahead.
 */
export async function esperaMaisLonga(em: EntityManager): Promise<number> {
  const agora = new Date();
  const uma = async (where: FilterQuery<Entrega>, coluna: 'criadaEm' | 'proximaEm', ordem: 'asc' | 'desc' = 'asc') => {
    const quais = { $and: [{ estado: 'esperando' as const }, where] };
    const [entrega] = await em.find(Entrega, quais, { orderBy: { [coluna]: ordem }, limit: 1, disableIdentityMap: true });
    return Math.abs(agora.getTime() - (entrega ?? { [coluna]: agora })[coluna]!.getTime());
  };
  const esperas = [
    await uma({ tentativas: { $gt: 0 } }, 'criadaEm'),
    await uma({ id: await maisAtrasada(em, agora) }, 'proximaEm'),
    await uma({ criadaEm: { $gt: agora } }, 'criadaEm', 'desc'),
  ];
  return Math.max(...esperas) / 1000;
}

/** Of what nobody has tried yet the entry that is due for longest, and stands behind none about the same row, which may wait for its turn; 0 where there is none. */
async function maisAtrasada(em: EntityManager, agora: Date): Promise<number> {
  const sql = `select e.id from entregas e where e.estado = 'esperando' and e.tentativas = 0 and e.proxima_em <= ? and not exists (
      select 1 from entregas antes where antes.estado = 'esperando' and antes.linha_id = e.linha_id and antes.tabela = e.tabela
        and antes.destino = e.destino and antes.id < e.id
    ) order by e.proxima_em limit 1`;
  const instante = em.getPlatform().processDateProperty(agora);
  const [entrega] = await (em as SqlEntityManager).execute<{ id: number }[]>(sql, [instante]);
  return entrega?.id ?? 0;
}

interface Decisao {
  autor: Autor;
  /** What the trace says was done. */
  fez: string;
  quais: FilterQuery<Entrega>;
  fazer: (tx: EntityManager, where: FilterQuery<Entrega>) => Promise<number>;
}

function decidir(em: EntityManager, filtro: FiltroDeEntregas, { autor, fez, quais, fazer }: Decisao): Promise<number> {
  const where = { $and: [condicao(filtro), quais] };
  return em.transactional(async (tx) => {
    const algumas = await tx.find(Entrega, where, { fields: ['tabela', 'linhaId'], orderBy: { id: 'asc' }, limit: NOMEADAS });
    const quantas = await fazer(tx, where);
    const rotulo = contadas(quantas, 'entrega', 'entregas');
    const sobre = [...new Set(algumas.map(({ tabela, linhaId }) => `${tabela} ${linhaId}`))].join(', ');
    const depois = { feito: fez, sobre, ...parseInput(filtroSchema, filtro) };
    registrarAlteracao(tx, { autor, acao: 'alterou', tabela: 'entrega', linhaId: filtro.id ?? null, rotulo, antes: {}, depois });
    await tx.flush();
    await registrarAto(tx, autor, { resposta: quantas });
    return quantas;
  });
}

function condicao(filtro: FiltroDeEntregas): FilterQuery<Entrega> {
  const { id, estado, destino, tabela, linhaId, ate } = parseInput(filtroSchema, filtro);
  const ids = { ...(id != null && { $eq: id }), ...(ate != null && { $lte: ate }) };
  return {
    ...(Object.keys(ids).length > 0 && { id: ids }),
    ...(estado && { estado }),
    ...(destino && { destino }),
    ...(tabela && { tabela }),
    ...(linhaId != null && { linhaId }),
  };
}
