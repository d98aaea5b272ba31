import { z } from 'zod';
import { escreverFaixa, MAIOR_NUMERO, type Unidade } from './numero.ts';

/** What zod does not know of a field. Its kind, its limits and whether it may be empty are the schema's. */
export interface Descricao {
  /** What people call it: in forms, over columns, in the trace. */
  rotulo: string;
  /** Over a column, where the label would be too long. */
  coluna?: string;
  /** What integrators read of it, in GraphQL and OpenAPI. */
  descricao: string;
  /** What a form says below it. */
  ajuda?: string;
  /** Of a number; from the other fields of the row where it depends on them. */
  unidade?: Unidade | ((row: Readonly<Record<string, unknown>>) => Unidade | undefined);
  /** Of a number: the field whose number it stands for meanwhile; a great difference to that is asked about. */
  noLugarDe?: string;
  /** What people read for each value of a list of values. */
  palavras?: Readonly<Record<string, string>>;
  /** Set where people write several lines. */
  longo?: true;
  /** Set where it is the key of another row. */
  deOutraLinha?: true;
  /** Whether lists can be sorted by it. */
  ordena?: true;
  /** What it is called over a column of an export, where that is not its name; null where the export leaves it out. */
  arquivo?: string | null;
  /** Set where it is stored, and no input has it. */
  soLeitura?: true;
}

declare const LEITOR: unique symbol;

/** Who may read a field. */
type Leitor = 'todos' | 'equipe';

/** A field that has been described, for these readers. */
interface Descrito<Para extends Leitor = Leitor> {
  readonly [LEITOR]: Para;
}

/** The fields of a row by their names, each of them described. */
export type Campos = Record<string, z.ZodType & Descrito>;
/** Names of the fields that everyone may read. */
export type Publico<Shape extends Campos> = {
  [Nome in keyof Shape]: Shape[Nome] extends Descrito<'todos'> ? Nome : never;
}[keyof Shape];
/** What a stored row holds in its fields, or in these of them. */
export type Guardado<Shape extends Campos, Nome extends keyof Shape = keyof Shape> = {
  [Campo in Nome]: z.output<Shape[Campo]>;
};

const descricoes = z.registry<Descricao & { para: Leitor }>();

/** A field that everyone may read. */
export function campo<Schema extends z.ZodType>(schema: Schema, descricao: Descricao): Schema & Descrito<'todos'> {
  return descrever(schema, 'todos', descricao);
}

/** A field that only staff may read. */
export function campoDaEquipe<Schema extends z.ZodType>(schema: Schema, descricao: Descricao): Schema & Descrito<'equipe'> {
  return descrever(schema, 'equipe', descricao);
}

/** The table of fields of an entity: all that is said of a row is said here, once. Rules between fields are added to it. */
export function tabelaDeCampos<Shape extends Campos>(campos: Shape): z.ZodObject<Shape> {
  return z.object(campos);
}

/** What kind of thing a field holds. */
type Especie = 'texto' | 'inteiro' | 'numero' | 'sinal' | 'data' | 'escolha';

/** All that is known of a field. */
export interface CampoDescrito extends Descricao {
  nome: string;
  para: Leitor;
  especie: Especie;
  /** Whether a stored row may have none. */
  nulo: boolean;
  /** Of a list of values: the object that was given to zod, names to values. */
  valores?: Readonly<Record<string, string>>;
  /** Of a number: the least and the largest that an input may have. */
  minimo?: number;
  maximo?: number;
  /** Of a text: how many characters an input may have. */
  tamanho?: number;
  /** What a new row takes when the field is left out; undefined where it may not be. */
  padrao: unknown;
  /** Whether an input without it is refused. */
  obrigatorio: boolean;
}

/** The fields of a table in their order. @throws when one is not described, or ends in something that is no plain value */
export function lerTabela(table: z.ZodObject): readonly CampoDescrito[] {
  const lida = lidas.get(table) ?? lerCampos(table);
  lidas.set(table, lida);
  return lida;
}

// Read for each row of a list or a file; a table never changes.
const lidas = new WeakMap<z.ZodObject, readonly CampoDescrito[]>();

function lerCampos({ shape }: z.ZodObject): CampoDescrito[] {
  return Object.entries(shape).map(([nome, schema]) => {
    const descricao = descricoes.get(schema as z.ZodType);
    if (!descricao) throw new Error(`O campo ${nome} não tem descrição: use campo() ou campoDaEquipe().`);
    const vazio = z.safeParse(schema, null);
    const medida = medir(nome, schema, false);
    return Object.assign({ nome, padrao: vazio.data, obrigatorio: !vazio.success }, medida, descricao);
  });
}

/** The bounds that a number has of its own: not those of any number, nor those of an amount. */
export function limitesDe({ minimo, maximo, unidade }: CampoDescrito): { minimo: number; maximo: number } | null {
  const dinheiro = unidade === 'reais' || typeof unidade === 'function';
  if (minimo === undefined || maximo === undefined || maximo >= MAIOR_NUMERO || dinheiro) return null;
  return { minimo, maximo };
}

/** What a form says below a field: its help, or between which bounds it is. */
export function ajudaDe(descrito: CampoDescrito): string | undefined {
  const limites = limitesDe(descrito);
  return descrito.ajuda ?? (limites ? `De ${escreverFaixa(limites.minimo, limites.maximo)}` : undefined);
}

/** What integrators read of a field that they write: also what a new row takes without it. */
export function descricaoEscrita({ descricao, padrao }: CampoDescrito): string {
  return padrao === null || padrao === undefined ? descricao : `${descricao} Numa linha nova, sem ele: ${String(padrao)}.`;
}

/** The fields of a table that an input may have. */
export function escritosDe(table: z.ZodObject): CampoDescrito[] {
  return lerTabela(table).filter(({ soLeitura }) => !soLeitura);
}

/** The fields of a table that everyone may read. */
export function publicosDe(table: z.ZodObject): CampoDescrito[] {
  return lerTabela(table).filter(({ para }) => para === 'todos');
}

/** Names of the fields by which a list of these rows can be sorted. */
export function ordensDe<Shape extends Campos>(table: z.ZodObject<Shape>): (keyof Shape & string)[] {
  return lerTabela(table).flatMap(({ nome, ordena }) => (ordena ? [nome] : []));
}

/** What the number in a field of a row counts. */
export function unidadeDe({ unidade }: Descricao, row: Readonly<Record<string, unknown>>): Unidade | undefined {
  return typeof unidade === 'function' ? unidade(row) : unidade;
}

function descrever<Schema extends z.ZodType, Para extends Leitor>(schema: Schema, para: Para, descricao: Descricao) {
  descricoes.add(schema, { ...descricao, para });
  return schema as Schema & Descrito<Para>;
}

type Medida = Pick<CampoDescrito, 'especie' | 'nulo' | 'valores' | 'minimo' | 'maximo' | 'tamanho'>;

/** What comes out of a schema, whatever it takes. */
function medir(nome: string, schema: z.core.$ZodType, nulo: boolean): Medida {
  if (schema instanceof z.ZodPipe) return medir(nome, schema.out, nulo);
  if (schema instanceof z.ZodNullable) return medir(nome, schema.unwrap(), true);
  if (schema instanceof z.ZodEnum) return { especie: 'escolha', nulo, valores: schema.enum as Record<string, string> };
  if (schema instanceof z.ZodISODate) return { especie: 'data', nulo };
  if (schema instanceof z.ZodString) return { especie: 'texto', nulo, ...(schema.maxLength && { tamanho: schema.maxLength }) };
  if (schema instanceof z.ZodNumber) {
    const { format, minValue, maxValue } = schema;
    return {
      especie: format === 'safeint' ? 'inteiro' : 'numero',
      nulo,
      minimo: minValue ?? undefined,
      maximo: maxValue ?? undefined,
    };
  }
  if (schema instanceof z.ZodBoolean) return { especie: 'sinal', nulo };
  throw new Error(`Não se sabe o que o campo ${nome} guarda.`);
}
