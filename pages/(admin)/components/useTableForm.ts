import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Refusal } from '../adminApi.ts';
import { checkRow } from './checkRow.ts';
import { isFocusLost } from './focusSoon.ts';
import type { FormTable, FormValues } from './formTable.ts';
import { useHere } from './useHere.ts';
import { useNextFocus } from './useNextFocus.ts';
import { track } from './underWay.ts';
import { keepUnsent } from './unsent.ts';
import { useSending, type Said, type Save, type Settle } from './useSending.ts';
import { beginSaving, UNANSWERED, useUnsavedGuard } from './useUnsavedGuard.ts';
import { inWords, readForm, writeForm, type Typed } from './values.ts';

export type { Save, Settle } from './useSending.ts';

const CHECK_FIELDS = 'Confira os campos marcados. Nada foi salvo.';

/** What was refused. A sentence about fields goes when the last of them has been corrected. */
interface Notice {
  text: string;
  ofFields: boolean;
}

interface TableFormActs {
  /** An attempt to save begins, which the form itself may refuse: what was said of the one before is over. */
  onAttempt: () => void;
  onSave: Save;
  onSettled: Settle;
}

interface Names {
  /** Of the row, among all that is being saved. */
  linha: string;
  /** What the form and its row are called, where the form is gone when it turns out that it was not saved. */
  de: string;
  /** Whether what it says is all new, whatever it began with, and asked about before it is stored: then all of it is kept, and nobody sends it from another screen. */
  asks: boolean;
  /** What it begins with beside what it is over, as typed. */
  proposto?: FormValues | undefined;
}

/** The state of a form over a row, new (null) or known: what is typed, what is wrong, whether it is being saved. */
export function useTableForm(
  campos: FormTable,
  inicial: FormValues | null,
  acts: TableFormActs,
  { linha, de, asks, proposto }: Names,
) {
  const { fields } = campos;
  const { onAttempt } = acts;
  const { antes, changed, saysWhatWasSent, transmit, waits } = useSending(campos, inicial, acts);
  const { clearErrors, control, formState, getValues, handleSubmit, reset, setError, setFocus, setValue, subscribe } = useForm<
    Typed,
    unknown,
    FormValues
  >({
    defaultValues: writeForm(fields, { ...antes, ...proposto }),
    resolver: checkRow(campos, antes),
    // The form is locked while it is saved; `useNextFocus` waits for that.
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { errors, isDirty } = formState;
  const { valores, erros } = readForm(fields, useWatch({ control }) as Typed);
  const digitado = changed(valores, antes);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [saving, setSaving] = useState(false);
  const [uploading, setUploading] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const shown = useHere();
  /** Set at once, so that two presses before the next frame are one. */
  const sending = useRef(false);
  // A field that is being corrected is no longer wrong; nobody is told off while typing.
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ name }) => name && clearErrors(name) }),
    [clearErrors, subscribe],
  );
  /** Keeps what was sent last without an answer, should the form go before anybody knows what has become of it. */
  const leave = useRef<(() => void) | null>(null);
  useEffect(() => () => leave.current?.(), []);
  // Only this document can ask what has become of it.
  useEffect(() => (waits ? beginSaving() : undefined), [waits]);
  // What is being saved is not lost by leaving it.
  useUnsavedGuard(
    (isDirty || waits || uploading || ((proposto || antes !== inicial) && Object.keys(digitado).length > 0)) && !saving,
    !uploading && saysWhatWasSent(valores) ? UNANSWERED : undefined,
  );
  const focusNext = useNextFocus(saving);

  const refuse = (text: string, wrong: readonly string[]) => {
    setNotice({ text, ofFields: wrong.length > 0 });
    const first = fields.find(({ nome }) => wrong.includes(nome))?.nome;
    if (first) focusNext(() => setFocus(first));
  };

  const fail = async (refusal: Refusal, sent: Said) => {
    const { campos: wrong, code, message } = refusal;
    const { valores: said } = sent;
    const again = () => {
      onAttempt();
      return track(linha, transmit(sent));
    };
    const kept = inWords(fields, asks ? said : changed(said), said);
    const unsent = { de, feito: 'salvo', digitado: kept, ...(!asks && { again }) } as const;
    if (!shown.current) return keepUnsent(unsent, refusal);
    leave.current = code === '' ? () => void keepUnsent(unsent, refusal) : null;
    for (const { campo, mensagem } of wrong) setError(campo, { message: mensagem });
    refuse(
      message,
      wrong.map(({ campo }) => campo),
    );
  };

  const save = async (sent: Said) => {
    // Where the form stays, one goes on where one was, or at the first wrong field. Who is elsewhere by then stays there.
    const here = document.activeElement;
    if (here instanceof HTMLElement && form.current?.contains(here)) focusNext(() => isFocusLost() && here.focus());
    setSaving(true);
    const done = beginSaving();
    // It is settled first.
    leave.current = null;
    try {
      if (await transmit(sent)) reset(getValues());
    } catch (error) {
      await fail(error as Refusal, sent);
    } finally {
      done();
      setSaving(false);
    }
  };

  /** Checks and saves what the form says at that moment, with what was decided over a conflict. */
  const send = async (decisao?: string, agora?: FormValues) => {
    if (sending.current || uploading) return;
    sending.current = true;
    // What is theirs is theirs from now on, whatever comes of the rest.
    if (decisao === 'deixar' && agora) {
      const written = writeForm(fields, agora);
      for (const nome of Object.keys(agora)) setValue(nome, written[nome]!);
    }
    setNotice(null);
    onAttempt();
    await handleSubmit(
      (said) => track(linha, save({ valores: said, decisao, agora })),
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
    /** Whether some of it cannot be read, and counts as not said. */
    unreadable: Object.keys(erros).length > 0,
    /** What the form is over, and what differs from it by now. */
    antes: antes ?? {},
    digitado,
    said: notice && (!notice.ofFields || Object.keys(errors).length > 0) ? notice.text : '',
    saving,
    uploading,
    setUploading,
    send,
  };
}
