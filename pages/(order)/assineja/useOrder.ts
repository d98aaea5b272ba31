import { useEffect, useMemo, useState } from 'react';
import { useForm, useWatch, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form';
import { calcularTotal } from '../../../modules/checkout/total.ts';
import type { CupomDados } from '../../../modules/coupons/cupom.ts';
import { ApiError, callApi, messageOf } from '../../api.ts';
import { botCheckToken } from '../../botCheck.ts';
import { createDraft, randomKey } from '../../draft.ts';
import { leaveFor } from '../../leaveFor.ts';
import type { Data } from './+data.ts';
import { CriarAssinatura } from './checkout.query.ts';
import { initialValues, type OrderValues, type Pedido } from './orderValues.ts';

const SUBMIT_FAILED = 'Erro ao enviar os dados. Tente novamente mais tarde.';

interface OrderDraft {
  chave: string;
  values: OrderValues;
}

interface Order {
  form: UseFormReturn<OrderValues>;
  /** Decimal strings in reais. */
  valores: ReturnType<typeof calcularTotal>;
  cupom: CupomDados | null;
  setCupom: (cupom: CupomDados | null) => void;
  /** What went wrong with the last submission. */
  failure: string | null;
  submit: () => void;
}

/** The order's state: the form, its price, and its submission. What was typed outlives a reload and a failure. */
export function useOrder({ pedido, dominio, rota, botCheck }: Data & { pedido: Pedido }): Order {
  const draft = useMemo(() => createDraft<OrderDraft>(`pedido:${rota}:${pedido.plano.id}`), [rota, pedido.plano.id]);
  const form = useForm<OrderValues>({
    defaultValues: initialValues({ pedido, dominio }),
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const [plano, setPlano] = useState(pedido.plano);
  const [cupom, setCupom] = useState<CupomDados | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    const kept = draft.read();
    if (!kept) draft.write({ chave: randomKey(), values: form.getValues() });
    // The address says which period was chosen last.
    if (kept) form.reset({ ...kept.values, periodo: form.getValues('periodo') }, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => draft.write({ chave: draft.read()?.chave ?? randomKey(), values }),
    });
  }, [draft, form]);

  const [periodo, espacoAdicional, ipAdicional] = useWatch({
    control: form.control,
    name: ['periodo', 'espacoAdicional', 'ipAdicional'],
  });
  const preco = (extras: Pedido['opcoes']['discos'], quantidade: number) =>
    extras.find((extra) => extra.quantidade === Number(quantidade))?.valor ?? 0;
  const valores = calcularTotal({
    plano,
    periodo,
    periodos: pedido.familia.periodos,
    disco: preco(pedido.opcoes.discos, espacoAdicional),
    ip: preco(pedido.opcoes.ips, ipAdicional),
    cupom,
  });

  const send = async (values: OrderValues) => {
    setFailure(null);
    try {
      const captchaToken = await botCheckToken(botCheck);
      const input = {
        ...values,
        espacoAdicional: Number(values.espacoAdicional),
        ipAdicional: Number(values.ipAdicional),
        planoId: plano.id,
        cupom: cupom?.codigo ?? '',
        valor: Number(valores.total),
        chave: draft.read()?.chave ?? randomKey(),
        captchaToken,
      };
      const { criarAssinatura } = await callApi(CriarAssinatura, { input });
      draft.clear();
      const query = new URLSearchParams({
        id: criarAssinatura.clienteIdB,
        email: values.emailPrincipal.trim().toLowerCase(),
        valor: criarAssinatura.valor.toFixed(2),
        telefone: values.telefone,
      });
      await leaveFor(`/assineja-finalizada?${query}`);
    } catch (error) {
      await explain(error);
    }
  };

  async function explain(error: unknown): Promise<void> {
    setFailure(messageOf(error, SUBMIT_FAILED));
    if (!(error instanceof ApiError)) return;
    for (const [index, { campo, mensagem }] of error.campos.entries())
      if (campo in form.getValues())
        form.setError(campo as keyof OrderValues, { message: mensagem }, { shouldFocus: index === 0 });
    if (error.code === 'CUPOM_RECUSADO' || error.code === 'CUPOM_INVALIDO') setCupom(null);
    if (error.code === 'VALOR_ATUALIZADO') await refreshPlan();
  }

  /** The price has changed since the page was opened: show the new one, keep what was typed. */
  async function refreshPlan(): Promise<void> {
    const { PlanoEscolhido } = await import('./assineja.query.ts');
    const { plano: novo } = await callApi(PlanoEscolhido, { id: plano.id });
    if (novo) setPlano(novo);
  }

  return { form, valores, cupom, setCupom, failure, submit: form.handleSubmit(send) };
}

/** The shared rules, fetched when they are first needed (section 5.3). */
const resolver: Resolver<OrderValues> = async (values) => {
  const { validarFormulario } = await import('../../../modules/checkout/formulario.ts');
  const { erros } = validarFormulario(values);
  if (!erros) return { values, errors: {} };
  const errors: FieldErrors<OrderValues> = {};
  for (const [campo, message] of Object.entries(erros)) errors[campo as keyof OrderValues] = { type: 'validate', message };
  return { values: {}, errors };
};
