import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';

interface Described {
  /** Of the control; the messages of a form lead to it by this name. */
  name: string;
  label: ReactNode;
  /** Shown in red beside the field. */
  error?: string | undefined;
  /** Whether the error comes by itself while the visitor is elsewhere, and is read out; those of a submission are told by its summary. */
  announced?: boolean;
  /** Shown beside the field when there is no error, and read out. */
  hint?: { text: string; good: boolean } | null;
  /** Stands beside the field as long as there is nothing else to say. */
  help?: string;
  required?: boolean;
}

interface FieldProps extends Described, Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'required' | 'id'> {
  ref?: Ref<HTMLInputElement>;
}

/** A labelled input with its message. */
export function Field({ label, error, announced, hint, help, required, ...input }: FieldProps) {
  return (
    <Labelled name={input.name} label={label} error={error} announced={announced} hint={hint} help={help}>
      <input {...input} {...describe(input.name, error, required)} />
    </Labelled>
  );
}

interface TextAreaProps extends Described, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'required' | 'id'> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** A labelled text area with its message. */
export function TextArea({ label, error, announced, hint, help, required, ...area }: TextAreaProps) {
  return (
    <Labelled name={area.name} label={label} error={error} announced={announced} hint={hint} help={help}>
      <textarea {...area} {...describe(area.name, error, required)} />
    </Labelled>
  );
}

/** What a control says of itself to a screen reader; for controls that stand in a `Labelled` of their own. */
export function describe(name: string, error: string | undefined, required: boolean | undefined) {
  return {
    id: name,
    'aria-invalid': error ? true : undefined,
    'aria-required': required,
    'aria-describedby': `${name}-message ${name}-notice`,
  };
}

/** A control between its label and its messages. */
export function Labelled({ name, label, error, announced, hint, help, children }: Described & { children: ReactNode }) {
  const silent = error ? (announced ? '' : error) : hint ? '' : help;
  const notice = error ? (announced ? error : '') : (hint?.text ?? '');
  const bad = Boolean(error) || hint?.good === false;
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {children}
      <p className={bad ? 'field__message field__message--bad' : 'field__message'}>
        <span id={`${name}-message`}>{silent}</span>
        {/* A live region is there before its text, so that the text is read out. */}
        <span id={`${name}-notice`} aria-live="polite">
          {notice}
        </span>
      </p>
    </div>
  );
}
