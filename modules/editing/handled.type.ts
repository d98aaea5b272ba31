import { Field, ObjectType, type ClassType } from 'type-graphql';
import type { z } from 'zod';
import type { HandledRow } from './handledRow.ts';
import type { Campos, Guardado } from './campo.ts';
import { linhaDe } from './campos.type.ts';

/**
 * The GraphQL type of a whole row that staff handle: besides its fields, in which state it is, by whom and since when.
 * @param status the enum of its statuses, registered
 */
export function handledType<Shape extends Campos>(
  table: z.ZodObject<Shape>,
  status: object,
  nome: string,
  description: string,
): ClassType<HandledRow & Guardado<Shape>> {
  @ObjectType(nome, { description })
  class LinhaInteira extends linhaDe(table) {
    @Field(() => Date, { description: 'Quando chegou.' })
    criadaEm!: Date;

    @Field(() => status, { description: 'Em que pé está.' })
    status!: string;

    @Field(() => String, { nullable: true, description: 'Quem deu o status.' })
    statusPor!: string | null;

    @Field(() => Date, { nullable: true, description: 'Quando.' })
    statusEm!: Date | null;

    @Field(() => String, { nullable: true, description: 'Conta de quem cuida dela; nulo quando ninguém cuida.' })
    responsavel!: string | null;
  }
  return LinhaInteira as never;
}
