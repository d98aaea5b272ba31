import type { z } from 'zod';
import { BannersIcpCadastradosDocument } from '../../../graphql/generated/admin/graphql.ts';
import { bannerIcpCampos } from '../../../modules/banners/banner.campos.ts';
import { ordensDe } from '../../../modules/editing/campo.ts';
import { consulta, enderecoDaLista } from './endereco.ts';
import { pergunta, tela } from './tela.ts';

const endereco = enderecoDaLista(ordensDe(bannerIcpCampos));

export const perguntaDosBannersIcp = (dito: z.output<typeof endereco>) => pergunta(BannersIcpCadastradosDocument, consulta(dito));

/** Banners of the control panel (section 2.4, D12). */
export const bannericp = tela({
  titulo: 'Banners ICP',
  menu: { rotulo: 'Banners ICP', icone: 'images' },
  endereco,
  perguntas: (dito) => [perguntaDosBannersIcp(dito)],
});
