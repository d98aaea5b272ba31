import { administradores } from './administradores.screen.ts';
import { alteracoes } from './alteracoes.screen.ts';
import { assinaturas } from './assinaturas.screen.ts';
import { banner } from './banner.screen.ts';
import { bannericp } from './bannericp.screen.ts';
import { catalogo } from './catalogo.screen.ts';
import { chaves } from './chaves.screen.ts';
import { cupons } from './cupons.screen.ts';
import { dashboard } from './dashboard.screen.ts';
import { depoimentos } from './depoimentos.screen.ts';
import { destaques } from './destaques.screen.ts';
import { emails } from './emails.screen.ts';
import { entregas } from './entregas.screen.ts';
import { mensagens } from './mensagens.screen.ts';
import { pessoa } from './pessoa.screen.ts';
import { planos } from './planos.screen.ts';
import { senha } from './senha.screen.ts';
import { webhooks } from './webhooks.screen.ts';

/** The screens of the admin area by the last part of their address, in the order of the menu (section 2.4, D27). */
export const SCREENS = {
  dashboard,
  assinaturas,
  mensagens,
  pessoa,
  banner,
  bannericp,
  destaques,
  depoimentos,
  planos,
  cupons,
  catalogo,
  webhooks,
  emails,
  entregas,
  alteracoes,
  administradores,
  chaves,
  senha,
};

export type ScreenName = keyof typeof SCREENS;

/** Whether the administration has a screen of that name. */
export function isScreenName(nome: string): nome is ScreenName {
  return Object.hasOwn(SCREENS, nome);
}
