import type { z } from 'zod';
import { DestaquesCadastradosDocument } from '../../../graphql/generated/admin/graphql.ts';
import { destaqueCampos } from '../../../modules/catalogue/destaque.campos.ts';
import { ordensDe } from '../../../modules/editing/campo.ts';
import { perguntaDosPlanosParaEscolher } from '../components/planosParaEscolher.ts';
import { consulta, enderecoDaLista } from './endereco.ts';
import { pergunta, tela } from './tela.ts';

const endereco = enderecoDaLista(ordensDe(destaqueCampos));

export const perguntaDosDestaques = (dito: z.output<typeof endereco>) => pergunta(DestaquesCadastradosDocument, consulta(dito));

/** Destaques Home (D11). */
export const destaques = tela({
  titulo: 'Destaques Home',
  menu: { rotulo: 'Destaques Home', icone: 'star' },
  endereco,
  perguntas: (dito) => [perguntaDosDestaques(dito), perguntaDosPlanosParaEscolher],
});
