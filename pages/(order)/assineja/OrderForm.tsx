import type { SubmitEvent } from 'react';
import { formatarReais } from '../../../modules/catalogue/preco.ts';
import { BotSentinel } from '../../components/BotSentinel.tsx';
import type { Data } from './+data.ts';
import { AddressSection, OriginSection } from './AddressSection.tsx';
import { DomainSection } from './DomainSection.tsx';
import { ExtrasSection } from './ExtrasSection.tsx';
import type { Pedido } from './orderValues.ts';
import { EmailSection, SubscriberSection } from './SubscriberSection.tsx';
import { Summary } from './Summary.tsx';
import { useOrder } from './useOrder.ts';

/** The order form, its sections in the order of section 2.1, beside a summary that follows every change. */
export function OrderForm(data: Data & { pedido: Pedido }) {
  const { form, valores, cupom, setCupom, failure, submit } = useOrder(data);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.formState.isSubmitting) submit();
  };
  return (
    <form className="wrap order" onSubmit={onSubmit} noValidate>
      <div className="order__sections">
        <noscript>
          <p className="notice">A assinatura precisa de JavaScript. Ative-o no navegador ou fale conosco pelo atendimento.</p>
        </noscript>
        <DomainSection form={form} />
        <ExtrasSection form={form} opcoes={data.pedido.opcoes} />
        <EmailSection form={form} />
        <SubscriberSection form={form} />
        <AddressSection form={form} />
        <OriginSection form={form} />
        <BotSentinel check={data.botCheck} />
      </div>
      <Summary
        form={form}
        pedido={data.pedido}
        total={valores.total}
        cupom={cupom}
        cupomDoLink={data.cupom}
        onCupom={setCupom}
        failure={failure}
      />
      <a className="order-bar" href="#resumo">
        <span>VALOR TOTAL</span> <strong>{formatarReais(valores.total)}</strong> <span>Ver resumo</span>
      </a>
    </form>
  );
}
