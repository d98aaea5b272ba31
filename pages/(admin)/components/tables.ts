import { bannerCampos, bannerIcpCampos } from '../../../modules/banners/banner.campos.ts';
import { destaqueCampos } from '../../../modules/catalogue/destaque.campos.ts';
import { planoCampos } from '../../../modules/catalogue/plano.campos.ts';
import { assinaturaCampos } from '../../../modules/checkout/assinatura.campos.ts';
import { mensagemCampos } from '../../../modules/contact/mensagem.campos.ts';
import { cupomCampos } from '../../../modules/coupons/cupom.campos.ts';
import { avisoCampos } from '../../../modules/notices/aviso.campos.ts';
import { palavraDe, type Tabela } from '../../../modules/editing/tabela.ts';
import { textoDoSiteCampos } from '../../../modules/texts/textoDoSite.campos.ts';
import { depoimentoCampos } from '../../../modules/testimonials/depoimento.campos.ts';
import type { NomeDaTabela } from '../../../modules/transfer/catalogo.ts';
import { webhookCampos } from '../../../modules/webhooks/webhook.campos.ts';

/** Tables of fields by what a file calls them. */
export const OF_A_FILE = {
  planos: planoCampos,
  destaques: destaqueCampos,
  depoimentos: depoimentoCampos,
  cupons: cupomCampos,
  banners: bannerCampos,
  bannersIcp: bannerIcpCampos,
} as const satisfies Readonly<Record<NomeDaTabela, Tabela>>;

/** Every table of fields whose rows leave a trace: one that is not here has no screen that compiles. */
const TABLES = [
  ...Object.values(OF_A_FILE),
  avisoCampos,
  textoDoSiteCampos,
  assinaturaCampos,
  mensagemCampos,
  webhookCampos,
] as const;

/** A table whose trace can be shown. */
export type TracedTable = (typeof TABLES)[number];

const BY_WORD = new Map<string, Tabela>(TABLES.map((tabela) => [palavraDe(tabela), tabela]));

/** The words of the trace for one row of each table. */
export const WORDS: readonly string[] = [...BY_WORD.keys()];

/** The table that a word of the trace is about; undefined for one of no table, or of a table that is gone. */
export function tableOf(palavra: string): Tabela | undefined {
  return BY_WORD.get(palavra);
}
