import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { Refusal } from '../adminApi.ts';
import { lerValores, type Campo, type Valores } from './campo.ts';
import { FormField } from './FormField.tsx';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

interface RowFormProps {
  titulo: string;
  campos: readonly Campo[];
  inicial: Valores | null;
  /** Text of the button. */
  acao: string;
  /** @throws Refusal */
  onSave: (valores: Valores) => Promise<void>;
  onCancel?: (() => void) | undefined;
  /** Shown above the buttons. */
  children?: ReactNode;
  /** What a visitor will see, from what is typed now. */
  previa?: ((valores: Valores) => ReactNode) | undefined;
}

/** A form over a row, new or known. What was typed stays whatever happens (D28). */
export function RowForm({ titulo, campos, inicial, acao, onSave, onCancel, previa, children }: RowFormProps) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [notice, setNotice] = useState('');
  const [dirty, setDirty] = useState(false);
  const [saving, setSaving] = useState(false);
  const [uploading, setUploading] = useState(false);
  const [typed, setTyped] = useState<Valores>(inicial ?? {});
  const form = useRef<HTMLFormElement>(null);
  useUnsavedGuard(dirty);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving || uploading) return;
    const valores = lerValores(campos, event.currentTarget);
    setSaving(true);
    setNotice('');
    try {
      await onSave(valores);
      setErrors({});
      setDirty(false);
    } catch (error) {
      const refusal = error as Refusal;
      const wrong = Object.fromEntries(refusal.campos.map(({ campo, mensagem }) => [campo, mensagem]));
      setErrors(wrong);
      setNotice(refusal.message);
      const first = campos.find(({ nome }) => nome in wrong)?.nome;
      if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]:not([type=hidden])`)?.focus();
    } finally {
      setSaving(false);
    }
  };

  return (
    <form
      ref={form}
      className="row-form"
      aria-labelledby="form-title"
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={(event) => {
        setDirty(true);
        if (previa) setTyped(lerValores(campos, event.currentTarget));
      }}
    >
      <h2 id="form-title" tabIndex={-1}>
        {titulo}
      </h2>
      <div className="row-form__fields">
        {campos.map((campo) => (
          <FormField
            key={campo.nome}
            campo={campo}
            inicial={inicial?.[campo.nome]}
            error={errors[campo.nome]}
            onUploading={setUploading}
          />
        ))}
      </div>
      {previa?.(typed)}
      <div className="row-form__notice" role="alert">
        {uploading ? 'Aguarde o envio da imagem antes de salvar!' : notice}
      </div>
      {children}
      <div className="row-form__buttons">
        <button type="submit" className="admin-button admin-button--primary" disabled={uploading || saving}>
          {saving ? 'Salvando…' : acao}
        </button>
        {onCancel && (
          <button type="button" className="admin-button" onClick={onCancel}>
            Cancelar
          </button>
        )}
      </div>
    </form>
  );
}
