import { Field, ID, ObjectType } from 'type-graphql';
import { entradaDe, tipoDaLinha, tipoPublico } from '../editing/campos.type.ts';
import { depoimentoCampos } from './depoimento.campos.ts';

/** A testimonial as visitors see it. */
@ObjectType('Depoimento', { description: 'Depoimento de um cliente, na página inicial.' })
export class DepoimentoPublico extends tipoPublico(depoimentoCampos) {
  @Field(() => ID, { description: 'Identificador.' })
  id!: number;
}

/** A testimonial as staff read it. */
export const DepoimentoCadastrado = tipoDaLinha(
  depoimentoCampos,
  'DepoimentoCadastrado',
  'Depoimento, como a administração o vê.',
);

/** A testimonial as staff write it. */
export const DepoimentoInput = entradaDe(depoimentoCampos, 'DepoimentoInput', 'Depoimento, como a administração o escreve.');
