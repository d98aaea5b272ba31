import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { Refusal } from '../adminApi.ts';
import { diferencas, lerFormulario, type Campo, type Valores } from './campo.ts';
import { confirmarPrecos } from './confirmPrices.ts';
import { DecisionContext } from './decision.ts';
import { FormField } from './FormField.tsx';
import { useNextFocus } from './useNextFocus.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

interface RowFormProps {
  /** Of its title; another where two forms are on one screen. */
  id?: string;
  titulo: string;
  campos: readonly Campo[];
  inicial: Valores | null;
  /** Text of the button. */
  acao: string;
  /** Takes everything of a new row, and of a known one what was changed (D39), and what was decided. @throws Refusal */
  onSave: (valores: Valores, decisao: string | undefined) => Promise<void>;
  onCancel?: (() => void) | undefined;
  /** Shown above the buttons; may decide how the form is saved (`useDecision`). */
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
  const [digitado, setDigitado] = useState<Valores>({});
  const form = useRef<HTMLFormElement>(null);
  /** What the form said before anybody touched it: what is still so is not sent. */
  const opened = useRef<Valores>({});
  const fields = useRef(campos);
  useEffect(() => {
    if (form.current) opened.current = lerFormulario(fields.current, form.current).valores;
  }, []);
  // What is being saved is not lost by leaving it.
  useUnsavedGuard((dirty || uploading) && !saving);
  const focusNext = useNextFocus(saving);

  const read = (valores: Valores) => {
    setTyped(valores);
    setDigitado(diferencas(opened.current, valores));
  };

  const send = async (decisao?: string) => {
    if (saving || uploading || !form.current) return;
    const { valores, erros } = lerFormulario(campos, form.current);
    read(valores);
    if (Object.keys(erros).length > 0) return refuse('Confira os campos marcados. Nada foi salvo.', erros);
    if (inicial && !confirmarPrecos(campos, inicial, valores)) return;
    // After a refusal one goes on where one was, or at the first wrong field.
    if (form.current.contains(document.activeElement)) focusNext(document.activeElement);
    setSaving(true);
    setNotice('');
    try {
      await onSave(inicial ? diferencas(opened.current, valores) : valores, decisao);
      focusNext(null);
      setErrors({});
      setDirty(false);
    } catch (error) {
      const refusal = error as Refusal;
      refuse(refusal.message, Object.fromEntries(refusal.campos.map(({ campo, mensagem }) => [campo, mensagem])));
    } finally {
      setSaving(false);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
  };

  const refuse = (message: string, wrong: Readonly<Record<string, string>>) => {
    setErrors(wrong);
    setNotice(message);
    const first = campos.find(({ nome }) => nome in wrong)?.nome;
    if (first) focusNext(form.current?.querySelector(`[name="${first}"]:not([type=hidden])`));
  };

  // A field that is being corrected is no longer wrong; with the last of them goes the sentence above the button.
  const listen = (event: FormEvent<HTMLFormElement>) => {
    setDirty(true);
    read(lerFormulario(campos, event.currentTarget).valores);
    const { name } = event.target as HTMLInputElement;
    if (!(name in errors)) return;
    const { [name]: _corrected, ...others } = errors;
    setErrors(others);
    if (Object.keys(others).length === 0) setNotice('');
  };

  return (
    <form ref={form} className="row-form" aria-labelledby={id} noValidate onSubmit={submit} onInput={listen}>
      <h2 id={id} tabIndex={-1}>
        {titulo}
      </h2>
      <div className="row-form__fields" inert={saving}>
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
      {children && (
        <div inert={saving}>
          <DecisionContext value={{ digitado, send: (decisao) => void send(decisao) }}>{children}</DecisionContext>
        </div>
      )}
      <div className="row-form__buttons">
        <button type="submit" className="admin-button admin-button--primary" disabled={uploading || saving}>
          {saving ? 'Salvando…' : acao}
        </button>
        {onCancel && (
          <button type="button" className="admin-button" disabled={saving} onClick={onCancel}>
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
