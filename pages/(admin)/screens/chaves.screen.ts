import { z } from 'zod';
import { ChavesDeAcessoDocument } from '../../../graphql/generated/admin/graphql.ts';
import { question, screen } from './screen.ts';

export const chavesQuestion = () => question(ChavesDeAcessoDocument, {});

/** Keys of machines (D45). */
export const chaves = screen({
  title: 'Chaves de acesso',
  menu: { label: 'Chaves de acesso', icon: 'plug' },
  area: 'equipe',
  address: z.object({}),
  questions: () => [chavesQuestion()],
});
