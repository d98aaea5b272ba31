import type { EntregasQuery } from '../../../graphql/generated/admin/graphql.ts';
import {
  EMAIL_A_CONTA,
  EMAIL_A_EQUIPE,
  EMAIL_AO_CLIENTE,
  ESTADO_DA_ENTREGA,
  PALAVRA_DO_EVENTO,
} from '../../../modules/outbox/entrega.ts';
import { instante } from '../format.ts';
import type { Column } from './DataTable.tsx';
import { StatusTag } from './StatusTag.tsx';

/** An entry of the outbox as lists show it. */
export type Entrega = EntregasQuery['entregas']['itens'][number];

/** Whom the shop writes letters to, as staff call them. */
export const EMAILS = [
  [EMAIL_AO_CLIENTE, 'E-mail para o cliente'],
  [EMAIL_A_EQUIPE, 'E-mail para a equipe'],
  [EMAIL_A_CONTA, 'E-mail para quem tem a conta'],
] as const;

/** What every list of entries says of each. */
export const DELIVERY_COLUMNS: readonly Column<Entrega>[] = [
  { titulo: 'Aconteceu', mostrar: ({ criadaEm }) => instante(criadaEm) },
  { titulo: 'Evento', mostrar: ({ tipo }) => <strong>{PALAVRA_DO_EVENTO[tipo] ?? tipo}</strong> },
  { titulo: 'Estado', mostrar: ({ estado }) => <StatusTag tabela={ESTADO_DA_ENTREGA} status={estado} /> },
  { titulo: 'Tentativas', mostrar: ({ tentativas }) => tentativas },
  { titulo: 'Última resposta', mostrar: ({ resposta }) => <span className="answer">{resposta ?? '-'}</span> },
  { titulo: 'Entrega', mostrar: whenDelivered },
];

/** When it arrived, or is tried next. */
export function whenDelivered({ estado, entregueEm, proximaEm }: Entrega): string {
  if (estado === 'esperando') return `próxima tentativa: ${instante(proximaEm)}`;
  return entregueEm ? instante(entregueEm) : '-';
}
