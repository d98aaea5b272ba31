import { useConfig } from 'vike-react/useConfig';
import type { PageContextServer } from 'vike/types';
import { pageHead } from '../../head.tsx';
import { breadcrumbData, faqData, organizationData } from '../../structuredData.ts';
import { MARCOS, numeros, perguntas, RAZOES } from './words.ts';

export type Data = ReturnType<typeof data>;

const CAMINHO = '/sobre-nos';

/** Words and head of the about page. */
export function data(pageContext: PageContextServer) {
  const config = useConfig();
  const { brand, publicUrl } = pageContext;
  const faq = perguntas(brand);
  config(
    pageHead(pageContext, {
      titulo: 'Sobre nós',
      descricao: `A história da ${brand.BRAND_NAME}, no ar desde ${brand.BRAND_FOUNDED}: 70 mil sites, 25 mil clientes, painéis próprios e suporte 24 horas em português.`,
      caminho: CAMINHO,
      dados: [organizationData(publicUrl, brand), faqData(faq), breadcrumbData(publicUrl, 'Sobre nós', publicUrl + CAMINHO)],
    }),
  );
  return { marcos: MARCOS, razoes: RAZOES, numeros: numeros(brand), faq };
}
