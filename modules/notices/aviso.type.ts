import { registerEnumType } from 'type-graphql';
import { entradaDe, tipoDaLinha } from '../editing/campos.type.ts';
import { avisoCampos } from './aviso.campos.ts';
import { AvisoTom } from './aviso.ts';

registerEnumType(AvisoTom, {
  name: 'AvisoTom',
  description: 'Como um aviso do site aparece.',
  valuesConfig: {
    INFORMACAO: { description: 'O que vale saber.' },
    ATENCAO: { description: 'O que pede atenção.' },
  },
});

/** A notice as staff read it. */
export const AvisoCadastrado = tipoDaLinha(avisoCampos, 'AvisoCadastrado', 'Aviso do site, como a administração o vê.');

/** A notice as staff write it. */
export const AvisoInput = entradaDe(avisoCampos, 'AvisoInput', 'Aviso do site, como a administração o escreve.');
