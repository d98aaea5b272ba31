import type { EntityManager } from '@mikro-orm/core';
import { formatarReais } from '../catalogue/preco.ts';
import { ASSINATURA_ESPERANDO, AssinaturaStatus } from './assinatura.ts';
import type { Assinatura } from './assinatura.entity.ts';
import { canceladasJunto } from './cadeia.service.ts';
import { entreAsCorrecoes } from './correcao.service.ts';
import { outroQueFoiPago, outroQueVale, seguiria, vale } from './ditoDaFamilia.service.ts';
import { dividir, lerFamilia, outrosDe, type Familia } from './familia.service.ts';
import type { MotivoDoCancelamento } from './motivo.ts';
import { custaNada, levarPagamento, mesmoPagamento } from './pagamentoDoPedido.service.ts';
import { mesmoPagador, pagaPor } from './pagador.service.ts';
import { pagamentoQuePassa } from './pagamentoQuePassa.service.ts';

/**
 * What staff have to know of the money of an order because of the others of its family: which of them it counts for, what is to be settled, and whether it is owed
 * back. In sentences; null where the order alone says all of it.
 */
export async function pagamentoNaFamilia(em: EntityManager, pedido: Assinatura): Promise<string | null> {
  return doPagamento(pedido, await lerFamilia(em, pedido));
}

/** The same, as it will be once the order is cancelled for a reason, or for none; null where no other order of its family has a part in it: then what was paid is owed back. */
export async function pagamentoSeCancelada(
  em: EntityManager,
  pedido: Assinatura,
  motivo: MotivoDoCancelamento | null,
): Promise<string | null> {
  if (pedido.status === AssinaturaStatus.cancelada) return null;
  const { depois, familia } = comoSeCancelada(pedido, motivo, await lerFamilia(em, pedido));
  const soDele =
    depois.pagaEm !== null && !outroQueVale(depois, familia) && cadaPagamento([depois, ...outrosDe(familia)]).length === 1;
  return soDele ? null : doPagamento(depois, familia);
}

/** As `pagamentoNaFamilia`, of a family that was read. */
export function doPagamento(pedido: Assinatura, familia: Familia): string | null {
  const outra = vale(pedido) ? entreAsCorrecoes(pedido, familia) : outroQueVale(pedido, familia);
  const pagas = cadaPagamento([pedido, ...outrosDe(familia)]);
  if (outra && vale(pedido) && pedido.pagaEm === null) return pagas.length > 0 ? daCorrecao(outra) : null;
  if (pagas.length > 1) return deVarios(pagas, outra ?? (vale(pedido) ? pedido : null));
  if (pedido.pagaEm !== null) return outra ? doPago(pedido, outra) : semQuemValha(pedido, familia);
  const pagou = outra && !vale(pedido) ? null : outroQueFoiPago(pedido, familia);
  if (pagou && !vale(pedido)) return `Nenhuma delas vale: o que foi pago pela assinatura ${pagou.id} é para devolver.`;
  return pagou && `Já foi paga pela assinatura ${pagou.id}: não cobre de novo. ${oQueAcertar(pagou, pedido)}`;
}

/** Of an order that has no payment, and whose correction stands: what is to be settled is said of that, which is carried out. */
function daCorrecao({ id, pagaEm }: Assinatura): string {
  return pagaEm !== null
    ? `A assinatura ${id}, que vale no lugar desta, está paga: por esta nada há a cobrar nem a acertar.`
    : `Não cobre por esta: vale a assinatura ${id}, e o que há a acertar está nela.`;
}

/** The first order that each payment was for. */
function cadaPagamento(pedidos: readonly Assinatura[]): Assinatura[] {
  const pagas = pedidos.filter(({ pagaEm }) => pagaEm !== null).toSorted((um, outro) => um.id - outro.id);
  return pagas.filter((paga, i) => !pagas.slice(0, i).some((outra) => mesmoPagamento(paga, outra)));
}

/** Of several payments of one family: together they are for the one that stands, if one does. Nobody stores how much came of each. */
function deVarios(pagas: readonly Assinatura[], queVale: Assinatura | null): string {
  const cada = pagas.map(
    ({ id, valor, valorConferido }) => `${valorConferido ? `${formatarReais(valor)} ` : ''}pela assinatura ${id}`,
  );
  const constam = `Constam ${pagas.length} pagamentos: ${E.format(cada)}.`;
  if (queVale === null) return `${constam} Nenhuma delas vale: são para devolver, ou uma para retomar.`;
  const conferidas = [...pagas, queVale].every(({ valorConferido }) => valorConferido);
  const depois = oQueNaoConta(pagas, queVale);
  if (!conferidas) return `${constam} Vale a ${queVale.id}: confira os valores, e acerte com o cliente.${depois}`;
  const centavos = ({ valor }: Assinatura) => Math.round(valor * 100);
  const diferenca = centavos(queVale) - pagas.reduce((soma, paga) => soma + centavos(paga), 0);
  const resto =
    diferenca === 0
      ? 'nada falta nem sobra'
      : `${diferenca > 0 ? 'faltam' : 'sobram'} ${formatarReais(Math.abs(diferenca) / 100)}`;
  const ouNada = diferenca < 0 ? '; se um deles foi só a diferença, nada' : '';
  return `${constam} Vale a ${queVale.id}, que custa ${formatarReais(queVale.valor)}: se cada um foi pago por inteiro, ${resto}${ouNada}. Acerte com o cliente antes de cobrar ou devolver.${depois}`;
}

/** Where the others of several payments are taken back, once it is settled with the one that stands and was paid itself; nothing where it was not. */
function oQueNaoConta(pagas: readonly Assinatura[], queVale: Assinatura): string {
  if (queVale.pagaEm === null) return '';
  const outras = pagas.filter((paga) => !mesmoPagamento(paga, queVale)).map(({ id }) => String(id));
  return ` Acertado, desmarque o que não conta, ${outras.length === 1 ? 'na assinatura' : 'nas assinaturas'} ${E.format(outras)}.`;
}

const E = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** Of an order that is paid, and in whose place another stands. */
function doPago(pedido: Assinatura, outra: Assinatura): string {
  if (mesmoPagamento(pedido, outra)) return `O pagamento conta para a assinatura ${outra.id}: não é para devolver.`;
  return `O que foi pago por ela falta na assinatura ${outra.id}, que vale no lugar dela: não devolva antes de acertar. ${oQueAcertar(pedido, outra)}`;
}

/** Of an order that is paid, and in whose place none stands. */
function semQuemValha(pedido: Assinatura, familia: Familia): string | null {
  if (pedido.status !== AssinaturaStatus.cancelada) return null;
  const tambem = outrosDe(familia).find((outra) => mesmoPagamento(pedido, outra));
  const umaVez = tambem ? ` É o mesmo pagamento que consta na assinatura ${tambem.id}: devolva-o uma vez.` : '';
  return `Está cancelada e paga: o dinheiro precisa ser devolvido, ou a assinatura retomada.${umaVez}`;
}

/** Why what was paid for one order does not simply pay for another. */
function oQueAcertar(paga: Assinatura, outra: Assinatura): string {
  const diferenca = Math.round((outra.valor - paga.valor) * 100) / 100;
  if (paga.valorConferido && outra.valorConferido && diferenca !== 0)
    return `Foram pagos ${formatarReais(paga.valor)}, e ela custa ${formatarReais(outra.valor)}: ${diferenca > 0 ? 'faltam' : 'sobram'} ${formatarReais(Math.abs(diferenca))}, a acertar com o cliente. Acertado, ${mudarDe(paga, outra)}`;
  const semValor = [paga, outra].find(({ valorConferido }) => !valorConferido);
  if (semValor)
    return vale(semValor) ? `Confirme antes o valor da assinatura ${semValor.id}.` : 'Confira com o cliente quanto foi pago.';
  if (!mesmoPagador(paga, outra))
    return `São de outro e-mail ou documento: veja com o cliente de quem é o pagamento. ${igualar(paga, outra)}`;
  if (paga.status === AssinaturaStatus.em_atendimento)
    return `Se o que se entrega é a assinatura ${outra.id}, ponha a ${paga.id} em Nova: o pagamento passa para aquela.`;
  return `Veja com o cliente por qual das duas foi pago. Se foi pela ${outra.id}, ${mudarDe(paga, outra)}`;
}

/** How one payment is said of another order than it was, whatever the two cost, and stays one. */
function mudarDe(paga: Assinatura, outra: Assinatura): string {
  if (custaNada(outra))
    return `devolva o dinheiro e só então desmarque o pagamento na assinatura ${paga.id}: nesta não há o que pagar.`;
  return `diga o dia do pagamento na assinatura ${outra.id} e depois desmarque-o na ${paga.id}: é um só, e nada mais se devolve.`;
}

/** How a payment goes along once both orders say the same of who pays. */
function igualar(paga: Assinatura, outra: Assinatura): string {
  if (!vale(paga)) return `Se é do mesmo cliente, ${mudarDe(paga, outra)}`;
  const emNova = paga.status === ASSINATURA_ESPERANDO ? '' : ', e ponha aquela em Nova';
  return `Se é do mesmo cliente, corrija o e-mail e o documento da assinatura ${paga.id} como os da ${outra.id}${emNova}: o pagamento passa para a ${outra.id}.`;
}

/** How an order and its family stand once it is cancelled, as `seguirMudanca` will have it. Nothing of what is read is changed. */
function comoSeCancelada(
  pedido: Assinatura,
  motivo: MotivoDoCancelamento | null,
  familia: Familia,
): { depois: Assinatura; familia: Familia } {
  const copia = (um: Assinatura) => ({ ...um }) as Assinatura;
  const depois = Object.assign(copia(pedido), { status: AssinaturaStatus.cancelada });
  const outros = outrosDe(familia).map(copia);
  const juntas = vale(pedido) ? canceladasJunto(pedido, motivo, dividir(depois, outros)) : [];
  for (const junta of juntas) junta.status = AssinaturaStatus.cancelada;
  const volta = vale(pedido) ? seguiria(dividir(depois, outros)) : null;
  if (volta?.status === AssinaturaStatus.substituida) volta.status = ASSINATURA_ESPERANDO;
  if (volta?.pagaEm === null && pagaPor(depois, volta)) Object.assign(volta, levarPagamento(depois));
  const passa = pagamentoQuePassa(
    [...outros, depois].toSorted((um, outro) => um.id - outro.id),
    volta ? [depois, volta] : [depois],
  );
  if (passa) Object.assign(passa.para, levarPagamento(passa.de));
  for (const deu of passa?.daoLugar ?? []) deu.status = AssinaturaStatus.substituida;
  return { depois, familia: dividir(depois, outros) };
}
