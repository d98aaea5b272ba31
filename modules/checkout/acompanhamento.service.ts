import type { EntityManager } from '@mikro-orm/core';
import { readRow } from '../../platform/database/steadyStatements.ts';
import type { Caller } from '../../platform/limits.ts';
import { familiaDoTipo } from '../catalogue/familia.ts';
import { nomeDoTipo } from '../catalogue/plano.ts';
import { ehIdentificador, etapaDe, type EtapaDoPedido } from './acompanhamento.ts';
import { Assinatura } from './assinatura.entity.ts';
import { codigoDe } from './codigo.ts';

/** What whoever holds the identifier of an order may know of it: nothing of the person (D48). */
export interface Acompanhamento {
  codigo: string;
  etapa: EtapaDoPedido;
  recebidoEm: Date;
  /** When it came to where it stands; null while nobody has taken it up. */
  mudouEm: Date | null;
  /** Family and name; null where the order came without a plan, whose text may say anything. */
  plano: string | null;
  /** Months paid at once. */
  periodo: number;
  /** Total of the period in reais; null until somebody has confirmed it (D14). */
  valor: number | null;
  /** Identifier of the order that its customer has replaced it by (D38). */
  substituidoPor: string | null;
}

/**
 * How an order stands, or null where there is none with this identifier: it may have been erased.
 * @throws `MUITAS_TENTATIVAS`: whoever asks too often is guessing
 */
export async function acompanhar(em: EntityManager, clienteIdB: string, caller: Caller): Promise<Acompanhamento | null> {
  await caller.spend('acompanhamento');
  const pedido = ehIdentificador(clienteIdB) ? await readRow(em, Assinatura, { clienteIdB }) : null;
  if (!pedido) return null;
  const etapa = etapaDe(pedido.status);
  return {
    codigo: codigoDe(clienteIdB),
    etapa,
    recebidoEm: pedido.criadaEm,
    mudouEm: pedido.statusEm,
    plano: planoDe(pedido),
    periodo: pedido.pagamento,
    valor: pedido.valorConferido ? pedido.valor : null,
    substituidoPor: etapa === 'substituido' ? await quemSubstitui(em, pedido) : null,
  };
}

function planoDe({ planoTipo, planoDados }: Assinatura): string | null {
  if (planoTipo === null || planoDados === null) return null;
  return `${familiaDoTipo(nomeDoTipo(planoTipo)).nome}: ${String(planoDados.nome)}`;
}

/** Null where the correction has been erased. */
async function quemSubstitui(em: EntityManager, { substituidaPorId }: Assinatura): Promise<string | null> {
  if (substituidaPorId === null) return null;
  return (await readRow(em, Assinatura, { id: substituidaPorId }))?.clienteIdB ?? null;
}
