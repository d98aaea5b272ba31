import type { EntityManager } from '@mikro-orm/core';
import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import { parseInput } from '../../platform/validation.ts';
import type { Target } from '../editing/target.ts';
import type { Autor } from '../editing/autor.ts';
import { emCadaUma, type FeitoEmVarias } from '../editing/cadaUma.service.ts';
import { cadaUmaUmaVez } from '../editing/emVarias.ts';
import { anunciar, camposDitos } from '../outbox/anuncio.service.ts';
import { findRow, createRow, deleteRow } from '../editing/rows.service.ts';
import type { ListQuery, ListPage } from '../editing/list.ts';
import { reorderRows, type NovaOrdem } from '../editing/reorder.service.ts';
import { saveRow } from '../editing/save.service.ts';
import { listTable, type ListedTable } from '../editing/table.service.ts';
import { planoCampos } from './plano.campos.ts';
import { Plano } from './plano.entity.ts';
import type { PlanoTipo } from './plano.ts';
import { usosDoPlano } from './uso.service.ts';

/** What others outside are told was done to a plan. */
const DITO = { criou: 'criado', alterou: 'alterado', excluiu: 'excluido' } as const;

/** Plans, as staff edit them. */
export const PLANOS: ListedTable<Plano> = {
  entidade: Plano,
  rotulo: ({ nome }) => nome,
  schema: planoCampos,
  procura: 'nome',
  padrao: [{ planoTipo: 'asc' }, { ordem: 'asc' }, { id: 'asc' }],
  anunciar: (tx, { row, acao }) =>
    anunciar(tx, {
      tipo: 'plano.alterado',
      tabela: planoCampos,
      linhaId: row.id,
      dados: () => ({ versao: 1, acao: DITO[acao], id: row.id, ...camposDitos(planoCampos, row) }),
      agora: new Date(),
    }),
};

/** Plans on sale or not, by type and position unless another order is asked for (section 9.7). */
export function listarPlanos(
  em: EntityManager,
  consulta: ListQuery,
  { tipo, ativo }: { tipo?: PlanoTipo | undefined; ativo?: boolean | null | undefined } = {},
): Promise<ListPage<Plano>> {
  return listTable(em, PLANOS, consulta, { ...(tipo && { planoTipo: tipo }), ...(ativo != null && { ativo }) });
}

/** Every plan, on sale or not, of one type or of all, by `ordem`: what `listarativos` answers to staff (D5). */
export function listarTodosOsPlanos(em: EntityManager, tipo?: PlanoTipo): Promise<Plano[]> {
  return em.find(Plano, tipo ? { planoTipo: tipo } : {}, { orderBy: { ordem: 'asc', id: 'asc' } });
}

/** A plan, on sale or not. @throws `NAO_ENCONTRADO` */
export function buscarPlano(em: EntityManager, id: number): Promise<Plano> {
  return findRow(em, PLANOS, id);
}

/** Stores a plan: a new one, or over the one that is meant, of which only what is named changes. @throws what saving throws */
export function salvarPlano(em: EntityManager, target: Target | null, entrada: unknown, autor: Autor): Promise<Plano> {
  return saveRow(em, PLANOS, { target, entrada, autor });
}

const precosSchema = z.object({ linhas: cadaUmaUmaVez(z.object({ id: z.int(), versao: z.int(), valor: z.unknown() })) });

/**
 * Stores the prices of several plans, in reais a month, each over the version that was seen; a plan that is another by now, or whose price is refused, stays as it
 * is and is named. @throws `DADOS_INVALIDOS` for none, for more than `MAIS_LINHAS`, and for one twice
 */
export async function salvarPrecos(em: EntityManager, entrada: unknown, autor: Autor): Promise<FeitoEmVarias> {
  const { linhas } = parseInput(precosSchema, entrada);
  return emCadaUma(em, PLANOS, {
    ditas: linhas,
    autor,
    fazer: (tx, { valor, ...target }, quem) => saveRow(tx, PLANOS, { target, entrada: { valor }, autor: quem }),
  });
}

/** Stores a copy of a plan, not on sale until somebody says so. */
export async function duplicarPlano(em: EntityManager, id: number, autor: Autor): Promise<Plano> {
  const { id: _id, versao: _versao, ...dados } = await buscarPlano(em, id);
  const nome = `${dados.nome.slice(0, 140)} (cópia)`;
  return createRow(em, PLANOS, { ...dados, nome, ativo: false }, autor);
}

/**
 * Deletes a plan. Orders keep their copy of it; a coupon stays tied to it and is good for nothing. What names the plan keeps it from
 * being deleted unless `mesmoEmUso` says so knowingly. @throws `PLANO_EM_USO`, and what `deleteRow` throws
 */
export async function excluirPlano(em: EntityManager, target: Target, autor: Autor, mesmoEmUso = false): Promise<void> {
  const usos = mesmoEmUso ? [] : await usosDoPlano(em, target.id);
  if (usos.length > 0) {
    throw new DomainError(
      'conflict',
      'PLANO_EM_USO',
      `Este plano é usado por ${lista.format(usos)}. Sem ele, os cupons deixam de valer e os destaques ficam sem plano.`,
    );
  }
  await deleteRow(em, PLANOS, target, autor);
}

const lista = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** Gives the plans of one type the positions 1, 2, 3 … @throws `GRUPO_INCOMPLETO`, `ORDEM_MUDOU` */
export function reordenarPlanos(em: EntityManager, ordem: NovaOrdem, autor: Autor): Promise<void> {
  return reorderRows(em, PLANOS, ordem, autor, ({ planoTipo }) => ({ planoTipo }));
}
