import type { PageContextServer } from 'vike/types';
import {
  BannersDoInicioDocument,
  DepoimentosDoInicioDocument,
  DestaquesDoInicioDocument,
  PlanosDoInicioDocument,
  type PlanosDoInicioQuery,
} from '../../../graphql/generated/graphql.ts';
import { noArDesde } from '../../../modules/brand/marca.ts';
import { ehPromocional, FAMILIAS, familiaDoTipo, type Familia } from '../../../modules/catalogue/familia.ts';
import { menorDosPrecos } from '../../../modules/catalogue/preco.ts';
import { PRECOS_DO_REGISTRO } from '../../../modules/checkout/registroDeDominio.ts';
import { DESENHOS } from '../../components/drawings.server.ts';
import { pageHead } from '../../head.server.tsx';
import { orNone } from '../../orNone.ts';
import type { DataOf } from '../../publicPage.tsx';
import { organizationData, websiteData } from '../../structuredData.server.ts';
import { PORTAS } from './portas.server.ts';

export type Data = DataOf<typeof data>;

/** Banners, highlights, testimonials and the lowest price of each family. */
export async function data(pageContext: PageContextServer) {
  const { brand, execute, warn } = pageContext;
  // A failed load leaves an empty carousel or no prices, not the visitor without a page (section 8); each part fails alone.
  const [banners, destaques, planos, depoimentos] = await Promise.all([
    orNone(async () => (await execute(BannersDoInicioDocument)).banners, warn, 'banners could not be loaded'),
    orNone(async () => (await execute(DestaquesDoInicioDocument)).destaques, warn, 'highlights could not be loaded'),
    orNone(async () => (await execute(PlanosDoInicioDocument)).planos, warn, 'prices could not be loaded'),
    orNone(async () => (await execute(DepoimentosDoInicioDocument)).depoimentos, warn, 'testimonials could not be loaded'),
  ]);
  const head = pageHead(pageContext, {
    titulo: 'Hospedagem de sites, VPS e servidores dedicados',
    descricao: `Hospedagem PHP, Node.js, Java e Spring Boot com 14 dias grátis, VPS e servidores dedicados com suporte 24 horas. ${[brand.BRAND_NAME, noArDesde(brand)].filter(Boolean).join(', ')}.`,
    caminho: '/',
    dados: [organizationData(pageContext), websiteData(pageContext)],
  });
  const ofertas = FAMILIAS.map((familia) => oferta(familia, planos));
  return {
    head,
    data: {
      banners,
      // A highlight without a link of its own leads to the page of its plan.
      destaques: destaques
        .filter(({ planoId }) => anunciaAlgo(planoId, planos))
        .map(({ id, titulo, texto, icone, link, planoId }) => ({
          id,
          titulo,
          texto,
          icone,
          link: link ?? paginaDoPlano(planoId, planos),
        })),
      depoimentos,
      ofertas,
      portas: PORTAS.map(({ titulo, texto, familias }) => {
        const { link, aPartirDe } = maisEmConta(ofertas.filter(({ tipo }) => familias.includes(tipo)));
        return { desenho: DESENHOS[familias[0]], titulo, texto, link, aPartirDe };
      }),
      registro: PRECOS_DO_REGISTRO,
    },
  };
}

/** A family with the price of its plan that costs least a month, at the period that has it; null when nothing is on sale. */
function oferta({ tipo, nome, rota, linha, periodos, periodoPadrao }: Familia, planos: PlanosDoInicioQuery['planos']) {
  const ofTipo = planos.filter(({ planoTipo }) => planoTipo === tipo);
  const menor = menorDosPrecos(ofTipo, periodos);
  return {
    tipo,
    nome,
    rota,
    linha,
    /** Its page, at the period of the price. */
    link: menor && menor.periodo !== periodoPadrao ? `${rota}?periodo=${menor.periodo}` : rota,
    aPartirDe: menor ? { mensal: menor.mensal, periodo: menor.periodo, total: menor.total } : null,
  };
}

/** Where a door leads: to the family that costs least, or to the first where nothing is on sale. */
function maisEmConta(ofertas: readonly ReturnType<typeof oferta>[]) {
  const [menor] = ofertas
    .filter(({ aPartirDe }) => aPartirDe)
    .toSorted((a, b) => Number(a.aPartirDe?.mensal) - Number(b.aPartirDe?.mensal));
  return { link: (menor ?? ofertas[0]!).link, aPartirDe: menor?.aPartirDe ?? null };
}

/** Whether what a highlight announces can be had: a plan that is not on sale is not announced. Where no plan can be read, all are. */
function anunciaAlgo(planoId: string | null | undefined, planos: PlanosDoInicioQuery['planos']): boolean {
  return planoId == null || planos.length === 0 || planos.some(({ id }) => id === planoId);
}

/** Page on which a plan is sold, or null when it is not on sale. */
function paginaDoPlano(planoId: string | null | undefined, planos: PlanosDoInicioQuery['planos']): string | null {
  const plano = planos.find(({ id }) => id === planoId);
  if (!plano) return null;
  return ehPromocional(plano.planoTipo) ? '/plano-promocao' : familiaDoTipo(plano.planoTipo).rota;
}
