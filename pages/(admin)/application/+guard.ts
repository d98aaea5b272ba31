import { redirect, render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { isScreenName } from '../screens/screens.ts';

/** Lets only staff in; everybody else goes to the login, which brings them back (section 4.6). */
export function guard({ adminPath, usuario, routeParams, urlOriginal }: PageContextServer) {
  const { screen = '' } = routeParams;
  if (usuario === null || usuario === undefined) {
    throw redirect(`${adminPath}/login?redirect=${encodeURIComponent(urlOriginal)}`);
  }
  if (screen === '') throw redirect(`${adminPath}/dashboard`);
  if (!isScreenName(screen)) throw render(404);
}
