import type { PageContextServer } from 'vike/types';
import { FilasDocument } from '../../../graphql/generated/admin/graphql.ts';
import { familiaDoTipo } from '../../../modules/catalogue/familia.ts';
import type { DataOf, PageData } from '../../publicPage.tsx';
import type { AdminPage } from '../adminPage.ts';
import { staffHead } from '../staffHead.server.tsx';
import type { Option } from '../components/formTable.ts';
import { NOMES_DOS_TIPOS } from '../screens/planos.screen.ts';
import type { ScreenQuestion } from '../screens/screen.ts';
import { SCREENS, type ScreenName } from '../screens/screens.ts';
import { scriptsDaTela } from './scripts.server.ts';

export type Data = DataOf<typeof data>;

/** The head of the screen that the address names, and the answers to its first questions. */
export async function data(pageContext: PageContextServer): Promise<PageData<AdminPage>> {
  const { adminPath = '', brand, enviaEmails, routeParams, urlParsed, execute } = pageContext;
  // The guard lets nobody else in.
  const usuario = pageContext.usuario!;
  const nome = routeParams.screen as ScreenName;
  const screen = SCREENS[nome];
  const questions: readonly ScreenQuestion[] = screen.questions(screen.address.parse(urlParsed.search) as never);
  const answers = questions.map(async ({ query, variables, optional }) => {
    try {
      return { variables, data: await execute<Record<string, unknown>, Record<string, unknown>>(query, variables) };
    } catch (error) {
      if (optional) return null;
      throw error;
    }
  });
  const filas = execute(FilasDocument, {}).then((dados) => ({ variables: {}, data: { ...dados } }));
  return {
    head: staffHead(screen.title, brand, scriptsDaTela(pageContext.globalContext.assetsManifest, nome)),
    data: {
      screen: nome,
      adminPath,
      usuario,
      tipos: tipos(),
      enviaEmails,
      answers: await Promise.all(answers),
      filas: await filas,
    },
  };
}

function tipos(): Option[] {
  return NOMES_DOS_TIPOS.map((valor) => {
    const { nome } = familiaDoTipo(valor);
    return { valor, rotulo: valor.startsWith('PROMOCIONAL') ? `${nome} em promoção` : nome };
  });
}
