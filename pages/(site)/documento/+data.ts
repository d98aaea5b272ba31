import type { PageContextServer } from 'vike/types';
import { pageHead } from '../../head.server.tsx';
import type { DataOf } from '../../publicPage.tsx';
import { breadcrumbData } from '../../structuredData.server.ts';
import { DOCUMENTOS } from './content/documentos.server.ts';
import { prazo, type Documento, type RotaDeDocumento } from '../../../modules/site/documento.ts';

export type Data = DataOf<typeof data>;

/** The policy or contract at this address. */
export function data(pageContext: PageContextServer) {
  const caminho = pageContext.urlPathname as RotaDeDocumento;
  const { titulo, descricao, resumo, versao, secoes } = pageContext.textos[caminho] ?? doSite(caminho, pageContext);
  const dados = [breadcrumbData(pageContext.publicUrl, titulo, pageContext.publicUrl + caminho)];
  const head = pageHead(pageContext, { titulo, descricao, caminho, dados });
  return { head, data: { titulo, resumo, versao, secoes } };
}

/** The site's own text, where the company has none. */
function doSite(caminho: RotaDeDocumento, { brand, retention, enviaEmails }: PageContextServer): Documento {
  const prazos = {
    assinaturas: prazo(retention.assinaturas),
    mensagens: prazo(retention.mensagens),
    alteracoes: prazo(retention.alteracoes),
    entradas: prazo(retention.entradas),
  };
  return DOCUMENTOS[caminho](brand, prazos, enviaEmails);
}
