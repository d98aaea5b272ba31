import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { entradaDe, linhaDe } from '../editing/campos.type.ts';
import { planoCampos } from './plano.campos.ts';
import { PlanoTipo } from './plano.ts';

registerEnumType(PlanoTipo, {
  name: 'PlanoTipo',
  description: 'Família do plano. Os tipos PROMOCIONAL_ aparecem na página de promoções. Na API REST o sublinhado é hífen.',
});

/** A plan as GraphQL shows it: where everyone asks at the price of the day, where staff do as it is stored. */
@ObjectType('Plano', {
  description:
    'Plano de hospedagem, VPS ou servidor dedicado à venda. Em planos e plano, ao preço de hoje e sem o que está agendado, também para a administração; em planosCadastrados, todosOsPlanos e planoCadastrado, como está guardado, que é o que se lê para alterar.',
})
export class PlanoGraphQL extends linhaDe(planoCampos) {
  @Field(() => String, {
    nullable: true,
    description: 'Último dia em que custa isto (AAAA-MM-DD), se o preço já tem fim marcado. Só em planos e plano.',
  })
  precoAte?: string | null;
}

/** A plan as staff write it. */
export const PlanoInput = entradaDe(planoCampos, 'PlanoInput', 'Plano, como a administração o escreve.');
