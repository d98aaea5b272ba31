import type { ComponentProps } from 'react';
import type { PageContextServer } from 'vike/types';
import { PAPEIS } from '../../modules/roles/papel.ts';
import { SCREENS, screensOf } from '../(admin)/screens/screens.ts';
import type { AbortReason } from '../pageContext.ts';
import type { DataOf, PageData } from '../publicPage.tsx';
import type { StaffWays } from './StaffWays.tsx';

export type Data = DataOf<typeof data>;

/** What the page says. */
interface Erro {
  rotulo: string;
  titulo: string;
  texto: string;
}

/** What the page says, and where one of the team goes on, who is no customer. */
interface Dito extends Erro {
  equipe: ComponentProps<typeof StaffWays> | null;
}

const NAO_EXISTE: Erro = {
  rotulo: 'Erro 404',
  titulo: 'Página não encontrada',
  texto: 'O endereço pode ter mudado ou sido digitado com um erro. Os planos continuam no lugar.',
};
/** The same of the administration, which sells nothing. */
const TELA_NAO_EXISTE: Erro = { ...NAO_EXISTE, texto: 'O endereço pode ter mudado ou sido digitado com um erro.' };
const RECUSADA: Erro = { rotulo: 'Erro 403', titulo: 'Não permitido', texto: 'Abra o endereço no próprio navegador.' };
const MUITAS: Erro = { rotulo: 'Erro 429', titulo: 'Muitas tentativas', texto: 'Aguarde um pouco e tente de novo.' };
const FALHOU: Erro = {
  rotulo: 'Erro inesperado',
  titulo: 'Não foi possível mostrar esta página',
  texto: 'A falha foi registrada. Recarregue a página em instantes ou volte para o início.',
};

/** What a page says that it has not, or does not show. */
const DITOS: Readonly<Record<number, Erro>> = { 403: RECUSADA, 404: NAO_EXISTE, 429: MUITAS };

/** Unknown paths (404), what another site has asked for (403), what is asked for too often (429) and failures while rendering (500). */
export function data(pageContext: PageContextServer): PageData<Dito> {
  const { is404, abortStatusCode, abortReason, brand } = pageContext;
  const equipe = waysOfStaff(pageContext);
  const dito = is404 ? NAO_EXISTE : (DITOS[abortStatusCode ?? 500] ?? FALHOU);
  const erro = equipe && dito === NAO_EXISTE ? TELA_NAO_EXISTE : dito;
  const { texto = erro.texto } = (abortReason ?? {}) as AbortReason;
  return {
    head: {
      title: `${erro === FALHOU ? erro.rotulo : erro.titulo} | ${brand.BRAND_NAME}`,
      tags: <meta name="robots" content="noindex, follow" />,
    },
    data: { ...erro, texto, equipe },
  };
}

/** Where whoever has signed in goes on from a page of the administration; null for everybody else, and elsewhere. */
function waysOfStaff({ adminPath, usuario, papel }: PageContextServer): Dito['equipe'] {
  if (adminPath === undefined || !usuario || !papel) return null;
  const primeira = screensOf(PAPEIS[papel])[0]!;
  return {
    primeira: { endereco: `${adminPath}/${primeira}`, rotulo: SCREENS[primeira].menu.label },
    login: `${adminPath}/login`,
  };
}
