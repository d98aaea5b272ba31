import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { ContratoDocument, type ContratoQuery } from '../../../graphql/generated/graphql.ts';
import type { TextoDeContrato } from '../../../modules/contract/contrato.ts';
import { caminhoDaVersao } from '../../../modules/contract/versao.ts';
import { pageHead } from '../../head.server.tsx';
import type { DataOf } from '../../publicPage.tsx';
import { mostrada, NAO_HA_CONTRATO } from './words.server.ts';

export type Data = DataOf<typeof data>;

/** The contract as it was in this version; without the database, that it cannot be said now. */
export async function data(pageContext: PageContextServer) {
  const { versao = '' } = pageContext.routeParams;
  const lido = await ler(pageContext, versao);
  if (lido === null) throw render(404, { texto: NAO_HA_CONTRATO });
  const head = pageHead(pageContext, {
    titulo: lido === 'indisponivel' ? 'Contrato' : lido.titulo,
    descricao: 'O contrato como estava quando foi aceito.',
    caminho: caminhoDaVersao(versao),
    indexar: false,
  });
  return { head, data: { contrato: lido === 'indisponivel' ? null : mostrar(lido) } };
}

type Lido = NonNullable<ContratoQuery['contrato']>;

function mostrar({ texto, rota, ...lido }: Lido) {
  const { titulo, resumo, versao, secoes } = JSON.parse(texto) as TextoDeContrato;
  return { texto: { titulo, resumo, versao, secoes }, mostrada: mostrada(lido), rota: lido.atual ? null : rota };
}

/** Null where there is none. */
async function ler({ execute, refusalOf, warn }: PageContextServer, versao: string): Promise<Lido | 'indisponivel' | null> {
  try {
    return (await execute(ContratoDocument, { versao })).contrato ?? null;
  } catch (error) {
    if (refusalOf(error)?.status !== 503) throw error;
    warn(error, 'contract could not be read');
    return 'indisponivel';
  }
}
