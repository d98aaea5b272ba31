import type { EntityManager } from '@mikro-orm/core';
import { whereNamed } from '../../platform/database/search.ts';
import type { Alvo } from '../editing/alvo.ts';
import type { Autor } from '../editing/autor.ts';
import { ordensDe } from '../editing/campo.ts';
import { excluirLinha, listarLinhas } from '../editing/edicao.service.ts';
import type { Consulta, Pagina } from '../editing/lista.ts';
import { reordenarLinhas } from '../editing/reordenacao.service.ts';
import { salvarLinha, type TabelaEditavel } from '../editing/salvar.service.ts';
import { depoimentoCampos } from './depoimento.campos.ts';
import { Depoimento } from './depoimento.entity.ts';

/** Testimonials, as staff edit them. */
export const DEPOIMENTOS: TabelaEditavel<Depoimento> = {
  entidade: Depoimento,
  nome: 'depoimento',
  rotulo: ({ nome }) => nome,
  schema: depoimentoCampos,
};

/** Testimonials, on air or not, by `ordem`. */
export function listarTodosOsDepoimentos(em: EntityManager, consulta: Consulta): Promise<Pagina<Depoimento>> {
  return listarLinhas(em, DEPOIMENTOS, consulta, {
    where: whereNamed<Depoimento>('nome', consulta.busca),
    ordens: ordensDe(depoimentoCampos),
    padrao: [{ ordem: 'asc' }, { id: 'asc' }],
  });
}

/** All of them, on air or not, by `ordem`: what a reordering starts from. */
export function todosOsDepoimentos(em: EntityManager): Promise<Depoimento[]> {
  return em.findAll(Depoimento, { orderBy: { ordem: 'asc', id: 'asc' } });
}

/** Stores a testimonial: a new one, or over the one that is meant, of which only what is named changes. @throws what saving throws */
export function salvarDepoimento(em: EntityManager, alvo: Alvo | null, entrada: unknown, autor: Autor): Promise<Depoimento> {
  return salvarLinha(em, DEPOIMENTOS, { alvo, entrada, autor });
}

/** Deletes a testimonial. @throws `NAO_ENCONTRADO` */
export async function excluirDepoimento(em: EntityManager, id: number, autor: Autor): Promise<void> {
  await excluirLinha(em, DEPOIMENTOS, id, autor);
}

/** Gives all testimonials the positions 1, 2, 3 … @throws `GRUPO_INCOMPLETO` */
export function reordenarDepoimentos(em: EntityManager, ids: readonly number[], autor: Autor): Promise<void> {
  return reordenarLinhas(em, DEPOIMENTOS, ids, autor);
}
