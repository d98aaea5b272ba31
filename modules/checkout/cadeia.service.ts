import type { EntityManager } from '@mikro-orm/core';
import { DomainError } from '../../platform/errors.ts';
import { diziaAntes } from '../editing/alteracao.service.ts';
import { assinaturaCampos } from './assinatura.campos.ts';
import { ASSINATURA_ESPERANDO, AssinaturaStatus } from './assinatura.ts';
import type { Assinatura } from './assinatura.entity.ts';
import { entreAsCorrecoes } from './correcao.service.ts';
import { vale } from './ditoDaFamilia.service.ts';
import { dividir, outrosDe, type Familia } from './familia.service.ts';
import { MotivoDoCancelamento } from './motivo.ts';
import { mesmoEndereco } from './pagador.service.ts';
import { custaNada, mesmoPagamento } from './pagamentoDoPedido.service.ts';

/** Reasons for which nobody answers: what was replaced is asked for no more, unless it was paid. */
const SEM_RESPOSTA: ReadonlySet<MotivoDoCancelamento> = new Set([
  MotivoDoCancelamento.nao_pago,
  MotivoDoCancelamento.sem_contato,
]);

/** Reasons that say what a customer wants, or does. */
const DO_CLIENTE: ReadonlySet<MotivoDoCancelamento> = new Set([MotivoDoCancelamento.desistencia, ...SEM_RESPOSTA]);

/**
 * The orders that are cancelled together with a correction, the nearest first: what it corrects, and what that corrects, up to the first that is done, or goes on by
 * itself. What was delivered by the correction ends with it, whatever the reason, but for what was paid itself; whoever withdraws wants none of them;
 * of whom nobody hears, or no payment comes, none is asked for again, as long as none of the others was paid; what costs nothing is asked for never. None where another
 * correction stands, or the reason is the shop's own.
 * @param pedido as it is before it is cancelled
 */
export function canceladasJunto(
  pedido: Readonly<Assinatura>,
  motivo: MotivoDoCancelamento | null | undefined,
  familia: Familia,
): Assinatura[] {
  const { corrigidas, correcoes, outras } = familia;
  const continua = [...correcoes, ...outras].some(vale) ? null : quemContinua(pedido, motivo, familia);
  if (continua === null) return [];
  const antes = corrigidas.filter(({ status }) => status !== AssinaturaStatus.cancelada);
  // Further back nothing takes its place again that had given it up.
  const fica = (um: Assinatura, lugar: number) => continua(um) && (lugar === 0 || vale(um));
  const fim = antes.findIndex((um, lugar) => um.status === AssinaturaStatus.concluida || fica(um, lugar));
  return fim === -1 ? antes : antes.slice(0, fim);
}

/** Which of the orders behind one that is cancelled go on all the same; null where all do. */
function quemContinua(
  pedido: Readonly<Assinatura>,
  motivo: MotivoDoCancelamento | null | undefined,
  familia: Familia,
): ((um: Assinatura) => boolean) | null {
  if (motivo === MotivoDoCancelamento.desistencia) return () => false;
  // What the correction itself has is said at the same time by another system, or before: it changes nothing of who is asked.
  const semResposta = motivo != null && SEM_RESPOSTA.has(motivo);
  if (semResposta && outrosDe(familia).every(({ pagaEm }) => pagaEm === null)) return custaNada;
  if (pedido.status !== AssinaturaStatus.concluida) return null;
  // What was paid itself is no draft: the correction may have been concluded by mistake, or in its place.
  return (um) => um.pagaEm !== null && !mesmoPagamento(um, pedido);
}

/** Whether an order was cancelled together with the correction of it, in one act: it has the status of the same instant. @param antes the correction, as it was cancelled */
export function foiCanceladaCom(corrigida: Readonly<Assinatura>, antes: Partial<Assinatura>): boolean {
  const { status, statusEm } = corrigida;
  const juntas = antes.status === AssinaturaStatus.cancelada && status === AssinaturaStatus.cancelada;
  return juntas && statusEm !== null && statusEm.getTime() === antes.statusEm?.getTime();
}

/** The orders that were cancelled together with one, which corrects them, the nearest first. @param pedido as it is */
export function foramCanceladasCom(pedido: Readonly<Assinatura>, { corrigidas }: Familia): Assinatura[] {
  return corrigidas.filter((corrigida) => foiCanceladaCom(corrigida, pedido));
}

/** The correction with which an order was cancelled, the last of those that were at that instant; null where it was so with none. */
export function canceladaComQual(pedido: Readonly<Assinatura>, { correcoes }: Familia): Assinatura | null {
  const daquele = correcoes.filter((correcao) => foiCanceladaCom(pedido, correcao));
  return daquele.find((correcao) => dividir(correcao, daquele).correcoes.length === 0) ?? null;
}

/**
 * Of what is cancelled together with a correction, whose end its letter tells nobody, since it goes to another address: who mistyped it holds what he has
 * replaced, and can pay it. One for each address, the nearest, whose letter names the others.
 */
export function deOutroEndereco(juntas: readonly Assinatura[], correcao: Readonly<Assinatura>): Assinatura[] {
  const outras = juntas.filter((junta) => !mesmoEndereco(junta, correcao));
  return outras.filter((junta, vez) => outras.findIndex((antes) => mesmoEndereco(antes, junta)) === vez);
}

/**
 * How an order stands once the correction that it was cancelled together with is taken up again: worked where it was, as the trace says; otherwise, and where the trace is
 * past its term, it waits, or is replaced again.
 */
export async function statusQueVolta(tx: EntityManager, { id, statusEm }: Readonly<Assinatura>): Promise<AssinaturaStatus> {
  const onde = { tabela: assinaturaCampos, linhaId: id, campo: 'status' };
  const era = statusEm && (await diziaAntes(tx, { ...onde, desde: statusEm }));
  return era === AssinaturaStatus.em_atendimento ? era : ASSINATURA_ESPERANDO;
}

/**
 * That a customer withdraws, does not pay or is not heard from is said of the order that stands in the place of another: said of what it corrects, he would be given, or
 * asked to pay, the correction. @param pedido as it is said now @param jaCancelado whether it was cancelled before, and only the reason is said @throws `PEDIDO_SUBSTITUIDO`
 */
export function exigirMotivoDele(
  pedido: Readonly<Assinatura>,
  familia: Familia,
  { jaCancelado }: { jaCancelado: boolean },
): void {
  const { status, motivo } = pedido;
  if (status !== AssinaturaStatus.cancelada || motivo === null || !DO_CLIENTE.has(motivo)) return;
  const correcao = entreAsCorrecoes(pedido, familia);
  if (correcao === null) return;
  const emVezDisso = jaCancelado
    ? 'Diga esse motivo daquele: este, que já está cancelado, fica como está.'
    : 'Diga esse motivo daquele, e este é cancelado junto; ou cancele este sem dizer o motivo, e aquele continua.';
  const mensagem = `Este pedido foi corrigido por outro, ${correcao.codigo}, que vale no lugar dele. ${emVezDisso} Nada foi mudado.`;
  throw new DomainError('conflict', 'PEDIDO_SUBSTITUIDO', mensagem);
}
