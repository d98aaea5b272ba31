import { z } from 'zod';
import { tela } from './tela.ts';

/** One's own password (D26). */
export const senha = tela({
  titulo: 'Minha senha',
  menu: { rotulo: 'Minha senha', icone: 'key-round' },
  endereco: z.object({}),
  perguntas: () => [],
});
