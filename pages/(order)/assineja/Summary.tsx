import { useWatch, type UseFormReturn } from 'react-hook-form';
import { rotuloPeriodo } from '../../../modules/catalogue/periodo.ts';
import { formatarReais } from '../../../modules/catalogue/preco.ts';
import type { CupomDados } from '../../../modules/coupons/cupom.ts';
import { Icon } from '../../components/Icon.tsx';
import { CouponBox } from './CouponBox.tsx';
import type { OrderValues, Pedido } from './orderValues.ts';

interface SummaryProps {
  form: UseFormReturn<OrderValues>;
  pedido: Pedido;
  /** Decimal string in reais. */
  total: string;
  cupom: CupomDados | null;
  cupomDoLink: string;
  onCupom: (cupom: CupomDados | null) => void;
  failure: string | null;
}

/** DESCRIÇÃO DO PLANO: what is bought, coupon, period, VALOR TOTAL and the button (section 2.1). */
export function Summary({ form, pedido, total, cupom, cupomDoLink, onCupom, failure }: SummaryProps) {
  const periodo = useWatch({ control: form.control, name: 'periodo' });
  const { isSubmitting } = form.formState;
  return (
    <aside className="order-summary" id="resumo" aria-label="Resumo da assinatura">
      <h2>DESCRIÇÃO DO PLANO</h2>
      <ul className="plan-card__specs" tabIndex={0} aria-label="Especificações do plano">
        {pedido.linhas.map((linha) => (
          <li key={linha}>
            <Icon name="check" size={16} /> {linha}
          </li>
        ))}
      </ul>
      <CouponBox planoId={pedido.plano.id} cupom={cupom} doLink={cupomDoLink} onChange={onCupom} />
      <fieldset className="order-periods">
        <legend>Período de pagamento</legend>
        {pedido.familia.periodos.map((opcao) => (
          <label key={opcao} className="choice">
            <input type="radio" name="periodo" checked={periodo === opcao} onChange={() => form.setValue('periodo', opcao)} />
            {rotuloPeriodo(opcao)} ({opcao} {opcao === 1 ? 'MÊS' : 'MESES'})
          </label>
        ))}
      </fieldset>
      <p className="order-total">
        <span>VALOR TOTAL</span>
        <output aria-live="polite">{formatarReais(total)}</output>
      </p>
      <p className="order-note">Pagamento integral por PIX, PayPal ou boleto, sem parcelamento. Sem fidelidade.</p>
      <p className="order-failure" role="alert">
        {failure}
      </p>
      <button type="submit" className="button button--primary" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Enviando...' : 'ASSINE JÁ'}
      </button>
    </aside>
  );
}
