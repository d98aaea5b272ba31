import { Field, ID, ObjectType } from 'type-graphql';

/** A note, as staff read it. */
@ObjectType('Nota', { description: 'Nota da equipe sobre uma assinatura ou mensagem.' })
export class NotaType {
  @Field(() => ID, { description: 'Identificador.' })
  id!: number;

  @Field(() => String, { description: 'Texto.' })
  texto!: string;

  @Field(() => String, { description: 'Quem escreveu.' })
  autor!: string;

  @Field(() => Date, { description: 'Quando.' })
  em!: Date;
}
