import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type * as Formulario from '../../../modules/checkout/formulario.ts';
import { compararPeriodos, type PrecoDoPeriodo } from '../../../modules/checkout/periodos.ts';
import { linhasDoRecibo, type LinhaDoRecibo } from '../../../modules/checkout/recibo.ts';
import { calcularTotal } from '../../../modules/checkout/total.ts';
import { campaignLink, sayInstead, typedCampaign } from '../../campaign.ts';
import { saysPeriod, settlePeriod, writePeriod } from '../../components/periodInAddress.ts';
import { lateRules } from '../../lateRules.ts';
import type { Data } from './+data.ts';
import { holdKey } from './holdKey.ts';
import { newKey, openDraft, type KeptDraft } from './assinaturaDraft.ts';
import { initialValues, OF_THE_OFFER, offeredValues, type AssinaturaValues, type Oferta } from './assinaturaValues.ts';
import { leaving } from './leaving.ts';
import { sending } from './sending.ts';
import { useCoupon, type Coupon } from './useCoupon.ts';
import { useSubmission, type Submission } from './useSubmission.ts';

const rules = lateRules<AssinaturaValues, typeof Formulario>(
  () => import('../../../modules/checkout/formulario.ts'),
  ({ validarFormulario }, values) => validarFormulario({ ...values }).erros ?? {},
);

interface AssinaturaState {
  form: UseFormReturn<AssinaturaValues>;
  /** Decimal string in reais. */
  total: string;
  /** What adds up to it. */
  linhas: LinhaDoRecibo[];
  /** What the plan and its extras cost at each period, and at the one that is chosen. */
  precos: PrecoDoPeriodo[];
  preco: PrecoDoPeriodo;
  coupon: Coupon;
  submission: Submission;
  /** What this tab remembers of the order; only after hydration. */
  draft: () => KeptDraft;
}

/** The order's state: the form, its price, its coupon and its submission. What was typed and chosen outlives a reload and a failure. */
export function useAssinatura(data: Data & { oferta: Oferta; onOffer: (oferta: Oferta) => void }): AssinaturaState {
  const { oferta, rota } = data;
  const { plano } = oferta;
  const form = useForm<AssinaturaValues>({
    defaultValues: initialValues(oferta),
    resolver: rules.resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const opened = useRef<KeptDraft>(null);
  const draft = useCallback(() => opened.current!, []);
  const keyIsOurs = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => rules.fetchAtTouch(), []);
  useEffect(() => {
    addEventListener('focusin', fetchParts, { once: true });
    return () => removeEventListener('focusin', fetchParts);
  }, []);
  const open = useEffectEvent(() => {
    const draftOfTab = openDraft(`${rota}:${plano.id}`, oferta, campaignLink(), saysPeriod(oferta.periodo));
    opened.current = draftOfTab;
    const { values } = draftOfTab.current;
    form.reset(values, { keepDefaultValues: true });
    settlePeriod(values.periodo, oferta.periodo);
    keyIsOurs.current = holdKey(draftOfTab.current.chave).then((ours) => (ours ? undefined : draftOfTab.save(newKey())));
    return form.subscribe({ formState: { values: true }, callback: (state) => draftOfTab.save({ values: { ...state.values } }) });
  });
  useEffect(() => open(), []);
  useEffect(() => sayInstead(() => typedCampaign(form.getValues())), [form]);
  // Of what had been chosen only what the plan still has stays.
  useEffect(() => {
    const before = form.getValues();
    const offered = offeredValues(before, oferta, initialValues(oferta));
    for (const name of OF_THE_OFFER) if (offered[name] !== before[name]) form.setValue(name, offered[name]);
    if (offered.periodo !== before.periodo) writePeriod(offered.periodo);
  }, [form, oferta]);
  const coupon = useCoupon(form, draft, plano.id, data.palavras.cupom);
  const [periodo, espacoAdicional, ipAdicional] = useWatch({
    control: form.control,
    name: ['periodo', 'espacoAdicional', 'ipAdicional'],
  });
  const { familia, opcoes } = oferta;
  const disco = extraOf(opcoes.discos, espacoAdicional);
  const ip = extraOf(opcoes.ips, ipAdicional);
  const cupom = coupon.applied;
  const escolha = { plano, periodos: familia.periodos, disco: disco.valor, ip: ip.valor };
  const { total } = calcularTotal({ ...escolha, periodo, cupom });
  const precos = compararPeriodos(escolha);
  const submission = useSubmission({
    form,
    draft,
    coupon,
    total,
    rota,
    oferta,
    palavras: data.palavras,
    botCheck: data.botCheck,
    ready: () => keyIsOurs.current,
    onOffer: data.onOffer,
  });
  const linhas = linhasDoRecibo({ familia, plano, periodo, disco, ip, cupom });
  // A plan that has moved to a family without this period is shown at its first until the form has followed.
  const preco = precos.find((algum) => algum.periodo === periodo) ?? precos[0]!;
  return { form, total, linhas, precos, preco, coupon, submission, draft };
}

/** Fetches what is needed once somebody is at the form; what is lost here is fetched again where it is used. */
function fetchParts(): void {
  for (const part of [leaving, sending]) part().catch(() => {});
}

function extraOf(extras: Oferta['opcoes']['discos'], quantidade: number): Oferta['opcoes']['discos'][number] {
  return extras.find((extra) => extra.quantidade === Number(quantidade)) ?? { quantidade: 0, valor: 0 };
}
