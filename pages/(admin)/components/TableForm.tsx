import type { FormEvent, ReactNode } from 'react';
import { DecisionContext } from './decision.ts';
import type { FormTable, FormValues } from './formTable.ts';
import { useLeaving } from './useLeaving.ts';
import { useTableForm, type Save, type Settle } from './useTableForm.ts';
import { widgetOf, type OwnWidgets } from './widgets/registry.ts';

interface TableFormProps {
  /** Of its title; another where two forms are on one screen. */
  id?: string;
  titulo: string;
  /** What the row is called. */
  sobre?: string | undefined;
  campos: FormTable;
  /** What it asks with and few others do. */
  widgets?: OwnWidgets | undefined;
  /** The row that is changed; null for a new one. */
  inicial: FormValues | null;
  /** What it is filled with in the place of what the row says, as if somebody had typed it. */
  proposto?: FormValues | undefined;
  /** Text of the button. */
  acao: string;
  /** An attempt to save begins: what was said of the one before goes. */
  onAttempt: () => void;
  onSave: Save;
  /** What was sent before, without an answer, turned out to be stored: the form goes on from it. */
  onSettled: Settle;
  /** Name of the row among all that is being saved. */
  linha: string;
  /** Set while the row is still being saved as it was left before. */
  waiting?: boolean;
  onCancel?: (() => void) | undefined;
  /** Shown above the buttons; may decide how the form is saved (`useDecision`). */
  children?: ReactNode;
  /** Set where what it says is a row of its own whatever it began with, which is asked about before it is stored. */
  asks?: boolean;
  /** What comes of it, from what is typed now, and whether some of that cannot be read. */
  previa?: ((valores: FormValues, unreadable: boolean) => ReactNode) | undefined;
}

/** A form over a row, new or known, made of a table of fields. What was typed stays whatever happens (D28). */
export function TableForm({
  id = 'form-title',
  titulo,
  sobre,
  campos,
  widgets,
  inicial,
  proposto,
  acao,
  onAttempt,
  onSave,
  onSettled,
  linha,
  waiting = false,
  asks = false,
  onCancel,
  previa,
  children,
}: TableFormProps) {
  const { form, control, errors, valores, unreadable, antes, digitado, said, uploading, setUploading, send, ...state } =
    useTableForm(
      campos,
      inicial,
      { onAttempt, onSave, onSettled },
      { linha, de: sobre ? `${titulo}, ${sobre}` : titulo, asks, proposto },
    );
  const leaving = useLeaving();
  const saving = state.saving || waiting;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
  };
  return (
    <form ref={form} className="row-form" inert={leaving} aria-labelledby={id} noValidate onSubmit={submit}>
      <h2 id={id} tabIndex={-1}>
        {titulo}
      </h2>
      <div className="row-form__fields" inert={saving}>
        {campos.fields.map((field) => {
          const Widget = widgetOf(field, widgets);
          return (
            <Widget
              key={field.nome}
              field={field}
              control={control}
              counts={field.quando?.(valores) ?? true}
              error={errors[field.nome]?.message}
              onUploading={setUploading}
            />
          );
        })}
      </div>
      {previa?.(valores, unreadable)}
      <div className="row-form__notice" role="alert">
        {uploading ? 'Aguarde o envio da imagem antes de salvar!' : said}
      </div>
      {children && (
        <div inert={saving}>
          <DecisionContext value={{ antes, digitado, send: (decisao, agora) => void send(decisao, agora) }}>
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
