import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type * as Formulario from '../../../modules/checkout/formulario.ts';
import { calcularTotal } from '../../../modules/checkout/total.ts';
import { campaignLink, sayInstead, typedCampaign } from '../../campaign.ts';
import { saysPeriod, settlePeriod, writePeriod } from '../../components/periodInAddress.ts';
import { lateRules } from '../../lateRules.ts';
import type { Data } from './+data.ts';
import { holdKey } from './holdKey.ts';
import { newKey, openDraft, type KeptDraft } from './assinaturaDraft.ts';
import { initialValues, OF_THE_OFFER, offeredValues, type AssinaturaValues, type Oferta } from './assinaturaValues.ts';
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
    const chosen = form.getValues();
    const offered = offeredValues(chosen, oferta, initialValues(oferta));
    for (const name of OF_THE_OFFER) if (offered[name] !== chosen[name]) form.setValue(name, offered[name]);
    if (offered.periodo !== chosen.periodo) writePeriod(offered.periodo);
  }, [form, oferta]);
  const coupon = useCoupon(form, draft, plano.id);
  const [periodo, espacoAdicional, ipAdicional] = useWatch({
    control: form.control,
    name: ['periodo', 'espacoAdicional', 'ipAdicional'],
  });
  const preco = (extras: Oferta['opcoes']['discos'], quantidade: number) =>
    extras.find((extra) => extra.quantidade === Number(quantidade))?.valor ?? 0;
  const { total } = calcularTotal({
    plano,
    periodo,
    periodos: oferta.familia.periodos,
    disco: preco(oferta.opcoes.discos, espacoAdicional),
    ip: preco(oferta.opcoes.ips, ipAdicional),
    cupom: coupon.applied,
  });
  const submission = useSubmission({
    form,
    draft,
    coupon,
    total,
    rota,
    oferta,
    botCheck: data.botCheck,
    ready: () => keyIsOurs.current,
    onOffer: data.onOffer,
  });
  return { form, total, coupon, submission, draft };
}
