import type { EntityManager, RequiredEntityData } from '@mikro-orm/core';
import { z } from 'zod';
import { businessDay } from '../../platform/calendar.ts';
import { DomainError, type FieldError } from '../../platform/errors.ts';
import { invalidInput, parseInput } from '../../platform/validation.ts';
import { lerTabela } from './campo.ts';
import type { Target } from './target.ts';
import type { Autor } from './autor.ts';
import {
  changeRow,
  createRow,
  snapshotOf,
  type Columns,
  type Snapshot,
  type EditedRow,
  type EditedTable,
} from './rows.service.ts';

/** A table, with what staff may write of its rows: its fields are for new ones and for changes, rules between them included. */
export interface EditableTable<Row extends EditedRow> extends EditedTable<Row> {
  /** Its fields with the rules that hold on a day (`YYYY-MM-DD`), where some of them do not hold for ever. */
  schemaEm?: (hoje: string) => EditedTable<Row>['schema'];
  /** Refuses what only the database or the disk can tell; sees the columns that are about to be written, and a known row as it was. @throws `DADOS_INVALIDOS` */
  conferir?: (em: EntityManager, dados: Columns<Row>, antes: Readonly<Row> | null) => Promise<void>;
}

interface Escrita {
  /** The row to change; null for a new one. */
  target: Target | null;
  entrada: unknown;
  autor: Autor;
}

/**
 * Stores a row. A new one takes the defaults of the schema. Over a known one, the input changes only what it names: a field that is
 * left out stays, one that is null or empty is emptied, and is refused where it may not be (D39).
 * @throws `DADOS_INVALIDOS` and what editing throws
 */
export async function saveRow<Row extends EditedRow>(
  em: EntityManager,
  table: EditableTable<Row>,
  { target, entrada, autor }: Escrita,
): Promise<Row> {
  const { conferir } = table;
  const schema = table.schemaEm?.(businessDay(new Date())) ?? table.schema;
  const nomeada = nomear(schema, entrada);
  recusarSemNome(schema, nomeada);
  if (!target) {
    const dados = parseInput(schema, nomeada) as RequiredEntityData<Row>;
    await conferir?.(em, dados as Columns<Row>, null);
    return createRow(em, table, dados, autor);
  }
  const mudar = async (row: Row, tx: EntityManager) => {
    const dados = aplicar(schema, snapshotOf(row), nomeada) as Columns<Row>;
    await conferir?.(tx, dados, row);
    return dados;
  };
  return changeRow(em, table, target, mudar, autor);
}

/** The fields of the schema that an input names; a GraphQL input carries the others as undefined. */
function nomear(schema: z.ZodObject, entrada: unknown): Snapshot {
  const dada = typeof entrada === 'object' && entrada !== null ? (entrada as Snapshot) : {};
  return Object.fromEntries(Object.entries(dada).filter(([nome, dado]) => nome in schema.shape && dado !== undefined));
}

/** A text of nothing names no row, and is not taken for none: a variable that got lost would lift what only null is to lift. */
function recusarSemNome(schema: z.ZodObject, nomeada: Snapshot): void {
  const vazios = lerTabela(schema).filter(
    ({ nome, deOutraLinha }) => deOutraLinha && nomeada[nome] !== null && vazio(nomeada[nome]),
  );
  if (vazios.length === 0) return;
  throw invalidInput(
    vazios.map(({ nome: campo }) => ({ campo, mensagem: 'Diga o identificador; para nenhum, envie o valor nulo.' })),
  );
}

/** The columns that really change. The row as it would be is checked whole, so that rules between fields see the final row. */
function aplicar(schema: z.ZodObject, guardada: Snapshot, nomeada: Snapshot): Snapshot {
  const antes = nomear(schema, guardada);
  // What has a default takes it in a new row alone: emptied afterwards, it would become another without being named.
  const semResposta = Object.keys(nomeada).filter((nome) => typeof antes[nome] === 'boolean' && vazio(nomeada[nome]));
  const semNumero = Object.keys(nomeada).filter((nome) => vazio(nomeada[nome]) && typeof ler(schema, nome, null) === 'number');
  const mudados = Object.keys(nomeada).filter(
    (nome) =>
      [...semResposta, ...semNumero].includes(nome) || !igual(ler(schema, nome, nomeada[nome]), ler(schema, nome, antes[nome])),
  );
  const depois = { ...antes, ...Object.fromEntries(mudados.map((nome) => [nome, nomeada[nome]])) };
  // What was wrong before, and is not touched, keeps nobody from mending something else.
  const tolerante = tolerar(schema, antes, mudados);
  const velhas = new Set(falhas(tolerante, antes).map(chave));
  const fields = [
    ...falhas(tolerante, depois).filter((falha) => mudados.includes(falha.campo) || !velhas.has(chave(falha))),
    ...semResposta.map((campo) => ({ campo, mensagem: 'Responda sim ou não.' })),
    ...semNumero.map((campo) => ({ campo, mensagem: 'Informe um número.' })),
  ];
  if (fields.length > 0) throw new DomainError('invalid', 'DADOS_INVALIDOS', fields[0]!.mensagem, { fields });
  return Object.fromEntries(mudados.map((nome) => [nome, ler(schema, nome, depois[nome])]));
}

// The rules between fields run only where each field is right by itself: those that are not, and stay, are let through.
function tolerar(schema: z.ZodObject, antes: Snapshot, mudados: readonly string[]): z.ZodObject {
  const erradas = Object.keys(antes).filter(
    (nome) => !mudados.includes(nome) && !campoDe(schema, nome).safeParse(antes[nome]).success,
  );
  return schema.safeExtend(Object.fromEntries(erradas.map((nome) => [nome, z.any()]))) as unknown as z.ZodObject;
}

const campoDe = (schema: z.ZodObject, nome: string) => schema.shape[nome] as z.ZodType;
const vazio = (dado: unknown) => dado === null || (typeof dado === 'string' && dado.trim() === '');
const chave = ({ campo, mensagem }: FieldError) => `${campo}: ${mensagem}`;
const igual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function falhas(schema: z.ZodObject, row: Snapshot): FieldError[] {
  const issues = schema.safeParse(row).error?.issues ?? [];
  return issues.map(({ path, message }) => ({ campo: path.join('.'), mensagem: message }));
}

/** What the schema makes of one field; what it refuses stays as it is. */
function ler(schema: z.ZodObject, nome: string, dado: unknown): unknown {
  const lido = campoDe(schema, nome).safeParse(dado);
  return lido.success ? lido.data : dado;
}
