import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { Field } from '../formTable.ts';
import { messageOf, type WidgetProps } from './widget.ts';

/** Several of a short list, each with a tick; the text has a space between them. */
export function MarksWidget(props: WidgetProps<Extract<Field, { kind: 'marcas' }>>) {
  const { nome, rotulo, obrigatorio, marcas } = props.field;
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name: nome, control: props.control });
  const { wrong, help } = messageOf(props);
  const sentence = useId();
  const chosen = new Set(String(value).split(' '));
  const toggle = (valor: string) => {
    if (!chosen.delete(valor)) chosen.add(valor);
    onChange(marcas.flatMap((marca) => (chosen.has(marca.valor) ? [marca.valor] : [])).join(' '));
  };
  return (
    <fieldset className="form-field form-field--marcas" aria-describedby={wrong || help ? sentence : undefined}>
      <legend>
        {rotulo}
        {obrigatorio && <span aria-hidden="true"> *</span>}
      </legend>
      {marcas.map((marca, i) => (
        <label key={marca.valor}>
          <input
            ref={i === 0 ? ref : undefined}
            type="checkbox"
            name={nome}
            value={marca.valor}
            checked={chosen.has(marca.valor)}
            disabled={!props.counts}
            aria-invalid={wrong ? true : undefined}
            onChange={() => toggle(marca.valor)}
            onBlur={onBlur}
          />{' '}
          {marca.rotulo}
        </label>
      ))}
      {(wrong || help) && (
        <span id={sentence} className={wrong ? 'form-field__error' : 'form-field__help'}>
          {wrong ?? help}
        </span>
      )}
    </fieldset>
  );
}
