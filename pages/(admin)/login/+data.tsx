import type { PageContextServer } from 'vike/types';
import type { DataOf, PageData } from '../../publicPage.tsx';
import { afterLogin } from '../redirect.ts';
import { staffHead } from '../staffHead.server.tsx';

export type Data = DataOf<typeof data>;

/** Where to go after the login. */
export function data({ adminPath = '', brand, urlParsed }: PageContextServer): PageData<{ destino: string }> {
  return {
    head: staffHead('Área Administrativa', brand),
    data: { destino: afterLogin(adminPath, urlParsed.search.redirect) },
  };
}
