import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Refusal } from '../adminApi.ts';
import { checkRow } from './checkRow.ts';
import { confirmarPrecos } from './confirmPrices.ts';
import { DecisionContext } from './decision.ts';
import type { FormTable, Valores } from './formTable.ts';
import { useNextFocus } from './useNextFocus.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';
import { diferencas, readForm, writeForm, type Typed } from './valores.ts';
import { widgetOf } from './widgets/registry.ts';

interface TableFormProps {
  /** Of its title; another where two forms are on one screen. */
  id?: string;
  titulo: string;
  campos: FormTable;
  /** The row that is changed; null for a new one. */
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

const CHECK_FIELDS = 'Confira os campos marcados. Nada foi salvo.';

/** What was refused. A sentence about fields goes when the last of them has been corrected. */
interface Notice {
  text: string;
  ofFields: boolean;
}

/** A form over a row, new or known, made of a table of fields. What was typed stays whatever happens (D28). */
export function TableForm({
  id = 'form-title',
  titulo,
  campos,
  inicial,
  acao,
  onSave,
  onCancel,
  previa,
  children,
}: TableFormProps) {
  const { fields } = campos;
  const [opened] = useState(inicial);
  const { clearErrors, control, formState, getValues, handleSubmit, reset, setError, setFocus, subscribe } = useForm<
    Typed,
    unknown,
    Valores
  >({
    defaultValues: writeForm(fields, opened),
    resolver: checkRow(campos, opened),
    // The form is locked while it is saved; `useNextFocus` waits for that.
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { errors, isDirty } = formState;
  const { valores } = readForm(fields, useWatch({ control }) as Typed);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [saving, setSaving] = useState(false);
  const [uploading, setUploading] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  /** Set at once, so that two presses before the next frame are one. */
  const sending = useRef(false);
  // A field that is being corrected is no longer wrong; nobody is told off while typing.
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ name }) => name && clearErrors(name) }),
    [clearErrors, subscribe],
  );
  // What is being saved is not lost by leaving it.
  useUnsavedGuard((isDirty || uploading) && !saving);
  const focusNext = useNextFocus(saving);
  const changed = (agora: Valores) => diferencas(readForm(fields, writeForm(fields, opened)).valores, agora);

  const refuse = (text: string, wrong: readonly string[]) => {
    setNotice({ text, ofFields: wrong.length > 0 });
    const first = fields.find(({ nome }) => wrong.includes(nome))?.nome;
    if (first) focusNext(() => setFocus(first));
  };

  const save = async (dito: Valores, decisao: string | undefined) => {
    if (opened && !confirmarPrecos(fields, opened, dito)) return;
    // After a refusal one goes on where one was, or at the first wrong field.
    const here = document.activeElement;
    if (here instanceof HTMLElement && form.current?.contains(here)) focusNext(() => here.focus());
    setSaving(true);
    setNotice(null);
    try {
      await onSave(opened ? changed(dito) : dito, decisao);
      focusNext(null);
      reset(getValues());
    } catch (error) {
      const refusal = error as Refusal;
      for (const { campo, mensagem } of refusal.campos) setError(campo, { message: mensagem });
      refuse(
        refusal.message,
        refusal.campos.map(({ campo }) => campo),
      );
    } finally {
      setSaving(false);
    }
  };

  const send = async (decisao?: string) => {
    if (sending.current || uploading) return;
    sending.current = true;
    await handleSubmit(
      (dito) => save(dito, decisao),
      (wrong) => refuse(CHECK_FIELDS, Object.keys(wrong)),
    )().finally(() => {
      sending.current = false;
    });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
  };
  const said = notice && (!notice.ofFields || Object.keys(errors).length > 0) ? notice.text : '';

  return (
    <form ref={form} className="row-form" aria-labelledby={id} noValidate onSubmit={submit}>
      <h2 id={id} tabIndex={-1}>
        {titulo}
      </h2>
      <div className="row-form__fields" inert={saving}>
        {fields.map((field) => {
          const Widget = widgetOf(field);
          const counts = field.quando?.(valores) ?? true;
          const error = errors[field.nome]?.message;
          return (
            <Widget key={field.nome} field={field} control={control} counts={counts} error={error} onUploading={setUploading} />
          );
        })}
      </div>
      {previa?.(valores)}
      <div className="row-form__notice" role="alert">
        {uploading ? 'Aguarde o envio da imagem antes de salvar!' : said}
      </div>
      {children && (
        <div inert={saving}>
          <DecisionContext value={{ digitado: changed(valores), send: (decisao) => void send(decisao) }}>
            {children}
          </DecisionContext>
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
