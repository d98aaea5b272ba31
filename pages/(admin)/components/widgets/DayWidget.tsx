import { Input } from 'react-aria-components/TextField';
import { escreverDia } from '../../../../modules/editing/dia.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { TextWidgetField } from './TextWidget.tsx';
import type { WidgetProps } from './widget.ts';

/** A day, typed or pasted as people write it, or chosen in a calendar. */
export function DayWidget(props: WidgetProps) {
  return (
    <TextWidgetField {...props}>
      {(ref, typed, type) => (
        <div className="with-button">
          <Input ref={ref} type="text" inputMode="numeric" placeholder="dd/mm/aaaa" autoComplete="off" />
          <CalendarButton texto={typed} disabled={!props.counts} onChoose={(dia) => type(escreverDia(dia))} />
        </div>
      )}
    </TextWidgetField>
  );
}
