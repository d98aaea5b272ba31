import { useId, type InputHTMLAttributes, type Ref, type TextareaHTMLAttributes } from 'react';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  label: string;
  /** Shown in red beside the field and announced. */
  error?: string | undefined;
  /** Shown beside the field when there is no error. */
  hint?: { text: string; good: boolean } | null;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled input with its message. */
export function Field({ label, error, hint, id: given, ...input }: FieldProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} {...input} aria-invalid={error ? true : undefined} aria-describedby={`${id}-message`} />
      <FieldMessage id={`${id}-message`} error={error} hint={hint} />
    </div>
  );
}

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  error?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A labelled text area with its message. */
export function TextArea({ label, error, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} {...area} aria-invalid={error ? true : undefined} aria-describedby={`${id}-message`} />
      <FieldMessage id={`${id}-message`} error={error} />
    </div>
  );
}

/** The live region of a field; it is there before its text, so that the text is announced. */
export function FieldMessage({ id, error, hint }: { id: string; error?: string | undefined; hint?: FieldProps['hint'] }) {
  const text = error ?? hint?.text ?? '';
  return (
    <p
      id={id}
      className={error || hint?.good === false ? 'field__message field__message--bad' : 'field__message'}
      aria-live="polite"
    >
      {text}
    </p>
  );
}
