import type { z } from 'zod';
import { DepoimentosCadastradosDocument } from '../../../graphql/generated/admin/graphql.ts';
import { depoimentoCampos } from '../../../modules/testimonials/depoimento.campos.ts';
import { ordensDe } from '../../../modules/editing/campo.ts';
import { listQuery, listAddress } from './address.ts';
import { question, screen } from './screen.ts';

const address = listAddress(ordensDe(depoimentoCampos));

export const depoimentosQuestion = (said: z.output<typeof address>) => question(DepoimentosCadastradosDocument, listQuery(said));

/** Depoimentos (D50). */
export const depoimentos = screen({
  title: 'Depoimentos',
  menu: { label: 'Depoimentos', icon: 'message-square-quote' },
  address,
  questions: (said) => [depoimentosQuestion(said)],
});
