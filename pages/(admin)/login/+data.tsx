import type { PageContextServer } from 'vike/types';
import type { DataOf, PageData } from '../../publicPage.tsx';
import { afterLogin } from '../redirect.ts';
import { staffHead } from '../staffHead.server.tsx';

export type Data = DataOf<typeof data>;

/** Where to go after the login: the beginning of the administration, which knows whose screens are whose, and leads on. */
export function data({ adminPath = '', brand, urlParsed }: PageContextServer): PageData<{ destino: string }> {
  return {
    head: staffHead('Área Administrativa', brand),
    data: { destino: `${adminPath}?redirect=${encodeURIComponent(afterLogin(adminPath, urlParsed.search.redirect))}` },
  };
}
