import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/core';
import { businessDay, dayAfter } from '../../platform/calendar.ts';
import { readRow } from '../../platform/database/steadyStatements.ts';
import { refuseField } from '../../platform/validation.ts';
import { instanteNoDia } from '../brazil/instante.ts';
import { buscarPlano } from '../catalogue/plano.admin.service.ts';
import { comDias, declararNoCalendario } from '../calendar/calendario.service.ts';
import { listarPlanosAtivos } from '../catalogue/plano.service.ts';
import { declararUso } from '../catalogue/uso.service.ts';
import { createTableService, type ListedTable, type TableService } from '../editing/table.service.ts';
import { contadas } from '../editing/numero.ts';
import { nomeDoTipo } from '../catalogue/plano.ts';
import { aceita, saiDeGraca } from './alcance.ts';
import { normalizarCodigo } from './codigo.ts';
import { cupomCampos } from './cupom.campos.ts';
import { Cupom } from './cupom.entity.ts';
import { resumoDoCupom, saemDeGraca, situacaoDoCupom, type SituacaoDoCupom } from './situacaoDoCupom.ts';
import { contarUsos } from './usos.service.ts';

/** Coupons, as staff edit them. */
export const CUPONS: ListedTable<Cupom> = {
  entidade: Cupom,
  rotulo: ({ codigo }) => codigo,
  schema: cupomCampos,
  procura: 'codigo',
  padrao: [{ dataFim: 'desc' }, { id: 'desc' }],
  conferir: async (em, { planoId }) => {
    if (planoId != null) await buscarPlano(em, Number(planoId));
  },
};

declararUso(async (em, planoId) => (await em.find(Cupom, { planoId })).map(({ codigo }) => `cupom ${codigo}`));

declararNoCalendario(
  'cupom',
  comDias(Cupom, async (cupom, agora, em) => ({ rotulo: cupom.codigo, situacao: await situacaoAgora(em, cupom, agora) })),
);

/** Where a coupon stands at an instant. Uses are counted where there is a limit to them. */
export async function situacaoAgora(em: EntityManager, cupom: Cupom, agora: Date): Promise<SituacaoDoCupom> {
  const usos = cupom.limite === null ? 0 : await contarUsos(em, cupom);
  return situacaoDoCupom(cupom, { aVenda: await listarPlanosAtivos(em), usos, agora });
}

/** What is said of a coupon once it is stored. */
export async function resumoAgora(em: EntityManager, cupom: Cupom, agora: Date): Promise<string> {
  return resumoDoCupom(await situacaoAgora(em, cupom, agora), await quantosDeGraca(em, cupom, agora));
}

/** What is worth a question of a coupon before it is applied from a file: that it gives plans away. */
export async function perguntasDoCupom(em: EntityManager, cupom: Cupom, agora: Date): Promise<string[]> {
  const deGraca = cupom.ativo ? await quantosDeGraca(em, cupom, agora) : 0;
  return deGraca > 0 ? [`Com ele, ${saemDeGraca(deGraca)}`] : [];
}

/** How many plans cost nothing with a coupon, at some period, at any price at which it will be used, as far as one is known. */
async function quantosDeGraca(em: EntityManager, cupom: Cupom, agora: Date): Promise<number> {
  const deGraca = new Set<number>();
  const hoje = businessDay(agora);
  let dia = cupom.dataInicio > hoje ? cupom.dataInicio : hoje;
  while (dia <= cupom.dataFim) {
    const aVenda = await listarPlanosAtivos(em, undefined, instanteNoDia(dia));
    for (const { id, planoTipo: tipo, ...precos } of aVenda) {
      const plano = { id, planoTipo: nomeDoTipo(tipo) };
      if (aceita(cupom, plano) && saiDeGraca(cupom, plano, precos)) deGraca.add(id);
    }
    const [ate] = aVenda.flatMap(({ precoAte }) => precoAte ?? []).toSorted();
    if (ate === undefined) break;
    dia = dayAfter(ate);
  }
  return deGraca.size;
}

const cupons = createTableService(CUPONS);

/** What staff do with them; orders keep the terms of one that is deleted. Saving also throws `CODIGO_EXISTENTE` and `CUPOM_USADO`. */
export const cuponsDaEquipe: TableService<Cupom> = {
  ...cupons,
  async salvar(em, target, entrada, autor) {
    if (target) await conferirCodigo(em, target.id, (entrada as { codigo?: unknown }).codigo);
    try {
      return await cupons.salvar(em, target, entrada, autor);
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      throw refuseField('codigo', 'CODIGO_EXISTENTE', 'Já existe um cupom com este código.');
    }
  },
};

/** Uses are counted by the code: under another one all would be forgotten. @throws `CUPOM_USADO` */
async function conferirCodigo(em: EntityManager, id: number, codigo: unknown): Promise<void> {
  if (typeof codigo !== 'string') return;
  const cupom = await readRow(em, Cupom, { id });
  if (!cupom || normalizarCodigo(codigo) === cupom.codigo) return;
  const usos = await contarUsos(em, cupom);
  if (usos === 0) return;
  const vezes = contadas(usos, 'assinatura', 'assinaturas');
  throw refuseField('codigo', 'CUPOM_USADO', `Já foi usado em ${vezes}: o código não muda mais. Cadastre outro cupom.`);
}
