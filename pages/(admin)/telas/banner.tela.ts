import type { z } from 'zod';
import { BannersCadastradosDocument } from '../../../graphql/generated/admin/graphql.ts';
import { bannerCampos } from '../../../modules/banners/banner.campos.ts';
import { ordensDe } from '../../../modules/editing/campo.ts';
import { consulta, enderecoDaLista } from './endereco.ts';
import { pergunta, tela } from './tela.ts';

const endereco = enderecoDaLista(ordensDe(bannerCampos));

export const perguntaDosBanners = (dito: z.output<typeof endereco>) => pergunta(BannersCadastradosDocument, consulta(dito));

/** Banners of the home page (sections 2.4 and 3.6). */
export const banner = tela({
  titulo: 'Banners',
  menu: { rotulo: 'Banners', icone: 'image' },
  endereco,
  perguntas: (dito) => [perguntaDosBanners(dito)],
});
