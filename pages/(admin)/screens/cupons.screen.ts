import type { z } from 'zod';
import { CuponsCadastradosDocument } from '../../../graphql/generated/admin/graphql.ts';
import { cupomCampos } from '../../../modules/coupons/cupom.campos.ts';
import { ordensDe } from '../../../modules/editing/campo.ts';
import { planosToChooseQuestion } from '../components/planosToChoose.ts';
import { listQuery, listAddress } from './address.ts';
import { question, screen } from './screen.ts';

const address = listAddress(ordensDe(cupomCampos));

export const cuponsQuestion = (said: z.output<typeof address>) => question(CuponsCadastradosDocument, listQuery(said));

/** Cupons (section 3.2). */
export const cupons = screen({
  title: 'Cupons',
  menu: { label: 'Cupons', icon: 'ticket-percent' },
  address,
  questions: (said) => [cuponsQuestion(said), planosToChooseQuestion],
});
