import type { Brand } from '../../platform/brand.ts';
import type { Tela } from './telas/telas.ts';
import type { Opcao } from './components/formTable.ts';

/** An answer that the document brings along, with what was asked for. */
export interface RespostaPronta {
  variables: Record<string, unknown>;
  data: Record<string, unknown>;
}

/** What the document of the administration carries for its script, beside the brand. */
export interface AdminPage {
  /** The screen that the address names. */
  tela: Tela;
  /** Base path of the admin area. */
  adminPath: string;
  /** Who has signed in. */
  usuario: string;
  /** Every plan type, as staff read it. */
  tipos: readonly Opcao[];
  /** Answers to the screen's questions, in their order; null where there is none. */
  respostas: readonly (RespostaPronta | null)[];
}

/** Where the administration is, who has signed in, and for whom. */
export interface Quem extends Pick<AdminPage, 'adminPath' | 'usuario' | 'tipos'> {
  brand: Brand;
}
