import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Refusal } from '../adminApi.ts';
import { useActKey } from '../keys.ts';
import { checkRow } from './checkRow.ts';
import { confirmPrices } from './confirmPrices.ts';
import type { FormTable, FormValues } from './formTable.ts';
import { useNextFocus } from './useNextFocus.ts';
import { firstSentence, keepUnsent } from './unsent.ts';
import { beginSaving, useUnsavedGuard } from './useUnsavedGuard.ts';
import { differences, sayValue, readForm, writeForm, type Typed } from './values.ts';

/** Takes everything of a new row, and of a known one what was changed (D39), what was decided, and the key of the act. @throws Refusal */
export type Save = (valores: FormValues, decisao: string | undefined, chave: string) => Promise<void>;

const CHECK_FIELDS = 'Confira os campos marcados. Nada foi salvo.';

/** What was refused. A sentence about fields goes when the last of them has been corrected. */
interface Notice {
  text: string;
  ofFields: boolean;
}

/**
 * The state of a form over a row, new (null) or known: what is typed, what is wrong, whether it is being saved.
 * @param de what the form and its row are called, where the form is gone when it turns out that it was not saved
 */
export function useTableForm(campos: FormTable, inicial: FormValues | null, onSave: Save, de: string) {
  const { fields } = campos;
  const [opened] = useState(inicial);
  const { clearErrors, control, formState, getValues, handleSubmit, reset, setError, setFocus, subscribe } = useForm<
    Typed,
    unknown,
    FormValues
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
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  /** Set at once, so that two presses before the next frame are one. */
  const sending = useRef(false);
  const chave = useActKey();
  /** Fields that were sent without an answer: put back to what they were, they are changed all the same. */
  const unanswered = useRef<readonly string[]>([]);
  // A field that is being corrected is no longer wrong; nobody is told off while typing.
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ name }) => name && clearErrors(name) }),
    [clearErrors, subscribe],
  );
  // What is being saved is not lost by leaving it.
  useUnsavedGuard((isDirty || uploading) && !saving);
  const focusNext = useNextFocus(saving);
  const changed = (agora: FormValues) => differences(readForm(fields, writeForm(fields, opened)).valores, agora);

  const refuse = (text: string, wrong: readonly string[]) => {
    setNotice({ text, ofFields: wrong.length > 0 });
    const first = fields.find(({ nome }) => wrong.includes(nome))?.nome;
    if (first) focusNext(() => setFocus(first));
  };

  const save = async (said: FormValues, decisao: string | undefined) => {
    if (opened && !confirmPrices(fields, opened, said)) return;
    // After a refusal one goes on where one was, or at the first wrong field.
    const here = document.activeElement;
    if (here instanceof HTMLElement && form.current?.contains(here)) focusNext(() => here.focus());
    setSaving(true);
    setNotice(null);
    const done = beginSaving();
    const names = new Set([...Object.keys(changed(said)), ...unanswered.current]);
    // As a new row it says all.
    const sent =
      opened && decisao !== 'cadastrar' ? Object.fromEntries(Object.entries(said).filter(([nome]) => names.has(nome))) : said;
    const mine = chave.current;
    try {
      await onSave(sent, decisao, mine);
      chave.renew();
      unanswered.current = [];
      focusNext(null);
      reset(getValues());
    } catch (error) {
      const { campos: wrong, code, message } = error as Refusal;
      if (code === '') unanswered.current = Object.keys(sent);
      // What comes after a refusal is another act.
      else chave.renew();
      if (!shown.current) {
        const again = code === '' ? () => onSave(sent, decisao, mine) : undefined;
        return keepUnsent({ de, motivo: firstSentence(message), digitado: inWords(fields, sent, said), again });
      }
      if (code === 'CHAVE_REUTILIZADA') return refuse(message, []);
      for (const { campo, mensagem } of wrong) setError(campo, { message: mensagem });
      refuse(
        message,
        wrong.map(({ campo }) => campo),
      );
    } finally {
      done();
      setSaving(false);
    }
  };

  /** Checks and saves what the form says at that moment, with what was decided over a conflict. */
  const send = async (decisao?: string) => {
    if (sending.current || uploading) return;
    sending.current = true;
    await handleSubmit(
      (said) => save(said, decisao),
      (wrong) => refuse(CHECK_FIELDS, Object.keys(wrong)),
    )().finally(() => {
      sending.current = false;
    });
  };

  return {
    form,
    control,
    errors,
    valores,
    /** What differs by now from what was opened. */
    digitado: changed(valores),
    said: notice && (!notice.ofFields || Object.keys(errors).length > 0) ? notice.text : '',
    saving,
    uploading,
    setUploading,
    send,
  };
}

/** What was sent, field by field, without what says nothing. */
function inWords(fields: FormTable['fields'], sent: FormValues, said: FormValues): [string, string][] {
  return fields
    .filter(({ nome }) => nome in sent && sent[nome] !== null)
    .map((field): [string, string] => [field.rotulo, sayValue(field, sent[field.nome], said)]);
}
