import type { z } from 'zod';
import { DestaquesCadastradosDocument } from '../../../graphql/generated/admin/graphql.ts';
import type { DestaqueLinha } from '../../../modules/catalogue/destaque.campos.ts';
import { planosToChooseQuestion } from '../components/planosToChoose.ts';
import { listQuery, listAddress } from './address.ts';
import { question, screen } from './screen.ts';

// Every screen loads this: the table itself comes with those that show it. A test holds both together.
const ORDENS = ['titulo', 'ordem', 'ativo', 'dataInicio', 'dataFim'] as const satisfies readonly (keyof DestaqueLinha)[];

const address = listAddress(ORDENS);

export const destaquesQuestion = (said: z.output<typeof address>) => question(DestaquesCadastradosDocument, listQuery(said));

/** Destaques Home (D11). */
export const destaques = screen({
  title: 'Destaques Home',
  menu: { label: 'Destaques Home', icon: 'star' },
  address,
  questions: (said) => [destaquesQuestion(said), planosToChooseQuestion],
});
