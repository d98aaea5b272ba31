import type { ReactNode } from 'react';
import { useField } from 'react-aria/useField';
import { messageOf, type WidgetProps } from './widget.ts';

/** What ties a browser's own control to its label and its sentence. */
interface ControlProps {
  id?: string | undefined;
  name: string;
  disabled: boolean;
  'aria-describedby'?: string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': boolean;
}

interface NativeFieldProps extends WidgetProps {
  children: (control: ControlProps) => ReactNode;
}

/** Label, control and sentence of a field whose control is the browser's own. */
export function NativeField({ children, ...props }: NativeFieldProps) {
  const { nome, rotulo, obrigatorio, kind } = props.field;
  const { wrong, help } = messageOf(props);
  const { labelProps, fieldProps, descriptionProps, errorMessageProps } = useField({
    label: rotulo,
    description: help,
    errorMessage: wrong,
    isInvalid: wrong !== undefined,
  });
  return (
    <div className={`form-field form-field--${kind}`}>
      <label {...labelProps}>
        {rotulo}
        {obrigatorio && <span aria-hidden="true"> *</span>}
      </label>
      {children({
        id: fieldProps.id,
        'aria-describedby': fieldProps['aria-describedby'],
        'aria-invalid': wrong ? true : undefined,
        'aria-required': obrigatorio,
        name: nome,
        disabled: !props.counts,
      })}
      {help && (
        <span {...descriptionProps} className="form-field__help">
          {help}
        </span>
      )}
      {wrong && (
        <span {...errorMessageProps} className="form-field__error">
          {wrong}
        </span>
      )}
    </div>
  );
}
