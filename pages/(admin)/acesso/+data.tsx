import type { PageContextServer } from 'vike/types';
import type { DataOf, PageData } from '../../publicPage.tsx';
import { staffHead } from '../staffHead.server.tsx';

export type Data = DataOf<typeof data>;

/** The same for every link: what it carries is never sent with the question for the page. */
export function data({ adminPath = '', brand }: PageContextServer): PageData<{ login: string }> {
  return { head: staffHead('Escolha a sua senha', brand), data: { login: `${adminPath}/login` } };
}
