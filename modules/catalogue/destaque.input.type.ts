import { Field, ID, InputType, Int } from 'type-graphql';

/** A highlight as staff write it; `destaqueInputSchema` says what may not be missing. */
@InputType({ description: 'Destaque, como a administração o escreve.' })
export class DestaqueInput {
  @Field(() => String, { nullable: true, description: 'Título do cartão.' })
  titulo?: string;

  @Field(() => String, { nullable: true, description: 'Texto do cartão.' })
  texto?: string;

  @Field(() => ID, { nullable: true, description: 'Plano que o destaque anuncia.' })
  planoId?: string;

  @Field(() => String, { nullable: true, description: 'Endereço para onde o cartão leva.' })
  link?: string;

  @Field(() => String, { nullable: true, description: 'Nome do ícone.' })
  icone?: string;

  @Field(() => Int, { nullable: true, description: 'Posição; 0 quando não informada.' })
  ordem?: number;

  @Field(() => Boolean, { nullable: true, description: 'Se aparece na página inicial.' })
  ativo?: boolean;
}
