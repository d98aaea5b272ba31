import type { z } from 'zod';
import { CuponsCadastradosDocument } from '../../../graphql/generated/admin/graphql.ts';
import { cupomCampos } from '../../../modules/coupons/cupom.campos.ts';
import { ordensDe } from '../../../modules/editing/campo.ts';
import { perguntaDosPlanosParaEscolher } from '../components/planosParaEscolher.ts';
import { consulta, enderecoDaLista } from './endereco.ts';
import { pergunta, tela } from './tela.ts';

const endereco = enderecoDaLista(ordensDe(cupomCampos));

export const perguntaDosCupons = (dito: z.output<typeof endereco>) => pergunta(CuponsCadastradosDocument, consulta(dito));

/** Cupons (section 3.2). */
export const cupons = tela({
  titulo: 'Cupons',
  menu: { rotulo: 'Cupons', icone: 'ticket-percent' },
  endereco,
  perguntas: (dito) => [perguntaDosCupons(dito), perguntaDosPlanosParaEscolher],
});
