import { z } from 'zod';
import { AdministradoresDocument } from '../../../graphql/generated/admin/graphql.ts';
import { pageNumber } from './address.ts';
import { question, screen } from './screen.ts';

const address = z.object({ pagina: pageNumber() });

export const administradoresQuestion = ({ pagina: numero = 1 }: z.output<typeof address>) =>
  question(AdministradoresDocument, { pagina: numero });

/** Accounts of the staff (D26). */
export const administradores = screen({
  title: 'Administradores',
  menu: { label: 'Administradores', icon: 'users' },
  area: 'equipe',
  address,
  questions: (said) => [administradoresQuestion(said)],
});
