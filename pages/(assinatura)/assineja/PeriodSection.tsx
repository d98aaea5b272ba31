import type { UseFormReturn } from 'react-hook-form';
import { rotuloPeriodo, type Periodo } from '../../../modules/catalogue/periodo.ts';
import { formatarReais } from '../../../modules/catalogue/preco.ts';
import type { PrecoDoPeriodo } from '../../../modules/checkout/periodos.ts';
import { writePeriod } from '../../components/periodInAddress.ts';
import type { AssinaturaValues } from './assinaturaValues.ts';

interface PeriodSectionProps {
  form: UseFormReturn<AssinaturaValues>;
  precos: readonly PrecoDoPeriodo[];
  periodo: Periodo;
}

/** How many months are paid at once, each choice with what it costs and saves. */
export function PeriodSection({ form, precos, periodo }: PeriodSectionProps) {
  const choose = (opcao: Periodo) => {
    form.setValue('periodo', opcao);
    writePeriod(opcao);
  };
  return (
    <fieldset className="order-section order-periods">
      <legend>Período de pagamento</legend>
      {precos.map(({ periodo: opcao, mensal, total, economia }) => (
        <label key={opcao} className="order-period">
          <input type="radio" name="periodo" checked={periodo === opcao} onChange={() => choose(opcao)} />
          <span className="order-period__name">
            <PeriodName periodo={opcao} />
          </span>{' '}
          <span>
            <strong>{formatarReais(mensal)}</strong>/mês
          </span>{' '}
          <span className="order-period__total">{formatarReais(total)} no total</span>{' '}
          {economia && <span className="order-period__saved">economize {formatarReais(economia)}</span>}
        </label>
      ))}
    </fieldset>
  );
}

/** "Bianual (24 MESES)", the unit as section 9.1 writes it, in small letters on the screen. */
export function PeriodName({ periodo }: { periodo: Periodo }) {
  return (
    <>
      {rotuloPeriodo(periodo)}{' '}
      <span className="order-unit">
        ({periodo} {periodo === 1 ? 'MÊS' : 'MESES'})
      </span>
    </>
  );
}
