import { useWatch, type UseFormReturn } from 'react-hook-form';
import { rotuloPeriodo, type Periodo } from '../../../modules/catalogue/periodo.ts';
import { formatarReais } from '../../../modules/catalogue/preco.ts';
import { saying } from '../../campaign.ts';
import { FormFailure } from '../../components/FormFailure.tsx';
import { Icon } from '../../components/Icon.tsx';
import { writePeriod } from '../../components/periodInAddress.ts';
import { CouponBox } from './CouponBox.tsx';
import { ROTULOS, type AssinaturaValues, type Oferta } from './assinaturaValues.ts';
import type { Coupon } from './useCoupon.ts';
import type { Submission } from './useSubmission.ts';

interface SummaryProps {
  form: UseFormReturn<AssinaturaValues>;
  /** Address of the order page without a plan, where others can be chosen. */
  rota: string;
  oferta: Oferta;
  /** Decimal string in reais. */
  total: string;
  coupon: Coupon;
  submission: Submission;
}

/** DESCRIÇÃO DO PLANO: what is bought, coupon, period, VALOR TOTAL and the button (section 2.1). */
export function Summary({ form, rota, oferta, total, coupon, submission }: SummaryProps) {
  const periodo = useWatch({ control: form.control, name: 'periodo' });
  const { isSubmitting, errors } = form.formState;
  const { failure, planIsGone, reloadHelps, sending } = submission;
  const choosePeriod = (opcao: Periodo) => {
    form.setValue('periodo', opcao);
    writePeriod(opcao);
  };
  return (
    <aside className="order-summary" id="resumo" aria-label="Resumo da assinatura">
      <h2>DESCRIÇÃO DO PLANO</h2>
      <ul className="plan-card__specs">
        {oferta.linhas.map((linha) => (
          <li key={linha}>
            <Icon name="check" size={16} /> {linha}
          </li>
        ))}
      </ul>
      <div inert={sending}>
        <CouponBox form={form} coupon={coupon} />
      </div>
      <fieldset className="order-periods" inert={sending}>
        <legend>Período de pagamento</legend>
        {oferta.familia.periodos.map((opcao) => (
          <label key={opcao} className="choice">
            <input type="radio" name="periodo" checked={periodo === opcao} onChange={() => choosePeriod(opcao)} />
            {rotuloPeriodo(opcao)} ({opcao} {opcao === 1 ? 'MÊS' : 'MESES'})
          </label>
        ))}
      </fieldset>
      <p className="order-total">
        <span>VALOR TOTAL</span>
        <output aria-live="polite">{formatarReais(total)}</output>
      </p>
      <FormFailure
        failure={failure}
        reloadHelps={reloadHelps}
        labels={ROTULOS}
        errors={errors}
        onChoose={(name) => form.setFocus(name as keyof AssinaturaValues)}
      />
      {planIsGone && (
        <p>
          <a href={saying(rota, form.getValues())}>Ver os planos que podem ser assinados agora</a>. Seus dados, o domínio, o cupom
          e o período vão junto.
        </p>
      )}
      <button type="submit" className="button button--primary" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Enviando...' : 'ASSINE JÁ'}
      </button>
    </aside>
  );
}
