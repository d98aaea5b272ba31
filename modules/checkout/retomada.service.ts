import type { EntityManager } from '@mikro-orm/core';
import { businessDay } from '../../platform/calendar.ts';
import { DomainError } from '../../platform/errors.ts';
import { registrarAlteracao } from '../editing/alteracao.service.ts';
import type { Autor } from '../editing/autor.ts';
import { anunciarAoCliente } from './anuncio.service.ts';
import { assinaturaCampos } from './assinatura.campos.ts';
import { Assinatura } from './assinatura.entity.ts';
import { ASSINATURA_ESPERANDO, AssinaturaStatus, STATUS_ABERTOS, STATUS_SEM_EFEITO } from './assinatura.ts';
import { canceladasJunto, deOutroEndereco, exigirMotivoDele, foiCanceladaCom, statusQueVolta } from './cadeia.service.ts';
import { mesmoEndereco, mesmoPagador, pagaPor } from './pagador.service.ts';
import { daLugar, pagamentoQuePassa } from './pagamentoQuePassa.service.ts';
import { cancelaCalado } from './motivo.ts';
import { ditosDaFamilia, esperaPagamento, estaQuitado, seguiria, vale } from './ditoDaFamilia.service.ts';
import { dividir, familiaTravada, outrosDe, type Familia } from './familia.service.ts';
import {
  custaNada,
  identificarPagamentos,
  levarPagamento,
  mesmoPagamento,
  mesmoTotal,
  novoPagamento,
  SEM_PAGAMENTO,
  type Pago,
} from './pagamentoDoPedido.service.ts';
import { contarDosOutros } from './reflexo.service.ts';

interface Mudanca {
  row: Assinatura;
  antes: Partial<Assinatura>;
  autor: Autor;
}

/** What follows from a change, for the others of an order's family. */
interface Passagem {
  familia: Familia;
  row: Assinatura;
  autor: Autor;
  agora: Date;
  /** Whether the order's own payment is taken back. */
  desmarcada: boolean;
  /** Those of which something else is stored now. */
  mudados: Set<Assinatura>;
}

/**
 * What follows for an order, and for the others of its family, from what staff say of it; in the transaction in which they do.
 * @throws `PEDIDO_SUBSTITUIDO` where it is said to be done, or to go on, and another of its family stands in its place or is done: one payment would be
 * delivered for twice; and what `exigirMotivoDele` throws
 */
export async function seguirMudanca(tx: EntityManager, { row, antes, autor }: Mudanca): Promise<void> {
  const agora = new Date();
  const valia = antes.status === undefined || vale({ status: antes.status });
  const valeAgora = vale(row);
  if (pagaDeNovo(row, antes, { valia, valeAgora })) row.prazoDesde = businessDay(agora);
  const foiPaga = antes.pagaEm === null && row.pagaEm !== null;
  const outroPagamento = antes.pagaEm instanceof Date && row.pagaEm?.getTime() !== antes.pagaEm.getTime();
  const outraConta = temOutroTotal(row, antes) || !mesmoPagador(row, { ...row, ...antes });
  const outroStatus = antes.status !== undefined && antes.status !== row.status;
  const outroMotivo = (antes.motivo ?? null) !== row.motivo;
  const outroFato = outroStatus || foiPaga || outroPagamento || outraConta;
  if (!outroFato && !outroMotivo) return;
  const familia = await familiaTravada(tx, row);
  if (outroStatus || outroMotivo) exigirMotivoDele(row, familia, { jaCancelado: !outroStatus });
  // A reason that is said afterwards changes no other order.
  if (!outroFato) return;
  const outros = outrosDe(familia).toSorted(porChegada);
  const como = { ...row, ...antes } as Assinatura;
  const eram = [...outros, como].toSorted(porChegada);
  const ditos = ditosDaFamilia(eram);
  const quitados = idsDe(eram, estaQuitado);
  const esperavam = idsDe(eram, esperaPagamento);
  if (foiPaga || outroPagamento || outraConta) identificarPagamentos([...outros, como]);
  const desmarcada = outroPagamento && row.pagaEm === null;
  const passagem: Passagem = { familia, row, autor, agora, desmarcada, mudados: new Set() };
  if (concluiu(row, antes) || (valeAgora && !valia)) recusarDuas(passagem);
  if (valeAgora && !valia) await recusarOutraPaga(tx, passagem);
  row.pagamentoId = foiPaga ? novoPagamento() : como.pagamentoId;
  // What came by an order that was replaced, and does not pay for its correction, waits with it until staff settle it, as if it had come before that.
  if (foiPaga && row.status === AssinaturaStatus.substituida) row.status = ASSINATURA_ESPERANDO;
  if (outroPagamento) await mudarPagamento(tx, como, passagem);
  if (valeAgora && row.pagaEm !== null && temOutroTotal(row, antes)) await deixarSoDela(tx, passagem);
  if (valeAgora && !valia) await tomarOLugar(tx, como, passagem);
  const juntas = valia && !valeAgora ? await cancelarJunto(tx, como, passagem) : [];
  const devolvido = valia && !valeAgora ? await devolverOLugar(tx, passagem) : null;
  const todos = [...outros, row].toSorted(porChegada);
  const levado = await levarAQuemVale(tx, { todos, devolvido }, passagem);
  const devem = outros.filter((outro) => quitados.has(outro.id) && esperaPagamento(outro, dividir(outro, todos)));
  for (const outro of devem) Object.assign(outro, { desmarcadaEm: agora, prazoDesde: businessDay(agora) });
  await contarDosOutros(tx, { outros, todos, ditos, mudados: passagem.mudados, canceladas: juntas, agora });
  // Others read it of the order itself; whoever paid hears that it counts, and whoever was told not to pay that he is to. What is said of the order itself is told by whoever says it.
  if (levado && levado !== row) await anunciarAoCliente(tx, { tipo: 'pedido.pago', linha: levado, agora });
  // Nobody else is written to of a payment by his own order's address.
  const seguiam = (outro: Assinatura) => esperavam.has(outro.id) || (outro === devolvido && outro.pagaEm === null);
  const dispensados = outros.filter((outro) => seguiam(outro) && !mesmoEndereco(outro, row) && !custaNada(outro));
  for (const linha of dispensados)
    if (linha !== levado && estaQuitado(linha, dividir(linha, todos)))
      await anunciarAoCliente(tx, { tipo: 'pedido.pago', linha, agora });
  // The letter of what was cancelled names it, and goes to another address.
  const deNovo = devolvido !== null && !esperavam.has(devolvido.id) && esperaPagamento(devolvido, dividir(devolvido, todos));
  if (deNovo && !mesmoEndereco(devolvido, row) && !cancelaCalado(row.motivo, row))
    await anunciarAoCliente(tx, { tipo: 'pedido.retomado', linha: devolvido, agora });
  for (const linha of devem) await anunciarAoCliente(tx, { tipo: 'pedido.desmarcado', linha, agora });
  for (const linha of deOutroEndereco(juntas, row)) await anunciarAoCliente(tx, { tipo: 'pedido.cancelado', linha, agora });
}

/** Those of a family of which something holds, by their numbers. */
function idsDe(todos: readonly Assinatura[], como: (pedido: Assinatura, familia: Familia) => boolean): Set<number> {
  return new Set(todos.filter((pedido) => como(pedido, dividir(pedido, todos))).map(({ id }) => id));
}

/** In which order orders have come. */
const porChegada = (um: Assinatura, outro: Assinatura) => um.id - outro.id;

function acabou({ status }: Pick<Assinatura, 'status'>): boolean {
  return vale({ status }) && !STATUS_ABERTOS.includes(status);
}

function concluiu(row: Assinatura, { status }: Partial<Assinatura>): boolean {
  return status !== undefined && acabou(row) && !acabou({ status });
}

/** Of a family one goes on, and one is done: all have the payment's day, and would be delivered for it. */
function recusarDuas({ familia: { corrigidas, correcoes, outras }, row }: Passagem): void {
  const correcao = correcoes.find(vale);
  const outra = outras.find(vale);
  const feito = corrigidas.find(acabou);
  if (!correcao && !outra && !feito) return;
  const fazer = acabou(row) ? 'concluir este' : 'retomar este';
  const mensagem = correcao
    ? `Este pedido foi corrigido por outro, ${correcao.codigo}, que vale no lugar dele. Conclua aquele, ou cancele-o antes de ${fazer}. Nada foi mudado.`
    : outra
      ? `Há outra correção, ${outra.codigo}, que vale no lugar deste pedido. Conclua aquela, ou cancele-a antes de ${fazer}. Nada foi mudado.`
      : `O pedido ${feito!.codigo}, que este corrige, já foi concluído. Tire-o de concluído antes de ${fazer}. Nada foi mudado.`;
  throw new DomainError('conflict', 'PEDIDO_SUBSTITUIDO', mensagem);
}

/** What linked two orders of one payment may have been erased since: of those, too, one stands. */
async function recusarOutraPaga(tx: EntityManager, { familia, row }: Passagem): Promise<void> {
  const { pagaEm, pagamentoId } = row;
  if (pagaEm === null || pagamentoId === null) return;
  const daFamilia = [row, ...outrosDe(familia)].map(({ id }) => id);
  const outra = await tx.findOne(Assinatura, {
    pagamentoId,
    pagaEm: { $ne: null },
    id: { $nin: daFamilia },
    status: { $nin: [...STATUS_SEM_EFEITO] },
  });
  if (!outra) return;
  const mensagem = `O pagamento deste pedido conta para outro, ${outra.codigo}, que vale no lugar dele. Cancele aquele antes de retomar este. Nada foi mudado.`;
  throw new DomainError('conflict', 'PEDIDO_SUBSTITUIDO', mensagem);
}

/** Whether its customer has as many days as at first to pay: it goes on, its total is known only now, or its payment is taken back. */
function pagaDeNovo(
  row: Assinatura,
  antes: Partial<Assinatura>,
  { valia, valeAgora }: { valia: boolean; valeAgora: boolean },
): boolean {
  if (!valeAgora) return false;
  const desmarcada = antes.pagaEm instanceof Date && row.pagaEm === null;
  return (!valia && !foiCaladaHoje(antes)) || temOutroTotal(row, antes) || desmarcada;
}

/** Whether the total of an order is confirmed now, or confirmed to be another. */
function temOutroTotal({ valor, valorConferido }: Assinatura, antes: Partial<Assinatura>): boolean {
  if (!valorConferido) return false;
  return antes.valorConferido === false || (antes.valor !== undefined && antes.valor !== valor);
}

/** Whether it was cancelled today, and that was kept from its customer: whoever takes that back leaves no trace of it. */
function foiCaladaHoje(antes: Partial<Assinatura>): boolean {
  // As it was: who takes it up may say anew why it was cancelled, or that nothing is said of it.
  if (antes.status !== 'cancelada' || !cancelaCalado(antes.motivo, antes) || !antes.statusEm) return false;
  return businessDay(antes.statusEm) === businessDay(new Date());
}

/**
 * A payment that is taken back, or of which another day is said, is so wherever it had gone along: what was given back pays for no order, and what is one
 * payment stays one.
 */
async function mudarPagamento(tx: EntityManager, era: Pago, passagem: Passagem): Promise<void> {
  const { familia, row, agora } = passagem;
  const { pagaEm } = row;
  if (pagaEm === null) Object.assign(row, { pagamentoId: null, desmarcadaEm: agora });
  for (const outra of outrosDe(familia)) {
    if (!mesmoPagamento(outra, era)) continue;
    if (pagaEm === null) outra.desmarcadaEm = agora;
    if (pagaEm === null && vale(outra)) outra.prazoDesde = businessDay(agora);
    await mudar(tx, outra, pagaEm === null ? SEM_PAGAMENTO : { pagaEm }, passagem);
  }
}

/** What was paid, as its total is said now, pays for no other order of another total that it had gone along from, or to. */
async function deixarSoDela(tx: EntityManager, passagem: Passagem): Promise<void> {
  const { familia, row } = passagem;
  for (const outra of outrosDe(familia))
    if (mesmoPagamento(outra, row) && !mesmoTotal(outra, row)) await mudar(tx, outra, SEM_PAGAMENTO, passagem);
}

/** The order that a cancelled one corrected holds again: it waits for staff, with the payment of the same total and payer. Answers the one that does so; null where none does. */
async function devolverOLugar(tx: EntityManager, passagem: Passagem): Promise<Assinatura | null> {
  const { familia, row, agora } = passagem;
  const corrigido = seguiria(familia);
  if (!corrigido) return null;
  const voltar = corrigido.status === 'substituida';
  const pagamento = corrigido.pagaEm === null && pagaPor(row, corrigido) ? levarPagamento(row) : {};
  const hoje = businessDay(agora);
  // It is a change, whatever else stays as it was.
  if (corrigido.prazoDesde !== hoje) passagem.mudados.add(corrigido);
  corrigido.prazoDesde = hoje;
  await mudar(tx, corrigido, { ...(voltar && { status: await statusQueVolta(tx, corrigido) }), ...pagamento }, passagem);
  return corrigido;
}

/** What a cancelled correction corrects is cancelled with it, where it ends with it: for the same reason, at the same instant. Answers those that are. */
async function cancelarJunto(tx: EntityManager, era: Assinatura, passagem: Passagem): Promise<Assinatura[]> {
  const { familia, row } = passagem;
  const juntas = canceladasJunto(era, row.motivo, familia);
  const { status, statusEm, motivo } = row;
  const mudanca = { status, statusEm, motivoGuardado: motivo, motivoEm: statusEm };
  for (const junta of juntas) await mudar(tx, junta, mudanca, passagem);
  return juntas;
}

/** A payment goes along to the order that stands, once all agrees (`pagamentoQuePassa`), and what was paid gives up its place. Answers that order; null where none does. */
async function levarAQuemVale(
  tx: EntityManager,
  { todos, devolvido }: { todos: readonly Assinatura[]; devolvido: Assinatura | null },
  passagem: Passagem,
): Promise<Assinatura | null> {
  const { row, desmarcada } = passagem;
  const passa = pagamentoQuePassa(todos, devolvido ? [row, devolvido] : [row]);
  // Whoever takes one payment back, and says so twice, means no other.
  if (passa === null || (desmarcada && passa.para === row)) return null;
  await mudar(tx, passa.para, levarPagamento(passa.de), passagem);
  for (const deu of passa.daoLugar) await mudar(tx, deu, { status: 'substituida' }, passagem);
  return passa.para;
}

/**
 * An order that was cancelled and goes on takes again the place of those that it corrects: with the payment of the same total and payer, from one that
 * nobody works. Whoever works one may have delivered it: there the payment stays. What was cancelled together with it is behind it as before: worked where it was, and a
 * payment that had gone along counts for one that stands.
 */
async function tomarOLugar(tx: EntityManager, era: Assinatura, passagem: Passagem): Promise<void> {
  const { familia, row } = passagem;
  let correcao = row;
  const valem: Assinatura[] = [];
  for (const corrigido of familia.corrigidas) {
    const junta = foiCanceladaCom(corrigido, era);
    const status = junta ? await statusQueVolta(tx, corrigido) : corrigido.status;
    const espera = status === ASSINATURA_ESPERANDO;
    const passou = espera && valem.some((valido) => mesmoPagamento(corrigido, valido));
    const osDois = espera && mesmoPagamento(corrigido, row);
    const trocar = !passou && (osDois || daLugar({ ...corrigido, status } as Assinatura, row));
    if (trocar && row.pagaEm === null) Object.assign(row, levarPagamento(corrigido));
    else if (!passou && !trocar && mesmoPagamento(corrigido, row) && vale({ status })) Object.assign(row, SEM_PAGAMENTO);
    // Whoever follows the corrected one comes to this, and not to a correction that came later and stands no more.
    const novo = trocar || passou ? ('substituida' as const) : status;
    if (vale({ status: novo })) valem.push(corrigido);
    const mudanca = { substituidaPorId: correcao.id, ...(novo !== corrigido.status && { status: novo }) };
    await mudar(tx, corrigido, mudanca, passagem);
    correcao = corrigido;
  }
}

/** What of an order may follow from what is said of another. */
type Mudavel = Pick<
  Assinatura,
  'status' | 'statusEm' | 'motivo' | 'motivoGuardado' | 'motivoEm' | 'pagaEm' | 'pagamentoId' | 'substituidaPorId'
>;

async function mudar(
  tx: EntityManager,
  linha: Assinatura,
  mudanca: Partial<Omit<Mudavel, 'motivo'>>,
  { row, autor, agora, mudados }: Passagem,
): Promise<void> {
  const foto = ({ status, motivo, pagaEm, substituidaPorId }: Assinatura) => ({ status, motivo, pagaEm, substituidaPorId });
  const antes = foto(linha);
  Object.assign(linha, mudanca.status && { statusPor: autor.usuario, statusEm: agora }, mudanca);
  const depois = foto(linha);
  await tx.flush();
  // Whoever says something of the order itself records what has become of it.
  if (linha === row) return;
  if (antes.status === depois.status && antes.pagaEm === depois.pagaEm && antes.substituidaPorId === depois.substituidaPorId)
    return;
  registrarAlteracao(tx, {
    autor,
    acao: 'alterou',
    tabela: assinaturaCampos,
    linhaId: linha.id,
    rotulo: linha.nome,
    antes,
    depois,
  });
  mudados.add(linha);
}
