import { lazy, Suspense, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components/Popover';
import { lerDia } from '../../../../modules/editing/dia.ts';
import { AdminIcon } from '../AdminIcon.tsx';

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
  const lido = lerDia(texto);
  const choose = (dia: string) => {
    setOpen(false);
    onChoose(dia);
  };
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <Button className="with-button__button" aria-label="Abrir calendário" isDisabled={disabled}>
        <AdminIcon name="calendar-days" />
      </Button>
      <Popover className="calendar-popover">
        <Dialog aria-label="Calendário">
          <Suspense fallback={<p className="options__none">Abrindo…</p>}>
            <DayCalendar dia={'dia' in lido ? lido.dia : null} onChoose={choose} />
          </Suspense>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
