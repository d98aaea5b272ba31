import type { PageContextServer } from 'vike/types';
import { noArDesde } from '../../../modules/brand/marca.ts';
import { pageHead } from '../../head.server.tsx';
import type { DataOf } from '../../publicPage.tsx';
import { breadcrumbData, faqData, organizationData } from '../../structuredData.server.ts';
import { numeros, perguntas, RAZOES, tamanho } from './words.server.ts';

export type Data = DataOf<typeof data>;

const CAMINHO = '/sobre-nos';

/** Words and head of the about page. */
export function data(pageContext: PageContextServer) {
  const { brand, marca, publicUrl } = pageContext;
  const faq = perguntas(brand, marca);
  const temas = [...tamanho(marca.numeros), 'painéis próprios'].join(', ');
  const head = pageHead(pageContext, {
    titulo: 'Sobre nós',
    descricao: `A história da ${[brand.BRAND_NAME, noArDesde(brand)].filter(Boolean).join(', ')}: ${temas} e suporte 24 horas em português.`,
    caminho: CAMINHO,
    dados: [organizationData(pageContext), faqData(faq), breadcrumbData(publicUrl, 'Sobre nós', publicUrl + CAMINHO)],
  });
  return { head, data: { marcos: pageContext.marcos, razoes: RAZOES, numeros: numeros(brand, marca.numeros), faq } };
}
