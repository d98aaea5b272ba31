import type { PageContextServer } from 'vike/types';
import { pageHead } from '../../head.server.tsx';
import type { DataOf } from '../../publicPage.tsx';
import { breadcrumbData } from '../../structuredData.server.ts';
import type { RotaDeDocumento } from '../../../modules/site/documento.ts';

export type Data = DataOf<typeof data>;

/** The policy or contract at this address. */
export function data(pageContext: PageContextServer) {
  const caminho = pageContext.urlPathname as RotaDeDocumento;
  const { titulo, descricao, resumo, versao, secoes } = pageContext.documentos[caminho];
  const dados = [breadcrumbData(pageContext.publicUrl, titulo, pageContext.publicUrl + caminho)];
  const head = pageHead(pageContext, { titulo, descricao, caminho, dados });
  return { head, data: { titulo, resumo, versao, secoes } };
}
