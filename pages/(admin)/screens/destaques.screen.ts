import type { z } from 'zod';
import { DestaquesCadastradosDocument } from '../../../graphql/generated/admin/graphql.ts';
import { destaqueCampos } from '../../../modules/catalogue/destaque.campos.ts';
import { ordensDe } from '../../../modules/editing/campo.ts';
import { planosToChooseQuestion } from '../components/planosToChoose.ts';
import { listQuery, listAddress } from './address.ts';
import { question, screen } from './screen.ts';

const address = listAddress(ordensDe(destaqueCampos));

export const destaquesQuestion = (said: z.output<typeof address>) => question(DestaquesCadastradosDocument, listQuery(said));

/** Destaques Home (D11). */
export const destaques = screen({
  title: 'Destaques Home',
  menu: { label: 'Destaques Home', icon: 'star' },
  address,
  questions: (said) => [destaquesQuestion(said), planosToChooseQuestion],
});
