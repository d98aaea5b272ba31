import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/core';
import { whereNamed } from '../../platform/database/search.ts';
import { DomainError } from '../../platform/errors.ts';
import { buscarPlano } from '../catalogue/plano.admin.service.ts';
import { declararUso } from '../catalogue/uso.service.ts';
import type { Alvo } from '../editing/alvo.ts';
import type { Autor } from '../editing/autor.ts';
import { ordensDe } from '../editing/campo.ts';
import { excluirLinha, listarLinhas } from '../editing/edicao.service.ts';
import type { Consulta, Pagina } from '../editing/lista.ts';
import { salvarLinha, type TabelaEditavel } from '../editing/salvar.service.ts';
import { cupomCampos } from './cupom.campos.ts';
import { Cupom } from './cupom.entity.ts';

/** Coupons, as staff edit them. */
export const CUPONS: TabelaEditavel<Cupom> = {
  entidade: Cupom,
  nome: 'cupom',
  rotulo: ({ codigo }) => codigo,
  schema: cupomCampos,
  conferir: async (em, { planoId }) => {
    if (planoId != null) await buscarPlano(em, Number(planoId));
  },
};

declararUso(async (em, planoId) => (await em.find(Cupom, { planoId })).map(({ codigo }) => `cupom ${codigo}`));

/** Coupons, the one that ends last first. */
export function listarCupons(em: EntityManager, consulta: Consulta): Promise<Pagina<Cupom>> {
  return listarLinhas(em, CUPONS, consulta, {
    where: whereNamed<Cupom>('codigo', consulta.busca),
    ordens: ordensDe(cupomCampos),
    padrao: [{ dataFim: 'desc' }, { id: 'desc' }],
  });
}

/** Stores a coupon: a new one, or over the one that is meant, of which only what is named changes. @throws `CODIGO_EXISTENTE` and what saving throws */
export async function salvarCupom(em: EntityManager, alvo: Alvo | null, entrada: unknown, autor: Autor): Promise<Cupom> {
  try {
    return await salvarLinha(em, CUPONS, { alvo, entrada, autor });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const mensagem = 'Já existe um cupom com este código.';
    throw new DomainError('invalid', 'CODIGO_EXISTENTE', mensagem, { fields: [{ campo: 'codigo', mensagem }] });
  }
}

/** Deletes a coupon. Orders keep its terms. @throws `NAO_ENCONTRADO` */
export async function excluirCupom(em: EntityManager, id: number, autor: Autor): Promise<void> {
  await excluirLinha(em, CUPONS, id, autor);
}
