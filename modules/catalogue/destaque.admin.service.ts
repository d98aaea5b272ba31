import type { EntityManager } from '@mikro-orm/core';
import { DomainError } from '../../platform/errors.ts';
import { parseInput } from '../../platform/validation.ts';
import type { Alvo } from '../editing/alvo.ts';
import type { Autor } from '../editing/autor.ts';
import { alterarLinha, criarLinha, excluirLinha, listarLinhas, reordenarLinhas, type Tabela } from '../editing/edicao.service.ts';
import type { Consulta, Pagina } from '../editing/lista.ts';
import { ORDENS } from '../editing/ordens.ts';
import { Destaque } from './destaque.entity.ts';
import { destaqueInputSchema } from './destaque.input.ts';
import { Plano } from './plano.entity.ts';

const DESTAQUES: Tabela<Destaque> = { entidade: Destaque, nome: 'destaque', rotulo: ({ titulo }) => titulo };

/** Highlights, active or not, by `ordem`. */
export function listarTodosOsDestaques(em: EntityManager, consulta: Consulta): Promise<Pagina<Destaque>> {
  const where = consulta.busca ? { titulo: { $like: `%${consulta.busca}%` } } : {};
  return listarLinhas(em, DESTAQUES, consulta, {
    where,
    ordens: ORDENS.destaques,
    padrao: [{ ordem: 'asc' }, { id: 'asc' }],
  });
}

/** Stores a highlight: a new one, or over the one that is meant. @throws `DADOS_INVALIDOS` and what editing throws */
export async function salvarDestaque(em: EntityManager, alvo: Alvo | null, entrada: unknown, autor: Autor): Promise<Destaque> {
  const dados = parseInput(destaqueInputSchema, entrada);
  if (dados.planoId !== null && (await em.count(Plano, { id: dados.planoId })) === 0) {
    const mensagem = 'Este plano não existe.';
    throw new DomainError('invalid', 'DADOS_INVALIDOS', mensagem, { fields: [{ campo: 'planoId', mensagem }] });
  }
  return alvo ? alterarLinha(em, DESTAQUES, alvo, dados, autor) : criarLinha(em, DESTAQUES, dados, autor);
}

/** Deletes a highlight. @throws `NAO_ENCONTRADO` */
export async function excluirDestaque(em: EntityManager, id: number, autor: Autor): Promise<void> {
  await excluirLinha(em, DESTAQUES, id, autor);
}

/** Gives highlights the positions 1, 2, 3 … */
export function reordenarDestaques(em: EntityManager, ids: readonly number[], autor: Autor): Promise<void> {
  return reordenarLinhas(em, DESTAQUES, ids, autor);
}
