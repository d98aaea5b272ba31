import { z } from 'zod';
import { screen } from './screen.ts';

/** The catalogue as a file. */
export const catalogo = screen({
  title: 'Catálogo em arquivo',
  menu: { label: 'Catálogo em arquivo', icon: 'arrow-down-up' },
  address: z.object({}),
  questions: () => [],
});
