import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { BannersDoInicioDocument, PlanosParaAssinarDocument } from '../../../graphql/generated/graphql.ts';
import { bannerCampos } from '../../../modules/banners/banner.campos.ts';
import { horario } from '../../../modules/brand/canais.ts';
import { ICONES_DE_DESTAQUE } from '../../../modules/catalogue/destaque.ts';
import { familiaDoTipo, type Familia } from '../../../modules/catalogue/familia.ts';
import { planoCampos, type PlanoLinha } from '../../../modules/catalogue/plano.campos.ts';
import { ehPlanoTipo } from '../../../modules/catalogue/plano.ts';
import { comPrecoDoDia, type PrecoAgendado } from '../../../modules/catalogue/precoAgendado.ts';
import { diaDoInstante, instanteNoDia } from '../../../modules/brazil/instante.ts';
import { escreverDia } from '../../../modules/editing/dia.ts';
import { lerTabela, type CampoDescrito } from '../../../modules/editing/campo.ts';
import type { AvisoTom } from '../../../modules/notices/aviso.ts';
import { textoDoSiteCampos, type TextoDoSiteLinha } from '../../../modules/texts/textoDoSite.campos.ts';
import { comTextos } from '../../../modules/texts/textoDoSite.ts';
import { cartaoDe } from '../../components/planCard.server.ts';
import { orNone } from '../../orNone.ts';
import type { DataOf } from '../../publicPage.tsx';
import { receiptsWith } from './coupon.ts';
import type { Previa } from './previas.ts';

export type Data = DataOf<typeof data>;

/** What a visitor will see of a row as it is typed, not as it is stored. */
export async function data(pageContext: PageContextServer) {
  const head = { title: 'Prévia', tags: <meta name="robots" content="noindex, nofollow" /> };
  const { routeParams, urlParsed } = pageContext;
  switch (routeParams.tipo as Previa) {
    case 'banner':
      return { head, data: await oBanner(pageContext) };
    case 'destaque':
      return { head, data: oDestaque(urlParsed.search) };
    case 'depoimento':
      return { head, data: oDepoimento(urlParsed.search) };
    case 'aviso':
      return { head, data: oAviso(urlParsed.search) };
    case 'textos':
      return { head, data: osTextos(pageContext) };
    case 'cupom':
      return { head, data: await oCupom(pageContext) };
    case 'plano':
      return { head, data: oPlano(urlParsed.search) };
  }
}

type Digitado = Readonly<Record<string, string>>;

/** Where a row leads is not where the frame is to go. */
const LINK = '#';

async function oBanner({ urlParsed: { search }, execute, warn }: PageContextServer) {
  const { imagem = '', alt = '', titulo, texto, chamada, focoX, focoY } = search;
  const banner = {
    id: 'previa',
    imagem: /^[\w-]+\.webp$/.test(imagem) ? imagem : '',
    alt,
    link: null,
    // An empty field is none.
    titulo: titulo || null,
    texto: texto || null,
    chamada: chamada || null,
    focoX: lerFoco('focoX', focoX),
    focoY: lerFoco('focoY', focoY),
  };
  // Where one says something, none is cut for its sake that does not.
  const noAr = await orNone(async () => (await execute(BannersDoInicioDocument)).banners, warn, 'banners could not be loaded');
  const worded = banner.titulo !== null || noAr.some(({ id, titulo: dito }) => dito && id !== search.id);
  return { banners: [banner], worded };
}

async function oCupom({ urlParsed: { search }, execute }: PageContextServer) {
  const { planos } = await execute(PlanosParaAssinarDocument);
  return receiptsWith(search, planos, new Date());
}

function oDestaque({ titulo = '', texto = '', icone = '', link, planoId }: Digitado) {
  const desenho = Object.hasOwn(ICONES_DE_DESTAQUE, icone) ? icone : null;
  return { destaques: [{ id: 'previa', titulo, texto, icone: desenho, link: link || planoId ? LINK : null }] };
}

function oDepoimento({ nome = '', papel, texto = '', link, demonstracao }: Digitado) {
  const depoimento = { nome, papel: papel || null, texto, link: link ? LINK : null, demonstracao: demonstracao === 'true' };
  return { depoimentos: [{ id: 'previa', ...depoimento }] };
}

function oAviso({ texto = '', tom, chamada = '', link }: Digitado) {
  const dito: AvisoTom = tom === 'ATENCAO' ? 'ATENCAO' : 'INFORMACAO';
  return { avisos: [{ texto, tom: dito, chamada, link: link ? LINK : null }] };
}

function oPlano(search: Digitado) {
  // A form that is still empty names none.
  const planoTipo = search.planoTipo || 'PHP';
  if (!ehPlanoTipo(planoTipo)) throw render(404);
  const familia = familiaDoTipo(planoTipo);
  const { nome = 'Nome do plano', valor = 0, ...resto }: PlanoDigitado = digitado(planoCampos, search);
  const plano = { ...resto, id: '0', planoTipo, nome, valor };
  return { familia, plano: cartaoDe(familia, plano), agendado: agendado(familia, plano) };
}

/** The card as it is on the days of the scheduled price, and which these are; null where none is scheduled. */
function agendado(familia: Familia, plano: Parameters<typeof cartaoDe>[1] & PrecoAgendado) {
  const { agendadoInicio: de, agendadoFim: ate } = plano;
  if (de === null) return null;
  return { dias: escreverDias(de, ate), plano: cartaoDe(familia, comPrecoDoDia(plano, instanteNoDia(de))) };
}

function escreverDias(de: string, ate: string | null): string {
  return ate === null ? `Desde ${escreverDia(de)}` : `De ${escreverDia(de)} a ${escreverDia(ate)}`;
}

type PlanoDigitado = Omit<PlanoLinha, 'nome' | 'valor'> & Partial<PlanoLinha>;

/** What the site would say of the company now, and of the hours on the days of an exception that is still to come. */
function osTextos(pageContext: PageContextServer) {
  const { brand, marca, urlParsed } = pageContext;
  const { horarioDasConfiguracoes = null, sitesDasConfiguracoes, clientesDasConfiguracoes } = urlParsed.search;
  // What staff have stored is in what pages say by now: an empty field is what the settings say, which the form knows.
  const numeros = { sites: Number(sitesDasConfiguracoes) || null, clientes: Number(clientesDasConfiguracoes) || null };
  const daEmpresa = { brand: { ...brand, BRAND_HOURS: horarioDasConfiguracoes }, marca: { ...marca, numeros } };
  const textos: TextoDoSiteLinha = digitado(textoDoSiteCampos, urlParsed.search);
  const em = (instante: Date) => comTextos(daEmpresa, textos, instante);
  const agora = em(new Date());
  // The site's own part reads it from where every page has it.
  pageContext.marca = agora.marca;
  const { excecao, excecaoInicio: de, excecaoFim: ate } = textos;
  const depois = excecao !== null && de !== null && de > diaDoInstante(new Date());
  const naExcecao = depois ? { dias: escreverDias(de, ate), horario: horario(em(instanteNoDia(de)).brand) } : null;
  return { horario: horario(agora.brand), naExcecao };
}

/** What the form would take of each field; what it would refuse is not there yet. */
function digitado<Linha>(campos: CamposLidos, search: Digitado): Linha {
  return Object.fromEntries(
    lerTabela(campos).map((campo) => {
      const { data: lido = campo.padrao } = campos.shape[campo.nome]!.safeParse(ler(campo, search));
      return [campo.nome, lido];
    }),
  ) as never;
}

/** A table whose fields can be read one by one. */
type CamposLidos = Parameters<typeof lerTabela>[0] & {
  shape: Readonly<Record<string, { safeParse: (dito: unknown) => { data?: unknown } }>>;
};

/** What the form would take of it; null of what it would refuse. */
function lerFoco(nome: 'focoX' | 'focoY', texto: string | undefined): number | null {
  return bannerCampos.shape[nome].safeParse(texto).data ?? null;
}

/** A value of the form as its address has it. */
function ler({ nome, especie }: CampoDescrito, { [nome]: texto }: Digitado) {
  if (especie === 'sinal') return texto === 'true';
  return texto && (especie === 'numero' || especie === 'inteiro') ? Number(texto) : texto;
}
