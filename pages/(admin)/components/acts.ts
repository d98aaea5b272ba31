import { FILAS_DE_ASSINATURAS } from '../../../modules/checkout/filas.ts';
import { FILAS_DE_MENSAGENS } from '../../../modules/contact/filas.ts';
import type { FilaDescrita } from '../../../modules/editing/fila.ts';
import type { SignedIn } from '../adminPage.ts';
import { exportAddress } from '../screens/address.ts';
import type { ScreenName } from '../screens/screens.ts';
import type { QueuesOf, useOwnQueues } from './queueCounts.ts';
import { ownQueueAddress, queueAddress } from './queueAddress.ts';

/** The screens on which a row is begun with a form of their own, and what that is called. */
export const NEW_ROWS = [
  ['banner', 'Novo banner'],
  ['bannericp', 'Novo banner ICP'],
  ['destaques', 'Novo destaque'],
  ['depoimentos', 'Novo depoimento'],
  ['avisos', 'Novo aviso do site'],
  ['planos', 'Novo plano'],
  ['cupons', 'Novo cupom'],
  ['webhooks', 'Novo webhook'],
] as const satisfies readonly (readonly [ScreenName, string])[];

/** What is taken out as a file, by the screen that shows it. */
export const EXPORTS = [
  ['assinaturas', 'Exportar todas as assinaturas (CSV)', exportAddress('assinaturas', {})],
  ['mensagens', 'Exportar todas as mensagens (CSV)', exportAddress('mensagens', {})],
] as const satisfies readonly (readonly [ScreenName, string, string])[];

interface QueuePlace {
  rotulo: string;
  to: QueuesOf;
  search: Readonly<Record<string, string>>;
}

const QUEUES: readonly (readonly [QueuesOf, string, Readonly<Record<string, FilaDescrita>>])[] = [
  ['assinaturas', 'Assinaturas', FILAS_DE_ASSINATURAS],
  ['mensagens', 'Mensagens', FILAS_DE_MENSAGENS],
];

/** Every queue of orders and of messages, those that an account has kept for itself as well; that of what it sees to where it may. */
export function queuePlaces(
  { usuario, permitido }: Pick<SignedIn, 'usuario' | 'permitido'>,
  own: Readonly<Record<QueuesOf, ReturnType<typeof useOwnQueues>>>,
): QueuePlace[] {
  return QUEUES.flatMap(([to, screen, filas]) => {
    const place = (nome: string, search: QueuePlace['search']) => ({ rotulo: `${screen}: ${nome}`, to, search });
    const worked = permitido.muda.includes('pedidos');
    const shown = Object.values(filas).filter(({ deQuemPergunta }) => worked || !deQuemPergunta);
    const shared = shown.map((fila) => place(fila.rotulo, queueAddress(fila, usuario)));
    return shared.concat(own[to].map(({ nome, filtro }) => place(nome, ownQueueAddress(filtro))));
  });
}
