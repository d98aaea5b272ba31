import type { z } from 'zod';
import { CuponsCadastradosDocument } from '../../../graphql/generated/admin/graphql.ts';
import type { cupomCampos } from '../../../modules/coupons/cupom.campos.ts';
import { planosToChooseQuestion } from '../components/planosToChoose.ts';
import { listQuery, listAddress } from './address.ts';
import { question, screen } from './screen.ts';

// Every screen loads this: the table itself comes with the screen. A test holds both together.
const ORDENS = [
  'codigo',
  'tipo',
  'valor',
  'dataInicio',
  'dataFim',
  'limite',
  'ativo',
] as const satisfies readonly (keyof z.output<typeof cupomCampos>)[];

const address = listAddress(ORDENS);

export const cuponsQuestion = (said: z.output<typeof address>) => question(CuponsCadastradosDocument, listQuery(said));

/** Cupons (section 3.2). */
export const cupons = screen({
  title: 'Cupons',
  menu: { label: 'Cupons', icon: 'ticket-percent' },
  address,
  questions: (said) => [cuponsQuestion(said), planosToChooseQuestion],
});
