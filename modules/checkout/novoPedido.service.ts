import type { EntityManager } from '@mikro-orm/core';
import { DomainError } from '../../platform/errors.ts';
import { limparCpfCnpj } from '../brazil/documento.ts';
import { descreverPlano } from '../catalogue/especificacao.ts';
import { familiaDoTipo } from '../catalogue/familia.ts';
import { nomeDoTipo } from '../catalogue/plano.ts';
import { comoSeGuarda, ehEmail } from '../contact/email.ts';
import type { Verificacao } from '../verification/verificacao.service.ts';
import { Assinatura } from './assinatura.entity.ts';
import { criarAssinatura, type CheckoutParts } from './assinatura.service.ts';
import { STATUS_ABERTOS } from './assinatura.ts';
import { buscarPlanoEscolhido } from './compra.service.ts';
import { comoDaEquipe, comoDoFormulario } from './contatoNoFormulario.ts';
import { cotar } from './cotacao.service.ts';
import { recusarDocumento } from './formulario.ts';
import { paraCliente, type DaEquipe } from './quem.service.ts';

const DIA_MS = 86_400_000;

type Dito = Readonly<Record<string, unknown>>;

/** An order as staff write it down: who orders, under the names of the desk, and what. */
interface NovoPedido {
  cliente: Dito;
  /** What is chosen of the plan, and of the domain; what the customer said besides. */
  escolhas: Dito;
}

/** What an order would cost, of what plan as it is sold now, and what may be the same order. */
type CotacaoDoPedido = Awaited<ReturnType<typeof cotar>> & { planoVisto: string; jaPedido: Assinatura | null };

/**
 * Says what an order of a customer would cost by the prices of now; nothing is stored. Of who orders counts what is whole by now: a coupon may depend on it.
 * @throws what an order of these choices would be refused with
 */
export async function cotarPedido(
  em: EntityManager,
  verificacao: Verificacao,
  { cliente: { email, cpfCnpj }, escolhas }: NovoPedido,
  agora: Date,
  quem: DaEquipe,
): Promise<CotacaoDoPedido> {
  const deQuem = {
    ...(typeof email === 'string' && ehEmail(email.trim()) && { emailPrincipal: email }),
    ...(typeof cpfCnpj === 'string' && recusarDocumento(limparCpfCnpj(cpfCnpj)) === null && { cpfCnpj }),
  };
  const cotacao = await cotar(em, verificacao, () => ({ ...escolhas, ...deQuem }), agora, paraCliente(quem));
  const plano = await buscarPlanoEscolhido(em, String(escolhas.planoId));
  const planoVisto = descreverPlano(familiaDoTipo(nomeDoTipo(plano.planoTipo)), plano);
  return { ...cotacao, planoVisto, jaPedido: await buscarJaPedido(em, plano.id, deQuem, agora) };
}

/** The newest open order of the last day that the same customer has of a plan: by a colleague, perhaps, or from another tab. Found by the indexes of who orders. */
async function buscarJaPedido(
  em: EntityManager,
  planoId: number,
  { emailPrincipal, cpfCnpj }: { emailPrincipal?: string; cpfCnpj?: string },
  agora: Date,
): Promise<Assinatura | null> {
  const deQuem = [
    ...(emailPrincipal === undefined ? [] : [{ email: comoSeGuarda(emailPrincipal.trim()) }]),
    ...(cpfCnpj === undefined ? [] : [{ cpfCnpj: limparCpfCnpj(cpfCnpj) }]),
  ];
  if (deQuem.length === 0) return null;
  const desde = new Date(agora.getTime() - DIA_MS);
  const doPlano = { planoId, status: { $in: [...STATUS_ABERTOS] }, criadaEm: { $gte: desde } };
  return em.findOne(Assinatura, { $or: deQuem, ...doPlano }, { orderBy: { id: 'desc' } });
}

/**
 * Stores an order for a customer who has told one of the staff what he wants: at the prices of now, by the rules of the order's form, as one that no customer
 * has sent himself. No contract is accepted with it.
 * @param pedido what is ordered, and the total in reais that was shown with it
 * @throws `DADOS_INVALIDOS` with a message per field of the desk, and what an order of these choices would be refused with
 */
export async function registrarPedido(
  em: EntityManager,
  checkout: CheckoutParts,
  { cliente, escolhas, valor }: NovoPedido & { valor: number },
  agora: Date,
  quem: DaEquipe,
): Promise<Assinatura> {
  const entrada = { ...comoDoFormulario(cliente), ...escolhas, valor, chave: crypto.randomUUID() };
  const { clienteIdB } = await criarAssinatura(em, checkout, () => entrada, agora, paraCliente(quem)).catch((error: unknown) => {
    throw error instanceof DomainError ? comoDaEquipe(error) : error;
  });
  return em.findOneOrFail(Assinatura, { clienteIdB });
}
