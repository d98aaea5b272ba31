import { FAMILIAS } from '../catalogue/familia.ts';
import { ROTAS_DE_DOCUMENTO } from './documento.ts';

/** Every address that search engines should know, the most important first. */
export const ROTAS_INDEXADAS: readonly string[] = [
  '/',
  ...FAMILIAS.map(({ rota }) => rota),
  '/plano-promocao',
  '/qual-plano',
  '/painel-icp',
  '/infraestrutura',
  '/sobre-nos',
  '/atendimento',
  ...ROTAS_DE_DOCUMENTO,
];
