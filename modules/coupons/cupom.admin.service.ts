import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/core';
import { DomainError } from '../../platform/errors.ts';
import { parseInput } from '../../platform/validation.ts';
import { buscarPlano } from '../catalogue/plano.admin.service.ts';
import type { Alvo } from '../editing/alvo.ts';
import type { Autor } from '../editing/autor.ts';
import { alterarLinha, criarLinha, excluirLinha, listarLinhas, type Tabela } from '../editing/edicao.service.ts';
import type { Consulta, Pagina } from '../editing/lista.ts';
import { ORDENS } from '../editing/ordens.ts';
import { Cupom } from './cupom.entity.ts';
import { cupomInputSchema } from './cupom.input.ts';
import { normalizarCodigo } from './cupom.ts';

const CUPONS: Tabela<Cupom> = { entidade: Cupom, nome: 'cupom', rotulo: ({ codigo }) => codigo };

/** Coupons, the one that ends last first. */
export function listarCupons(em: EntityManager, consulta: Consulta): Promise<Pagina<Cupom>> {
  const where = consulta.busca ? { codigo: { $like: `%${normalizarCodigo(consulta.busca)}%` } } : {};
  return listarLinhas(em, CUPONS, consulta, {
    where,
    ordens: ORDENS.cupons,
    padrao: [{ dataFim: 'desc' }, { id: 'desc' }],
  });
}

/** Stores a coupon: a new one, or over the one that is meant. @throws `DADOS_INVALIDOS`, `CODIGO_EXISTENTE` and what editing throws */
export async function salvarCupom(em: EntityManager, alvo: Alvo | null, entrada: unknown, autor: Autor): Promise<Cupom> {
  const { dataInicio, dataFim, ...resto } = parseInput(cupomInputSchema, entrada);
  if (resto.planoId !== null) await buscarPlano(em, resto.planoId);
  // The schema has refused a missing day.
  const dados = { ...resto, dataInicio: dataInicio!, dataFim: dataFim! };
  try {
    return await (alvo ? alterarLinha(em, CUPONS, alvo, dados, autor) : criarLinha(em, CUPONS, dados, autor));
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
