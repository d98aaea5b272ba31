import type { z } from 'zod';
import { bannerCampos, bannerIcpCampos } from '../../../modules/banners/banner.campos.ts';
import { destaqueCampos } from '../../../modules/catalogue/destaque.campos.ts';
import { planoCampos } from '../../../modules/catalogue/plano.campos.ts';
import { cupomCampos } from '../../../modules/coupons/cupom.campos.ts';
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
