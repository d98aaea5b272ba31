import type { MouseEvent } from 'react';
import { writePeriod } from './periodInAddress.ts';
import { rotuloPeriodo, type Periodo, type Periodos } from '../../modules/catalogue/periodo.ts';

interface PeriodToggleProps {
  periodos: Periodos;
  periodo: Periodo;
  onChange: (periodo: Periodo) => void;
}

/** Chooses the period and mirrors it in the address without a history entry; without JavaScript the form asks the server. */
export function PeriodToggle({ periodos, periodo, onChange }: PeriodToggleProps) {
  const choose = (event: MouseEvent, escolhido: Periodo) => {
    event.preventDefault();
    onChange(escolhido);
    writePeriod(escolhido);
  };
  return (
    <form>
      <fieldset className="period">
        <legend className="visually-hidden">Período de pagamento</legend>
        {periodos.map((opcao) => (
          <button
            key={opcao}
            type="submit"
            name="periodo"
            value={opcao}
            aria-pressed={opcao === periodo}
            onClick={(event) => choose(event, opcao)}
          >
            {rotuloPeriodo(opcao)}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
