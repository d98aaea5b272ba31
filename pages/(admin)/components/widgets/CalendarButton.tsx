import { useState } from 'react';
import { parseDate } from '@internationalized/date';
import { Button, Calendar, CalendarCell, CalendarGrid, Heading } from 'react-aria-components/Calendar';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components/Popover';
import { lerDia } from '../../../../modules/editing/dia.ts';
import { AdminIcon } from '../AdminIcon.tsx';

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
  const dia = 'dia' in lido ? lido.dia : null;
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <Button className="with-button__button" aria-label="Abrir calendário" isDisabled={disabled}>
        <AdminIcon name="calendar-days" />
      </Button>
      <Popover className="calendar-popover">
        <Dialog aria-label="Calendário">
          <Calendar
            className="calendar"
            autoFocus
            value={dia ? parseDate(dia) : null}
            onChange={(date) => {
              onChoose(date.toString());
              setOpen(false);
            }}
          >
            <div className="calendar__head">
              <Button slot="previous" className="calendar__button">
                <AdminIcon name="chevron-left" />
              </Button>
              <Heading />
              <Button slot="next" className="calendar__button">
                <AdminIcon name="chevron-right" />
              </Button>
            </div>
            <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
