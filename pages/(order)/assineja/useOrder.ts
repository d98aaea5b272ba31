import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, useWatch, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form';
import { calcularTotal } from '../../../modules/checkout/total.ts';
import { saysPeriod, writePeriod } from '../../components/periodInAddress.ts';
import type { Data } from './+data.ts';
import { holdKey } from './holdKey.ts';
import { newKey, openDraft, type KeptDraft } from './orderDraft.ts';
import { initialValues, type OrderValues, type Pedido } from './orderValues.ts';
import { useCoupon, type Coupon } from './useCoupon.ts';
import { useSubmission, type Submission } from './useSubmission.ts';

interface Order {
  form: UseFormReturn<OrderValues>;
  /** Decimal string in reais. */
  total: string;
  coupon: Coupon;
  submission: Submission;
  /** What this tab remembers of the order; only after hydration. */
  draft: () => KeptDraft;
}

/** The order's state: the form, its price, its coupon and its submission. What was typed and chosen outlives a reload and a failure. */
export function useOrder(data: Data & { pedido: Pedido }): Order {
  const { pedido, rota } = data;
  const form = useForm<OrderValues>({
    defaultValues: initialValues(pedido, data),
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const [plano, setPlano] = useState(pedido.plano);
  const opened = useRef<KeptDraft>(null);
  const draft = useCallback(() => opened.current!, []);
  const keyIsOurs = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => {
    const { dominio, cupom } = data;
    const draftOfTab = openDraft(`${rota}:${pedido.plano.id}`, pedido, { dominio, cupom }, saysPeriod(pedido.periodo));
    opened.current = draftOfTab;
    const { values } = draftOfTab.current;
    form.reset(values, { keepDefaultValues: true });
    if (values.periodo !== pedido.periodo) writePeriod(values.periodo);
    keyIsOurs.current = holdKey(draftOfTab.current.chave).then((ours) => (ours ? undefined : draftOfTab.save(newKey())));
    return form.subscribe({ formState: { values: true }, callback: (state) => draftOfTab.save({ values: { ...state.values } }) });
  }, [form, data, pedido, rota]);
  const coupon = useCoupon(form, draft, plano.id);
  const [periodo, espacoAdicional, ipAdicional] = useWatch({
    control: form.control,
    name: ['periodo', 'espacoAdicional', 'ipAdicional'],
  });
  const preco = (extras: Pedido['opcoes']['discos'], quantidade: number) =>
    extras.find((extra) => extra.quantidade === Number(quantidade))?.valor ?? 0;
  const { total } = calcularTotal({
    plano,
    periodo,
    periodos: pedido.familia.periodos,
    disco: preco(pedido.opcoes.discos, espacoAdicional),
    ip: preco(pedido.opcoes.ips, ipAdicional),
    cupom: coupon.applied,
  });
  const submission = useSubmission({
    form,
    draft,
    coupon,
    total,
    planoId: plano.id,
    botCheck: data.botCheck,
    ready: () => keyIsOurs.current,
    onPlan: setPlano,
  });
  return { form, total, coupon, submission, draft };
}

/** The shared rules, fetched when they are first needed (section 5.3). */
const resolver: Resolver<OrderValues> = async (values) => {
  const { validarFormulario } = await import('../../../modules/checkout/formulario.ts');
  const { erros } = validarFormulario({ ...values });
  if (!erros) return { values, errors: {} };
  const errors: FieldErrors<OrderValues> = {};
  for (const [campo, message] of Object.entries(erros)) errors[campo as keyof OrderValues] = { type: 'validate', message };
  return { values: {}, errors };
};
