import { parseDate } from '@internationalized/date';
import type { RefObject } from 'react';
import { Button, Calendar, CalendarCell, CalendarGrid, Heading } from 'react-aria-components/Calendar';
import { Dialog, Popover } from 'react-aria-components/Popover';
import { AdminIcon } from '../AdminIcon.tsx';

interface DayCalendarProps {
  /** `YYYY-MM-DD`, where one is chosen. */
  dia: string | null;
  onChoose: (dia: string) => void;
  /** The button that it opens at. */
  beside: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** A month to choose a day of. */
export default function DayCalendar({ dia, onChoose, beside, onClose }: DayCalendarProps) {
  return (
    <Popover className="calendar-popover" isOpen onOpenChange={(open) => !open && onClose()} triggerRef={beside}>
      <Dialog aria-label="Calendário">
        <Calendar
          className="calendar"
          autoFocus
          value={dia ? parseDate(dia) : null}
          onChange={(date) => onChoose(date.toString())}
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
  );
}
