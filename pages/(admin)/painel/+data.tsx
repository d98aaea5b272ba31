import { useConfig } from 'vike-react/useConfig';
import type { PageContextServer } from 'vike/types';
import { LOADERS, type DataOf } from '../telas/listas.data.ts';
import { TELAS, type Tela } from '../telas/telas.ts';

export type Data = { [Name in Tela]: { tela: Name } & DataOf<Name> }[Tela];

/** The data of the screen that the address names. */
export async function data(pageContext: PageContextServer): Promise<Data> {
  const config = useConfig();
  const tela = pageContext.routeParams.tela as Tela;
  const { titulo } = TELAS[tela];
  config({
    title: `${titulo} | ${pageContext.brand.BRAND_NAME}`,
    description: 'Área administrativa.',
    Head: <meta name="robots" content="noindex, nofollow" />,
  });
  return { tela, ...(await LOADERS[tela](pageContext)) } as Data;
}
