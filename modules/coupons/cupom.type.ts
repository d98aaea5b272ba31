import { Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql';
import { CupomTipo } from './cupom.ts';

registerEnumType(CupomTipo, { name: 'CupomTipo', description: 'porcentagem reduz em porcento; fixo reduz em reais.' });

@ObjectType({ description: 'Plano a que um cupom está preso.' })
export class CupomPlano {
  @Field(() => ID, { description: 'Identificador do plano.' })
  id!: number;

  @Field(() => String, { description: 'Nome do plano.' })
  nome!: string;
}

/** What every view of a coupon has. */
@ObjectType()
export abstract class CupomBase {
  @Field(() => String, { description: 'Código, em maiúsculas.' })
  codigo!: string;

  @Field(() => CupomTipo, { description: 'Como o valor reduz o total.' })
  tipo!: CupomTipo;

  @Field(() => Float, { description: 'Porcento ou reais, conforme o tipo.' })
  valor!: number;

  @Field(() => String, { description: 'Primeiro dia de validade (AAAA-MM-DD).' })
  dataInicio!: string;

  @Field(() => String, { description: 'Último dia de validade, inclusive (AAAA-MM-DD).' })
  dataFim!: string;
}

/** A coupon as both doors show it (D21). */
@ObjectType('Cupom', { description: 'Cupom de desconto.' })
export class CupomPublico extends CupomBase {
  @Field(() => CupomPlano, { nullable: true, description: 'Único plano em que vale, se houver.' })
  plano!: CupomPlano | null;
}
