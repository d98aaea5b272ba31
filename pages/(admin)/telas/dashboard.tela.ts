import { z } from 'zod';
import { PainelDocument } from '../../../graphql/generated/admin/graphql.ts';
import { pergunta, tela } from './tela.ts';

export const perguntaDoPainel = pergunta(PainelDocument, {});

/** Home (section 2.4). */
export const dashboard = tela({
  titulo: 'Home',
  menu: { rotulo: 'Home', icone: 'house' },
  endereco: z.object({}),
  perguntas: () => [perguntaDoPainel],
});
