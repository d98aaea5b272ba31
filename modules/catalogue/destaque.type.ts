import { entradaDe, tipoDaLinha } from '../editing/campos.type.ts';
import { destaqueCampos } from './destaque.campos.ts';

/** A highlight as GraphQL shows it. */
export const DestaqueGraphQL = tipoDaLinha(destaqueCampos, 'Destaque', 'Cartão de destaque da página inicial.');

/** A highlight as staff write it. */
export const DestaqueInput = entradaDe(destaqueCampos, 'DestaqueInput', 'Destaque, como a administração o escreve.');
