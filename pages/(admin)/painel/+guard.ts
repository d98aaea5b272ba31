import { redirect, render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { ehTela } from '../telas/telas.ts';

/** Lets only staff in; everybody else goes to the login, which brings them back (section 4.6). */
export function guard({ adminPath, usuario, routeParams, urlOriginal }: PageContextServer) {
  const { tela = '' } = routeParams;
  if (usuario === null || usuario === undefined) {
    throw redirect(`${adminPath}/login?redirect=${encodeURIComponent(urlOriginal)}`);
  }
  if (tela === '') throw redirect(`${adminPath}/dashboard`);
  if (!ehTela(tela)) throw render(404);
}
