import { podeLer, type Area, type Papel } from '../roles/papel.ts';
import type { SEM_TABELA } from './tabela.ts';

/** Which area of the desk (D49) rows of a table of fields are of, by its word in the trace. */
const DE_TABELA = {
  plano: 'catalogo',
  cupom: 'catalogo',
  banner: 'catalogo',
  'banner ICP': 'catalogo',
  destaque: 'catalogo',
  depoimento: 'catalogo',
  aviso: 'catalogo',
  'texto do site': 'catalogo',
  pedido: 'pedidos',
  contato: 'pedidos',
  webhook: 'equipe',
} as const satisfies Readonly<Record<string, Area>>;

/** The same of what has no table of fields: by the word that the trace stores, and not by what people read. */
const DE_SEM_TABELA: Readonly<Record<keyof typeof SEM_TABELA, Area>> = {
  administrador: 'equipe',
  chave: 'equipe',
  titular: 'equipe',
  prazo: 'equipe',
  entrega: 'pedidos',
};

const AREA_DA_PALAVRA: Readonly<Record<string, Area>> = { ...DE_TABELA, ...DE_SEM_TABELA };

/** All words of which somebody has said what area they are of. */
export const PALAVRAS_COM_AREA: readonly string[] = Object.keys(AREA_DA_PALAVRA);

/** The area of the desk (D49) that a row of a word is of; the team's where nobody has said it. */
export function areaDaPalavra(palavra: string): Area {
  return AREA_DA_PALAVRA[palavra] ?? 'equipe';
}

/** The words of the trace that a role reads, none without one; null for whoever reads all of them. */
export function palavrasDoPapel(papel: Papel | undefined): string[] | null {
  if (papel === undefined) return [];
  return podeLer(papel, 'equipe') ? null : PALAVRAS_COM_AREA.filter((palavra) => podeLer(papel, areaDaPalavra(palavra)));
}
