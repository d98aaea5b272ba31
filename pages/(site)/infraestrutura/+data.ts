import type { PageContextServer } from 'vike/types';
import { pageHead } from '../../head.server.tsx';
import type { DataOf } from '../../publicPage.tsx';
import { breadcrumbData, faqData } from '../../structuredData.server.ts';
import { DATA_CENTERS, ESPECIFICACOES, perguntas, SEGURANCA } from './words.server.ts';

export type Data = DataOf<typeof data>;

const CAMINHO = '/infraestrutura';

/** Words and head of the infrastructure page. */
export function data(pageContext: PageContextServer) {
  const { brand, publicUrl } = pageContext;
  const faq = perguntas(brand);
  const head = pageHead(pageContext, {
    titulo: 'Infraestrutura e data centers',
    descricao:
      'Data centers em Montreal, Dallas e Atlanta, links de 50 Gbps, rede de 600 Gbps, NVMe SSD em RAID 10, Anti-DDoS e monitoramento 24 horas.',
    caminho: CAMINHO,
    dados: [faqData(faq), breadcrumbData(publicUrl, 'Infraestrutura', publicUrl + CAMINHO)],
  });
  return { head, data: { dataCenters: DATA_CENTERS, especificacoes: ESPECIFICACOES, seguranca: SEGURANCA, faq } };
}
