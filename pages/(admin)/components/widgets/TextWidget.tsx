import type { ReactNode, Ref } from 'react';
import { useController } from 'react-hook-form';
import { FieldError, Input, Label, Text, TextArea, TextField } from 'react-aria-components/TextField';
import { messageOf, type WidgetProps } from './widget.ts';

/** A line of text. */
export function TextWidget(props: WidgetProps) {
  return <TextWidgetField {...props}>{(ref) => <Input ref={ref} type="text" autoComplete="off" />}</TextWidgetField>;
}

/** Several lines of text. */
export function AreaWidget(props: WidgetProps) {
  return <TextWidgetField {...props}>{(ref) => <TextArea ref={ref} rows={3} />}</TextWidgetField>;
}

/** A number, which browsers would write in their own language: this field has ours. */
export function NumberWidget(props: WidgetProps) {
  return (
    <TextWidgetField {...props}>
      {(ref) => <Input ref={ref} type="text" inputMode="decimal" autoComplete="off" />}
    </TextWidgetField>
  );
}

interface TextWidgetFieldProps extends WidgetProps {
  /** Makes the control; `type` writes something else into it. */
  children: (ref: Ref<HTMLInputElement & HTMLTextAreaElement>, typed: string, type: (text: string) => void) => ReactNode;
}

/** Label, control and sentence of a field in which text is typed; the control is given. */
export function TextWidgetField({ children, ...props }: TextWidgetFieldProps) {
  const { nome, rotulo, obrigatorio, kind } = props.field;
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name: nome, control: props.control });
  const { wrong, help } = messageOf(props);
  return (
    <TextField
      className={`form-field form-field--${kind}`}
      name={nome}
      value={String(value)}
      onChange={onChange}
      onBlur={onBlur}
      isDisabled={!props.counts}
      isInvalid={wrong !== undefined}
      isRequired={obrigatorio}
      validationBehavior="aria"
    >
      <Label>
        {rotulo}
        {obrigatorio && <span aria-hidden="true"> *</span>}
      </Label>
      {children(ref, String(value), onChange)}
      {help && (
        <Text slot="description" className="form-field__help">
          {help}
        </Text>
      )}
      <FieldError className="form-field__error">{wrong}</FieldError>
    </TextField>
  );
}
