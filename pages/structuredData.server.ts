import type { BreadcrumbList, FAQPage, Organization, Product, WithContext } from 'schema-dts';
import type { PageContextServer } from 'vike/types';
import { linkAssinatura } from '../modules/catalogue/familia.ts';
import { meses } from '../modules/catalogue/periodo.ts';
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
    offers: planos.map(({ id, planoTipo, nome, descricao, preco }) => ({
      '@type': 'Offer',
      name: nome,
      ...(descricao && { description: descricao }),
      url: page.publicUrl + linkAssinatura(planoTipo, id, preco.periodo),
      price: preco.mensal,
      priceCurrency: 'BRL',
      availability: 'https://schema.org/InStock',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: preco.mensal,
        priceCurrency: 'BRL',
        unitText: `por mês, em ${meses(preco.periodo)}`,
        billingDuration: preco.periodo,
      },
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
export function organizationData({ publicUrl, brand, cabeca }: PageContextServer): WithContext<Organization> {
  const { SOCIAL_INSTAGRAM, SOCIAL_FACEBOOK, SOCIAL_YOUTUBE, SOCIAL_LINKEDIN } = brand;
  const redes = [SOCIAL_INSTAGRAM, SOCIAL_FACEBOOK, SOCIAL_YOUTUBE, SOCIAL_LINKEDIN].filter((rede) => rede !== null);
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: brand.BRAND_NAME,
    legalName: brand.BRAND_LEGAL_NAME,
    taxID: brand.BRAND_CNPJ,
    ...(brand.BRAND_FOUNDED && { foundingDate: brand.BRAND_FOUNDED }),
    url: `${publicUrl}/`,
    logo: publicUrl + cabeca.emblema,
    email: brand.EMAIL_CONTACT,
    ...(redes.length > 0 && { sameAs: redes }),
  };
}
