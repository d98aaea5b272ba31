import type { EntityManager } from '@mikro-orm/core';
import { whereNamed } from '../../platform/database/search.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Alvo } from '../editing/alvo.ts';
import type { Autor } from '../editing/autor.ts';
import { ordensDe } from '../editing/campo.ts';
import { excluirLinha, listarLinhas } from '../editing/edicao.service.ts';
import type { Consulta, Pagina } from '../editing/lista.ts';
import { reordenarLinhas } from '../editing/reordenacao.service.ts';
import { salvarLinha, type TabelaEditavel } from '../editing/salvar.service.ts';
import { destaqueCampos } from './destaque.campos.ts';
import { Destaque } from './destaque.entity.ts';
import { Plano } from './plano.entity.ts';
import { declararUso } from './uso.service.ts';

/** Highlights, as staff edit them. */
export const DESTAQUES: TabelaEditavel<Destaque> = {
  entidade: Destaque,
  nome: 'destaque',
  rotulo: ({ titulo }) => titulo,
  schema: destaqueCampos,
  conferir: async (em, { planoId }) => {
    if (planoId == null || (await em.count(Plano, { id: Number(planoId) })) > 0) return;
    const mensagem = 'Este plano não existe.';
    throw new DomainError('invalid', 'DADOS_INVALIDOS', mensagem, { fields: [{ campo: 'planoId', mensagem }] });
  },
};

declararUso(async (em, planoId) => (await em.find(Destaque, { planoId })).map(({ titulo }) => `destaque “${titulo}”`));

/** Highlights, active or not, by `ordem`. */
export function listarTodosOsDestaques(em: EntityManager, consulta: Consulta): Promise<Pagina<Destaque>> {
  return listarLinhas(em, DESTAQUES, consulta, {
    where: whereNamed<Destaque>('titulo', consulta.busca),
    ordens: ordensDe(destaqueCampos),
    padrao: [{ ordem: 'asc' }, { id: 'asc' }],
  });
}

/** All of them, active or not, by `ordem`: what a reordering starts from. */
export function todosOsDestaques(em: EntityManager): Promise<Destaque[]> {
  return em.findAll(Destaque, { orderBy: { ordem: 'asc', id: 'asc' } });
}

/** Stores a highlight: a new one, or over the one that is meant, of which only what is named changes. @throws what saving throws */
export function salvarDestaque(em: EntityManager, alvo: Alvo | null, entrada: unknown, autor: Autor): Promise<Destaque> {
  return salvarLinha(em, DESTAQUES, { alvo, entrada, autor });
}

/** Deletes a highlight. @throws `NAO_ENCONTRADO` */
export async function excluirDestaque(em: EntityManager, id: number, autor: Autor): Promise<void> {
  await excluirLinha(em, DESTAQUES, id, autor);
}

/** Gives all highlights the positions 1, 2, 3 … @throws `GRUPO_INCOMPLETO` */
export function reordenarDestaques(em: EntityManager, ids: readonly number[], autor: Autor): Promise<void> {
  return reordenarLinhas(em, DESTAQUES, ids, autor);
}
