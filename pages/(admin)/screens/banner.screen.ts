import type { z } from 'zod';
import { BannersCadastradosDocument } from '../../../graphql/generated/admin/graphql.ts';
import type { bannerCampos } from '../../../modules/banners/banner.campos.ts';
import { listQuery, listAddress } from './address.ts';
import { question, screen } from './screen.ts';

// Every screen loads this: the table itself comes with the screen. A test holds both together.
const ORDENS = ['nome', 'ordem', 'ativo', 'dataInicio', 'dataFim'] as const satisfies readonly (keyof z.output<
  typeof bannerCampos
>)[];

const address = listAddress(ORDENS);

export const bannersQuestion = (said: z.output<typeof address>) => question(BannersCadastradosDocument, listQuery(said));

/** Banners of the home page (sections 2.4 and 3.6). */
export const banner = screen({
  title: 'Banners',
  menu: { label: 'Banners', icon: 'image' },
  address,
  questions: (said) => [bannersQuestion(said)],
});
