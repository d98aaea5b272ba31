import type { PageContextServer } from 'vike/types';
import { pageHead } from '../../head.server.tsx';
import type { DataOf } from '../../publicPage.tsx';
import { breadcrumbData, faqData } from '../../structuredData.server.ts';
import { DATA_CENTERS, ESPECIFICACOES, perguntas, SEGURANCA } from './words.server.ts';

export type Data = DataOf<typeof data>;

const CAMINHO = '/infraestrutura';

/** Words and head of the infrastructure page. */
export function data(pageContext: PageContextServer) {
  const { brand, publicUrl, pingAddresses } = pageContext;
  const faq = perguntas(brand);
  const head = pageHead(pageContext, {
    titulo: 'Infraestrutura e data centers',
    descricao:
      'Data centers em Montreal, Dallas e Atlanta, links de 50 Gbps, rede de 600 Gbps, NVMe SSD em RAID 10, Anti-DDoS e monitoramento 24 horas.',
    caminho: CAMINHO,
    dados: [faqData(faq), breadcrumbData(publicUrl, 'Infraestrutura', publicUrl + CAMINHO)],
  });
  const testeEm = (cidade: string) => pingAddresses.find((address) => address.cidade === cidade)?.url ?? null;
  const dataCenters = DATA_CENTERS.map(({ cidade, pais, ping }) => ({ cidade, pais, ping, teste: testeEm(cidade) }));
  return { head, data: { dataCenters, especificacoes: ESPECIFICACOES, seguranca: SEGURANCA, faq } };
}
