import { Field, Float, ID, InputType } from 'type-graphql';
import { CupomTipo } from './cupom.ts';

/** A coupon as staff write it; `cupomInputSchema` says what may not be missing. */
@InputType({ description: 'Cupom, como a administração o escreve.' })
export class CupomInput {
  @Field(() => String, { nullable: true, description: 'Código; guardado em maiúsculas.' })
  codigo?: string;

  @Field(() => CupomTipo, { nullable: true, description: 'porcentagem ou fixo.' })
  tipo?: CupomTipo;

  @Field(() => Float, { nullable: true, description: 'Porcento ou reais, conforme o tipo.' })
  valor?: number;

  @Field(() => String, { nullable: true, description: 'Primeiro dia (AAAA-MM-DD).' })
  dataInicio?: string;

  @Field(() => String, { nullable: true, description: 'Último dia (AAAA-MM-DD).' })
  dataFim?: string;

  @Field(() => ID, { nullable: true, description: 'Único plano em que vale.' })
  planoId?: string;

  @Field(() => Boolean, { nullable: true, description: 'Se pode ser usado.' })
  ativo?: boolean;
}
