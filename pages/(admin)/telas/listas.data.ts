import type { PageContextServer } from 'vike/types';
import { destaqueCampos } from '../../../modules/catalogue/destaque.campos.ts';
import { familiaDoTipo } from '../../../modules/catalogue/familia.ts';
import { bannerCampos, bannerIcpCampos } from '../../../modules/banners/banner.campos.ts';
import { planoCampos } from '../../../modules/catalogue/plano.campos.ts';
import { MESES } from '../../../modules/catalogue/periodo.ts';
import { PlanoTipo, type PlanoTipoNome } from '../../../modules/catalogue/plano.ts';
import { assinaturaCampos } from '../../../modules/checkout/assinatura.campos.ts';
import { AssinaturaStatus } from '../../../modules/checkout/assinatura.ts';
import { mensagemCampos } from '../../../modules/contact/mensagem.campos.ts';
import { MensagemStatus } from '../../../modules/contact/mensagem.ts';
import { cupomCampos } from '../../../modules/coupons/cupom.campos.ts';
import { ordensDe } from '../../../modules/editing/campo.ts';
import { dia, emOrdem } from '../../../modules/editing/filtro.ts';
import { handledOrders } from '../../../modules/editing/status.ts';
import { depoimentoCampos } from '../../../modules/testimonials/depoimento.campos.ts';
import { Assinaturas, AssinaturaAberta, MensagemAberta, Mensagens } from '../atendimento.adminQuery.ts';
import { BannersCadastrados, BannersIcpCadastrados } from '../banners.adminQuery.ts';
import { CuponsCadastrados, DestaquesCadastrados, PlanosCadastrados, PlanosParaEscolher } from '../catalogo.adminQuery.ts';
import { DepoimentosCadastrados } from '../depoimentos.adminQuery.ts';
import { Administradores, Alteracoes, Painel } from '../equipe.adminQuery.ts';
import { afterLogin } from '../redirect.ts';
import type { Opcao } from '../components/formTable.ts';

type Context = PageContextServer;
const PERIODOS = [...MESES].map(String);

/** What each screen shows, loaded on the server; lists take their page, order and filters from the address. */
export const LOADERS = {
  dashboard: async ({ execute }: Context) => ({ ...(await execute(Painel)), tipos: tipos() }),
  planos: async ({ execute, urlParsed: { search } }: Context) => {
    const ativo = search.ativo === 'sim' ? true : search.ativo === 'nao' ? false : undefined;
    const variables = { ...consulta(ordensDe(planoCampos), search), tipo: umDe(NOMES, search.tipo), ativo };
    return { lista: (await execute(PlanosCadastrados, variables)).planosCadastrados, tipos: tipos() };
  },
  banner: async ({ execute, urlParsed: { search } }: Context) => ({
    lista: (await execute(BannersCadastrados, consulta(ordensDe(bannerCampos), search))).bannersCadastrados,
  }),
  bannericp: async ({ execute, urlParsed: { search } }: Context) => ({
    lista: (await execute(BannersIcpCadastrados, consulta(ordensDe(bannerIcpCampos), search))).bannersIcpCadastrados,
  }),
  destaques: async ({ execute, urlParsed: { search } }: Context) => ({
    lista: (await execute(DestaquesCadastrados, consulta(ordensDe(destaqueCampos), search))).destaquesCadastrados,
    planos: (await planosParaEscolher(execute)).planos,
  }),
  depoimentos: async ({ execute, urlParsed: { search } }: Context) => ({
    lista: (await execute(DepoimentosCadastrados, consulta(ordensDe(depoimentoCampos), search))).depoimentosCadastrados,
  }),
  cupons: async ({ execute, urlParsed: { search } }: Context) => ({
    lista: (await execute(CuponsCadastrados, consulta(ordensDe(cupomCampos), search))).cuponsCadastrados,
    ...(await planosParaEscolher(execute)),
  }),
  assinaturas: async ({ execute, urlParsed: { search } }: Context) => {
    const periodo = umDe(PERIODOS, search.periodo);
    const filtros = {
      status: umDe(Object.values(AssinaturaStatus), search.status),
      planoTipo: umDe(NOMES, search.planoTipo),
      periodo: periodo ? Number(periodo) : undefined,
      ...dias(search),
    };
    const pedida = { ...consulta(handledOrders(assinaturaCampos), search), ...filtros };
    const { assinaturas } = await execute(Assinaturas, pedida);
    const aberta = search.id ? (await execute(AssinaturaAberta, { id: search.id }).catch(naoExiste))?.assinatura : null;
    const planoTipo = filtros.planoTipo && PlanoTipo[filtros.planoTipo];
    const exportacao = enderecoDaExportacao('assinaturas', { busca: pedida.busca, ...filtros, planoTipo });
    return { lista: assinaturas, aberta: aberta ?? null, tipos: tipos(), exportacao };
  },
  mensagens: async ({ execute, urlParsed: { search } }: Context) => {
    const pedida = {
      ...consulta(handledOrders(mensagemCampos), search),
      status: umDe(Object.values(MensagemStatus), search.status),
    };
    const { mensagens } = await execute(Mensagens, pedida);
    const aberta = search.id ? (await execute(MensagemAberta, { id: search.id }).catch(naoExiste))?.mensagem : null;
    const exportacao = enderecoDaExportacao('mensagens', { busca: pedida.busca, status: pedida.status });
    return { lista: mensagens, aberta: aberta ?? null, exportacao };
  },
  alteracoes: async ({ execute, urlParsed: { search } }: Context) => ({
    lista: (await execute(Alteracoes, { pagina: paginaDoEndereco(search), tabela: search.tabela })).alteracoes,
  }),
  administradores: async ({ execute, urlParsed: { search } }: Context) => {
    const { administradores, entradas } = await execute(Administradores, { pagina: paginaDoEndereco(search) });
    return { contas: administradores, entradas };
  },
  catalogo: async () => ({}),
  senha: async () => ({}),
  login: async ({ adminPath = '', urlParsed: { search } }: Context) => ({ destino: afterLogin(adminPath, search.redirect) }),
};

/** What a screen's loader answers. */
export type DataOf<Name extends keyof typeof LOADERS> = Awaited<ReturnType<(typeof LOADERS)[Name]>>;

/** A row of a screen's list. */
export type ItemDe<Name extends keyof typeof LOADERS> =
  DataOf<Name> extends { lista: { itens: readonly (infer Item)[] } } ? Item : never;

const NOMES = Object.keys(PlanoTipo) as PlanoTipoNome[];

/** Every plan type, as staff read it. */
function tipos(): Opcao[] {
  return NOMES.map((valor) => {
    const { nome } = familiaDoTipo(valor);
    return { valor, rotulo: valor.startsWith('PROMOCIONAL') ? `${nome} em promoção` : nome };
  });
}

/** Every plan under the name of its type, those that are not on sale too: what a row refers to can always be shown. And the ids of those on sale. */
async function planosParaEscolher(execute: Context['execute']): Promise<{ planos: Opcao[]; aVenda: string[] }> {
  const { todosOsPlanos } = await execute(PlanosParaEscolher);
  const grupos = new Map(tipos().map(({ valor, rotulo }) => [valor, rotulo]));
  const planos = todosOsPlanos.map(({ id, nome, planoTipo, ativo }) => ({
    valor: id,
    rotulo: ativo ? nome : `${nome} (fora de venda)`,
    grupo: grupos.get(planoTipo) ?? planoTipo,
  }));
  return { planos, aVenda: todosOsPlanos.filter(({ ativo }) => ativo).map(({ id }) => id) };
}

/** Where all rows of the list that is shown can be had as CSV: the filters that the list took, by their names in REST. */
function enderecoDaExportacao(recurso: string, filtros: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [nome, dado] of Object.entries(filtros)) if (dado !== undefined && dado !== '') query.set(nome, String(dado));
  return `/api/${recurso}/exportar?${query}`;
}

function consulta(ordens: readonly string[], search: Record<string, string>) {
  const pagina = paginaDoEndereco(search);
  const ordenar = umDe(ordens, search.ordenar);
  return { pagina, busca: search.busca?.slice(0, 200), ordenar, decrescente: search.desc === '1' };
}

function umDe<Name extends string>(nomes: readonly Name[], dado: string | undefined): Name | undefined {
  return nomes.find((nome) => nome === dado);
}

/** The days of an address; one that is none is left out, and so is an end before its start. */
function dias(search: Record<string, string>): { de: string | undefined; ate: string | undefined } {
  const [de, ate] = [lerDia(search.de), lerDia(search.ate)];
  return emOrdem({ de, ate }) ? { de, ate } : { de, ate: undefined };
}

function lerDia(dado: string | undefined): string | undefined {
  return dia().safeParse(dado).data;
}

function paginaDoEndereco(search: Record<string, string>): number {
  return Math.min(1_000_000, Math.max(1, Number.parseInt(search.pagina ?? '1', 10) || 1));
}

// An address may name a row that is gone: the list is shown all the same.
const naoExiste = () => null;
