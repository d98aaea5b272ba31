import { administradores } from './administradores.tela.ts';
import { alteracoes } from './alteracoes.tela.ts';
import { assinaturas } from './assinaturas.tela.ts';
import { banner } from './banner.tela.ts';
import { bannericp } from './bannericp.tela.ts';
import { catalogo } from './catalogo.tela.ts';
import { cupons } from './cupons.tela.ts';
import { dashboard } from './dashboard.tela.ts';
import { depoimentos } from './depoimentos.tela.ts';
import { destaques } from './destaques.tela.ts';
import { mensagens } from './mensagens.tela.ts';
import { planos } from './planos.tela.ts';
import { senha } from './senha.tela.ts';

/** The screens of the admin area by the last part of their address, in the order of the menu (section 2.4, D27). */
export const TELAS = {
  dashboard,
  assinaturas,
  mensagens,
  banner,
  bannericp,
  destaques,
  depoimentos,
  planos,
  cupons,
  catalogo,
  alteracoes,
  administradores,
  senha,
};

export type Tela = keyof typeof TELAS;

/** Whether the administration has a screen of that name. */
export function ehTela(nome: string): nome is Tela {
  return Object.hasOwn(TELAS, nome);
}
