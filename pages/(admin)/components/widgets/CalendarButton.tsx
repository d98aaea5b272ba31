import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { lerDia } from '../../../../modules/editing/dia.ts';
import { AdminIcon } from '../AdminIcon.tsx';

/** Neither it nor what it opens in comes before it is wanted. */
const DayCalendar = lazy(() => import('./DayCalendar.tsx'));

interface CalendarButtonProps {
  /** What is typed in the field beside it. */
  texto: string;
  disabled?: boolean;
  /** Takes `YYYY-MM-DD`. */
  onChoose: (dia: string) => void;
}

/** Opens a calendar at the day that is typed beside it. */
export function CalendarButton({ texto, disabled = false, onChoose }: CalendarButtonProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const lido = lerDia(texto);
  const choose = (dia: string) => {
    setOpen(false);
    onChoose(dia);
  };
  return (
    <>
      <Button
        ref={button}
        className="with-button__button"
        aria-label="Abrir calendário"
        aria-haspopup="dialog"
        aria-expanded={open}
        isDisabled={disabled}
        onPress={() => setOpen(true)}
      >
        <AdminIcon name="calendar-days" />
      </Button>
      {open && (
        <Suspense fallback={null}>
          <DayCalendar beside={button} dia={'dia' in lido ? lido.dia : null} onChoose={choose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
