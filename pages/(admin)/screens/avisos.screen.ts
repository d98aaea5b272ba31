import type { z } from 'zod';
import { AvisosCadastradosDocument } from '../../../graphql/generated/admin/graphql.ts';
import type { AvisoLinha } from '../../../modules/notices/aviso.campos.ts';
import { listQuery, listAddress } from './address.ts';
import { question, screen } from './screen.ts';

// Every screen loads this: the table itself comes with the screen. A test holds both together.
const ORDENS = ['texto', 'ordem', 'ativo', 'dataInicio', 'dataFim'] as const satisfies readonly (keyof AvisoLinha)[];

const address = listAddress(ORDENS);

export const avisosQuestion = (said: z.output<typeof address>) => question(AvisosCadastradosDocument, listQuery(said));

/** Notices of the site (089). */
export const avisos = screen({
  title: 'Avisos do site',
  menu: { label: 'Avisos do site', icon: 'megaphone' },
  address,
  questions: (said) => [avisosQuestion(said)],
});
