import { useRef, useState } from 'react';
import type { Refusal } from '../adminApi.ts';
import { useRefresh } from '../application/useRefresh.ts';
import { ALREADY, wasLastRepeated, wasRepeated } from '../keys.ts';
import { useSignedIn } from '../application/signedIn.ts';
import type { FormValues } from './formTable.ts';
import { lookAgain, onlyMoved, type Agora } from './lookAgain.ts';
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
export type SaveRow = (variables: { id?: string; versao?: number; input: FormValues; chave: string }) => Promise<unknown>;

/** What a form is over; a new row has no id yet. */
interface Known {
  id?: string | undefined;
  versao: number;
}

const NEW: Known = { versao: 0 };

const BUSY = 'Aguarde: a ação anterior ainda não terminou.';

/** Where the rows of a list are had one by one, and how they are saved. */
interface Rows<Row> {
  /** Word for one row in the trace. */
  tabela: string;
  /** A row as it is stored now, whatever the list shows. @throws Refusal */
  buscar: (id: string) => Promise<Row>;
  salvar: SaveRow;
  /** Sentence when saving says none. */
  salvo: string;
}

/** The modes of a list with its form: create, or edit one row; after saving or giving up it is create again (section 4.6). */
export function useCrud<Row extends Linha>({ tabela, buscar, salvar, salvo }: Rows<Row>) {
  const { usuario } = useSignedIn();
  const [editing, setEditing] = useState<Row | null>(null);
  const [round, setRound] = useState(0);
  const [status, setStatus] = useState('');
  /** What somebody else has made of the row that is being edited. */
  const [conflict, setConflict] = useState<Agora<Row> | null>(null);
  /** The row and version that each form is over, also one that is gone and sent again from elsewhere: what oneself has made of the row since is no conflict. */
  const known = useRef(new Map<number, Known>([[0, NEW]]));
  /** What is on the screen when an answer comes, whatever was there when it was asked for. */
  const shown = useRef({ id: undefined as string | undefined, round: 0 });
  const acting = useRef(false);
  const refresh = useRefresh();

  /** A fresh form, even over the same row. */
  function show(row: Row | null): void {
    shown.current = { id: row?.id, round: shown.current.round + 1 };
    known.current.set(shown.current.round, row ?? NEW);
    setEditing(row);
    setConflict(null);
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
      setStatus(wasLastRepeated() ? `${ALREADY} ${message}` : message);
      // Not waited for: who goes on to another row must not be held up by the list.
      void refresh();
      return true;
    } catch (refusal) {
      const { code, message: sentence } = refusal as Refusal;
      setStatus(sentence);
      // What nobody has refused may have been done.
      if (code === '') void refresh();
      return false;
    } finally {
      acting.current = false;
    }
  }

  /** Deletes a row; only its own form goes with it. */
  async function remove(id: string, act: () => Promise<unknown>): Promise<void> {
    if ((await attempt(act, 'Excluído.')) && shown.current.id === id) show(null);
  }

  /** Sends what is to be saved. What oneself has only moved meanwhile, in putting the rows in order, is saved where it is. @throws Refusal */
  async function send(input: FormValues, { id, versao }: Known, chave: string): Promise<unknown> {
    if (id === undefined) return salvar({ input, chave });
    try {
      return await salvar({ id, versao, input, chave });
    } catch (refusal) {
      if (!editing || (refusal as Refusal).code !== 'ALTERADO_POR_OUTRA_PESSOA' || 'ordem' in input) throw refusal;
      const { linha, ultima } = await lookAgain(tabela, editing.id, buscar);
      if (!linha || ultima?.usuario !== usuario || !onlyMoved(editing, linha)) throw refusal;
      return salvar({ id: editing.id, versao: linha.versao, input, chave });
    }
  }

  /** Finds out what has become of the row while its form is open. Does not fail: what cannot be had now is asked for again at the next press. */
  async function compare(id: string, mine: number): Promise<void> {
    const [agora] = await Promise.all([lookAgain(tabela, id, buscar).catch(() => null), refresh()]);
    if (shown.current.round === mine) setConflict(agora);
  }

  /** Saves what the form says; `sobrescrever`, over the version that somebody else has written meanwhile; `cadastrar`, as a new row. */
  async function save(input: FormValues, decisao: string | undefined, chave: string): Promise<void> {
    // The form's own, also when it is sent again from elsewhere.
    const mine = round;
    setStatus('');
    const over = known.current.get(mine) ?? NEW;
    const versao = (decisao === 'sobrescrever' && conflict?.linha?.versao) || over.versao;
    let answer: unknown;
    try {
      answer = await send(input, decisao === 'cadastrar' ? NEW : { id: over.id, versao }, chave);
    } catch (refusal) {
      const { code, message, campos } = refusal as Refusal;
      if (shown.current.round !== mine) setStatus(`O que você deixou antes não foi salvo: ${message}`);
      else if (code === 'CHAVE_REUTILIZADA') {
        const told = (nome: string) => campos.find(({ campo }) => campo === nome)?.mensagem;
        known.current.set(mine, { id: told('id') ?? over.id, versao: Number(told('versao') ?? over.versao) });
        void refresh();
      } else if (editing && (code === 'ALTERADO_POR_OUTRA_PESSOA' || code === 'NAO_ENCONTRADO')) {
        await compare(editing.id, mine);
      }
      throw refusal;
    }
    // Only the form that was saved closes; another may be open by now.
    if (shown.current.round === mine) {
      show(null);
      // With the form its focus is gone: on to the next row, or the next new one. Who is elsewhere by now stays there.
      if (document.activeElement === document.body) focusSoon(editing ? editButtonOf(editing.id) : 'form-title');
    }
    const outcome = typeof answer === 'string' ? answer : salvo;
    setStatus(wasRepeated(chave) ? `${ALREADY} ${outcome}` : outcome);
    void refresh();
  }

  return {
    editing,
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
