import type { EntityManager, FilterQuery } from '@mikro-orm/core';
import { parseInput } from '../../platform/validation.ts';
import type { Alvo } from '../editing/alvo.ts';
import type { Autor } from '../editing/autor.ts';
import {
  alterarLinha,
  buscarLinha,
  criarLinha,
  excluirLinha,
  listarLinhas,
  reordenarLinhas,
  type Tabela,
} from '../editing/edicao.service.ts';
import type { Consulta, Pagina } from '../editing/lista.ts';
import { ORDENS } from '../editing/ordens.ts';
import { Plano } from './plano.entity.ts';
import { planoInputSchema } from './plano.input.ts';
import type { PlanoTipo } from './plano.ts';

const PLANOS: Tabela<Plano> = { entidade: Plano, nome: 'plano', rotulo: ({ nome }) => nome };

/** Plans on sale or not, by type and position unless another order is asked for (section 9.7). */
export function listarPlanos(
  em: EntityManager,
  consulta: Consulta,
  { tipo, ativo }: { tipo?: PlanoTipo | undefined; ativo?: boolean | null | undefined } = {},
): Promise<Pagina<Plano>> {
  const where: FilterQuery<Plano> = {
    ...(tipo && { planoTipo: tipo }),
    ...(ativo != null && { ativo }),
    ...(consulta.busca && { nome: { $like: `%${consulta.busca}%` } }),
  };
  const padrao = [{ planoTipo: 'asc' as const }, { ordem: 'asc' as const }, { id: 'asc' as const }];
  return listarLinhas(em, PLANOS, consulta, { where, ordens: ORDENS.planos, padrao });
}

/** Every plan, on sale or not, by `ordem`: what `listarativos` answers to staff (D5). */
export function listarTodosOsPlanos(em: EntityManager): Promise<Plano[]> {
  return em.findAll(Plano, { orderBy: { ordem: 'asc', id: 'asc' } });
}

/** A plan, on sale or not. @throws `NAO_ENCONTRADO` */
export function buscarPlano(em: EntityManager, id: number): Promise<Plano> {
  return buscarLinha(em, PLANOS, id);
}

/** Stores a new plan. @throws `DADOS_INVALIDOS` with a message per field */
export async function criarPlano(em: EntityManager, entrada: unknown, autor: Autor): Promise<Plano> {
  return criarLinha(em, PLANOS, parseInput(planoInputSchema, entrada), autor);
}

/** Replaces what a plan says. @throws `DADOS_INVALIDOS`, `NAO_ENCONTRADO`, `ALTERADO_POR_OUTRA_PESSOA` */
export async function alterarPlano(em: EntityManager, alvo: Alvo, entrada: unknown, autor: Autor): Promise<Plano> {
  return alterarLinha(em, PLANOS, alvo, parseInput(planoInputSchema, entrada), autor);
}

/** Stores a copy of a plan, not on sale until somebody says so. */
export async function duplicarPlano(em: EntityManager, id: number, autor: Autor): Promise<Plano> {
  const { id: _id, versao: _versao, ...dados } = await buscarPlano(em, id);
  const nome = `${dados.nome.slice(0, 140)} (cópia)`;
  return criarLinha(em, PLANOS, { ...dados, nome, ativo: false }, autor);
}

/** Deletes a plan. Orders keep their copy of it. @throws `NAO_ENCONTRADO` */
export async function excluirPlano(em: EntityManager, id: number, autor: Autor): Promise<void> {
  await excluirLinha(em, PLANOS, id, autor);
}

/** Gives plans the positions 1, 2, 3 … */
export function reordenarPlanos(em: EntityManager, ids: readonly number[], autor: Autor): Promise<void> {
  return reordenarLinhas(em, PLANOS, ids, autor);
}
