import { useConfig } from 'vike-react/useConfig';
import type { PageContextServer } from 'vike/types';
import { pageHead } from '../../head.tsx';
import { breadcrumbData } from '../../structuredData.ts';
import { prazo } from './content/documento.ts';
import { DOCUMENTOS } from './content/documentos.ts';
import type { RotaDeDocumento } from '../../../modules/site/documento.ts';

export type Data = ReturnType<typeof data>;

/** The policy or contract at this address. */
export function data(pageContext: PageContextServer) {
  const config = useConfig();
  const caminho = pageContext.urlPathname as RotaDeDocumento;
  const { retention } = pageContext;
  const { titulo, descricao, resumo, versao, secoes } = DOCUMENTOS[caminho](pageContext.brand, {
    assinaturas: prazo(retention.assinaturas),
    mensagens: prazo(retention.mensagens),
    alteracoes: prazo(retention.alteracoes),
    entradas: prazo(retention.entradas),
  });
  const dados = [breadcrumbData(pageContext.publicUrl, titulo, pageContext.publicUrl + caminho)];
  config(pageHead(pageContext, { titulo, descricao, caminho, dados }));
  return { titulo, resumo, versao, secoes };
}
