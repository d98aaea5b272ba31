import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { Choice, Field } from '../formTable.ts';
import { outsideList } from '../values.ts';
import { NativeField } from './NativeField.tsx';
import type { WidgetProps } from './widget.ts';

/** A short list to choose from. What it shows is what it sends. */
export function ChoiceWidget(props: WidgetProps<Choice>) {
  const { nome, opcoes, opcional, vazio, sumida } = props.field;
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name: nome, control: props.control });
  // The row's value can always be chosen, whether the list has it or not.
  const [opened] = useState(String(value));
  const known = opened === '' || opcoes.some(({ valor }) => valor === opened);
  return (
    <NativeField {...props}>
      {(control) => (
        <select {...control} ref={ref} value={String(value)} onChange={onChange} onBlur={onBlur}>
          <option value="" disabled={!opcional}>
            {vazio}
          </option>
          {!known && <option value={opened}>{sumida ?? outsideList(opened)}</option>}
          {opcoes.map(({ valor, rotulo }) => (
            <option key={valor} value={valor}>
              {rotulo}
            </option>
          ))}
        </select>
      )}
    </NativeField>
  );
}

/** Yes or no: a tick, or a choice between two words. */
export function YesNoWidget(props: WidgetProps<Extract<Field, { kind: 'sinal' }>>) {
  const { nome, palavras } = props.field;
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name: nome, control: props.control });
  return (
    <NativeField {...props}>
      {(control) =>
        palavras ? (
          <select
            {...control}
            ref={ref}
            value={value ? 'sim' : 'nao'}
            onChange={(event) => onChange(event.currentTarget.value === 'sim')}
            onBlur={onBlur}
          >
            <option value="sim">{palavras[0]}</option>
            <option value="nao">{palavras[1]}</option>
          </select>
        ) : (
          <input
            {...control}
            ref={ref}
            type="checkbox"
            checked={Boolean(value)}
            onChange={(event) => onChange(event.currentTarget.checked)}
            onBlur={onBlur}
          />
        )
      }
    </NativeField>
  );
}
