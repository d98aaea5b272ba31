import { Field, InputType, Int } from 'type-graphql';

/** A testimonial as staff write it; `depoimentoInputSchema` says what may not be missing. */
@InputType({ description: 'Depoimento, como a administração o escreve.' })
export class DepoimentoInput {
  @Field(() => String, { nullable: true, description: 'Nome de quem diz.' })
  nome?: string;

  @Field(() => String, { nullable: true, description: 'Cargo, empresa ou cidade de quem diz.' })
  papel?: string;

  @Field(() => String, { nullable: true, description: 'O que a pessoa diz.' })
  texto?: string;

  @Field(() => String, { nullable: true, description: 'Site de quem diz.' })
  link?: string;

  @Field(() => Boolean, { nullable: true, description: 'Se a pessoa concordou em aparecer; sem isso, não fica no ar.' })
  consentimento?: boolean;

  @Field(() => Int, { nullable: true, description: 'Posição; 0 quando não informada.' })
  ordem?: number;

  @Field(() => Boolean, { nullable: true, description: 'Se aparece na página inicial.' })
  ativo?: boolean;
}
