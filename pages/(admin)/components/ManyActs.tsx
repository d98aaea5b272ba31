import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { MotivoDoCancelamento } from '../../../modules/checkout/motivo.ts';
import { contadas } from '../../../modules/editing/numero.ts';
import { exportAddress } from '../screens/address.ts';
import { ACTS } from './Choose.tsx';
import { DownloadLink } from './DownloadLink.tsx';
import type { Option } from './formTable.ts';
import { ListLink } from './ListLink.tsx';
import type { Chosen } from './useChosen.ts';
import { OUTCOME, useManyAtOnce, type Given, type ManyDocument, type ShownRow } from './useManyAtOnce.ts';
import { useTeam } from './useTeam.ts';

export interface ManyProps<Status extends string, Row extends ShownRow<Status>> {
  /** Of the address of the export. */
  recurso: string;
  documento: ManyDocument<Status>;
  /** Words for one row and for several. */
  palavras: readonly [string, string];
  /** Rows of the page. */
  linhas: readonly Row[];
  chosen: Chosen;
  rotulo: (linha: Row) => string;
  /** Statuses that staff may give. */
  opcoes: readonly Option[];
  /** Reasons that one of the statuses has. */
  motivos?: { de: string; opcoes: readonly Option[] };
  /** Whether somebody outside is written to when a row is given a status, with that reason; nobody, unless that is said. */
  avisa?: (linha: Row, status: Status, motivo?: MotivoDoCancelamento | null) => boolean;
  /** What is asked before these rows are given a status; null where nothing is. */
  perguntar?: (linhas: readonly Row[], dado: { status: Status; motivo?: MotivoDoCancelamento | null }) => string | null;
}

/** So many rows that were left are named at once, and more only to whoever asks: what can be taken back stays in sight. */
const FEW = 3;

/** What can be done with the rows that are chosen, and what has been done with them (076). */
export default function ManyActs<Status extends string, Row extends ShownRow<Status>>(props: ManyProps<Status, Row>) {
  const { recurso, palavras, linhas, chosen, opcoes, motivos, perguntar } = props;
  const { outcome, failure, give, undo, hold, forget } = useManyAtOnce(props);
  const team = useTeam();
  const rows = linhas.filter(({ id }) => chosen.ids.includes(id));
  const deixadas = outcome?.deixadas ?? [];
  const bar = useRef<HTMLElement>(null);
  /** What had the focus goes: the way goes on from the bar where something is left of it, else from what chooses rows. */
  const leave = (change: () => void) => {
    flushSync(change);
    (bar.current?.querySelector<HTMLElement>('select, button') ?? document.querySelector<HTMLElement>('.choose input'))?.focus();
  };
  const close = () => leave(forget);
  const clear = () => leave(() => chosen.choose([]));
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = read<Status>(event.currentTarget);
    if (given.status === undefined && given.responsavel === undefined) return;
    // Those that have moved on are left, and not asked about.
    const asked = rows.filter(({ id }) => !chosen.moved.includes(id));
    const { motivo } = given;
    const question = given.status !== undefined && perguntar?.(asked, { status: given.status, motivo });
    if (!question || window.confirm(question)) void give(rows, given);
  };
  return (
    <section
      ref={bar}
      className="chosen"
      aria-label="O que fazer com as escolhidas"
      data-idle={rows.length === 0 && !outcome ? '' : undefined}
    >
      <div role="log">
        {outcome && (
          <p id={OUTCOME} className="chosen__outcome" tabIndex={-1}>
            {outcome.dito} {deixadas.length > 0 && `${sayLeft(deixadas.length)}.`}
          </p>
        )}
        {failure && <p>{failure}</p>}
        {rows.length > 0 && <p className="chosen__count">Na seleção: {contadas(rows.length, ...palavras)}</p>}
        {chosen.moved.length > 0 && (
          <p>
            {chosen.moved.length === 1 ? 'Mudou desde que foi escolhida' : 'Mudaram desde que foram escolhidas'}, e fica como
            está: {chosen.moved.join(', ')}.
          </p>
        )}
      </div>
      {outcome && <Outcome {...outcome} undo={() => void undo()} hold={hold} close={close} />}
      {rows.length > 0 && (
        <form className="chosen__acts" onSubmit={apply}>
          <StatusChoice opcoes={opcoes} motivos={motivos} />
          <label>
            Quem cuida
            <select name="responsavel">
              <option value="">Como está</option>
              <option value={NOBODY}>Ninguém</option>
              {team.map((nome) => (
                <option key={nome} value={NOBODY + nome}>
                  {nome}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className="admin-button admin-button--primary">
            Aplicar
          </button>
          <DownloadLink href={exportAddress(recurso, { escolhidas: chosen.ids.join(',') })}>Exportar as escolhidas</DownloadLink>
          <button type="button" className="admin-button" onClick={clear}>
            Limpar
          </button>
        </form>
      )}
    </section>
  );
}

/** A status to be given, with its reason; mounted with the form, so that what was given to those before is given to nobody who is chosen later. */
function StatusChoice({ opcoes, motivos }: Pick<ManyProps<string, ShownRow<string>>, 'opcoes' | 'motivos'>) {
  const [status, choose] = useState('');
  return (
    <>
      <label>
        Mudar para
        <select id={ACTS} name="status" value={status} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">Como está</option>
          {opcoes.map(({ valor, rotulo }) => (
            <option key={valor} value={valor}>
              {rotulo}
            </option>
          ))}
        </select>
      </label>
      {motivos && status === motivos.de && (
        <label>
          Motivo
          <select name="motivo">
            <option value="">Não dizer</option>
            {motivos.opcoes.map(({ valor, rotulo }) => (
              <option key={valor} value={valor}>
                {rotulo}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

interface OutcomeProps {
  deixadas: readonly { id: string; rotulo: string; mensagem: string }[];
  /** What is sent to take it back; null where nothing can be. */
  volta: object | null;
  undo: () => void;
  /** Whoever is at it has the time that he needs. */
  hold: (held: boolean) => void;
  close: () => void;
}

/** What can be done about what has been done, and what was left of it. */
function Outcome({ deixadas, volta, undo, hold, close }: OutcomeProps) {
  return (
    <div
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
    >
      <p className="chosen__acts">
        {volta && (
          <button type="button" className="admin-button" onClick={undo}>
            Desfazer
          </button>
        )}
        <button type="button" className="admin-button" onClick={close}>
          Fechar aviso
        </button>
      </p>
      {deixadas.length > 0 && (
        <details open={deixadas.length <= FEW}>
          <summary>O que ficou</summary>
          <ul>
            {deixadas.map(({ id, rotulo, mensagem }) => (
              <li key={id}>
                <ListLink changes={{ id }}>{rotulo}</ListLink>: {mensagem}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** Before the name of an account: nobody's name is empty, and what is left as it is says nothing. */
const NOBODY = '=';

function read<Status extends string>(form: HTMLFormElement): Given<Status> {
  const said = new FormData(form);
  const [status, who] = [said.get('status') as Status | '', said.get('responsavel') as string];
  const motivo = said.get('motivo') as MotivoDoCancelamento | '' | null;
  return { ...(status && { status }), ...(motivo && { motivo }), ...(who && { responsavel: who.slice(NOBODY.length) || null }) };
}

function sayLeft(deixadas: number): string {
  return deixadas === 1 ? '1 ficou como estava' : `${deixadas} ficaram como estavam`;
}
