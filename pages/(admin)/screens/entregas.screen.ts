import { z } from 'zod';
import { EntregasDocument } from '../../../graphql/generated/admin/graphql.ts';
import type { EntregaEstado } from '../../../modules/outbox/entrega.ts';
import { oneOf, pageNumber, word } from './address.ts';
import { question, screen } from './screen.ts';
import { webhooksQuestion } from './webhooks.screen.ts';

// Every screen loads this: the words of the states come with their own.
const ESTADOS = ['esperando', 'entregue', 'desistida', 'descartada'] as const satisfies readonly EntregaEstado[];

const address = z.object({
  pagina: pageNumber(),
  estado: oneOf(ESTADOS),
  destino: word(),
  assinatura: word(),
  antigas: oneOf(['sim']),
});

/** What narrows the list, also where something is decided about all of it. */
export const filtroDasEntregas = ({ estado, destino, assinatura }: z.output<typeof address>) => ({
  estado,
  destino,
  ...(assinatura && { tabela: 'pedido', linhaId: assinatura }),
});

export const entregasQuestion = (said: z.output<typeof address>) =>
  question(EntregasDocument, {
    pagina: said.pagina ?? 1,
    antigas: said.antigas === 'sim' || undefined,
    ...filtroDasEntregas(said),
  });

/** What others outside are told, and what came of it (052). */
export const entregas = screen({
  title: 'Entregas',
  menu: { label: 'Entregas', icon: 'send' },
  area: 'pedidos',
  address,
  // Not everybody who sees to orders keeps webhooks.
  questions: (said) => [entregasQuestion(said), { ...webhooksQuestion, optional: 'beside' }],
});
