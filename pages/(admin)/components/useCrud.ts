import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { Refusal } from '../adminApi.ts';
import type { Valores } from './campo.ts';

interface Linha {
  id: string;
  versao: number;
}

/**
 * Saves a new row, or over the version of a row that was read what was changed of it. May answer a sentence that says what came of it.
 * @throws Refusal
 */
export type Salvar = (variables: { id?: string; versao?: number; input: Valores }) => Promise<unknown>;

/** The modes of a list with its form: create, or edit one row; after saving or giving up it is create again (section 4.6). */
export function useCrud<Row extends Linha>(itens: readonly Row[], salvar: Salvar, salvo: string) {
  const [editing, setEditing] = useState<Row | null>(null);
  const [round, setRound] = useState(0);
  const [status, setStatus] = useState('');
  /** What was typed over a row that somebody else has changed meanwhile. */
  const [conflict, setConflict] = useState<Valores | null>(null);
  const current = itens.find(({ id }) => id === editing?.id) ?? null;

  function open(row: Row | null): void {
    setEditing(row);
    setConflict(null);
    // A fresh form, even over the same row.
    setRound((number) => number + 1);
    if (row) requestAnimationFrame(() => document.getElementById('form-title')?.focus());
  }

  // Not waited for: who goes on to another row must not be held up by the list.
  function done(message: string): void {
    open(null);
    setStatus(message);
    void reload().catch(() => undefined);
  }

  /** Runs an act that has no form of its own, and says how it went. */
  async function attempt(act: () => Promise<unknown>, message: string): Promise<void> {
    try {
      await act();
      done(message);
    } catch (refusal) {
      setStatus((refusal as Refusal).message);
    }
  }

  async function save(input: Valores, versao = editing?.versao): Promise<void> {
    setConflict(null);
    let answer: unknown;
    try {
      answer = await salvar({ ...(editing && { id: editing.id, versao }), input });
    } catch (refusal) {
      if ((refusal as Refusal).code === 'ALTERADO_POR_OUTRA_PESSOA') {
        setConflict(input);
        await reload();
      }
      throw refusal;
    }
    done(typeof answer === 'string' ? answer : salvo);
  }

  /** Saves what was typed over the version that somebody else has written meanwhile. */
  async function overwrite(): Promise<void> {
    try {
      if (conflict) await save(conflict, current?.versao);
    } catch (refusal) {
      setStatus((refusal as Refusal).message);
    }
  }

  return {
    editing,
    current,
    conflict,
    status,
    formKey: `${editing?.id ?? 'novo'} ${round}`,
    open,
    attempt,
    save,
    overwrite,
    say: setStatus,
  };
}
