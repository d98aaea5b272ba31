import { Field, Float, ID, InputType, Int, ObjectType, type ClassType } from 'type-graphql';
import type { z } from 'zod';
import {
  descricaoEscrita,
  escritosDe,
  lerTabela,
  publicosDe,
  type CampoDescrito,
  type Campos,
  type Guardado,
  type Publico,
} from './campo.ts';
import type { EditedRow } from './rows.service.ts';

/** The GraphQL class of what everyone may read of a row, for a type to extend. */
export function tipoPublico<Shape extends Campos>(table: z.ZodObject<Shape>): ClassType<Guardado<Shape, Publico<Shape>>> {
  @ObjectType()
  abstract class LinhaPublica {}
  declarar(LinhaPublica.prototype, publicosDe(table));
  return LinhaPublica as never;
}

/** The GraphQL type of a whole row, its key and version with it. */
export function tipoDaLinha<Shape extends Campos>(
  table: z.ZodObject<Shape>,
  nome: string,
  description: string,
): ClassType<EditedRow & Guardado<Shape>> {
  @ObjectType(nome, { description })
  class LinhaInteira extends linhaDe(table) {}
  return LinhaInteira as never;
}

/** The GraphQL class of a whole row, for a type to extend. */
export function linhaDe<Shape extends Campos>(table: z.ZodObject<Shape>): ClassType<EditedRow> {
  @ObjectType()
  abstract class LinhaGuardada implements EditedRow {
    @Field(() => ID, { description: 'Identificador.' })
    id!: number;

    @Field(() => Int, { description: 'Versão da linha, que cresce a cada alteração.' })
    versao!: number;
  }
  declarar(LinhaGuardada.prototype, lerTabela(table));
  return LinhaGuardada as never;
}

/** The GraphQL input of a row. Everything may be missing: the table of fields says what may not, in a sentence. */
export function entradaDe<Shape extends Campos>(
  table: z.ZodObject<Shape>,
  nome: string,
  description: string,
): ClassType<{ [Nome in keyof Shape]?: unknown }> {
  @InputType(nome, { description })
  class Entrada {}
  for (const campo of escritosDe(table))
    Field(() => tipoDe(campo), { nullable: true, description: descricaoEscrita(campo) })(Entrada.prototype, campo.nome);
  return Entrada;
}

function declarar(prototype: object, campos: readonly CampoDescrito[]): void {
  for (const campo of campos)
    Field(() => tipoDe(campo), { nullable: campo.nulo, description: campo.descricao })(prototype, campo.nome);
}

function tipoDe({ especie, deOutraLinha, valores }: CampoDescrito) {
  if (deOutraLinha) return ID;
  if (valores) return valores;
  if (especie === 'inteiro') return Int;
  if (especie === 'numero') return Float;
  return especie === 'sinal' ? Boolean : String;
}
