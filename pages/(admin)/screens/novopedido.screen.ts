import { z } from 'zod';
import { planosToChooseQuestion } from '../components/planosToChoose.ts';
import { word } from './address.ts';
import { assinaturaQuestion } from './assinaturas.screen.ts';
import { screen, type ScreenQuestion } from './screen.ts';

/** The order whose customer orders once more, where there is one. */
const address = z.object({ de: word() });

/** An order that staff write down for a customer (D27). */
export const novopedido = screen({
  title: 'Novo pedido',
  menu: { label: 'Novo pedido', icon: 'clipboard-plus' },
  area: 'pedidos',
  writes: true,
  address,
  questions: ({ de }) => [
    planosToChooseQuestion,
    ...(de ? [{ ...assinaturaQuestion(de), optional: 'row' } satisfies ScreenQuestion] : []),
  ],
});
