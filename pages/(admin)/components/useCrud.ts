import { useRef, useState } from 'react';
import { lateCode } from '../../lateCode.ts';
import type { Refusal } from '../adminApi.ts';
import { useRefresh } from '../application/useRefresh.ts';
import { ALREADY, CHANGED_SINCE, wasRepeated } from '../keys.ts';
import { useSignedIn } from '../application/signedIn.ts';
import type { Conflict } from './Conflict.tsx';
import { focusSoon, renewForm } from './focusSoon.ts';
import type { FormValues } from './formTable.ts';
import { lookAgain, onlyMoved, type Agora } from './lookAgain.ts';
import { editButtonOf } from './RowActions.tsx';
import type { Settled } from './settle.ts';
import { isUnderWay, untilSaved } from './underWay.ts';
import { useAttempt } from './useAttempt.ts';
import type { Save } from './useSending.ts';
import { mayLeave } from './useUnsavedGuard.ts';

const conflictCode = lateCode(() => import('./Conflict.tsx'));

interface Linha {
  id: string;
  versao: number;
}

/**
 * Saves a new row, or over the version of a row that was read what was changed of it. Answers a sentence that says what came of it.
 * @throws Refusal
 */
export type SaveRow = (variables: { id?: string; versao?: number; input: FormValues; chave: string }) => Promise<string>;

/** What a form is over; a new row has no id yet. */
interface Known {
  id?: string | undefined;
  versao: number;
}

const NEW: Known = { versao: 0 };

/** Where the rows of a list are had one by one, and how they are saved. */
interface Rows<Row> {
  /** Word for one row in the trace. */
  tabela: string;
  /** A row as it is stored now, whatever the list shows. @throws Refusal */
  buscar: (id: string) => Promise<Row>;
  salvar: SaveRow;
}

/** The modes of a list with its form: create, or edit one row; after saving or giving up it is create again (section 4.6). */
export function useCrud<Row extends Linha>({ tabela, buscar, salvar }: Rows<Row>) {
  const { usuario } = useSignedIn();
  const [editing, setEditing] = useState<Row | null>(null);
  const [round, setRound] = useState(0);
  const { status, say, mayAct, attempt } = useAttempt();
  /** What somebody else has made of the row that is being edited. */
  const [conflict, setConflict] = useState<{ agora: Agora<Row>; Conflict: typeof Conflict } | null>(null);
  /** The form waits: its row is still being saved as it was left before. */
  const [waiting, setWaiting] = useState(false);
  /** The row and version that each form is over, also one that is gone and sent again from elsewhere. */
  const known = useRef(new Map<number, Known>([[0, NEW]]));
  /** What is on the screen when an answer comes, whatever was there when it was asked for. */
  const shown = useRef({ id: undefined as string | undefined, round: 0 });
  /** Rows that were deleted here: what comes late about one of them is not said over that. */
  const deleted = useRef(new Set<string>());
  const refresh = useRefresh();
  const nameOf = (id: string | undefined) => `${tabela} ${id ?? ''}`;

  /** A fresh form, even over the same row. */
  function show(row: Row | null): void {
    shown.current = { id: row?.id, round: shown.current.round + 1 };
    known.current.set(shown.current.round, row ?? NEW);
    setEditing(row);
    setConflict(null);
    setWaiting(false);
    setRound(shown.current.round);
    if (row) focusSoon('form-title');
  }

  /** Opens a row, or a new one, unless a half-written form is to stay. Answers whether it does. */
  function open(row: Row | null): boolean {
    if (!mayLeave()) return false;
    show(row);
    if (row && isUnderWay(nameOf(row.id))) void waitFor(row, shown.current.round);
    return true;
  }

  /** What is known of a row that is being saved is old by the time that it is. */
  async function waitFor(row: Row, mine: number): Promise<void> {
    setWaiting(true);
    await untilSaved(nameOf(row.id));
    const agora = await buscar(row.id).catch(() => row);
    if (shown.current.round === mine) show(agora);
  }

  /** Deletes a row; only its own form goes with it. */
  async function remove(id: string, act: () => Promise<unknown>, rotulo: string): Promise<void> {
    if (!(await attempt(act, 'Excluído.', `Excluir ${rotulo}`))) return;
    deleted.current.add(id);
    if (shown.current.id === id) show(null);
  }

  /** Sends what is to be saved. What oneself has only moved meanwhile, in putting the rows in order, is saved where it is. @throws Refusal */
  async function send(input: FormValues, { id, versao }: Known, antes: FormValues | null, chave: string): Promise<string> {
    if (id === undefined) return salvar({ input, chave });
    try {
      return await salvar({ id, versao, input, chave });
    } catch (refusal) {
      if (!antes || (refusal as Refusal).code !== 'ALTERADO_POR_OUTRA_PESSOA' || 'ordem' in input) throw refusal;
      const { linha, ultima } = await lookAgain(tabela, id, buscar);
      if (!linha || ultima?.usuario !== usuario || !onlyMoved(antes, linha)) throw refusal;
      return salvar({ id, versao: linha.versao, input, chave });
    }
  }

  /** Finds out what has become of the row while its form is open, and fetches what shows it. Does not fail: what cannot be had now is asked for again at the next press. */
  async function compare(id: string, mine: number): Promise<void> {
    const looked = Promise.all([lookAgain(tabela, id, buscar), conflictCode()]).catch(() => null);
    const [found] = await Promise.all([looked, refresh()]);
    if (shown.current.round === mine) setConflict(found && { agora: found[0], Conflict: found[1].Conflict });
  }

  /**
   * What is said of a row that was stored before: that it was, or also that somebody has changed it since. What cannot be had says nothing against
   * the server's word that it was stored. @throws Refusal of a row that is gone by now
   */
  async function storedBefore({ id, versao }: Known): Promise<string> {
    const row = id === undefined ? null : await buscar(id).catch(unlessGone);
    return row && row.versao !== versao ? CHANGED_SINCE : ALREADY;
  }

  /** Goes on from what was sent before, without an answer, and turned out to be stored: one's own change is no conflict, a new row no second one. */
  function settled(antes: FormValues, { linhaId, versao }: Settled): void {
    const over = known.current.get(round) ?? NEW;
    const now = { id: linhaId ?? over.id, versao: versao ?? over.versao };
    known.current.set(round, now);
    void refresh();
    if (shown.current.round !== round) return;
    shown.current.id = now.id;
    setEditing({ ...antes, ...now } as unknown as Row);
    setConflict(null);
  }

  /** Saves what the form says; `sobrescrever`, over the version that somebody else has written meanwhile; `cadastrar`, as a new row. */
  const save: Save = async (input, { decisao, chave, antes, feito }) => {
    // The form's own, also when it is sent again from elsewhere.
    const mine = round;
    const over = known.current.get(mine) ?? NEW;
    const versao = (decisao === 'sobrescrever' && conflict?.agora.linha?.versao) || over.versao;
    const tell = (sentence: string) => (over.id === undefined || !deleted.current.has(over.id)) && say(sentence);
    const nothingLeft = feito && Object.keys(input).length === 0;
    let outcome: string;
    try {
      if (nothingLeft) outcome = await storedBefore(over);
      else outcome = await send(input, decisao === 'cadastrar' ? NEW : { id: over.id, versao }, antes, chave);
    } catch (refusal) {
      const { code, message } = refusal as Refusal;
      if (shown.current.round !== mine) {
        // Of what was not answered nobody knows yet whether it was saved.
        if (code !== '') tell(`O que você deixou antes não foi salvo: ${message}`);
      } else if (over.id !== undefined && (code === 'ALTERADO_POR_OUTRA_PESSOA' || code === 'NAO_ENCONTRADO')) {
        await compare(over.id, mine);
      }
      throw refusal;
    }
    // Only the form that was saved closes; another may be open by now.
    // On to the next row, or the next new one.
    if (shown.current.round === mine) renewForm(() => show(null), editing ? editButtonOf(editing.id) : 'form-title');
    tell(wasRepeated(chave) ? `${ALREADY} ${outcome}` : outcome);
    void refresh();
  };

  return {
    editing,
    conflict,
    status,
    formKey: round,
    linha: nameOf(editing?.id),
    waiting,
    open,
    show,
    attempt,
    remove,
    mayAct,
    save,
    settled,
    say,
  };
}

function unlessGone(refusal: Refusal): null {
  if (refusal.code === 'NAO_ENCONTRADO') throw refusal;
  return null;
}
