import type { EntityManager } from '@mikro-orm/core';
import type { Caller } from '../../platform/limits.ts';
import { fieldErrors, invalidInput } from '../../platform/validation.ts';
import { conferirSobra } from '../coupons/usos.service.ts';
import { buscarPlanoEscolhido, conferirEscolhas, semPlano } from './compra.service.ts';
import { linhasDaCotacao, type LinhaDaCotacao } from './cotacao.ts';
import { escolhasSchema, semNulos, type EntradaDeAssinatura, type Escolhas } from './novaAssinatura.ts';

/** What an order would cost, in reais. */
interface Cotacao {
  /** What is paid at once for the whole period: to the centavo what an order of the same choices stores. */
  valor: number;
  /** They add up to `valor`. */
  linhas: LinhaDaCotacao[];
}

/**
 * Says what an order of these choices would cost at this moment, and stores nothing.
 * @param ler reads what the door was sent; what it refuses is a try as well
 * @throws DomainError what an order of the same choices is refused with: `DADOS_INVALIDOS` or another `invalid` with a message per field, `MUITAS_TENTATIVAS`, or
 * what the coupon throws
 */
export async function cotar(em: EntityManager, ler: () => EntradaDeAssinatura, agora: Date, caller: Caller): Promise<Cotacao> {
  await caller.spend('cotacao');
  const escolhas = lerEscolhas(ler());
  const plano = await buscarPlanoEscolhido(em, escolhas.planoId);
  const compra = await conferirEscolhas(em, plano, escolhas, agora, caller.charge('cupom'));
  if (compra.cupom) await conferirSobra(em, compra.cupom.codigo, caller.visitor);
  return { valor: Number(compra.valores.total), linhas: linhasDaCotacao({ ...compra, plano }) };
}

function lerEscolhas(dada: EntradaDeAssinatura): Escolhas {
  const entrada = semNulos(dada);
  const { data, error } = escolhasSchema.safeParse(entrada);
  if (data?.planoId) return data;
  const ausente = semPlano(['planoId']);
  if (data) throw ausente;
  const semId = escolhasSchema.shape.planoId.safeParse(entrada.planoId).data === '';
  throw invalidInput([...(semId ? ausente.fields : []), ...fieldErrors(error.issues)]);
}
