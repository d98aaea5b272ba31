import { useConfig } from 'vike-react/useConfig';
import type { PageContextServer } from 'vike/types';
import type { InicioQuery } from '../../../graphql/generated/graphql.ts';
import { ehPromocional, FAMILIAS, familiaDoTipo, type Familia } from '../../../modules/catalogue/familia.ts';
import { rotuloPeriodo } from '../../../modules/catalogue/periodo.ts';
import { calcularPreco } from '../../../modules/catalogue/preco.ts';
import { pageHead } from '../../head.tsx';
import { organizationData } from '../../structuredData.ts';
import { DEPOIMENTOS_DE_EXEMPLO } from './depoimentos.ts';
import { Inicio } from './inicio.query.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** Banners, highlights and the lowest price of each family, at the period with which its page opens. */
export async function data(pageContext: PageContextServer) {
  const config = useConfig();
  const { brand, publicUrl } = pageContext;
  const { banners, destaques, planos } = await carregar(pageContext);
  config(
    pageHead(pageContext, {
      titulo: 'Hospedagem de sites, VPS e servidores dedicados',
      descricao: `Hospedagem PHP, Node.js, Java e Spring Boot com 14 dias grátis, VPS e servidores dedicados com suporte 24 horas. ${brand.BRAND_NAME}, no ar desde ${brand.BRAND_FOUNDED}.`,
      caminho: '/',
      dados: [organizationData(publicUrl, brand)],
    }),
  );
  return {
    banners,
    // A highlight without a link of its own leads to the page of its plan.
    destaques: destaques.map(({ id, titulo, texto, icone, link, planoId }) => ({
      id,
      titulo,
      texto,
      icone,
      link: link ?? paginaDoPlano(planoId, planos),
    })),
    // Examples only: nobody who exists has said them, so a real shop shows none (D50).
    depoimentos: pageContext.demoData ? DEPOIMENTOS_DE_EXEMPLO : [],
    ofertas: FAMILIAS.map((familia) => ({
      nome: familia.nome,
      rota: familia.rota,
      linha: familia.linha,
      resumo: familia.resumo,
      aPartirDe: menorPreco(familia, planos),
      periodo: rotuloPeriodo(familia.periodoPadrao).toLowerCase(),
    })),
  };
}

/** Lowest monthly price of a family in reais ("29.90"), or null when none of its plans is on sale. */
function menorPreco({ tipo, periodos, periodoPadrao }: Familia, planos: InicioQuery['planos']): string | null {
  const precos = planos
    .filter(({ planoTipo }) => planoTipo === tipo)
    .map((plano) => calcularPreco(plano, periodoPadrao, periodos).mensal);
  return precos.sort((a, b) => Number(a) - Number(b))[0] ?? null;
}

/** Page on which a plan is sold, or null when it is not on sale. */
function paginaDoPlano(planoId: string | null | undefined, planos: InicioQuery['planos']): string | null {
  const plano = planos.find(({ id }) => id === planoId);
  if (!plano) return null;
  return ehPromocional(plano.planoTipo) ? '/plano-promocao' : familiaDoTipo(plano.planoTipo).rota;
}

// A failed load leaves an empty carousel and no prices, not the visitor without a page (section 8).
async function carregar({ execute, warn }: PageContextServer): Promise<InicioQuery> {
  try {
    return await execute(Inicio);
  } catch (error) {
    warn(error, 'home page could not be loaded');
    return { banners: [], destaques: [], planos: [] };
  }
}
