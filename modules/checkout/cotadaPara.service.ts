import type { EntityManager } from '@mikro-orm/core';
import { inSharedTransaction } from '../../platform/database/sharedCommit.ts';
import { conferirSobra } from '../coupons/usos.service.ts';
import {
  cobrarEmVao,
  conferirToken,
  contarSemProva,
  gastarToken,
  type Verificacao,
} from '../verification/verificacao.service.ts';
import type { CotacaoPedida } from './novaAssinatura.ts';
import { tentativasDe, type Quem } from './quem.service.ts';
import { preverSubstituicao } from './substituicao.service.ts';
import { preverUsos } from './usosDoCupom.service.ts';

/** What is asked about, with the coupon that it is reckoned with and its total in reais. */
type Cotada = Pick<CotacaoPedida, 'substitui' | 'captchaToken' | 'emailPrincipal' | 'cpfCnpj'> & {
  cupom: string | null;
  valor: number;
};

/**
 * Refuses what an order of the same person, which corrects the same order, would be refused for; where nobody is named, what any order would. Whether somebody
 * has ordered can be guessed at by it: who has no key of a machine pays as for an order, with a turn and a solved check, which is used up.
 * @throws `CUPOM_RECUSADO`; `SUBSTITUI_RECUSADO` for a machine; for others `MUITAS_TENTATIVAS`, and what the bot check throws
 */
export async function conferirDeQuem(
  em: EntityManager,
  verificacao: Verificacao,
  cotada: Cotada,
  agora: Date,
  quem: Quem,
): Promise<void> {
  const { caller, maquina } = quem;
  const { cupom, captchaToken } = cotada;
  if (cotada.substitui === '' && cotada.emailPrincipal === undefined && cotada.cpfCnpj === undefined) {
    if (cupom !== null) await conferirSobra(em, cupom, caller.visitor);
    return;
  }
  if (maquina) {
    const prevista = await prever(em, cotada, { deMaquina: true, daEquipe: quem.equipe?.troca !== undefined });
    if (cupom !== null) await caller.charge('cupom')(() => preverUsos(em, cupom, prevista.deQuem, prevista));
    return;
  }
  // Nothing else depends on who asks.
  if (cupom === null) return;
  const tentativas = tentativasDe(quem);
  await contarSemProva(verificacao, captchaToken, tentativas);
  const token = await conferirToken(verificacao, captchaToken, tentativas);
  await caller.spend('assinatura');
  await inSharedTransaction(em, async (tx) => {
    await gastarToken(tx, token, agora);
    const prevista = await prever(tx, cotada, { deMaquina: false, daEquipe: false });
    await cobrarEmVao(token, caller, 'cupom')(() => preverUsos(tx, cupom, prevista.deQuem, prevista));
  });
}

async function prever(
  em: EntityManager,
  { substitui, emailPrincipal: email, cpfCnpj, valor }: Cotada,
  de: { deMaquina: boolean; daEquipe: boolean },
) {
  const dita = { cpfCnpj, email, valor, valorConferido: true };
  return substitui === ''
    ? { deQuem: dita, semUso: [], familia: [] }
    : preverSubstituicao(em, dita, { corrigido: substitui, ...de });
}
