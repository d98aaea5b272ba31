import type { EntityManager } from '@mikro-orm/core';
import { businessDay } from '../../platform/calendar.ts';
import { readRow } from '../../platform/database/steadyStatements.ts';
import type { Caller } from '../../platform/limits.ts';
import { nomeComFamilia } from '../catalogue/especificacao.ts';
import { familiaDoTipo, type Familia } from '../catalogue/familia.ts';
import { nomeDoTipo } from '../catalogue/plano.ts';
import {
  comoPagar,
  ultimoDiaDoTeste,
  ultimoDiaParaPagar,
  type ComoPagar,
  type Devido,
  type Pagamento,
} from '../payment/pagamento.service.ts';
import { palavraDe } from '../editing/tabela.ts';
import { EMAIL_AO_CLIENTE } from '../outbox/entrega.ts';
import { chegaLogo } from '../outbox/tomada.service.ts';
import { contratoAceito, type ContratoAceitoType } from './aceite.type.ts';
import { citacoes, type PedidoCitado } from './citacao.service.ts';
import { correcaoQueVale } from './correcao.service.ts';
import { mesmoEndereco } from './pagador.service.ts';
import { esperaPagamento, outroQueFoiPago, outroQueVale } from './ditoDaFamilia.service.ts';
import { lerFamilia, outrosDe, type Familia as FamiliaDePedidos } from './familia.service.ts';
import { dominioDe, extrasDe, sistemaDe, type Adicional } from './adicionais.ts';
import { etapaDe, type EtapaDoPedido } from './acompanhamento.ts';
import { ehIdentificador } from './identificador.ts';
import { assinaturaCampos } from './assinatura.campos.ts';
import { Assinatura } from './assinatura.entity.ts';
import { codigoDe } from './codigo.ts';
import type { LinhaDaCotacao } from './cotacao.ts';
import { custaNada, mesmoPagamento } from './pagamentoDoPedido.service.ts';
import { linhasConferidas } from './linhasDoPedido.service.ts';
import { porQueCancelado } from './palavras.ts';
import { tipoDoRotulo, type TipoDominio } from './tipoDominio.ts';

/** What whoever holds the identifier of an order may know of it: nothing of the person (D48). */
export interface Acompanhamento {
  codigo: string;
  etapa: EtapaDoPedido;
  recebidoEm: Date;
  /** When it came to where it stands; null while nobody has taken it up. */
  mudouEm: Date | null;
  /** Family and name; null where the order came without a plan, whose text may say anything. */
  plano: string | null;
  /** What its family is; null where the order came without a plan. */
  linha: Familia['linha'] | null;
  /** How its domain was chosen; null where that is not known. */
  tipoDominio: TipoDominio | null;
  /** Whether its family promises the money back for 30 days. */
  reembolso: boolean;
  /** What was chosen besides it, in words. */
  adicionais: Adicional[];
  /** Months paid at once. */
  periodo: number;
  /** They add up to `valor`; empty where that is not confirmed, and where it cannot be said any more what it consists of. */
  linhas: LinhaDaCotacao[];
  /** Total of the period in reais; null until somebody has confirmed it (D14). */
  valor: number | null;
  /** Total in reais that staff had confirmed before that one; null where they had not. */
  valorAnterior: number | null;
  /** When it was paid, as staff or another system say; null where nobody has said so. */
  pagoEm: Date | null;
  /** When a payment that counted for it was taken back last; null where none was. */
  desmarcadoEm: Date | null;
  /** What of a contract was accepted with it; null where none was. */
  contrato: ContratoAceitoType | null;
  /** How it can be paid now; null where there is nothing to pay any more. */
  pagamento: ComoPagar | null;
  /** Identifier of the order that its customer has corrected it by, which is the one to pay (D38); null also where staff have cancelled that, and go on with this. */
  substituidoPor: string | null;
  /** Whether that correction was paid. */
  correcaoPaga: boolean;
  /** Why it was cancelled, in a sentence for whoever ordered; null where nobody has said it, or it is not for him. */
  porQueCancelado: string | null;
  /** The order that stands in its place where it was cancelled; null where none does. */
  noLugar: OutroPedido | null;
  /** The order by which it was paid, with another total; null where it was not so paid. */
  pagoPorOutro: PagoPorOutro | null;
  /** Another order of its family that has another payment than this one has; null where there is none. */
  pagoTambem: PagoPorOutro | null;
  /** Code of the order that it corrects; null where there is none. */
  corrige: string | null;
  /** Codes of all others of its family, what it corrects first, and of those that name this one: whoever paid one of them before anybody noted it is not to pay this as well. */
  outros: string[];
  /** The order that it names, which was over when this one came, and is none that it corrects; null where there is none. */
  cita: PedidoCitado | null;
  /** Whether its confirmation has gone by mail, or goes now. */
  confirmacaoPorEmail: boolean;
}

/** Another order of the same customer that stands in the place of one. */
export interface OutroPedido {
  clienteIdB: string;
  codigo: string;
  /** Whether it has the payment. */
  pago: boolean;
  /** Whether that is one of another total, which staff settle. */
  acertar: boolean;
  /** Whether its payment is still to come. */
  aPagar: boolean;
  /** Whether letters about both go to one address. */
  mesmoEmail: boolean;
  /** Whether the one that was cancelled has another payment than that, which is owed back. */
  emDobro: boolean;
}

/** Another order of the same customer, whose payment counts for one. */
export interface PagoPorOutro {
  codigo: string;
  /** Reais; null until somebody has confirmed it. */
  valor: number | null;
  pagoEm: Date;
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
  const pedido = ehIdentificador(clienteIdB) ? await readRow(em, Assinatura, { clienteIdB }) : null;
  if (!pedido) {
    // Whoever has an order may look at it, however many behind his address guess.
    await caller.spend('acompanhamento');
    return null;
  }
  return {
    codigo: codigoDe(clienteIdB),
    etapa: etapaDe(pedido.status),
    recebidoEm: pedido.criadaEm,
    mudouEm: pedido.statusEm,
    plano: planoDe(pedido),
    linha: familiaDe(pedido)?.linha ?? null,
    tipoDominio: tipoDoRotulo(pedido.dominioRegistro),
    reembolso: familiaDe(pedido)?.reembolso ?? false,
    adicionais: [...sistemaDe(pedido), ...extrasDe(pedido), ...dominioDe(pedido)],
    periodo: pedido.pagamento,
    linhas: linhasConferidas(pedido),
    valor: valorDito(pedido),
    valorAnterior: pedido.valorAnterior,
    pagoEm: pedido.pagaEm,
    desmarcadoEm: pedido.desmarcadaEm,
    contrato: contratoAceito(pedido),
    pagamento: await comoEstePedidoSePaga(em, { pedido, pagamento, agora }),
    substituidoPor: await quemSubstitui(em, pedido),
    correcaoPaga: ((await correcaoQueVale(em, pedido))?.pagaEm ?? null) !== null,
    ...(await comoAcabou(em, pedido, pagamento)),
    confirmacaoPorEmail: await chegaLogo(em, { ...CONFIRMACAO, linhaId: pedido.id }),
  };
}

/** The letter that says that an order was received. */
const CONFIRMACAO = { destino: EMAIL_AO_CLIENTE, tabela: palavraDe(assinaturaCampos), tipo: 'pedido.criado' };

/** What page and letters have to know of an order that may be cancelled: why, and of the others that were corrected by one another. */
export async function comoAcabou(
  em: EntityManager,
  pedido: Readonly<Assinatura>,
  pagamento: Pagamento,
): Promise<Pick<Acompanhamento, keyof DosOutros | 'cita' | 'porQueCancelado'>> {
  const familia = await lerFamilia(em, pedido);
  const daFamilia = outrosPedidos(pedido, familia);
  const { cita, citadoPor } = await citacoes(em, pedido, familia);
  const outros = { ...daFamilia, outros: [...daFamilia.outros, ...citadoPor], cita };
  const { motivo, statusEm } = pedido;
  const devido = motivo === 'nao_pago' ? devidoPor(pedido, familia) : null;
  const ate = devido && ultimoDiaParaPagar(pagamento, devido);
  // Cancelled before that day was over, it was not for its sake.
  const passou = ate !== null && statusEm !== null && businessDay(statusEm) > ate;
  const daFamiliaToda = [pedido, ...outrosDe(familia)];
  const desfeito = daFamiliaToda.some(({ desmarcadaEm }) => desmarcadaEm !== null) ? 'desfeito' : 'nao';
  const pago = daFamiliaToda.some(({ pagaEm }) => pagaEm !== null) ? 'sim' : desfeito;
  const como = { devia: devido !== null && pago === 'nao' && deviaPagar(devido), ate: passou ? ate : null };
  return { ...outros, porQueCancelado: porQueCancelado(motivo, { ...como, outro: outros.noLugar !== null, pago }) };
}

/** Whether a payment was owed at all: not of what was to be tried first, or costs nothing; of what was ordered after its trial it was. */
function deviaPagar(devido: Devido): boolean {
  return ultimoDiaDoTeste(devido) === null && Boolean(devido.valor);
}

type DosOutros = Pick<Acompanhamento, 'noLugar' | 'pagoPorOutro' | 'pagoTambem' | 'corrige' | 'outros'>;

/** What page and letters have to know of the others that were corrected by one another. */
function outrosPedidos(pedido: Readonly<Assinatura>, familia: FamiliaDePedidos): DosOutros {
  const todos = outrosDe(familia);
  const codigos = todos.map(({ clienteIdB }) => codigoDe(clienteIdB));
  const cancelado = etapaDe(pedido.status) === 'cancelado';
  const outro = cancelado ? outroQueVale(pedido, familia) : null;
  const pago = [pedido, ...todos].some(({ pagaEm }) => pagaEm !== null);
  const emDobro = outro !== null && outro.pagaEm !== null && pedido.pagaEm !== null && !mesmoPagamento(pedido, outro);
  // Where another stands, it is said of that.
  const quePagou = outro || pedido.pagaEm !== null ? null : outroQueFoiPago(pedido, familia);
  const tambem = pedido.pagaEm && todos.find((outra) => outra.pagaEm !== null && !mesmoPagamento(pedido, outra));
  return {
    noLugar: outro && {
      clienteIdB: outro.clienteIdB,
      codigo: codigoDe(outro.clienteIdB),
      pago,
      acertar: pago && outro.pagaEm === null,
      aPagar: !pago && !custaNada(outro),
      mesmoEmail: mesmoEndereco(outro, pedido),
      emDobro,
    },
    pagoPorOutro: quePagou && pagamentoDe(quePagou),
    pagoTambem: tambem ? pagamentoDe(tambem) : null,
    corrige: familia.corrigidas.length > 0 ? codigos[0]! : null,
    outros: codigos,
  };
}

function pagamentoDe(pago: Readonly<Assinatura>): PagoPorOutro {
  return { codigo: codigoDe(pago.clienteIdB), valor: valorDito(pago), pagoEm: pago.pagaEm! };
}

/** Total of the period in reais; null until somebody has confirmed it (D14). */
export function valorDito({ valorConferido, valor }: Readonly<Assinatura>): number | null {
  return valorConferido ? valor : null;
}

/** How an order can be paid now, whatever staff have done with it; null where there is nothing to pay, or not by this one. */
export async function comoEstePedidoSePaga(
  em: EntityManager,
  { pedido, pagamento, agora }: { pedido: Readonly<Assinatura>; pagamento: Pagamento; agora: Date },
): Promise<ComoPagar | null> {
  const familia = await lerFamilia(em, pedido);
  if (!esperaPagamento(pedido, familia)) return null;
  return comoPagar(pagamento, devidoPor(pedido, familia), agora);
}

/** What an order asks to be paid, whether it still does or not. */
export function devidoPor(pedido: Readonly<Assinatura>, { corrigidas }: FamiliaDePedidos): Devido {
  // Whoever corrects an order has tried it since the first that could be tried: otherwise each correction would be another trial. To pay he has the days of the correction.
  const desdeOPrimeiro = [pedido, ...corrigidas];
  const dia = pedido.dataCadastro;
  const testeDesde = (desdeOPrimeiro.findLast((um) => (familiaDe(um)?.diasDeTeste ?? 0) > 0) ?? pedido).dataCadastro;
  const prazoDesde = desdeOPrimeiro.reduce<string | null>((ultimo, { prazoDesde: outro }) => maisTarde(ultimo, outro), null);
  const diasDeTeste = familiaDe(pedido)?.diasDeTeste ?? 0;
  return { codigo: codigoDe(pedido.clienteIdB), valor: valorDito(pedido), dia, testeDesde, prazoDesde, diasDeTeste };
}

function maisTarde(um: string | null, outro: string | null): string | null {
  return um === null || (outro !== null && outro > um) ? outro : um;
}

/** The family of an order's plan; null where it came without one. */
export function familiaDe({ planoTipo }: Pick<Assinatura, 'planoTipo'>): Familia | null {
  return planoTipo === null ? null : familiaDoTipo(nomeDoTipo(planoTipo));
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
