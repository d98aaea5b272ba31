import type { BreadcrumbList, FAQPage, Organization, Product, WebSite, WithContext } from 'schema-dts';
import type { PageContextServer } from 'vike/types';
import { organizacao } from '../modules/brand/organizacao.ts';
import { oferta, precoEspecificado } from '../modules/catalogue/oferta.ts';
import type { Preco } from '../modules/catalogue/preco.ts';
import type { PlanoTipoNome } from '../modules/catalogue/plano.ts';
import type { Brand } from '../platform/brand.ts';
import type { Pergunta } from './components/pergunta.ts';

const CONTEXT = 'https://schema.org' as const;

interface PlanoOfertado {
  id: string;
  planoTipo: PlanoTipoNome;
  nome: string;
  descricao?: string | null;
  precoAte?: string | null;
  preco: Preco;
}

/** A family as a product, with one offer a plan at the monthly price that the page shows (schema.org/Product). */
export function productData(
  page: { nome: string; descricao: string; url: string; publicUrl: string; brand: Brand },
  planos: readonly PlanoOfertado[],
): WithContext<Product> {
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: page.nome,
    description: page.descricao,
    url: page.url,
    brand: { '@type': 'Brand', name: page.brand.BRAND_NAME },
    offers: planos.map(({ preco, ...plano }) => ({
      ...oferta(page.publicUrl, plano, preco),
      priceSpecification: precoEspecificado(preco),
    })),
  };
}

/** The page's questions (schema.org/FAQPage). */
export function faqData(perguntas: readonly Pergunta[]): WithContext<FAQPage> {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: perguntas.map(({ pergunta, resposta }) => ({
      '@type': 'Question',
      name: pergunta,
      acceptedAnswer: { '@type': 'Answer', text: resposta },
    })),
  };
}

/** Home and the page itself (schema.org/BreadcrumbList). */
export function breadcrumbData(publicUrl: string, nome: string, url: string): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Início', item: `${publicUrl}/` },
      { '@type': 'ListItem', position: 2, name: nome, item: url },
    ],
  };
}

/** Who sells (schema.org/Organization). */
export function organizationData(loja: PageContextServer): WithContext<Organization> {
  return { '@context': CONTEXT, ...organizacao(loja) };
}

/** The site itself, by the name that search results show (schema.org/WebSite). */
export function websiteData({ brand, publicUrl }: PageContextServer): WithContext<WebSite> {
  const { BRAND_NAME: name, BRAND_SHORT_NAME: alternateName } = brand;
  return { '@context': CONTEXT, '@type': 'WebSite', name, alternateName, url: `${publicUrl}/`, inLanguage: 'pt-BR' };
}
