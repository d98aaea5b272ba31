import type { z } from 'zod';
import { DepoimentosCadastradosDocument } from '../../../graphql/generated/admin/graphql.ts';
import type { DepoimentoLinha } from '../../../modules/testimonials/depoimento.campos.ts';
import { listQuery, listAddress } from './address.ts';
import { question, screen } from './screen.ts';

// Every screen loads this: the table itself comes with those that show it. A test holds both together.
const ORDENS = ['nome', 'consentimento', 'ordem', 'ativo'] as const satisfies readonly (keyof DepoimentoLinha)[];

const address = listAddress(ORDENS);

export const depoimentosQuestion = (said: z.output<typeof address>) => question(DepoimentosCadastradosDocument, listQuery(said));

/** Depoimentos (D50). */
export const depoimentos = screen({
  title: 'Depoimentos',
  menu: { label: 'Depoimentos', icon: 'message-square-quote' },
  address,
  questions: (said) => [depoimentosQuestion(said)],
});
