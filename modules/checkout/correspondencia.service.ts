import type { EntityManager } from '@mikro-orm/core';
import { Big } from 'big.js';
import { businessDay } from '../../platform/calendar.ts';
import { readRow } from '../../platform/database/steadyStatements.ts';
import { ehCpf, limparCpfCnpj } from '../brazil/documento.ts';
import { nomeComFamilia } from '../catalogue/especificacao.ts';
import { familiaDoTipo, type Familia } from '../catalogue/familia.ts';
import { listarPlanosAtivos } from '../catalogue/plano.service.ts';
import { nomeDoTipo } from '../catalogue/plano.ts';
import { comoPagar, type ComoPagar, type Pagamento } from '../payment/pagamento.service.ts';
import {
  comoAcabou,
  comoEstePedidoSePaga,
  familiaDe,
  planoDe,
  valorDito,
  type OutroPedido,
  type PagoPorOutro,
} from './acompanhamento.service.ts';
import type { PedidoCitado } from './citacao.service.ts';
import { foramCanceladasCom } from './cadeia.service.ts';
import { entreAsCorrecoes } from './correcao.service.ts';
import { mesmoEndereco } from './pagador.service.ts';
import { lerFamilia, outrosDaFamilia } from './familia.service.ts';
import { contratoAceito } from './aceite.type.ts';
import { dominioDe, extrasDe, nomeDoDominio, sistemaDe, type Adicional } from './adicionais.ts';
import { etapaDe, liberadoEm, type EtapaDoPedido } from './acompanhamento.ts';
import { Assinatura } from './assinatura.entity.ts';
import { codigoDe } from './codigo.ts';
import { linhasDaCotacao, type LinhaDaCotacao } from './cotacao.ts';
import { linhasDoPedido } from './linhasDoPedido.service.ts';
import { cancelaCalado } from './motivo.ts';
import { tipoDoRotulo, type TipoDominio } from './tipoDominio.ts';

/** An identifier that is drawn for no order. */
const DE_NINGUEM = '00000000-0000-4000-8000-000000000000';

/** What letters about an order are written from: what was ordered, how it stands, and whom to write to. */
export interface PedidoEscrito {
  id: number;
  clienteIdB: string;
  codigo: string;
  email: string;
  /** As it was typed. */
  nome: string;
  /** Whether that is a person's, as the document says. */
  pessoa: boolean;
  etapa: EtapaDoPedido;
  /** Family and name; null where the order came without a plan, whose text may say anything. */
  plano: string | null;
  linha: Familia['linha'] | null;
  /** Address of the text that was accepted; null where none was. */
  contrato: string | null;
  /** System and domain, in words; extras as well where `linhas` does not have them. */
  adicionais: readonly Adicional[];
  /** How the domain was chosen; null where that is not known. */
  tipoDominio: TipoDominio | null;
  /** Which domain that is, as it was typed; null where it is none, or has not the form of one. */
  dominio: string | null;
  /** Months paid at once. */
  periodo: number;
  /** They add up to `valor`; empty where it cannot be said any more what it consists of. */
  linhas: readonly LinhaDaCotacao[];
  /** Total of the period in reais; null until somebody has confirmed it (D14). */
  valor: number | null;
  /** Total in reais that staff had confirmed before that one; null where they had not. */
  valorAnterior: number | null;
  /** When it was paid, as staff or another system say; null where nobody has said so. */
  pagoEm: Date | null;
  /** When a payment that counted for it was taken back last; null where none was. */
  desmarcadoEm: Date | null;
  /** How it can be paid now; null where there is nothing to pay any more. */
  pagamento: ComoPagar | null;
  recebidoEm: Date;
  /** When the plan could be used; null while it cannot. */
  liberadoEm: Date | null;
  /** Whether its family promises the money back for 30 days. */
  reembolso: boolean;
  /** Code of the order that this one corrects; null where there is none. */
  corrige: string | null;
  /** Codes of all others of its family. */
  outros: readonly string[];
  /** The order that it names, which was over when this one came; null where there is none. */
  cita: PedidoCitado | null;
  /** The correction of it that stands, which is the one to pay; null where none does. */
  correcao: Pick<OutroPedido, 'codigo' | 'pago' | 'mesmoEmail'> | null;
  /** Why it was cancelled, in a sentence; null where nobody has said it, or it is not for whoever ordered. */
  porQueCancelado: string | null;
  /** Whether that it was cancelled is kept from whoever ordered. */
  calado: boolean;
  /** Codes of those that it corrects and that were cancelled together with it; empty where there are none. */
  canceladosJunto: readonly string[];
  /** When it got its status; null where nobody has given it one. */
  mudouEm: Date | null;
  /** The order that stands in its place where it was cancelled. */
  noLugar: OutroPedido | null;
  /** The order by which it was paid, with another total. */
  pagoPorOutro: PagoPorOutro | null;
  /** Another of its family that was paid too, by another payment than this one. */
  pagoTambem: PagoPorOutro | null;
}

/** Orders of one address, at most, that are looked at for what it was written: the newest. */
const OLHADOS = 100;

/** The newest orders with this main address, as it is stored. */
export async function pedidosDoEmail(em: EntityManager, email: string): Promise<number[]> {
  const achados = await em.find(Assinatura, { email }, { fields: ['id'], orderBy: { id: 'desc' }, limit: OLHADOS });
  return achados.map(({ id }) => id);
}

/** The orders that one corrects, the newest first, up to the first whose address is not one that is meant. */
export async function corrigidosPor(em: EntityManager, id: number, daMesma: (email: string) => boolean): Promise<number[]> {
  const pedido = await readRow(em, Assinatura, { id });
  const ids: number[] = [];
  if (!pedido) return ids;
  for (const corrigido of (await lerFamilia(em, pedido)).corrigidas) {
    if (!daMesma(corrigido.email)) break;
    ids.push(corrigido.id);
  }
  return ids;
}

/** The orders of one's family, itself among them, whose letters go to the address of its own; none where it was erased. */
export async function daFamiliaNoEndereco(em: EntityManager, id: number): Promise<number[]> {
  const pedido = await readRow(em, Assinatura, { id });
  if (!pedido) return [];
  const outros = await outrosDaFamilia(em, pedido);
  return [pedido, ...outros].filter((um) => mesmoEndereco(um, pedido)).map((um) => um.id);
}

/** What is said of an order where many are told together. */
export interface PedidoResumido {
  id: number;
  codigo: string;
  /** Total in reais; null until somebody has confirmed it (D14). */
  valor: number | null;
}

/** Orders in short; those that were erased are not there. */
export async function resumirPedidos(em: EntityManager, ids: readonly number[]): Promise<PedidoResumido[]> {
  const pedidos = await em.find(Assinatura, { id: { $in: [...ids] } }, { orderBy: { id: 'asc' } });
  return pedidos.map((pedido) => ({ id: pedido.id, codigo: codigoDe(pedido.clienteIdB), valor: valorDito(pedido) }));
}

/** An order as it stands now, for letters about it; null where it was erased. */
export async function lerPedidoEscrito(
  em: EntityManager,
  id: number,
  pagamento: Pagamento,
  agora: Date,
): Promise<PedidoEscrito | null> {
  const pedido = await readRow(em, Assinatura, { id });
  if (!pedido) return null;
  const linhas = linhasDoPedido(pedido);
  const familia = await lerFamilia(em, pedido);
  const correcao = entreAsCorrecoes(pedido, familia);
  const dosOutros = await comoAcabou(em, pedido, pagamento);
  return {
    id,
    clienteIdB: pedido.clienteIdB,
    codigo: codigoDe(pedido.clienteIdB),
    email: pedido.email,
    nome: pedido.nome,
    pessoa: ehCpf(limparCpfCnpj(pedido.cpfCnpj)),
    etapa: etapaDe(pedido.status),
    plano: planoDe(pedido),
    linha: familiaDe(pedido)?.linha ?? null,
    contrato: contratoAceito(pedido)?.caminho ?? null,
    periodo: pedido.pagamento,
    adicionais: [...sistemaDe(pedido), ...(linhas.length > 0 ? [] : extrasDe(pedido)), ...dominioDe(pedido)],
    tipoDominio: tipoDoRotulo(pedido.dominioRegistro),
    dominio: nomeDoDominio(pedido),
    linhas,
    valor: valorDito(pedido),
    valorAnterior: pedido.valorAnterior,
    pagoEm: pedido.pagaEm,
    desmarcadoEm: pedido.desmarcadaEm,
    pagamento: await comoEstePedidoSePaga(em, { pedido, pagamento, agora }),
    recebidoEm: pedido.criadaEm,
    liberadoEm: liberadoEm(etapaDe(pedido.status), pedido.statusEm, pedido.criadaEm),
    reembolso: familiaDe(pedido)?.reembolso ?? false,
    correcao: correcao && {
      codigo: codigoDe(correcao.clienteIdB),
      pago: correcao.pagaEm !== null,
      mesmoEmail: mesmoEndereco(correcao, pedido),
    },
    calado: cancelaCalado(pedido.motivo, pedido) && dosOutros.pagoPorOutro === null,
    canceladosJunto: foramCanceladasCom(pedido, familia).map(({ clienteIdB }) => codigoDe(clienteIdB)),
    mudouEm: pedido.statusEm,
    ...dosOutros,
  };
}

/** An order that nobody has made, of the first plan on sale, with all that a letter may have to show. */
export async function pedidoDeExemplo(em: EntityManager, pagamento: Pagamento, agora: Date): Promise<PedidoEscrito> {
  const [plano] = await listarPlanosAtivos(em);
  const familia = plano && familiaDoTipo(nomeDoTipo(plano.planoTipo));
  const nenhum = { quantidade: 0, valor: 0 };
  const cupom = { codigo: 'EXEMPLO10', tipo: 'porcentagem', valor: 10 } as const;
  const periodo = familia?.periodoPadrao ?? 12;
  const linhas = plano && familia ? linhasDaCotacao({ familia, plano, periodo, disco: nenhum, ip: nenhum, cupom }) : [];
  const valor = Number(linhas.reduce((total, linha) => total.plus(linha.valor), Big(0)));
  const codigo = codigoDe(DE_NINGUEM);
  return {
    id: 0,
    clienteIdB: DE_NINGUEM,
    codigo,
    email: 'maria@exemplo.com.br',
    nome: 'Maria Exemplo',
    pessoa: true,
    etapa: 'recebido',
    plano: plano && familia ? nomeComFamilia(familia, plano) : null,
    linha: familia?.linha ?? null,
    contrato: null,
    adicionais: [],
    tipoDominio: null,
    dominio: null,
    periodo,
    linhas,
    valor: plano ? valor : null,
    valorAnterior: null,
    pagoEm: null,
    desmarcadoEm: null,
    pagamento: comoPagar(
      pagamento,
      { codigo, valor: plano ? valor : null, dia: businessDay(agora), diasDeTeste: familia?.diasDeTeste ?? 0 },
      agora,
    ),
    recebidoEm: agora,
    liberadoEm: null,
    reembolso: familia?.reembolso ?? false,
    corrige: null,
    outros: [],
    cita: null,
    correcao: null,
    porQueCancelado: null,
    calado: false,
    canceladosJunto: [],
    mudouEm: null,
    noLugar: null,
    pagoPorOutro: null,
    pagoTambem: null,
  };
}
