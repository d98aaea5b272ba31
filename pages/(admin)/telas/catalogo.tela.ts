import { z } from 'zod';
import { tela } from './tela.ts';

/** The catalogue as a file. */
export const catalogo = tela({
  titulo: 'Catálogo em arquivo',
  menu: { rotulo: 'Catálogo em arquivo', icone: 'arrow-down-up' },
  endereco: z.object({}),
  perguntas: () => [],
});
