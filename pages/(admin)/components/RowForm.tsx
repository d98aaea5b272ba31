import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { Refusal } from '../adminApi.ts';
import { diferencas, lerFormulario, type Campo, type Valores } from './campo.ts';
import { confirmarPrecos } from './confirmPrices.ts';
import { FormField } from './FormField.tsx';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

interface RowFormProps {
  /** Of its title; another where two forms are on one screen. */
  id?: string;
  titulo: string;
  campos: readonly Campo[];
  inicial: Valores | null;
  /** Text of the button. */
  acao: string;
  /** Takes everything of a new row, and of a known one what was changed (D39). @throws Refusal */
  onSave: (valores: Valores) => Promise<void>;
  onCancel?: (() => void) | undefined;
  /** Shown above the buttons. */
  children?: ReactNode;
  /** What a visitor will see, from what is typed now. */
  previa?: ((valores: Valores) => ReactNode) | undefined;
}

/** A form over a row, new or known. What was typed stays whatever happens (D28). */
export function RowForm({ id = 'form-title', titulo, campos, inicial, acao, onSave, onCancel, previa, children }: RowFormProps) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [notice, setNotice] = useState('');
  const [dirty, setDirty] = useState(false);
  const [saving, setSaving] = useState(false);
  const [uploading, setUploading] = useState(false);
  const [typed, setTyped] = useState<Valores>(() => comecar(campos, inicial));
  const form = useRef<HTMLFormElement>(null);
  /** What the form said before anybody touched it: what is still so is not sent. */
  const opened = useRef<Valores>({});
  const fields = useRef(campos);
  useEffect(() => {
    if (form.current) opened.current = lerFormulario(fields.current, form.current).valores;
  }, []);
  useUnsavedGuard(dirty);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving || uploading) return;
    const { valores, erros } = lerFormulario(campos, event.currentTarget);
    if (Object.keys(erros).length > 0) return refuse('Confira os campos marcados. Nada foi salvo.', erros);
    if (inicial && !confirmarPrecos(campos, inicial, valores)) return;
    setSaving(true);
    setNotice('');
    try {
      await onSave(inicial ? diferencas(opened.current, valores) : valores);
      setErrors({});
      setDirty(false);
    } catch (error) {
      const refusal = error as Refusal;
      refuse(refusal.message, Object.fromEntries(refusal.campos.map(({ campo, mensagem }) => [campo, mensagem])));
    } finally {
      setSaving(false);
    }
  };

  const refuse = (message: string, wrong: Readonly<Record<string, string>>) => {
    setErrors(wrong);
    setNotice(message);
    const first = campos.find(({ nome }) => nome in wrong)?.nome;
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]:not([type=hidden])`)?.focus();
  };

  // A field that is being corrected is no longer wrong; with the last of them goes the sentence above the button.
  const listen = (event: FormEvent<HTMLFormElement>) => {
    setDirty(true);
    setTyped(lerFormulario(campos, event.currentTarget).valores);
    const { name } = event.target as HTMLInputElement;
    if (!(name in errors)) return;
    const { [name]: _corrected, ...others } = errors;
    setErrors(others);
    if (Object.keys(others).length === 0) setNotice('');
  };

  return (
    <form
      ref={form}
      className="row-form"
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={listen}
    >
      <h2 id={id} tabIndex={-1}>
        {titulo}
      </h2>
      <div className="row-form__fields">
        {campos.map((campo) => (
          <FormField
            key={campo.nome}
            campo={campo}
            inicial={inicial?.[campo.nome]}
            valores={typed}
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

function comecar(campos: readonly Campo[], inicial: Valores | null): Valores {
  return Object.fromEntries(campos.map(({ nome, padrao }) => [nome, (inicial ? inicial[nome] : padrao) ?? null]));
}
