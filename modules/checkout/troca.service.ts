import type { EntityManager } from '@mikro-orm/core';
import { DomainError } from '../../platform/errors.ts';
import { lerTabela } from '../editing/campo.ts';
import type { Target } from '../editing/target.ts';
import type { Verificacao } from '../verification/verificacao.service.ts';
import { assinaturas } from './assinatura.admin.service.ts';
import { Assinatura } from './assinatura.entity.ts';
import { criarAssinatura, type CheckoutParts } from './assinatura.service.ts';
import { STATUS_ABERTOS } from './assinatura.ts';
import { combinadoDe } from './combinado.ts';
import { contatoDoPedidoCampos } from './contatoDoPedido.ts';
import { comoDaEquipe, comoDoFormulario } from './contatoNoFormulario.ts';
import { entreAsCorrecoes } from './correcao.service.ts';
import { cotar } from './cotacao.service.ts';
import { dinheiroSeTrocado } from './dinheiroDaTroca.service.ts';
import { lerFamilia, outrosDe } from './familia.service.ts';
import type { EntradaDeAssinatura } from './novaAssinatura.ts';
import { paraCliente, type DaEquipe } from './quem.service.ts';
import { pedidoEncerrado, trocadoPor } from './substituicao.service.ts';

/** What is chosen instead of what was ordered, as it came. */
type Escolhas = Readonly<Record<string, unknown>>;

/** What an order would cost, and what becomes of what was paid for it; null where nobody has paid. */
type CotacaoDaTroca = Awaited<ReturnType<typeof cotar>> & { dinheiro: string | null };

/**
 * Says what an order would cost if its customer had chosen this instead, by the prices of now; nothing is stored.
 * @throws `NAO_ENCONTRADO`, `PEDIDO_ENCERRADO`, `PEDIDO_SUBSTITUIDO`, and what an order of these choices would be refused with
 */
export async function cotarTroca(
  em: EntityManager,
  verificacao: Verificacao,
  { id, escolhas }: { id: number; escolhas: Escolhas },
  agora: Date,
  daEquipe: DaEquipe,
): Promise<CotacaoDaTroca> {
  const pedido = await assinaturas.buscar(em, id);
  const { clienteIdB: substitui, email, cpfCnpj } = pedido;
  const familia = await lerFamilia(em, pedido);
  const correcao = entreAsCorrecoes(pedido, familia);
  if (correcao) throw trocadoPor(correcao);
  if (!STATUS_ABERTOS.includes(pedido.status)) throw pedidoEncerrado();
  const dito = { ...escolhas, substitui, ...(email && { emailPrincipal: email }), ...(cpfCnpj && { cpfCnpj }) };
  const quem = paraCliente(daEquipe, { troca: { id, versao: null } });
  const cotacao = await cotar(em, verificacao, () => dito, agora, quem);
  return { ...cotacao, dinheiro: dinheiroSeTrocado(pedido, outrosDe(familia), cotacao.valor) };
}

/**
 * Changes plan, period, extras or coupon of an order that staff are not done with, at the price of now: a new order of the same customer takes its place, as a correction of
 * his own would (069), with what was paid where the total is the same. What somebody was working goes on as the new one, which whoever saw to it sees to.
 * @param troca the choices, the total in reais that was shown with them, and the key of the new order
 * @throws `NAO_ENCONTRADO`, `ALTERADO_POR_OUTRA_PESSOA`, `PEDIDO_ENCERRADO`, `PEDIDO_SUBSTITUIDO`, and what an order of these choices would be refused with
 */
export async function trocarEscolhas(
  em: EntityManager,
  checkout: CheckoutParts,
  { target, escolhas, valor, chave }: { target: Target; escolhas: Escolhas; valor: number; chave: string },
  agora: Date,
  daEquipe: DaEquipe,
): Promise<Assinatura> {
  const pedido = await assinaturas.buscar(em, target.id);
  const entrada = { ...entradaDe(pedido), ...escolhas, valor, chave, substitui: pedido.clienteIdB };
  const quem = paraCliente(daEquipe, { troca: target });
  const { clienteIdB } = await criarAssinatura(em, checkout, () => entrada, agora, quem).catch(doCliente);
  return em.findOneOrFail(Assinatura, { clienteIdB });
}

/** What an order says of its customer and its domain, as the form would send it. */
function entradaDe(pedido: Assinatura): EntradaDeAssinatura {
  const { infoAdicional, indicacao, envio, clienteUsuario, clienteRevenda, clienteAdicional } = pedido;
  const tipoDominio = combinadoDe(pedido).tipoDominio ?? 'subdominio';
  return {
    ...comoDoFormulario(pedido),
    tipoDominio,
    // The free subdomain is the shop's, and nothing that the form would take.
    ...(tipoDominio === 'subdominio' && { dominio: '' }),
    infoAdicional,
    indicacao,
    envio,
    clienteUsuario,
    clienteRevenda,
    clienteAdicional,
  };
}

/** What is wrong with what the customer has typed is not asked for here: it is said whole, and corrected where it stands. @throws what it was given, so */
function doCliente(error: unknown): never {
  if (!(error instanceof DomainError) || error.kind !== 'invalid') throw error;
  const errados = comoDaEquipe(error).fields.flatMap(({ campo, mensagem }) => {
    const rotulo = ROTULOS.get(campo);
    return rotulo === undefined ? [] : [`${rotulo}: ${mensagem}`];
  });
  if (errados.length === 0) throw error;
  const mensagem = `Antes, corrija os dados do cliente. ${errados.join(' ')} Nada foi mudado.`;
  throw new DomainError('invalid', error.code, mensagem);
}

const ROTULOS = new Map(lerTabela(contatoDoPedidoCampos).map(({ nome, rotulo }) => [nome, rotulo]));
