import type { EntityManager } from '@mikro-orm/core';
import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import { businessDay } from '../../platform/calendar.ts';
import { parseInput, refuseField } from '../../platform/validation.ts';
import { data } from '../editing/campos.ts';
import { escreverDia } from '../editing/dia.ts';
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
import { declararNoCalendario } from '../calendar/calendario.service.ts';
import { planoCampos, planoCamposEm } from './plano.campos.ts';
import { Plano } from './plano.entity.ts';
import type { PlanoTipo } from './plano.ts';
import { oQueMuda } from './oQueMuda.ts';
import { NADA_AGENDADO, precosAssumidos, situacaoDoPreco, valeSemFim } from './precoAgendado.ts';
import { usosDoPlano } from './uso.service.ts';

/** What others outside are told was done to a plan. */
const DITO = { criou: 'criado', alterou: 'alterado', excluiu: 'excluido' } as const;

/** The rules of the day, made once for it: the rows of a file are checked one by one. */
let doDia = { hoje: '', schema: planoCampos };
const schemaEm = (hoje: string) => {
  if (doDia.hoje !== hoje) doDia = { hoje, schema: planoCamposEm(hoje) };
  return doDia.schema;
};

/** Plans, as staff edit them. */
export const PLANOS: ListedTable<Plano> = {
  entidade: Plano,
  rotulo: ({ nome }) => nome,
  schema: planoCampos,
  schemaEm,
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

declararNoCalendario('preco', async (em, { de, ate }, agora) => {
  const planos = await em.find(Plano, {
    agendadoInicio: { $ne: null, $lte: ate },
    $or: [{ agendadoFim: null }, { agendadoFim: { $gte: de } }],
  });
  return planos.map((plano) => ({
    linhaId: plano.id,
    rotulo: plano.nome,
    detalhe: oQueMuda(plano),
    dataInicio: plano.agendadoInicio,
    dataFim: plano.agendadoFim,
    situacao: plano.ativo ? situacaoDoPreco(plano, agora)! : 'Fora de venda',
  }));
});

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

const precosSchema = z.object({
  linhas: cadaUmaUmaVez(z.object({ id: z.int(), versao: z.int(), valor: z.unknown() })),
  aPartirDe: data(),
});

/**
 * Stores the prices of several plans, in reais a month, each over the version that was seen, or schedules them from a day on; a plan that is another by now, that
 * has a price scheduled already, or whose price is refused, stays as it is and is named. A scheduled price that is in force without an end becomes the plan's own, so that it
 * costs the same until then.
 * @throws `DADOS_INVALIDOS` for none, for more than `MAIS_LINHAS`, for one twice, and for a day that is not to come
 */
export async function salvarPrecos(em: EntityManager, entrada: unknown, autor: Autor, agora: Date): Promise<FeitoEmVarias> {
  const { linhas, aPartirDe } = parseInput(precosSchema, entrada);
  if (aPartirDe !== null && aPartirDe <= businessDay(agora)) {
    throw refuseField('aPartirDe', 'DADOS_INVALIDOS', 'Escolha um dia depois de hoje; para mudar já, deixe o dia vazio.');
  }
  return emCadaUma(em, PLANOS, {
    ditas: linhas,
    autor,
    fazer: async (tx, { valor, ...target }, quem) => {
      if (aPartirDe === null) return saveRow(tx, PLANOS, { target, entrada: { valor }, autor: quem });
      const plano = await buscarPlano(tx, target.id);
      const semFim = valeSemFim(plano, agora);
      if (!semFim) recusarAgendado(plano, agora);
      const agendado = { ...NADA_AGENDADO, agendadoInicio: aPartirDe, agendadoValor: valor };
      // Over the version that was seen: of one that has moved on since it was read here nothing is stored.
      return saveRow(tx, PLANOS, { target, entrada: { ...(semFim && precosAssumidos(plano)), ...agendado }, autor: quem });
    },
  });
}

/** Nobody's campaign is taken away by a list of prices. @throws `PRECO_JA_AGENDADO` */
function recusarAgendado(plano: Plano, agora: Date): void {
  const situacao = situacaoDoPreco(plano, agora);
  if (situacao === null || situacao === 'Encerrado') return;
  const dias = `${escreverDia(plano.agendadoInicio!)}${plano.agendadoFim === null ? ' em diante' : ` a ${escreverDia(plano.agendadoFim)}`}`;
  throw new DomainError('conflict', 'PRECO_JA_AGENDADO', `Já tem um preço agendado, de ${dias}: mude-o no plano.`);
}

/**
 * Stores a copy of a plan, not on sale until somebody says so, and without what is scheduled: at the price of always, but where another is in force without an end,
 * at that one. Nobody buys at the other any more.
 */
export async function duplicarPlano(em: EntityManager, id: number, autor: Autor, agora: Date): Promise<Plano> {
  const plano = await buscarPlano(em, id);
  const { id: _id, versao: _versao, ...dados } = plano;
  const nome = `${dados.nome.slice(0, 140)} (cópia)`;
  const precos = valeSemFim(plano, agora) && precosAssumidos(plano);
  return createRow(em, PLANOS, { ...dados, ...precos, ...NADA_AGENDADO, nome, ativo: false }, autor);
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
