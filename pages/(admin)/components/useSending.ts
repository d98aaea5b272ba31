import { useRef, useState } from 'react';
import { randomKey } from '../../draft.ts';
import type { Refusal } from '../adminApi.ts';
import { confirmPrices } from './confirmPrices.ts';
import type { FormTable, FormValues } from './formTable.ts';
import { settle, type Settled } from './settle.ts';
import { differences, readForm, writeForm } from './values.ts';

/** How something is sent besides what it says. */
interface Sending {
  decisao: string | undefined;
  /** Key of the act. */
  chave: string;
  /** What it is over. */
  antes: FormValues | null;
  /** Whether what was sent before, without an answer, has just turned out to be stored: where nothing is left to be said, all is done. */
  feito: boolean;
}

/** Takes everything of a new row, and of a known one what is changed (D39). Answers false where it was not meant, once it was asked. @throws Refusal */
export type Save = (valores: FormValues, sending: Sending) => Promise<void | false>;

/** Told what the form is over from now on, and of the row and version that the server made. */
export type Settle = (antes: FormValues, settled: Settled) => void;

/** What is to be sent: what the form says, and what was decided over the row as it is now. */
export interface Said {
  valores: FormValues;
  decisao: string | undefined;
  agora: FormValues | undefined;
}

/**
 * Sends what a form says over what it was opened on. What was sent before and was not answered is settled first: the form goes on from it
 * where it was done, and from what it was over before where it was not (044).
 */
export function useSending(campos: FormTable, inicial: FormValues | null, acts: { onSave: Save; onSettled: Settle }) {
  const { fields } = campos;
  const [antes, setAntes] = useState(inicial);
  /** The same at any moment, also while one press sends twice, and after the form is gone. */
  const over = useRef(inicial);
  const unanswered = useRef<{ chave: string; stored: FormValues } | null>(null);
  /** What is stored if it was done, for whoever renders. */
  const [waits, setWaits] = useState<FormValues | null>(null);
  const wait = (next: { chave: string; stored: FormValues } | null) => {
    unanswered.current = next;
    setWaits(next?.stored ?? null);
  };
  /** What differs by now from what the form is over. */
  const changed = (agora: FormValues, since = over.current) =>
    differences(readForm(fields, writeForm(fields, since)).valores, agora);

  /** Answers whether what was sent last turned out to be stored. */
  const settleLast = async (): Promise<boolean> => {
    const before = unanswered.current;
    if (!before) return false;
    const settled = await settle(before.chave);
    wait(null);
    if (!settled.feito) return false;
    over.current = before.stored;
    setAntes(before.stored);
    acts.onSettled(before.stored, settled);
    return true;
  };

  /** The key of what was sent last, if it says all that the form says. */
  const keyOf = (valores: FormValues) => {
    const last = unanswered.current;
    return last && Object.keys(changed(valores, last.stored)).length === 0 ? last.chave : undefined;
  };

  /** Answers false where it was not meant. @throws Refusal, with the key by which all of it can be asked about, if there is one */
  const transmit = async ({ valores, decisao, agora }: Said): Promise<boolean> => {
    const feito = await settleLast().catch((refusal: Refusal) => {
      refusal.chave = keyOf(valores);
      throw refusal;
    });
    if (!confirmPrices(campos, over.current, valores)) return false;
    // What was decided was over what is known otherwise by now.
    const decided = feito ? undefined : decisao;
    const sent = over.current && decided !== 'cadastrar' ? changed(valores) : valores;
    if (decided === 'deixar') for (const nome of Object.keys(agora ?? {})) delete sent[nome];
    const chave = randomKey();
    try {
      if ((await acts.onSave(sent, { decisao: decided, chave, antes: over.current, feito })) === false) return false;
    } catch (error) {
      const refusal = error as Refusal;
      refusal.chave = chave;
      if (refusal.code === '') wait({ chave, stored: { ...over.current, ...(decided && agora), ...sent } });
      throw refusal;
    }
    return true;
  };

  return {
    antes,
    changed,
    transmit,
    /** Whether something was sent of which nobody knows what has become. */
    waits: waits !== null,
    /** Whether that is all that a form says. */
    saysWhatWasSent: (valores: FormValues) => waits !== null && Object.keys(changed(valores, waits)).length === 0,
  };
}
