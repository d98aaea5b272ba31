import type { z } from 'zod';
import { DepoimentosCadastradosDocument } from '../../../graphql/generated/admin/graphql.ts';
import { depoimentoCampos } from '../../../modules/testimonials/depoimento.campos.ts';
import { ordensDe } from '../../../modules/editing/campo.ts';
import { consulta, enderecoDaLista } from './endereco.ts';
import { pergunta, tela } from './tela.ts';

const endereco = enderecoDaLista(ordensDe(depoimentoCampos));

export const perguntaDosDepoimentos = (dito: z.output<typeof endereco>) =>
  pergunta(DepoimentosCadastradosDocument, consulta(dito));

/** Depoimentos (D50). */
export const depoimentos = tela({
  titulo: 'Depoimentos',
  menu: { rotulo: 'Depoimentos', icone: 'message-square-quote' },
  endereco,
  perguntas: (dito) => [perguntaDosDepoimentos(dito)],
});
