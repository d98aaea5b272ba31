import { Field, ID, Int, ObjectType } from 'type-graphql';

/** What every view of a testimonial has. */
@ObjectType()
export abstract class DepoimentoBase {
  @Field(() => ID, { description: 'Identificador.' })
  id!: number;

  @Field(() => String, { description: 'O que a pessoa diz.' })
  texto!: string;

  @Field(() => String, { description: 'Nome de quem diz.' })
  nome!: string;

  @Field(() => String, { nullable: true, description: 'Cargo, empresa ou cidade de quem diz.' })
  papel!: string | null;

  @Field(() => String, { nullable: true, description: 'Site de quem diz.' })
  link!: string | null;

  @Field(() => Boolean, { description: 'Se é um exemplo de demonstração, que ninguém disse.' })
  demonstracao!: boolean;

  @Field(() => Int, { description: 'Posição, em ordem crescente.' })
  ordem!: number;
}

/** A testimonial as visitors see it. */
@ObjectType('Depoimento', { description: 'Depoimento de um cliente, na página inicial.' })
export class DepoimentoPublico extends DepoimentoBase {}
