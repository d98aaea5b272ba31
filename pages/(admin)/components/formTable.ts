import type { z } from 'zod';
import { ajudaDe, escritosDe, unidadeDe, type CampoDescrito, type Campos } from '../../../modules/editing/campo.ts';
import type { CampoContado } from '../../../modules/editing/perguntas.ts';

/** One of a list to choose from. */
export interface Option {
  valor: string;
  rotulo: string;
  /** Heading under which it stands. */
  grupo?: string;
}

/** What a row or a form says, by the names of its fields. */
export type FormValues = Record<string, string | number | boolean | null>;

/** What only the screen knows of a field. */
interface OnScreen {
  /** What there is to choose from, where it was loaded with the screen. */
  opcoes?: readonly Option[];
  /** What is shown while nothing is chosen. */
  vazio?: string;
  /** Names a value that the list lacks. */
  sumida?: string;
  /** What is chosen in a new row, where an input has to choose. */
  padrao?: string;
  /** Words of a yes and a no, where a tick says too little. */
  simNao?: readonly [sim: string, nao: string];
  /** Set where a picture is sent: the folder it goes to, and the address below which it is shown. */
  imagem?: { pasta: 'BANNER' | 'BANNER_ICP'; base: string };
  /** Of a text of words with a space between them: those that can be ticked. */
  marcas?: readonly Option[];
  rotulo?: string;
  /** Set where it has to be said here, though the table takes it empty. */
  obrigatorio?: boolean;
  /** What helps here, where what the table says does not hold. */
  ajuda?: string | undefined;
  /** Whether the field counts, from what is typed in the others; one that does not is set aside, and says nothing. */
  quando?: (valores: FormValues) => boolean;
  /** What stands in the place of a field that is set aside. */
  senao?: string;
}

/** What every widget has to know. */
interface Base extends Pick<OnScreen, 'quando' | 'senao'> {
  nome: string;
  rotulo: string;
  ajuda?: string;
  obrigatorio: boolean;
  /** In a new row. */
  padrao?: string | number | boolean;
  /** Of a list of values: what the table calls each of them, by the names that GraphQL gives them. */
  valores?: Readonly<Record<string, string>>;
}

/** A field of a form. Its kind says which widget it gets (`widgets/registry.ts`). */
export type Field =
  | (Base & { kind: 'texto' | 'area' | 'data' })
  /** What the number counts, from what the others say: money is shown with two places. */
  | (Base & { kind: 'numero'; inteiro: boolean; unidade: CampoContado['unidade']; noLugarDe?: string })
  /** A tick, or a choice between the two words. */
  | (Base & { kind: 'sinal'; palavras?: readonly [sim: string, nao: string] })
  | Choice
  /** Several of a short list, as one text. */
  | (Base & { kind: 'marcas'; marcas: readonly Option[] })
  | (Base & { kind: 'imagem'; pasta: 'BANNER' | 'BANNER_ICP'; base: string });

/** One of a list; one that is as long as a table is searched. `vazio` is shown while nothing is chosen, and can be chosen again where it is `opcional`. */
export type Choice = Base & {
  kind: 'escolha' | 'procura';
  opcoes: readonly Option[];
  vazio: string;
  opcional: boolean;
  /** Names a value that the list lacks. */
  sumida?: string;
};

/** A form over a table of fields: how each is asked for, and the table that says what it takes. */
export interface FormTable {
  tabela: z.ZodObject<Campos>;
  fields: readonly Field[];
  /** What else than a price that jumps is worth a question before a row is stored; null where nothing is. */
  pergunta?: (antes: FormValues | null, depois: FormValues) => string | null;
}

/** The form of a table of fields, in its order. */
export function formOf<Shape extends Campos>(
  tabela: z.ZodObject<Shape>,
  screens: { readonly [Nome in keyof Shape]?: OnScreen } = {},
): FormTable {
  return { tabela: tabela as never, fields: escritosDe(tabela).map((campo) => fieldOf(campo, screens[campo.nome] ?? {})) };
}

function fieldOf(campo: CampoDescrito, screen: OnScreen): Field {
  const { nome, valores, especie } = campo;
  const obrigatorio = screen.obrigatorio ?? campo.obrigatorio;
  const { imagem, simNao, quando, senao, marcas } = screen;
  const padrao = screen.padrao ?? (campo.padrao as string | number | boolean | null | undefined) ?? undefined;
  const base: Base = {
    nome,
    rotulo: screen.rotulo ?? campo.rotulo,
    ajuda: screen.ajuda ?? ajudaDe(campo),
    obrigatorio,
    padrao,
    valores,
    quando,
    senao,
  };
  // What was sent before stays: nobody has to send it again.
  if (imagem) return { ...base, obrigatorio: false, kind: 'imagem', ...imagem };
  if (marcas) return { ...base, kind: 'marcas', marcas };
  if (campo.deOutraLinha) return { ...base, kind: 'procura', ...choiceOf(campo, screen) };
  if (screen.opcoes || campo.palavras || especie === 'escolha') return { ...base, kind: 'escolha', ...choiceOf(campo, screen) };
  if (especie === 'sinal') return { ...base, kind: 'sinal', palavras: simNao };
  if (especie === 'data') return { ...base, kind: 'data' };
  if (especie === 'texto') return { ...base, kind: campo.longo ? 'area' : 'texto' };
  return {
    ...base,
    kind: 'numero',
    inteiro: especie === 'inteiro',
    unidade: (linha) => unidadeDe(campo, linha),
    noLugarDe: campo.noLugarDe,
  };
}

function choiceOf({ palavras = {}, obrigatorio }: CampoDescrito, { opcoes, vazio, sumida }: OnScreen) {
  const dasPalavras = Object.entries(palavras).map(([valor, rotulo]) => ({ valor, rotulo }));
  return { opcoes: opcoes ?? dasPalavras, vazio: vazio ?? 'Selecione', opcional: !obrigatorio, sumida };
}
