import { registerEnumType } from 'type-graphql';
import { entradaDe, tipoDaLinha } from '../editing/campos.type.ts';
import { planoCampos } from './plano.campos.ts';
import { PlanoTipo } from './plano.ts';

registerEnumType(PlanoTipo, {
  name: 'PlanoTipo',
  description: 'Família do plano. Os tipos PROMOCIONAL_ aparecem na página de promoções. Na API REST o sublinhado é hífen.',
});

/** A plan as GraphQL shows it. */
export const PlanoGraphQL = tipoDaLinha(planoCampos, 'Plano', 'Plano de hospedagem, VPS ou servidor dedicado à venda.');

/** A plan as staff write it. */
export const PlanoInput = entradaDe(planoCampos, 'PlanoInput', 'Plano, como a administração o escreve.');
