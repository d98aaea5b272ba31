import type { z } from 'zod';
import { BannersIcpCadastradosDocument } from '../../../graphql/generated/admin/graphql.ts';
import type { bannerIcpCampos } from '../../../modules/banners/banner.campos.ts';
import { listQuery, listAddress } from './address.ts';
import { question, screen } from './screen.ts';

// Every screen loads this: the table itself comes with the screen. A test holds both together.
const ORDENS = ['nome', 'ordem', 'ativo', 'dataInicio', 'dataFim'] as const satisfies readonly (keyof z.output<
  typeof bannerIcpCampos
>)[];

const address = listAddress(ORDENS);

export const bannersIcpQuestion = (said: z.output<typeof address>) => question(BannersIcpCadastradosDocument, listQuery(said));

/** Banners of the control panel (section 2.4, D12). */
export const bannericp = screen({
  title: 'Banners ICP',
  menu: { label: 'Banners ICP', icon: 'images' },
  address,
  questions: (said) => [bannersIcpQuestion(said)],
});
