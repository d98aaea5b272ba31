import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { PlanoEscolhidoDocument } from '../../../graphql/generated/graphql.ts';
import { ApiError, callApi, messageOf } from '../../api.ts';
import { BotCheckError, botCheckToken } from '../../botCheck.ts';
import { CHECK_FIELDS } from '../../components/FormFailure.tsx';
import { leaveFor } from '../../leaveFor.ts';
import type { BotCheckPublic } from '../../pageContext.ts';
import type { KeptDraft } from './assinaturaDraft.ts';
import type { AssinaturaValues, Oferta } from './assinaturaValues.ts';
import { sendAssinatura } from './sendAssinatura.ts';
import type { Coupon } from './useCoupon.ts';
import { useReturn } from './useReturn.ts';

const SUBMIT_FAILED = 'Erro ao enviar os dados. Tente novamente mais tarde.';
const PRICES = ['valor', 'desconto1', 'desconto2', 'desconto3'] as const;
const PRICE_CHANGED = 'O valor do plano foi atualizado. Confira o novo total.';
const COUPON_FIRST = 'O cupom foi aplicado agora. Confira o novo total e envie novamente.';

interface SubmissionParts {
  form: UseFormReturn<AssinaturaValues>;
  draft: () => KeptDraft;
  coupon: Coupon;
  /** Decimal string in reais, as the page shows it. */
  total: string;
  /** As the page shows it. */
  plano: Oferta['plano'];
  botCheck: BotCheckPublic;
  /** Settles when the draft's key is this page's own. */
  ready: () => Promise<void>;
  /** Takes the plan as it is now. */
  onPlan: (plano: Oferta['plano']) => void;
}

export interface Submission {
  /** What went wrong with the last try. */
  failure: string | null;
  /** Whether the plan or its period can no longer be had here, so that another has to be chosen. */
  planIsGone: boolean;
  /** Whether a part of the page is missing without which nothing can be sent. */
  reloadHelps: boolean;
  /** Whether an order is on its way: what it says cannot be changed any more. */
  sending: boolean;
  submit: () => void;
}

/** Sends the order, once for each thing that its visitor means (sections 4.3 and 8, D16, D38). */
export function useSubmission({ form, draft, coupon, total, plano, botCheck, ready, onPlan }: SubmissionParts): Submission {
  const [failure, setFailure] = useState<string | null>(null);
  const [planIsGone, setPlanIsGone] = useState(false);
  const [reloadHelps, setReloadHelps] = useState(false);
  const [sending, setSending] = useState(false);
  const send = async (values: AssinaturaValues) => {
    setFailure(null);
    setPlanIsGone(false);
    setReloadHelps(false);
    if (!coupon.isSettled()) return settleCoupon();
    setSending(true);
    try {
      await ready();
      const captchaToken = await botCheckToken(botCheck);
      const { cupom: _typed, ...answers } = values;
      const criada = await sendAssinatura(draft(), {
        ...answers,
        espacoAdicional: Number(values.espacoAdicional),
        ipAdicional: Number(values.ipAdicional),
        planoId: plano.id,
        cupom: coupon.applied?.codigo ?? '',
        valor: Number(total),
        captchaToken,
      });
      draft().clear();
      const query = new URLSearchParams({
        id: criada.clienteIdB,
        email: values.emailPrincipal.trim().toLowerCase(),
        valor: criada.valor.toFixed(2),
        telefone: values.telefone,
      });
      await leaveFor(`/assineja-finalizada?${query}`);
    } catch (error) {
      // At once, so that the first wrong field can be focused.
      flushSync(() => setSending(false));
      return explain(error);
    }
    setSending(false);
  };

  async function settleCoupon(): Promise<void> {
    if (await coupon.apply()) setFailure(COUPON_FIRST);
    else form.setFocus('cupom');
  }

  async function explain(error: unknown): Promise<void> {
    setFailure(messageOf(error, SUBMIT_FAILED));
    setReloadHelps(error instanceof BotCheckError && error.reloadHelps);
    if (!(error instanceof ApiError)) return;
    for (const [index, { campo, mensagem }] of error.campos.entries())
      if (campo in form.getValues() && campo !== 'cupom')
        form.setError(campo as keyof AssinaturaValues, { message: mensagem }, { shouldFocus: index === 0 });
    setPlanIsGone(error.code === 'PLANO_INDISPONIVEL' || error.code === 'PERIODO_INVALIDO');
    if (error.code.startsWith('CUPOM_')) coupon.refuse(error.message);
    if (error.code === 'VALOR_ATUALIZADO') await refreshPrice();
  }

  /** Plan or coupon may have changed since the page was opened: shows the new price, keeps what was typed. Answers whether the plan's has. */
  async function refreshPrice(): Promise<boolean> {
    const { plano: agora } = await callApi(PlanoEscolhidoDocument, { id: plano.id });
    if (agora) onPlan(agora);
    if (coupon.applied) await coupon.apply();
    return agora ? PRICES.some((price) => agora[price] !== plano[price]) : false;
  }

  // What has been ordered is not on offer again, and what is on offer has its price of today. Unreached, the server says so to the order.
  useReturn(() => {
    if (draft().isCleared) return window.location.reload();
    refreshPrice().then(
      (changed) => changed && setFailure(PRICE_CHANGED),
      () => {},
    );
  });

  return { failure, planIsGone, reloadHelps, sending, submit: form.handleSubmit(send, () => setFailure(CHECK_FIELDS)) };
}
