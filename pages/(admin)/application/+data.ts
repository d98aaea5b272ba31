import type { PageContextServer } from 'vike/types';
import { FilasDocument, type FilasQuery } from '../../../graphql/generated/admin/graphql.ts';
import { PAPEIS, TODOS_OS_PAPEIS, type Papel, type Permitido } from '../../../modules/roles/papel.ts';
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
  const [usuario, papel] = [pageContext.usuario!, pageContext.papel!];
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
  const { faltaFator = false, fatorExigido = 'optional' } = pageContext;
  const filas = faltaFator ? nothingWaits(papel) : await execute(FilasDocument, {});
  return {
    head: staffHead(screen.title, brand, scriptsDaTela(pageContext.globalContext.assetsManifest, nome)),
    data: {
      screen: nome,
      adminPath,
      usuario,
      papel,
      faltaFator,
      fatorExigido,
      permitido: faltaFator ? { ...PAPEIS[papel], ...OWN_ACCOUNT_ALONE } : PAPEIS[papel],
      papeis: papeis(),
      tipos: tipos(),
      enviaEmails,
      answers: await Promise.all(answers),
      filas: { variables: {}, data: { ...filas } },
    },
  };
}

/** What whoever lacks the second factor that the shop asks for is shown. */
const OWN_ACCOUNT_ALONE = { le: ['conta'], muda: ['conta'] } as const satisfies Partial<Permitido>;

/** What whoever may not ask is told of the queues. */
function nothingWaits(papel: Papel): FilasQuery {
  const nada = { __typename: 'FilasDaTabela', ultima: 0, filas: [], proprias: [] } as const;
  return { filas: { __typename: 'Filas', papel, assinaturas: nada, mensagens: nada } } as unknown as FilasQuery;
}

function papeis(): AdminPage['papeis'] {
  return Object.fromEntries(TODOS_OS_PAPEIS.map((nome) => [nome, PAPEIS[nome].rotulo])) as AdminPage['papeis'];
}

function tipos(): Option[] {
  return NOMES_DOS_TIPOS.map((valor) => {
    const { nome } = familiaDoTipo(valor);
    return { valor, rotulo: valor.startsWith('PROMOCIONAL') ? `${nome} em promoção` : nome };
  });
}
