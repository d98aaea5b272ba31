import { useRef, useState } from 'react';
import { atendimentoCampos } from '../../../modules/editing/atendimento.ts';
import type { Refusal } from '../adminApi.ts';
import { instante } from '../format.ts';
import { ALREADY, CHANGED_SINCE } from '../keys.ts';
import { useRefresh } from '../application/useRefresh.ts';
import type { Handled, Handling } from './useHandling.ts';
import { renewForm } from './focusSoon.ts';
import { formOf, type Option, type FormValues } from './formTable.ts';
import { StatusConflict } from './StatusConflict.tsx';
import { TableForm } from './TableForm.tsx';
import type { Settled } from './settle.ts';
import { useWaitForRow } from './underWay.ts';
import type { Save } from './useSending.ts';

const TITLE = 'handling-title';
const NOTHING_DONE = 'Nada foi mudado.';

interface Nota {
  id: string;
  texto: string;
  autor: string;
  em: string;
}

interface HandlingFormProps<Row extends Handled> {
  /** What the row is called. */
  sobre: string;
  linha: Row & {
    id: string;
    statusPor?: string | null;
    statusEm?: string | null;
    notas: readonly Nota[];
  };
  opcoes: readonly Option[];
  /** Answers the row after it. @throws Refusal */
  salvar: (handling: Handling) => Promise<Handled>;
  /** The row as it is stored now. @throws Refusal */
  buscar: () => Promise<Row>;
  /** What is to be asked before a status is given to the row, as it is shown, and as it is stored where that is newer; null where nothing is. */
  perguntar?: (status: string, agora: Row) => string | null;
  /** Told once it is saved: the form has nothing left to say. */
  onHandled?: () => void;
}

interface Dito {
  status: string | null;
  nota: string;
}

/** The status of an order or a message, who gave it and when, and the notes among staff, to which one more is added (D27). */
export function HandlingForm<Row extends Handled>({
  sobre,
  linha,
  opcoes,
  salvar,
  buscar,
  perguntar,
  onHandled,
}: HandlingFormProps<Row>) {
  const [saved, setSaved] = useState('');
  const [conflict, setConflict] = useState(false);
  /** Whether a status is on its way, which is shown before it is stored. */
  const [giving, setGiving] = useState(false);
  const { known, over, know } = useKnown(linha);
  const [round, setRound] = useState(0);
  /** What was sent last: the row as it is known if that was done. A note gives no status, and what somebody else has made of the row stays theirs. */
  const sent = useRef({ ...known, gave: false });
  const place = useRef<HTMLParagraphElement>(null);
  const refresh = useRefresh();
  /** A fresh form over what is stored by now. Whoever has another row open has another form. */
  const begin = (agora: Handled) => {
    if (!place.current) return;
    renewForm(() => {
      know({ versao: agora.versao, status: agora.status });
      setConflict(false);
      setRound((number) => number + 1);
    }, TITLE);
  };
  const row = `atendimento ${linha.id} ${sobre}`;
  const waiting = useWaitForRow(row, async () => begin(await buscar().catch(() => linha)));

  const deliver = async (dito: Dito, versao: number, chave: string): Promise<Handled> => {
    sent.current = { versao, status: dito.status ?? over.current.status, gave: dito.status !== null };
    return salvar({ id: linha.id, versao, ...dito, chave });
  };

  const questionOf = ({ status }: Dito, agora: Row) => (status !== null && perguntar?.(status, agora)) || null;
  /** Sends what is said; null where it was not meant after all. A version that says the same status is nobody's against whom it would be decided, as when only the price was confirmed. @throws Refusal */
  const send = async (dito: Dito, decidido: boolean, chave: string): Promise<Handled | null> => {
    const { versao, status } = over.current;
    const sobreEsta = decidido || linha.status === status ? Math.max(versao, linha.versao) : versao;
    try {
      return await deliver(dito, sobreEsta, chave);
    } catch (refusal) {
      if (decidido || (refusal as Refusal).code !== 'ALTERADO_POR_OUTRA_PESSOA') throw refusal;
      const agora = await buscar();
      if (agora.status !== status || agora.versao === sobreEsta) throw refusal;
      return isMeant(questionOf(dito, agora), questionOf(dito, linha)) ? await deliver(dito, agora.versao, chave) : null;
    }
  };

  /** All that was said is stored, and may be something else by now. */
  const goOnFromStored = async () => {
    const agora = await buscar().catch(() => over.current);
    setSaved(sent.current.gave && agora.status !== sent.current.status ? CHANGED_SINCE : ALREADY);
    begin(agora);
  };

  const save: Save = async (valores, { decisao, chave, feito }) => {
    const dito = lerDito(valores);
    const decidido = decisao !== undefined;
    if (dito.status === null && dito.nota === '') {
      if (feito) return goOnFromStored();
      if (decidido) begin({ versao: linha.versao, status: linha.status });
      return setSaved('Nada mudou.');
    }
    if (!isMeant(questionOf(dito, linha))) return setSaved(NOTHING_DONE);
    let handled: Handled | null;
    setGiving(dito.status !== null);
    try {
      handled = await send(dito, decidido, chave);
    } catch (refusal) {
      // The newer version is fetched; what was typed stays, and both sides are shown.
      if ((refusal as Refusal).code === 'ALTERADO_POR_OUTRA_PESSOA') {
        setConflict(true);
        void refresh();
      }
      throw refusal;
    } finally {
      setGiving(false);
    }
    if (handled) begin(handled);
    if (handled) onHandled?.();
    setSaved(handled ? 'Atendimento salvo.' : NOTHING_DONE);
    // Not waited for: whoever goes on to the next order must not be held up by this one.
    void refresh();
  };
  const settled = (_antes: FormValues, { versao }: Settled) => {
    const { gave, status, versao: read } = sent.current;
    know({ status, versao: gave && versao !== null ? versao : read });
    setConflict(false);
    void refresh();
  };
  return (
    <>
      <Standing linha={linha} opcoes={opcoes} giving={giving || waiting} />
      <Notas notas={linha.notas} />
      <TableForm
        key={round}
        id={TITLE}
        titulo="Atendimento"
        sobre={sobre}
        acao="Salvar atendimento"
        campos={formOf(atendimentoCampos, { status: { opcoes, vazio: 'Selecione o status' } })}
        inicial={{ status: known.status, nota: '' }}
        onAttempt={() => setSaved('')}
        onSave={save}
        onSettled={settled}
        linha={row}
        waiting={waiting}
      >
        {conflict && linha.status !== known.status && (
          <StatusConflict agora={{ status: linha.status, por: linha.statusPor, em: linha.statusEm }} opcoes={opcoes} />
        )}
      </TableForm>
      <p ref={place} className="status" role="status">
        {saved}
      </p>
    </>
  );
}

/** The row as the form was opened on, or as it was saved last: whoever has given another status since is asked about. */
function useKnown({ versao, status }: Handled) {
  const [known, setKnown] = useState<Handled>({ versao, status });
  /** The same at any moment, also while one press sends twice. */
  const over = useRef(known);
  const know = (agora: Handled) => {
    over.current = agora;
    setKnown(agora);
  };
  return { known, over, know };
}

/** Asks whether what is said is meant; not once more what was asked, and answered with yes, already. */
function isMeant(question: string | null, asked: string | null = null): boolean {
  return question === null || question === asked || window.confirm(question);
}

/** Where the row stands, who has said so and when. What is on its way is nobody's yet. */
function Standing({ linha, opcoes, giving }: Pick<HandlingFormProps<Handled>, 'linha' | 'opcoes'> & { giving: boolean }) {
  const { status, statusPor, statusEm } = linha;
  return (
    <p className="handling">
      Status: <strong>{opcoes.find(({ valor }) => valor === status)?.rotulo}</strong>
      {giving && !statusPor && ' (salvando…)'}
      {statusPor && statusEm && `, por ${statusPor} em ${instante(statusEm)}`}
    </p>
  );
}

function Notas({ notas }: { notas: readonly Nota[] }) {
  if (notas.length === 0) return null;
  return (
    <ol className="notes" aria-label="Notas internas">
      {notas.map(({ id, texto, autor, em }) => (
        <li key={id}>
          <p className="notes__who">
            <strong>{autor}</strong>, <time dateTime={em}>{instante(em)}</time>
          </p>
          <p className="message">{texto}</p>
        </li>
      ))}
    </ol>
  );
}

function lerDito({ status, nota }: FormValues): Dito {
  return { status: status ? String(status) : null, nota: String(nota ?? '') };
}
