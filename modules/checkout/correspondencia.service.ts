import type { EntityManager } from '@mikro-orm/core';
import { Big } from 'big.js';
import { businessDay } from '../../platform/calendar.ts';
import { readRow } from '../../platform/database/steadyStatements.ts';
import { nomeComFamilia } from '../catalogue/especificacao.ts';
import { familiaDoTipo, type Familia } from '../catalogue/familia.ts';
import type { PlanoLinha } from '../catalogue/plano.campos.ts';
import { listarPlanosAtivos } from '../catalogue/plano.service.ts';
import { nomeDoTipo } from '../catalogue/plano.ts';
import { comoPagar, type ComoPagar, type Pagamento } from '../payment/pagamento.service.ts';
import { comoEstePedidoSePaga, planoDe, valorDito } from './acompanhamento.service.ts';
import { contratoAceito } from './aceite.type.ts';
import { dominioDe, extrasDe, sistemaDe, type Adicional } from './adicionais.ts';
import { etapaDe, type EtapaDoPedido } from './acompanhamento.ts';
import { STATUS_SEM_EFEITO } from './assinatura.ts';
import { Assinatura } from './assinatura.entity.ts';
import { codigoDe } from './codigo.ts';
import { linhasDaCotacao, type LinhaDaCotacao } from './cotacao.ts';
import { opcoesDoPlano, type Extra } from './opcoes.ts';

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
  etapa: EtapaDoPedido;
  /** Family and name; null where the order came without a plan, whose text may say anything. */
  plano: string | null;
  linha: Familia['linha'] | null;
  /** Address of the text that was accepted; null where none was. */
  contrato: string | null;
  /** System and domain, in words; extras as well where `linhas` does not have them. */
  adicionais: readonly Adicional[];
  /** Months paid at once. */
  periodo: number;
  /** They add up to `valor`; empty where it cannot be said any more what it consists of. */
  linhas: readonly LinhaDaCotacao[];
  /** Total of the period in reais; null until somebody has confirmed it (D14). */
  valor: number | null;
  /** When it was paid, as staff or another system say; null where nobody has said so. */
  pagoEm: Date | null;
  /** How it can be paid now; null where there is nothing to pay any more. */
  pagamento: ComoPagar | null;
  /** Code of the order that this one corrects, and whether that stands: staff go on with one of the two. */
  corrige: string | null;
  corrigidoVale: boolean;
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
  const { substituiId } = pedido;
  const corrigido = substituiId === null ? null : await readRow(em, Assinatura, { id: substituiId });
  const linhas = linhasDe(pedido);
  return {
    id,
    clienteIdB: pedido.clienteIdB,
    codigo: codigoDe(pedido.clienteIdB),
    email: pedido.email,
    nome: pedido.nome,
    etapa: etapaDe(pedido.status),
    plano: planoDe(pedido),
    linha: familiaDe(pedido)?.linha ?? null,
    contrato: contratoAceito(pedido)?.caminho ?? null,
    periodo: pedido.pagamento,
    adicionais: [...sistemaDe(pedido), ...(linhas.length > 0 ? [] : extrasDe(pedido)), ...dominioDe(pedido)],
    linhas,
    valor: valorDito(pedido),
    pagoEm: pedido.pagaEm,
    pagamento: await comoEstePedidoSePaga(em, { pedido, pagamento, agora }),
    corrige: corrigido && codigoDe(corrigido.clienteIdB),
    corrigidoVale: corrigido !== null && !STATUS_SEM_EFEITO.includes(corrigido.status),
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
    etapa: 'recebido',
    plano: plano && familia ? nomeComFamilia(familia, plano) : null,
    linha: familia?.linha ?? null,
    contrato: null,
    adicionais: [],
    periodo,
    linhas,
    valor: plano ? valor : null,
    pagoEm: null,
    pagamento: comoPagar(pagamento, { codigo, valor: plano ? valor : null, dia: businessDay(agora) }, agora),
    corrige: null,
    corrigidoVale: false,
  };
}

function familiaDe({ planoTipo }: Readonly<Assinatura>): Familia | null {
  return planoTipo === null ? null : familiaDoTipo(nomeDoTipo(planoTipo));
}

/** The total line by line, as a quote has it. What is sold besides the plan may have another price by now: lines that say another total than the order are none. */
function linhasDe(pedido: Readonly<Assinatura>): LinhaDaCotacao[] {
  const { planoTipo, planoDados, cupomDados: cupom } = pedido;
  const familia = familiaDe(pedido);
  if (familia === null || planoTipo === null || planoDados === null) return [];
  const opcoes = opcoesDoPlano(nomeDoTipo(planoTipo));
  const periodo = familia.periodos.find((meses) => meses === pedido.pagamento);
  const disco = extra(opcoes.discos, pedido.espacoAdicional);
  const ip = extra(opcoes.ips, pedido.ipAdicional);
  if (!periodo || !disco || !ip) return [];
  const linhas = linhasDaCotacao({ familia, plano: planoDados as unknown as PlanoLinha, periodo, disco, ip, cupom });
  const soma = linhas.reduce((total, { valor }) => total.plus(valor), Big(0));
  return soma.eq(pedido.valor) ? linhas : [];
}

function extra(extras: readonly Extra[], quantidade: number): Extra | undefined {
  return quantidade === 0 ? { quantidade, valor: 0 } : extras.find((opcao) => opcao.quantidade === quantidade);
}
