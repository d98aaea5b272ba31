import type { z } from 'zod';
import { BannersIcpCadastradosDocument } from '../../../graphql/generated/admin/graphql.ts';
import { bannerIcpCampos } from '../../../modules/banners/banner.campos.ts';
import { ordensDe } from '../../../modules/editing/campo.ts';
import { listQuery, listAddress } from './address.ts';
import { question, screen } from './screen.ts';

const address = listAddress(ordensDe(bannerIcpCampos));

export const bannersIcpQuestion = (said: z.output<typeof address>) => question(BannersIcpCadastradosDocument, listQuery(said));

/** Banners of the control panel (section 2.4, D12). */
export const bannericp = screen({
  title: 'Banners ICP',
  menu: { label: 'Banners ICP', icon: 'images' },
  address,
  questions: (said) => [bannersIcpQuestion(said)],
});
