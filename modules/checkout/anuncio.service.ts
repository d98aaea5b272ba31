import type { EntityManager } from '@mikro-orm/core';
import { readRow } from '../../platform/database/steadyStatements.ts';
import { anunciar, camposDitos, interessadosEm, type Interessado } from '../outbox/anuncio.service.ts';
import { EMAIL_AO_CLIENTE, type TipoDeEvento } from '../outbox/entrega.ts';
import { assinaturaCampos, type AssinaturaLinha } from './assinatura.campos.ts';
import { Assinatura } from './assinatura.entity.ts';
import type { AssinaturaStatus } from './assinatura.ts';
import { combinadoDe, type CombinadoDoPedido } from './combinado.ts';
import { alteradoEm } from './instanteDaMudanca.ts';
import { ditoDaFamilia, type DitoDaFamilia, type Membro } from './ditoDaFamilia.service.ts';
import type { LinhaDaCotacao } from './cotacao.ts';
import { lerFamilia } from './familia.service.ts';
import { linhasConferidas, type Comprado } from './linhasDoPedido.service.ts';

/** Grows when what is said of an order changes otherwise than by more. */
const VERSAO = 1;

/** What the REST door calls a field, where that is not its name. */
export const NO_REST = {
  cpfCnpj: 'cpf_cnpj',
  emailCopia: 'email_copia',
  telCel: 'tel_cel',
  dominioRegistro: 'dominio_registro',
  espacoAdicional: 'espaco_adicional',
  valorEspacoAdicional: 'valor_espaco_adicional',
  ipAdicional: 'ip_adicional',
  valorIpAdicional: 'valor_ip_adicional',
  dataCadastro: 'data_cadastro',
} as const satisfies Partial<Record<keyof AssinaturaLinha, string>>;

type NomeNoRest<Campo> = Campo extends keyof typeof NO_REST ? (typeof NO_REST)[Campo] : Campo;

/** Keys of other orders: others know them by their public identifiers. */
type Ligacao = 'substituiId' | 'substituidaPorId';
const LIGACOES: ReadonlySet<string> = new Set<Ligacao>(['substituiId', 'substituidaPorId']);

/** What others are told of an order: its fields under the names of the REST door, and how it is handled. */
export type PedidoDito = { [Campo in Exclude<keyof AssinaturaLinha, Ligacao> as NomeNoRest<Campo>]: AssinaturaLinha[Campo] } & {
  versao: typeof VERSAO;
  /** What the total consists of, in reais; empty where that cannot be said. */
  linhas: LinhaDaCotacao[];
  /** Public identifier of the order that this one corrects, and of the one that corrects it. */
  substitui: string | null;
  substituidoPor: string | null;
  /** Public identifier of the order that stands in the place of this one, where this one does not. */
  noLugar: string | null;
  /** Public identifier of the order by whose payment this one is paid, where it has none itself. */
  pagoPorOutro: string | null;
  /** What is delivered by it, as its family is called: the public identifier of the first order of that. */
  entrega: string;
  /** Whether what it says is to be delivered now. */
  liberado: boolean;
  /** Which payment it has: the same at every order that it has gone along to. */
  pagamentoId: string | null;
  status: AssinaturaStatus;
  referenciaExterna: string | null;
} & CombinadoDoPedido & {
    /** What was accepted, by the digest of its text, and when (ISO 8601). */
    contrato: { versao: string; aceitoEm: string } | null;
    /** Instants, ISO 8601. */
    pagaEm: string | null;
    criadaEm: string;
    alteradoEm: string;
  };

/** An order, as far as it is told. */
interface Pedido extends AssinaturaLinha, Comprado {
  id: number;
  soCita: boolean;
  status: AssinaturaStatus;
  criadaEm: Date;
  pagaEm: Date | null;
  pagamentoId: string | null;
  referenciaExterna: string | null;
  contratoVersao: string | null;
  aceitoEm: Date | null;
  statusEm: Date | null;
  alteradaEm: Date | null;
}

interface Anuncio {
  tipo: TipoDeEvento;
  linha: Pedido;
  agora: Date;
  /** Known before the transaction, where it must not ask. */
  interessados?: readonly Interessado[];
}

/** Announces what has happened to an order, in the transaction that does it. */
export function anunciarPedido(tx: EntityManager, { tipo, linha, agora, interessados }: Anuncio): Promise<void> {
  const evento = { tipo, tabela: assinaturaCampos, linhaId: linha.id, dados: () => dizerPedido(tx, linha), agora };
  return anunciar(tx, evento, interessados);
}

/** Announces to whoever ordered, and to nobody else, what has happened to an order. */
export async function anunciarAoCliente(tx: EntityManager, anuncio: Pick<Anuncio, 'tipo' | 'linha' | 'agora'>): Promise<void> {
  const interessados = (await interessadosEm(tx)).filter(({ destino }) => destino === EMAIL_AO_CLIENTE);
  await anunciarPedido(tx, { ...anuncio, interessados });
}

/** An order as others are told of it, by whatever door: what is alike is told alike. */
export async function dizerPedido(em: EntityManager, linha: Pedido): Promise<PedidoDito> {
  const { status, criadaEm, pagaEm, referenciaExterna, contratoVersao, aceitoEm } = linha;
  const ditos = Object.entries(camposDitos(assinaturaCampos, linha)).filter(([nome]) => !LIGACOES.has(nome));
  const campos = ditos.map(([nome, dado]) => [nome in NO_REST ? NO_REST[nome as keyof typeof NO_REST] : nome, dado]);
  const ligados = await ligadosA(em, linha);
  const vida = {
    status,
    referenciaExterna,
    ...combinadoDe(linha),
    contrato: contratoVersao && aceitoEm ? { versao: contratoVersao, aceitoEm: aceitoEm.toISOString() } : null,
    pagaEm: pagaEm?.toISOString() ?? null,
    pagamentoId: pagaEm && linha.pagamentoId,
    criadaEm: criadaEm.toISOString(),
    alteradoEm: alteradoEm(linha).toISOString(),
  };
  const linhas = linhasConferidas(linha);
  return { versao: VERSAO, ...(Object.fromEntries(campos) as Omit<PedidoDito, 'versao'>), linhas, ...ligados, ...vida };
}

/** What others are told of an order because of those that it is linked with, of one family or only named. */
export async function ligadosA(
  em: EntityManager,
  pedido: Membro,
): Promise<Pick<PedidoDito, keyof DitoDaFamilia | 'substitui' | 'substituidoPor'>> {
  return {
    substitui: await identificadorDe(em, pedido.substituiId),
    substituidoPor: await identificadorDe(em, pedido.substituidaPorId),
    ...(await ligadosPelaFamilia(em, pedido)),
  };
}

/** What others are told of an order because of its family, which are known by their public identifiers. */
export async function ligadosPelaFamilia(em: EntityManager, pedido: Membro): Promise<Pick<PedidoDito, keyof DitoDaFamilia>> {
  const { noLugar, pagoPorOutro, ...dito } = ditoDaFamilia(pedido, await lerFamilia(em, pedido));
  return { noLugar: noLugar?.clienteIdB ?? null, pagoPorOutro: pagoPorOutro?.clienteIdB ?? null, ...dito };
}

/** The public identifier of an order; null where there is none, or it is gone. */
export async function identificadorDe(em: EntityManager, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const pedido = await readRow(em, Assinatura, { id });
  return pedido?.clienteIdB ?? null;
}
