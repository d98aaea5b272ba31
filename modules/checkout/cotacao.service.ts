import type { EntityManager } from '@mikro-orm/core';
import { fieldErrors, invalidInput } from '../../platform/validation.ts';
import type { Verificacao } from '../verification/verificacao.service.ts';
import { buscarPlanoEscolhido, conferirEscolhas, semPlano } from './compra.service.ts';
import { linhasDaCotacao, type LinhaDaCotacao } from './cotacao.ts';
import { conferirDeQuem } from './cotadaPara.service.ts';
import { cotacaoPedidaSchema, semNulos, type CotacaoPedida, type EntradaDeAssinatura } from './novaAssinatura.ts';
import { recusarNomePerdido } from './substituicao.service.ts';
import type { Quem } from './quem.service.ts';

/** What an order would cost, in reais. */
interface Cotacao {
  /** What is paid at once for the whole period: to the centavo what an order of the same choices stores. */
  valor: number;
  /** They add up to `valor`. */
  linhas: LinhaDaCotacao[];
}

/**
 * Says what an order of these choices would cost at this moment, and stores nothing. Whoever says who orders, or which order is corrected, is told of the
 * coupon what that order would be told.
 * @param ler reads what the door was sent; what it refuses is a try as well
 * @throws DomainError what an order of the same choices is refused with: `DADOS_INVALIDOS` or another `invalid` with a message per field, `MUITAS_TENTATIVAS`, `SUBSTITUI_RECUSADO`, or
 * what the coupon and the bot check throw
 */
export async function cotar(
  em: EntityManager,
  verificacao: Verificacao,
  ler: () => EntradaDeAssinatura,
  agora: Date,
  quem: Quem,
): Promise<Cotacao> {
  const { caller } = quem;
  await caller.spend('cotacao');
  const dita = ler();
  const escolhas = lerEscolhas(dita);
  if (quem.maquina) recusarNomePerdido(dita.substitui);
  const plano = await buscarPlanoEscolhido(em, escolhas.planoId);
  const compra = await conferirEscolhas(em, plano, escolhas, agora, caller.charge('cupom'));
  const valor = Number(compra.valores.total);
  await conferirDeQuem(em, verificacao, { ...escolhas, cupom: compra.cupom?.codigo ?? null, valor }, agora, quem);
  return { valor, linhas: linhasDaCotacao({ ...compra, plano }) };
}

function lerEscolhas(dada: EntradaDeAssinatura): CotacaoPedida {
  const entrada = semNulos(dada);
  const { data, error } = cotacaoPedidaSchema.safeParse(entrada);
  if (data?.planoId) return data;
  const ausente = semPlano(['planoId']);
  if (data) throw ausente;
  const semId = cotacaoPedidaSchema.shape.planoId.safeParse(entrada.planoId).data === '';
  throw invalidInput([...(semId ? ausente.fields : []), ...fieldErrors(error.issues)]);
}
