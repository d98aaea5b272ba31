import { useMemo, type SubmitEvent } from 'react';
import { useHydrated } from '../../publicPage.tsx';
import { BotSentinel } from '../../components/BotSentinel.tsx';
import { FormFailure } from '../../components/FormFailure.tsx';
import type { Data } from './+data.ts';
import { AddressSection } from './AddressSection.tsx';
import { createAutofill } from './autofill.ts';
import type { AssinaturaValues, Oferta } from './assinaturaValues.ts';
import { Block } from './Block.tsx';
import { CouponBox } from './CouponBox.tsx';
import { DomainSection } from './DomainSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { ExtrasSection } from './ExtrasSection.tsx';
import { FinishSection } from './FinishSection.tsx';
import { OrderBar } from './OrderBar.tsx';
import { OriginSection } from './OriginSection.tsx';
import { PeriodSection } from './PeriodSection.tsx';
import { PlacedOrder } from './PlacedOrder.tsx';
import { PlanBanner } from './PlanBanner.tsx';
import { SubscriberSection } from './SubscriberSection.tsx';
import { Summary } from './Summary.tsx';
import { useAssinatura } from './useAssinatura.ts';

const FILLED_BY_CEP = ['endereco', 'bairro', 'cidade', 'estado'] as const;
const FILLED_BY_CNPJ = ['nomeEmpresa'] as const;

/** The order form, its sections in the order of section 2.1 in three blocks, beside a receipt that follows every change. */
export function AssinaturaForm(data: Data & { oferta: Oferta; onOffer: (oferta: Oferta) => void }) {
  const hydrated = useHydrated();
  const order = useAssinatura(data);
  const { form, total, draft, precos, preco, coupon, submission } = order;
  const { oferta, palavras } = data;
  const condicoes = palavras.familias[oferta.familia.tipo]![Number(total) ? 'pago' : 'deGraca'];
  const parts = { form, total, linhas: order.linhas, oferta, palavras, condicoes };
  const cep = useMemo(() => createAutofill(form, draft, 'cep', FILLED_BY_CEP), [form, draft]);
  const cnpj = useMemo(() => createAutofill(form, draft, 'cnpj', FILLED_BY_CNPJ), [form, draft]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.formState.isSubmitting) submission.submit();
  };
  return (
    <>
      <PlanBanner oferta={oferta} preco={preco} />
      {/* Until the page is taken over its button does nothing: a form of this method that stands in no dialog is never sent by the browser. */}
      <form method="dialog" className="wrap order" onSubmit={onSubmit} noValidate>
        <div className="order__blocks" inert={submission.sending}>
          <noscript>
            <p className="notice">{palavras.semJavaScript}</p>
          </noscript>
          {hydrated && <PlacedOrder {...palavras.feito} />}
          <FormFailure
            failure={submission.ofFields ? submission.failure : null}
            labels={palavras.rotulos}
            errors={form.formState.errors}
            onChoose={(name) => form.setFocus(name as keyof AssinaturaValues)}
          />
          <Block number={1} title="Seu Domínio">
            <DomainSection form={form} palavras={palavras} />
            <ExtrasSection form={form} opcoes={oferta.opcoes} aviso={condicoes.sistema} />
          </Block>
          <Block number={2} title="Seus dados">
            <EmailSection form={form} palavras={palavras} />
            <p className="order-note">{palavras.porQue}</p>
            <SubscriberSection form={form} autofill={cnpj} palavras={palavras} />
            <AddressSection form={form} autofill={cep} palavras={palavras} />
            <OriginSection form={form} palavras={palavras} />
          </Block>
          <Block number={3} title="Pagamento">
            <PeriodSection form={form} precos={precos} periodo={preco.periodo} />
            <CouponBox form={form} coupon={coupon} palavras={palavras} />
          </Block>
          <BotSentinel check={data.botCheck} />
          <OrderBar {...parts} />
        </div>
        <Summary {...parts} />
        <FinishSection {...parts} rota={data.rota} submission={submission} />
      </form>
    </>
  );
}
