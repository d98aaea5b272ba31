import type { Config } from '../../platform/config.ts';
import { DOCUMENTOS } from './documentos/documentos.server.ts';
import { prazo, type Documento, type RotaDeDocumento } from './documento.ts';

/** Every policy and contract, by its address. */
export type Documentos = Readonly<Record<RotaDeDocumento, Documento>>;

/** The texts that the site shows: the company's own, and the site's where it has none. @param textos the company's */
export function documentosDoSite(
  { brand, retention, mail }: Pick<Config, 'brand' | 'retention' | 'mail'>,
  textos: Readonly<Partial<Record<RotaDeDocumento, Documento>>>,
): Documentos {
  const prazos = {
    assinaturas: prazo(retention.assinaturas),
    mensagens: prazo(retention.mensagens),
    alteracoes: prazo(retention.alteracoes),
    entradas: prazo(retention.entradas),
  };
  const doSite = Object.entries(DOCUMENTOS).map(([rota, escrever]) => [rota, escrever(brand, prazos, mail !== null)]);
  return { ...(Object.fromEntries(doSite) as Documentos), ...textos };
}
