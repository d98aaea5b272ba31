import type { Area, Permitido } from '../../../modules/roles/papel.ts';
import { administradores } from './administradores.screen.ts';
import { alteracoes } from './alteracoes.screen.ts';
import { assinaturas } from './assinaturas.screen.ts';
import { avisos } from './avisos.screen.ts';
import { banner } from './banner.screen.ts';
import { bannericp } from './bannericp.screen.ts';
import { calendario } from './calendario.screen.ts';
import { catalogo } from './catalogo.screen.ts';
import { chaves } from './chaves.screen.ts';
import { cupons } from './cupons.screen.ts';
import { dashboard } from './dashboard.screen.ts';
import { depoimentos } from './depoimentos.screen.ts';
import { destaques } from './destaques.screen.ts';
import { emails } from './emails.screen.ts';
import { entregas } from './entregas.screen.ts';
import { mensagens } from './mensagens.screen.ts';
import { novopedido } from './novopedido.screen.ts';
import { pessoa } from './pessoa.screen.ts';
import { planos } from './planos.screen.ts';
import type { Screen } from './screen.ts';
import { senha } from './senha.screen.ts';
import { textos } from './textos.screen.ts';
import { webhooks } from './webhooks.screen.ts';

/** The screens of the admin area by the last part of their address, in the order of the menu (section 2.4, D27). */
export const SCREENS = {
  dashboard,
  assinaturas,
  novopedido,
  mensagens,
  pessoa,
  banner,
  bannericp,
  destaques,
  depoimentos,
  planos,
  cupons,
  avisos,
  textos,
  calendario,
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

/** The area of the desk that a screen shows. */
export function areaOf(nome: ScreenName): Area {
  return (SCREENS[nome] as Screen).area ?? 'catalogo';
}

/** The screens that one with a role may see, in the order of the menu. */
export function screensOf({ le, muda }: Permitido): ScreenName[] {
  return (Object.keys(SCREENS) as ScreenName[]).filter((nome) =>
    ((SCREENS[nome] as Screen).writes ? muda : le).includes(areaOf(nome)),
  );
}

/** Whether the administration has a screen of that name. */
export function isScreenName(nome: string): nome is ScreenName {
  return Object.hasOwn(SCREENS, nome);
}
