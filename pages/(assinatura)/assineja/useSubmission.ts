import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError, messageOf, wasRefused } from '../../api.ts';
import { BotCheckError, botCheckToken } from '../../botCheck.ts';
import { CHECK_FIELDS } from '../../components/FormFailure.tsx';
import { leaveFor } from '../../leaveFor.ts';
import { placedOrder } from '../placedOrder.ts';
import type { BotCheckPublic } from '../../pageContext.ts';
import type { Data } from './+data.ts';
import type { KeptDraft } from './assinaturaDraft.ts';
import type { AssinaturaValues, Oferta } from './assinaturaValues.ts';
import { sending as sendingParts } from './sending.ts';
import type { Coupon } from './useCoupon.ts';
import { useReturn } from './useReturn.ts';

interface SubmissionParts {
  form: UseFormReturn<AssinaturaValues>;
  draft: () => KeptDraft;
  coupon: Coupon;
  /** Decimal string in reais, as the page shows it. */
  total: string;
  /** Address of the order page without a plan. */
  rota: string;
  /** As the page shows it. */
  oferta: Oferta;
  palavras: Data['palavras'];
  botCheck: BotCheckPublic;
  /** Settles when the draft's key is this page's own. */
  ready: () => Promise<void>;
  /** Takes the offer as it is now. */
  onOffer: (oferta: Oferta) => void;
}

export interface Submission {
  /** What went wrong with the last try. */
  failure: string | null;
  /** Whether fields have to be corrected, which are named. */
  ofFields: boolean;
  /** Whether the plan or its period can no longer be had here, so that another has to be chosen. */
  planIsGone: boolean;
  /** Whether a part of the page is missing without which nothing can be sent. */
  reloadHelps: boolean;
  /** Whether an order is on its way: what it says cannot be changed any more. */
  sending: boolean;
  submit: () => void;
}

/** Sends the order, once for each thing that its visitor means (sections 4.3 and 8, D16, D38). */
export function useSubmission({
  form,
  draft,
  coupon,
  total,
  rota,
  oferta,
  palavras,
  botCheck,
  ready,
  onOffer,
}: SubmissionParts): Submission {
  const [failure, setFailure] = useState<string | null>(null);
  const [ofFields, setOfFields] = useState(false);
  const [planIsGone, setPlanIsGone] = useState(false);
  const [reloadHelps, setReloadHelps] = useState(false);
  const [sending, setSending] = useState(false);
  const send = async (values: AssinaturaValues) => {
    setFailure(null);
    setOfFields(false);
    setPlanIsGone(false);
    setReloadHelps(false);
    if (!coupon.isSettled()) return settleCoupon();
    setSending(true);
    const parts = await sendingParts().catch(() => null);
    if (!parts) {
      setSending(false);
      setReloadHelps(true);
      return setFailure(palavras.falha);
    }
    try {
      await parts.lookTwice(values);
      await ready();
      if (!(await parts.askWhich(draft()))) return setSending(false);
      const captchaToken = await botCheckToken(botCheck);
      const { cupom: _typed, ...answers } = values;
      const criada = await parts.sendAssinatura(draft(), {
        ...answers,
        espacoAdicional: Number(values.espacoAdicional),
        ipAdicional: Number(values.ipAdicional),
        planoId: oferta.plano.id,
        planoVisto: oferta.planoVisto,
        cupom: coupon.applied?.codigo ?? '',
        valor: Number(total),
        contrato: values.contrato || '',
        captchaToken,
      });
      draft().clear();
      const address = parts.pageAfter(criada, values);
      placedOrder.write(address);
      await parts.tellOrder(criada, oferta).then(() => leaveFor(address));
    } catch (error) {
      // At once, so that the first wrong field can be focused.
      flushSync(() => setSending(false));
      return explain(error, parts.OUTDATED);
    }
    setSending(false);
  };

  async function settleCoupon(): Promise<void> {
    const applied = !coupon.isRefused() && (await coupon.apply());
    setFailure(applied ? palavras.cupom.aplicadoAgora : palavras.cupom.naoVale);
    if (!applied) form.setFocus('cupom');
  }

  async function explain(error: unknown, outdated: ReadonlySet<string>): Promise<void> {
    const checked = error instanceof BotCheckError;
    const lost = !checked && !wasRefused(error);
    setFailure(messageOf(error, palavras.falha) + (lost ? ` ${palavras.perdido}` : ''));
    setReloadHelps(checked && error.reloadHelps);
    if (!(error instanceof ApiError)) return;
    for (const [index, { campo, mensagem }] of error.campos.entries()) {
      if (!(campo in form.getValues()) || campo === 'cupom' || campo === 'contrato') continue;
      form.setError(campo as keyof AssinaturaValues, { message: mensagem }, { shouldFocus: index === 0 });
      setOfFields(true);
    }
    setPlanIsGone(error.code === 'PLANO_INDISPONIVEL');
    if (error.code.startsWith('CUPOM_')) coupon.refuse(error.message);
    if (outdated.has(error.code)) await renew(error.campos.find(({ campo }) => campo === 'planoVisto')?.mensagem);
  }

  /**
   * Plan or coupon may have changed since the page was opened: shows the offer of now, keeps what was typed. Answers what has changed, in words.
   * @param planoVisto how the server says the plan by now, which a page of before an upgrade may say otherwise
   */
  async function renew(planoVisto?: string): Promise<string | null> {
    try {
      const { offerOfNow, PLAN_GONE, whatChanged } = await sendingParts();
      const agora = await offerOfNow(rota, oferta.plano.id, form.getValues('periodo'));
      if (!agora) {
        setPlanIsGone(true);
        setFailure(PLAN_GONE);
        return PLAN_GONE;
      }
      onOffer(planoVisto ? { ...agora, planoVisto } : agora);
      if (coupon.applied) await coupon.apply();
      return whatChanged(oferta, agora);
    } catch {
      setReloadHelps(true);
      return null;
    }
  }

  // What has been ordered is not on offer again, and what is on offer is as it is today. Unreached, the server says so to the order.
  useReturn(async () => {
    if (draft().isCleared) return window.location.reload();
    const changed = await renew();
    if (!changed) return;
    setOfFields(false);
    setFailure(changed);
  });

  const correct = () => {
    setFailure(CHECK_FIELDS);
    setOfFields(true);
  };
  return { failure, ofFields, planIsGone, reloadHelps, sending, submit: form.handleSubmit(send, correct) };
}
