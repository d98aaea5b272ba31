import type { PageContextServer } from 'vike/types';
import { pageHead } from '../../head.server.tsx';
import type { DataOf } from '../../publicPage.tsx';
import { breadcrumbData, faqData } from '../../structuredData.server.ts';
import { perguntas, TELAS, VANTAGENS } from './words.server.ts';

export type Data = DataOf<typeof data>;

const CAMINHO = '/painel-icp';

/** Words and head of the control panel's page. */
export function data(pageContext: PageContextServer) {
  const { brand, publicUrl } = pageContext;
  const faq = perguntas(brand);
  const head = pageHead(pageContext, {
    titulo: `${brand.PANEL_NAME}: painel para VPS com Docker`,
    descricao: `${brand.PANEL_NAME} (ICP): aplicações em Docker, loja de aplicativos, domínios com SSL, bancos de dados, logs, monitoramento, firewall e Fail2ban no seu VPS.`,
    caminho: CAMINHO,
    dados: [faqData(faq), breadcrumbData(publicUrl, 'Painel ICP', publicUrl + CAMINHO)],
  });
  return { head, data: { telas: TELAS, vantagens: VANTAGENS, faq } };
}
