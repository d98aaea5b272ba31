import type { PageContextServer } from 'vike/types';
import { familiaDoTipo } from '../../../modules/catalogue/familia.ts';
import type { DataOf, PageData } from '../../publicPage.tsx';
import type { AdminPage } from '../adminPage.ts';
import { staffHead } from '../staffHead.server.tsx';
import type { Opcao } from '../components/formTable.ts';
import { NOMES_DOS_TIPOS } from '../telas/planos.tela.ts';
import type { PerguntaDaTela } from '../telas/tela.ts';
import { TELAS, type Tela } from '../telas/telas.ts';

export type Data = DataOf<typeof data>;

/** The head of the screen that the address names, and the answers to its first questions. */
export async function data(pageContext: PageContextServer): Promise<PageData<AdminPage>> {
  const { adminPath = '', brand, routeParams, urlParsed, execute } = pageContext;
  // The guard lets nobody else in.
  const usuario = pageContext.usuario!;
  const nome = routeParams.tela as Tela;
  const tela = TELAS[nome];
  const perguntas: readonly PerguntaDaTela[] = tela.perguntas(tela.endereco.parse(urlParsed.search) as never);
  const respostas = perguntas.map(async ({ query, variables, dispensavel }) => {
    try {
      return { variables, data: await execute<Record<string, unknown>, Record<string, unknown>>(query, variables) };
    } catch (error) {
      if (dispensavel) return null;
      throw error;
    }
  });
  return {
    head: staffHead(tela.titulo, brand),
    data: { tela: nome, adminPath, usuario, tipos: tipos(), respostas: await Promise.all(respostas) },
  };
}

function tipos(): Opcao[] {
  return NOMES_DOS_TIPOS.map((valor) => {
    const { nome } = familiaDoTipo(valor);
    return { valor, rotulo: valor.startsWith('PROMOCIONAL') ? `${nome} em promoção` : nome };
  });
}
