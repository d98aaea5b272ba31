import type { PageContextServer } from 'vike/types';
import { horario } from '../../../modules/brand/canais.ts';
import { pageHead } from '../../head.server.tsx';
import type { DataOf } from '../../publicPage.tsx';
import { breadcrumbData, organizationData } from '../../structuredData.server.ts';

export type Data = DataOf<typeof data>;

const CAMINHO = '/atendimento';

/** Head of the contact page, and the bot check of its form. */
export function data(pageContext: PageContextServer) {
  const { brand, publicUrl, botCheck } = pageContext;
  const canais = [
    ...(brand.TICKET_URL ? ['chamados 24/7/365'] : []),
    ...(brand.WHATSAPP_NUMBER ? [`WhatsApp (${horario(brand)})`] : []),
    'formulário de contato',
    'privacidade',
  ];
  const head = pageHead(pageContext, {
    titulo: 'Atendimento',
    descricao: `Fale com a ${brand.BRAND_NAME}: ${canais.join(', ')} e denúncias de abuso.`,
    caminho: CAMINHO,
    dados: [organizationData(pageContext), breadcrumbData(publicUrl, 'Atendimento', publicUrl + CAMINHO)],
  });
  return { head, data: { botCheck } };
}
