import { z } from 'zod';
import { tabelaDeCampos, type Campos } from './campo.ts';
import type { TabelaDeStatus } from './status.ts';

declare const PALAVRA: unique symbol;
declare const STATUS: unique symbol;

/** The table of fields of an entity whose rows leave a trace, with the word for one of them. */
export type Tabela<Shape extends Campos = Campos, Palavra extends string = string> = z.ZodObject<Shape> & {
  readonly [PALAVRA]: Palavra;
};
/** The same where rows come from visitors and are handled by staff: they have a status. */
export type TabelaAtendida<Shape extends Campos = Campos, Palavra extends string = string> = Tabela<Shape, Palavra> & {
  readonly [STATUS]: true;
};

// What is made of a table, as with rules between its fields, has the same word: the registry follows it.
const ditas = z.registry<{ palavra: string; status?: TabelaDeStatus }>();

/**
 * The table of fields of an entity that staff edit (036). Rules between fields are added to it.
 * @param palavra what the trace, messages and notes call one row
 */
export function tabelaEditada<Shape extends Campos, const Palavra extends string>(
  palavra: Palavra,
  campos: Shape,
): Tabela<Shape, Palavra> {
  return tabelaDeCampos(campos).register(ditas, { palavra }) as Tabela<Shape, Palavra>;
}

/**
 * The table of fields of an entity whose rows come from visitors and are handled by staff (036).
 * @param palavra what the trace, messages and notes call one row
 * @param status all that is said of the statuses that a row can have
 */
export function tabelaAtendida<Shape extends Campos, const Palavra extends string>(
  palavra: Palavra,
  status: TabelaDeStatus,
  campos: Shape,
): TabelaAtendida<Shape, Palavra> {
  return tabelaDeCampos(campos).register(ditas, { palavra, status }) as TabelaAtendida<Shape, Palavra>;
}

/** What the trace is about where no table of fields says what it is, and how people read it. */
export const SEM_TABELA = {
  administrador: 'administrador',
  chave: 'chave de acesso',
  titular: 'dados de uma pessoa',
  prazo: 'o que passou do prazo',
  entrega: 'entregas',
} as const;

/** What a line of the trace is about. */
export type Assunto = Tabela | keyof typeof SEM_TABELA;

/** The word that stands in the trace, and beside a note, for one row. */
export function palavraDe(assunto: Assunto): string {
  return typeof assunto === 'string' ? assunto : ditas.get(assunto)!.palavra;
}

/** All that is said of the statuses that a row can have; undefined where rows have none. */
export function statusDe(table: TabelaAtendida): TabelaDeStatus;
export function statusDe(table: Tabela): TabelaDeStatus | undefined;
export function statusDe(table: Tabela): TabelaDeStatus | undefined {
  return ditas.get(table)!.status;
}
