import type { EntityManager } from '@mikro-orm/core';
import { readRow } from '../../platform/database/steadyStatements.ts';
import type { Caller } from '../../platform/limits.ts';
import { nomeComFamilia } from '../catalogue/especificacao.ts';
import { familiaDoTipo } from '../catalogue/familia.ts';
import { nomeDoTipo } from '../catalogue/plano.ts';
import { comoPagar, type ComoPagar, type Pagamento } from '../payment/pagamento.service.ts';
import { contratoAceito, type ContratoAceitoType } from './aceite.type.ts';
import { correcaoQueVale } from './correcao.service.ts';
import { dominioDe, extrasDe, sistemaDe, type Adicional } from './adicionais.ts';
import { etapaDe, type EtapaDoPedido } from './acompanhamento.ts';
import { ehIdentificador } from './identificador.ts';
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
  /** What was chosen besides it, in words. */
  adicionais: Adicional[];
  /** Months paid at once. */
  periodo: number;
  /** Total of the period in reais; null until somebody has confirmed it (D14). */
  valor: number | null;
  /** When it was paid, as staff or another system say; null where nobody has said so. */
  pagoEm: Date | null;
  /** What of a contract was accepted with it; null where none was. */
  contrato: ContratoAceitoType | null;
  /** How it can be paid now; null where there is nothing to pay any more. */
  pagamento: ComoPagar | null;
  /** Identifier of the order that its customer has corrected it by, which is the one to pay (D38); null also where staff have cancelled that, and go on with this. */
  substituidoPor: string | null;
}

/** What the use case needs to know of the shop and of whoever asks. */
interface Pergunta {
  pagamento: Pagamento;
  agora: Date;
  caller: Caller;
}

/**
 * How an order stands, or null where there is none with this identifier: it may have been erased.
 * @throws `MUITAS_TENTATIVAS`: whoever asks too often is guessing
 */
export async function acompanhar(
  em: EntityManager,
  clienteIdB: string,
  { pagamento, agora, caller }: Pergunta,
): Promise<Acompanhamento | null> {
  await caller.spend('acompanhamento');
  const pedido = ehIdentificador(clienteIdB) ? await readRow(em, Assinatura, { clienteIdB }) : null;
  if (!pedido) return null;
  return {
    codigo: codigoDe(clienteIdB),
    etapa: etapaDe(pedido.status),
    recebidoEm: pedido.criadaEm,
    mudouEm: pedido.statusEm,
    plano: planoDe(pedido),
    adicionais: [...sistemaDe(pedido), ...extrasDe(pedido), ...dominioDe(pedido)],
    periodo: pedido.pagamento,
    valor: valorDito(pedido),
    pagoEm: pedido.pagaEm,
    contrato: contratoAceito(pedido),
    pagamento: await comoEstePedidoSePaga(em, { pedido, pagamento, agora }),
    substituidoPor: await quemSubstitui(em, pedido),
  };
}

/** Total of the period in reais; null until somebody has confirmed it (D14). */
export function valorDito({ valorConferido, valor }: Readonly<Assinatura>): number | null {
  return valorConferido ? valor : null;
}

/** Where an order waits to be paid. */
const SE_PAGA: ReadonlySet<EtapaDoPedido> = new Set(['recebido', 'em_atendimento']);

/** How an order can be paid now; null where there is nothing to pay any more. */
export async function comoEstePedidoSePaga(
  em: EntityManager,
  { pedido, pagamento, agora }: { pedido: Readonly<Assinatura>; pagamento: Pagamento; agora: Date },
): Promise<ComoPagar | null> {
  // What was corrected is paid as the order that has corrected it.
  if (pedido.pagaEm || (await correcaoQueVale(em, pedido))) return null;
  // None is drawn for an order that has ended.
  if (!SE_PAGA.has(etapaDe(pedido.status))) return null;
  return comoPagar(pagamento, { codigo: codigoDe(pedido.clienteIdB), valor: valorDito(pedido), dia: pedido.dataCadastro }, agora);
}

/** Family and name of an order's plan; null where it came without one. */
export function planoDe({ planoTipo, planoDados }: Readonly<Assinatura>): string | null {
  if (planoTipo === null || planoDados === null) return null;
  return nomeComFamilia(familiaDoTipo(nomeDoTipo(planoTipo)), { nome: String(planoDados.nome) });
}

async function quemSubstitui(em: EntityManager, pedido: Assinatura): Promise<string | null> {
  const { status, substituidaPorId } = pedido;
  const correcao = await correcaoQueVale(em, pedido);
  if (correcao || substituidaPorId === null || etapaDe(status) !== 'substituido') return correcao?.clienteIdB ?? null;
  // Null where it has been erased.
  return (await readRow(em, Assinatura, { id: substituidaPorId }))?.clienteIdB ?? null;
}
