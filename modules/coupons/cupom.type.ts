import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { entradaDe, tipoDaLinha, tipoPublico } from '../editing/campos.type.ts';
import { cupomCampos } from './cupom.campos.ts';
import { CupomTipo } from './cupom.ts';

registerEnumType(CupomTipo, { name: 'CupomTipo', description: 'porcentagem reduz em porcento; fixo reduz em reais.' });

@ObjectType({ description: 'Plano a que um cupom está preso.' })
export class CupomPlano {
  @Field(() => ID, { description: 'Identificador do plano.' })
  id!: number;

  @Field(() => String, { description: 'Nome do plano.' })
  nome!: string;
}

/** A coupon as both doors show it (D21). */
@ObjectType('Cupom', { description: 'Cupom de desconto.' })
export class CupomPublico extends tipoPublico(cupomCampos) {
  @Field(() => CupomPlano, { nullable: true, description: 'Único plano em que vale, se houver.' })
  plano!: CupomPlano | null;

  @Field(() => [String], { description: 'Famílias em que vale; vazia quando vale em todas.' })
  familias!: string[];
}

/** A coupon as staff read it. */
export const CupomCadastrado = tipoDaLinha(cupomCampos, 'CupomCadastrado', 'Cupom, como a administração o vê.');

/** A coupon as staff write it. */
export const CupomInput = entradaDe(cupomCampos, 'CupomInput', 'Cupom, como a administração o escreve.');
