import type { z } from 'zod';
import { BannersCadastradosDocument } from '../../../graphql/generated/admin/graphql.ts';
import { bannerCampos } from '../../../modules/banners/banner.campos.ts';
import { ordensDe } from '../../../modules/editing/campo.ts';
import { listQuery, listAddress } from './address.ts';
import { question, screen } from './screen.ts';

const address = listAddress(ordensDe(bannerCampos));

export const bannersQuestion = (said: z.output<typeof address>) => question(BannersCadastradosDocument, listQuery(said));

/** Banners of the home page (sections 2.4 and 3.6). */
export const banner = screen({
  title: 'Banners',
  menu: { label: 'Banners', icon: 'image' },
  address,
  questions: (said) => [bannersQuestion(said)],
});
