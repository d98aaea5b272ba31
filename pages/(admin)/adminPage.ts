import type { FatorExigido } from '../../modules/roles/fator.ts';
import type { Papel, Permitido } from '../../modules/roles/papel.ts';
import type { Brand } from '../../platform/brand.ts';
import type { ScreenName } from './screens/screens.ts';
import type { Option } from './components/formTable.ts';

/** An answer that the document brings along, with what was asked for. */
export interface ReadyAnswer {
  variables: Record<string, unknown>;
  data: Record<string, unknown>;
}

/** What the document of the administration carries for its script, beside the brand. */
export interface AdminPage {
  /** The screen that the address names. */
  screen: ScreenName;
  /** Base path of the admin area. */
  adminPath: string;
  /** Who has signed in. */
  usuario: string;
  /** Their role, as the document was made for it. */
  papel: Papel;
  /** Whether the shop asks a second factor of their account, which has none: they may turn it on, and leave. */
  faltaFator: boolean;
  /** Of whom it asks one. */
  fatorExigido: FatorExigido;
  /** What it lets them see and change. */
  permitido: Permitido;
  /** What each role is called: it may be given another while the tab is open. */
  papeis: Readonly<Record<Papel, string>>;
  /** Every plan type, as staff read it. */
  tipos: readonly Option[];
  /** Whether mail goes out; where none does, nobody is said to be written to. */
  enviaEmails: boolean;
  /** Answers to the screen's questions, in their order; null where there is none. */
  answers: readonly (ReadyAnswer | null)[];
  /** What waits, as the queues say it. */
  filas: ReadyAnswer;
}

/** Where the administration is, who has signed in, and for whom. */
export interface SignedIn extends Pick<
  AdminPage,
  'adminPath' | 'usuario' | 'papel' | 'faltaFator' | 'fatorExigido' | 'permitido' | 'papeis' | 'tipos' | 'enviaEmails'
> {
  brand: Brand;
}
