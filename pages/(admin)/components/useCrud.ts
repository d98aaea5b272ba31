import { useRef, useState } from 'react';
import type { Refusal } from '../adminApi.ts';
import { useRefresh } from '../application/useRefresh.ts';
import type { FormValues } from './formTable.ts';
import { editButtonOf } from './RowActions.tsx';
import { mayLeave } from './useUnsavedGuard.ts';

function focusSoon(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

interface Linha {
  id: string;
  versao: number;
}

/**
 * Saves a new row, or over the version of a row that was read what was changed of it. May answer a sentence that says what came of it.
 * @throws Refusal
 */
export type SaveRow = (variables: { id?: string; versao?: number; input: FormValues }) => Promise<unknown>;

const BUSY = 'Aguarde: a ação anterior ainda não terminou.';

/** The modes of a list with its form: create, or edit one row; after saving or giving up it is create again (section 4.6). */
export function useCrud<Row extends Linha>(itens: readonly Row[], salvar: SaveRow, salvo: string) {
  const [editing, setEditing] = useState<Row | null>(null);
  const [round, setRound] = useState(0);
  const [status, setStatus] = useState('');
  /** Somebody else has changed the row that is being edited. */
  const [conflict, setConflict] = useState(false);
  /** What is on the screen when an answer comes, whatever was there when it was asked for. */
  const shown = useRef({ id: undefined as string | undefined, round: 0 });
  const acting = useRef(false);
  const refresh = useRefresh();
  const current = itens.find(({ id }) => id === editing?.id) ?? null;

  /** A fresh form, even over the same row. */
  function show(row: Row | null): void {
    shown.current = { id: row?.id, round: shown.current.round + 1 };
    setEditing(row);
    setConflict(false);
    setRound(shown.current.round);
    if (row) focusSoon('form-title');
  }

  function open(row: Row | null): void {
    if (mayLeave()) show(row);
  }

  /** Runs an act that has no form of its own, one at a time, and says how it went. Answers whether it was done. */
  async function attempt(act: () => Promise<unknown>, message: string): Promise<boolean> {
    if (acting.current) {
      setStatus(BUSY);
      return false;
    }
    acting.current = true;
    try {
      await act();
      setStatus(message);
      // Not waited for: who goes on to another row must not be held up by the list.
      void refresh();
      return true;
    } catch (refusal) {
      setStatus((refusal as Refusal).message);
      return false;
    } finally {
      acting.current = false;
    }
  }

  /** Deletes a row; only its own form goes with it. */
  async function remove(id: string, act: () => Promise<unknown>): Promise<void> {
    if ((await attempt(act, 'Excluído.')) && shown.current.id === id) show(null);
  }

  /** Saves what the form says; `overwrite`, over the version that somebody else has written meanwhile. */
  async function save(input: FormValues, overwrite: boolean): Promise<void> {
    const mine = shown.current.round;
    setStatus('');
    const versao = overwrite ? current?.versao : editing?.versao;
    let answer: unknown;
    try {
      answer = await salvar({ ...(editing && { id: editing.id, versao }), input });
    } catch (refusal) {
      const { code, message } = refusal as Refusal;
      if (shown.current.round !== mine) setStatus(`O que você deixou antes não foi salvo: ${message}`);
      else if (code === 'ALTERADO_POR_OUTRA_PESSOA') {
        await refresh();
        setConflict(shown.current.round === mine);
      }
      throw refusal;
    }
    // Only the form that was saved closes; another may be open by now.
    if (shown.current.round === mine) {
      show(null);
      // With the form its focus is gone: on to the next row, or the next new one. Who is elsewhere by now stays there.
      if (document.activeElement === document.body) focusSoon(editing ? editButtonOf(editing.id) : 'form-title');
    }
    setStatus(typeof answer === 'string' ? answer : salvo);
    void refresh();
  }

  return {
    editing,
    current,
    conflict,
    status,
    formKey: `${editing?.id ?? 'novo'} ${round}`,
    open,
    show,
    attempt,
    remove,
    /** Whether an act is under way, in which case it says so. */
    busy: () => {
      if (acting.current) setStatus(BUSY);
      return acting.current;
    },
    save,
    say: setStatus,
  };
}
