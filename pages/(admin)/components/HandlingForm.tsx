import { useRef, useState } from 'react';
import { atendimentoCampos, atendimentoComMotivoCampos } from '../../../modules/editing/atendimento.ts';
import type { Refusal } from '../adminApi.ts';
import { instante } from '../format.ts';
import { ALREADY, CHANGED_SINCE } from '../keys.ts';
import { useRefresh } from '../application/useRefresh.ts';
import type { Handled, Handling } from './useHandling.ts';
import { renewForm } from './focusSoon.ts';
import { formOf, type FormTable, type Option, type FormValues } from './formTable.ts';
import { Only } from './Only.tsx';
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
  /** Reasons that one of the statuses has. */
  motivos?: { de: string; opcoes: readonly Option[] };
  /** Answers the row after it. @throws Refusal */
  salvar: (handling: Handling) => Promise<Handled>;
  /** The row as it is stored now. @throws Refusal */
  buscar: () => Promise<Row>;
  /** What is to be asked before a status is given to the row, for its reason, as it is shown, and as it is stored where that is newer; null where nothing is. */
  perguntar?: (dito: Dito, agora: Row) => string | null;
  /** Told once it is saved: the form has nothing left to say. */
  onHandled?: () => void;
}

interface Dito {
  status: string | null;
  /** Left out where it stays. */
  motivo?: string | null;
  nota: string;
}

/** The status of an order or a message, why, who gave it and when, and the notes among staff, to which one more is added (D27). */
export function HandlingForm<Row extends Handled>(props: HandlingFormProps<Row>) {
  const { sobre, linha, opcoes, motivos, salvar, buscar, perguntar, onHandled } = props;
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
      know(agora);
      setConflict(false);
      setRound((number) => number + 1);
    }, TITLE);
  };
  const row = `atendimento ${linha.id} ${sobre}`;
  const waiting = useWaitForRow(row, async () => begin(await buscar().catch(() => linha)));

  const deliver = async (dito: Dito, versao: number, chave: string): Promise<Handled> => {
    sent.current = { ...standingAfter(over.current, dito), versao };
    return salvar({ id: linha.id, versao, ...dito, chave });
  };

  const questionOf = (dito: Dito, agora: Row) => (dito.status !== null && perguntar?.(dito, agora)) || null;
  /** Sends what is said; null where it was not meant after all. A version that says the same status is nobody's against whom it would be decided, as when only the price was confirmed. @throws Refusal */
  const send = async (dito: Dito, decidido: boolean, chave: string): Promise<Handled | null> => {
    const { versao } = over.current;
    const sobreEsta = decidido || standsAlike(linha, over.current) ? Math.max(versao, linha.versao) : versao;
    try {
      return await deliver(dito, sobreEsta, chave);
    } catch (refusal) {
      if (decidido || (refusal as Refusal).code !== 'ALTERADO_POR_OUTRA_PESSOA') throw refusal;
      const agora = await buscar();
      if (!standsAlike(agora, over.current) || agora.versao === sobreEsta) throw refusal;
      return isMeant(questionOf(dito, agora), questionOf(dito, linha)) ? await deliver(dito, agora.versao, chave) : null;
    }
  };

  /** All that was said is stored, and may be something else by now. */
  const goOnFromStored = async () => {
    const agora = await buscar().catch(() => over.current);
    setSaved(sent.current.gave && !standsAlike(agora, sent.current) ? CHANGED_SINCE : ALREADY);
    begin(agora);
  };

  const save: Save = async (valores, { decisao, chave, feito }) => {
    const dito = lerDito(valores);
    const decidido = decisao !== undefined;
    // A reason is one of the status for which it was chosen, whichever the row has by now.
    if (decisao === 'mudar' && dito.motivo != null && dito.status === null) dito.status = known.status;
    if (dito.status === null && dito.motivo === undefined && dito.nota === '') {
      if (feito) return goOnFromStored();
      if (decidido) begin(linha);
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
    const { gave, status, motivo, versao: read } = sent.current;
    know({ status, motivo, versao: gave && versao !== null ? versao : read });
    setConflict(false);
    void refresh();
  };
  return (
    <>
      <Standing linha={linha} opcoes={opcoes} motivos={motivos} giving={giving || waiting} />
      <Notas notas={linha.notas} />
      <Only muda="pedidos">
        <TableForm
          key={round}
          id={TITLE}
          titulo="Atendimento"
          sobre={sobre}
          acao="Salvar atendimento"
          campos={fieldsOf(opcoes, motivos)}
          inicial={{ status: known.status, motivo: known.motivo ?? null, nota: '' }}
          onAttempt={() => setSaved('')}
          onSave={save}
          onSettled={settled}
          linha={row}
          waiting={waiting}
        >
          {conflict && !standsAlike(linha, known) && <StatusConflict agora={linha} opcoes={opcoes} motivos={motivos?.opcoes} />}
        </TableForm>
      </Only>
      <p ref={place} className="status" role="status">
        {saved}
      </p>
    </>
  );
}

/** What the form asks for. */
function fieldsOf(opcoes: readonly Option[], motivos: HandlingFormProps<Handled>['motivos']): FormTable {
  const status = { opcoes, vazio: 'Selecione o status' };
  if (!motivos) return formOf(atendimentoCampos, { status });
  const quando = (valores: FormValues) => valores.status === motivos.de;
  return formOf(atendimentoComMotivoCampos, { status, motivo: { opcoes: motivos.opcoes, vazio: 'Não dizer', quando } });
}

/** How the row stands once what is said of it is done, and whether anything is. */
function standingAfter({ status, motivo }: Handled, dito: Dito) {
  const gave = dito.status !== null || dito.motivo !== undefined;
  return { status: dito.status ?? status, motivo: dito.motivo === undefined ? motivo : dito.motivo, gave };
}

/** Whether two say the same of how the row stands. */
function standsAlike(one: Handled, other: Handled): boolean {
  return one.status === other.status && (one.motivo ?? null) === (other.motivo ?? null);
}

/** The row as the form was opened on, or as it was saved last: whoever has given another status since is asked about. */
function useKnown(linha: Handled) {
  const [known, setKnown] = useState(() => standingOf(linha));
  /** The same at any moment, also while one press sends twice. */
  const over = useRef(known);
  const know = (agora: Handled) => {
    over.current = standingOf(agora);
    setKnown(over.current);
  };
  return { known, over, know };
}

const standingOf = ({ versao, status, motivo }: Handled): Handled => ({ versao, status, motivo: motivo ?? null });

/** Asks whether what is said is meant; not once more what was asked, and answered with yes, already. */
function isMeant(question: string | null, asked: string | null = null): boolean {
  return question === null || question === asked || window.confirm(question);
}

/** Where the row stands and why, who has said so and when. What is on its way is nobody's yet. */
type StandingProps = Pick<HandlingFormProps<Handled>, 'linha' | 'opcoes' | 'motivos'> & { giving: boolean };

function Standing({ linha, opcoes, motivos, giving }: StandingProps) {
  const { status, motivo, statusPor, statusEm } = linha;
  const porQue = motivo && motivos?.opcoes.find(({ valor }) => valor === motivo)?.rotulo;
  return (
    <p className="handling">
      Status: <strong>{opcoes.find(({ valor }) => valor === status)?.rotulo}</strong>
      {porQue && ` (${porQue})`}
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

/** What is not changed is not said. */
function lerDito({ status, motivo, nota }: FormValues): Dito {
  return {
    status: status ? String(status) : null,
    ...(motivo !== undefined && { motivo: motivo === null ? null : String(motivo) }),
    nota: String(nota ?? ''),
  };
}
