import type { z } from 'zod';
import { bannerCampos, bannerIcpCampos } from '../../../modules/banners/banner.campos.ts';
import { destaqueCampos } from '../../../modules/catalogue/destaque.campos.ts';
import { planoCampos } from '../../../modules/catalogue/plano.campos.ts';
import { cupomCampos } from '../../../modules/coupons/cupom.campos.ts';
import { STATUS_DA_ASSINATURA } from '../../../modules/checkout/assinatura.ts';
import { STATUS_DA_MENSAGEM } from '../../../modules/contact/mensagem.ts';
import type { TabelaDeStatus } from '../../../modules/editing/status.ts';
import { lerTabela } from '../../../modules/editing/campo.ts';
import { depoimentoCampos } from '../../../modules/testimonials/depoimento.campos.ts';
import type { NomeDaTabela } from '../../../modules/transfer/catalogo.ts';

/** Tables of fields by the word of the trace for one row. */
const DO_RASTRO: Readonly<Record<string, z.ZodObject>> = {
  plano: planoCampos,
  destaque: destaqueCampos,
  depoimento: depoimentoCampos,
  cupom: cupomCampos,
  banner: bannerCampos,
  'banner ICP': bannerIcpCampos,
};

/** Statuses of the rows that are handled, by the word of the trace for one. */
const STATUS_DO_RASTRO: Readonly<Record<string, TabelaDeStatus>> = {
  pedido: STATUS_DA_ASSINATURA,
  contato: STATUS_DA_MENSAGEM,
};

/** What the trace calls a row of each table of a file. */
export const UMA_LINHA: Readonly<Record<NomeDaTabela, string>> = {
  planos: 'plano',
  destaques: 'destaque',
  depoimentos: 'depoimento',
  cupons: 'cupom',
  banners: 'banner',
  bannersIcp: 'banner ICP',
};

/** What is changed or asked for where no table of fields says what it is called. */
const OUTROS: Readonly<Record<string, string>> = {
  planoTipo: 'Tipo',
  plano: 'Plano',
  nome: 'Nome',
  status: 'Status',
  nota: 'Nota',
  valor: 'Valor',
  valorConferido: 'Valor conferido',
  textoProcurado: 'Texto procurado',
  periodo: 'Período (meses)',
  de: 'De',
  ate: 'Até',
};

/** What people call the fields of a row, by their names, from the word of the trace for one row. */
export function labelsOf(tabela: string): Readonly<Record<string, string>> {
  const campos = DO_RASTRO[tabela] ? lerTabela(DO_RASTRO[tabela]) : [];
  return { ...OUTROS, ...Object.fromEntries(campos.map(({ nome, rotulo, coluna }) => [nome, coluna ?? rotulo])) };
}

/** What people read for a value of a row's field; null is empty. */
export function palavraDe(tabela: string, campo: string, valor: string | null | undefined): string {
  if (valor === null || valor === undefined) return 'vazio';
  if (campo === 'status') return STATUS_DO_RASTRO[tabela]?.[valor]?.rotulo ?? valor;
  const campos = DO_RASTRO[tabela] ? lerTabela(DO_RASTRO[tabela]) : [];
  return campos.find(({ nome }) => nome === campo)?.palavras?.[valor] ?? valor;
}
