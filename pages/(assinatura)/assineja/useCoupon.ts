import { useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { normalizarCodigo } from '../../../modules/coupons/codigo.ts';
import type { CupomDados } from '../../../modules/coupons/cupom.ts';
import { messageOf } from '../../api.ts';
import { createLatest } from '../../latest.ts';
import type { KeptDraft } from './assinaturaDraft.ts';
import type { Data } from './+data.ts';
import type { AssinaturaValues } from './assinaturaValues.ts';
import { sending } from './sending.ts';

/** The coupon of an order: none, then valid or invalid (section 4.2). */
export interface Coupon {
  applied: CupomDados | null;
  /** Why the typed one is not applied. */
  error: string | undefined;
  checking: boolean;
  /** Asks the server for the typed code and applies it. Answers whether one is applied. */
  apply: () => Promise<boolean>;
  /** The code is being typed anew: whatever was applied no longer is. */
  retype: () => void;
  /** Goes on without one. */
  leaveOut: () => void;
  /** Takes the coupon off, with the reason for which the order was refused. */
  refuse: (reason: string) => void;
  /** Whether the order was refused for what is typed: it is not applied again by itself. */
  isRefused: () => boolean;
  /** Whether what is typed and what is applied are one: an order is sent with the coupon that its visitor sees, or not at all. */
  isSettled: () => boolean;
}

/** @param opening code that a campaign's address or a reload brings, to be applied at once; empty when there is none */
export function useCoupon(
  form: UseFormReturn<AssinaturaValues>,
  draft: () => KeptDraft,
  planoId: string,
  mensagens: Data['palavras']['cupom'],
): Coupon {
  const [applied, setApplied] = useState<CupomDados | null>(null);
  const [error, setError] = useState<string>();
  const [checking, setChecking] = useState(false);
  const latest = useMemo(() => createLatest(), []);
  const opened = useRef(false);
  /** The code that an order was last refused for. */
  const refused = useRef<string | null>(null);
  const typed = () => normalizarCodigo(form.getValues('cupom'));

  function show(cupom: CupomDados | null, reason?: string): void {
    setApplied(cupom);
    setError(reason);
    draft().save({ couponApplied: cupom !== null });
  }

  async function apply(): Promise<boolean> {
    const codigo = form.getValues('cupom');
    show(null, codigo.trim() ? undefined : mensagens.incompleto);
    if (!codigo.trim()) return false;
    setChecking(true);
    try {
      const answered = await latest.ask(async () => (await sending()).validarCupom(codigo, planoId));
      if (!answered) return false;
      const cupom = answered.answer;
      show(cupom, cupom ? undefined : mensagens.invalido);
      setChecking(false);
      return Boolean(cupom);
    } catch (failure) {
      show(null, messageOf(failure, mensagens.falha));
      setChecking(false);
      return false;
    }
  }

  function retype(): void {
    latest.cancel();
    setChecking(false);
    show(null);
  }

  // Once, after the form has taken up what is remembered.
  useEffect(() => {
    const { couponApplied, values } = draft().current;
    const first = !opened.current;
    opened.current = true;
    if (!first || !couponApplied || !values.cupom) return;
    void apply();
  });

  return {
    applied,
    error,
    checking,
    apply,
    retype,
    leaveOut() {
      form.setValue('cupom', '');
      retype();
    },
    refuse(reason) {
      refused.current = typed();
      show(null, reason);
    },
    isRefused: () => typed() === refused.current,
    isSettled: () => typed() === (applied?.codigo ?? ''),
  };
}
