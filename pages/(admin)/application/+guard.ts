import { redirect, render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { PAPEIS, type Papel } from '../../../modules/roles/papel.ts';
import { sobreOPapel } from '../../../modules/roles/sobre.ts';
import type { AbortReason } from '../../pageContext.ts';
import { afterLogin } from '../redirect.ts';
import { isScreenName, screensOf, type ScreenName } from '../screens/screens.ts';

/** Where a second factor is turned on. */
const OWN_ACCOUNT: ScreenName = 'senha';

/**
 * Lets only staff in, to the screens of their role; everybody else goes to the login, which brings them back (section 4.6). Who lacks the second factor that
 * the shop asks for is led to turn it on, whatever was asked for (086).
 */
export function guard({ adminPath = '', usuario, papel, faltaFator, routeParams, urlOriginal, urlParsed }: PageContextServer) {
  const { screen = '' } = routeParams;
  if (usuario === null || usuario === undefined) {
    throw redirect(`${adminPath}/login?redirect=${encodeURIComponent(urlOriginal)}`);
  }
  if (faltaFator && screen !== OWN_ACCOUNT) throw redirect(`${adminPath}/${OWN_ACCOUNT}`);
  const shown = screensOf(PAPEIS[papel!]);
  // Whoever has just signed in goes on to what was asked for before, unless it is a screen of other roles.
  const wanted = screen === '' ? afterLogin(adminPath, urlParsed.search.redirect) : '';
  if (wanted !== '' && !isNotTheirs(adminPath, wanted, shown)) throw redirect(wanted);
  // What is the first of them for whoever does not see the beginning: a login leads there.
  if (screen === '' || (screen === 'dashboard' && !shown.includes(screen))) throw redirect(`${adminPath}/${shown[0]}`);
  if (!isScreenName(screen)) throw render(404);
  if (!shown.includes(screen)) throw render(403, { texto: notTheirs(papel!) } satisfies AbortReason);
}

/** Whether an address is that of a screen, and of none of these. */
function isNotTheirs(base: string, address: string, shown: readonly ScreenName[]): boolean {
  const [screen = ''] = address.slice(base.length + 1).split('?');
  return isScreenName(screen) && !shown.includes(screen);
}

function notTheirs(papel: Papel): string {
  return `Esta tela não é do seu papel: ${sobreOPapel(papel)}. Quem é da administração pode dar outro à sua conta.`;
}
