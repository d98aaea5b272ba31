import { useMemo, type SubmitEvent } from 'react';
import { formatarReais } from '../../../modules/catalogue/preco.ts';
import { useHydrated } from '../../publicPage.tsx';
import { BotSentinel } from '../../components/BotSentinel.tsx';
import type { Data } from './+data.ts';
import { createAutofill } from './autofill.ts';
import { AddressSection, OriginSection } from './AddressSection.tsx';
import { ContractSection } from './ContractSection.tsx';
import { DomainSection } from './DomainSection.tsx';
import { ExtrasSection } from './ExtrasSection.tsx';
import type { Oferta } from './assinaturaValues.ts';
import { PlacedOrder } from './PlacedOrder.tsx';
import { EmailSection, SubscriberSection } from './SubscriberSection.tsx';
import { Summary } from './Summary.tsx';
import { useAssinatura } from './useAssinatura.ts';

const FILLED_BY_CEP = ['endereco', 'bairro', 'cidade', 'estado'] as const;
const FILLED_BY_CNPJ = ['nomeEmpresa'] as const;

/** The order form, its sections in the order of section 2.1, beside a summary that follows every change. */
export function AssinaturaForm(data: Data & { oferta: Oferta; onOffer: (oferta: Oferta) => void }) {
  const hydrated = useHydrated();
  const order = useAssinatura(data);
  const { form, total, draft } = order;
  const cep = useMemo(() => createAutofill(form, draft, 'cep', FILLED_BY_CEP), [form, draft]);
  const cnpj = useMemo(() => createAutofill(form, draft, 'cnpj', FILLED_BY_CNPJ), [form, draft]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.formState.isSubmitting) order.submission.submit();
  };
  return (
    // Until the page is taken over its button does nothing: a form of this method that stands in no dialog is never sent by the browser.
    <form method="dialog" className="wrap order" onSubmit={onSubmit} noValidate>
      <div className="order__sections" inert={order.submission.sending}>
        <noscript>
          <p className="notice">{data.palavras.semJavaScript}</p>
        </noscript>
        {hydrated && <PlacedOrder />}
        <DomainSection form={form} palavras={data.palavras} />
        <ExtrasSection form={form} opcoes={data.oferta.opcoes} />
        <EmailSection form={form} />
        <SubscriberSection form={form} autofill={cnpj} />
        <AddressSection form={form} autofill={cep} />
        <OriginSection form={form} />
        <ContractSection form={form} oferta={data.oferta} palavras={data.palavras} total={total} />
        <BotSentinel check={data.botCheck} />
      </div>
      <Summary rota={data.rota} oferta={data.oferta} {...order} />
      <a className="order-bar" href="#resumo">
        <span>VALOR TOTAL</span> <strong>{formatarReais(total)}</strong> <span>Ver resumo</span>
      </a>
    </form>
  );
}
