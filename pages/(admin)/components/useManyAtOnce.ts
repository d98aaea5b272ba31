import { useEffect, useState } from 'react';
import type { MotivoDoCancelamento } from '../../../modules/checkout/motivo.ts';
import { contadas } from '../../../modules/editing/numero.ts';
import { renewForm } from './focusSoon.ts';
import type { Chosen } from './useChosen.ts';
import { useManySent, type Done, type ManySentDocument } from './useManySent.ts';

/** How long what was done can be taken back, in milliseconds. */
const UNDO_MS = 10_000;
export const OUTCOME = 'chosen-outcome';

/** A row as its list shows it. */
export interface ShownRow<Status extends string> {
  id: string;
  versao: number;
  status: Status;
  motivo?: MotivoDoCancelamento | null;
  responsavel?: string | null;
}

/** What is said of rows; what is left out stays as it is, there is no reason where `motivo` is null, and nobody sees to a row where `responsavel` is null. */
export interface Given<Status extends string> {
  status?: Status;
  motivo?: MotivoDoCancelamento | null;
  responsavel?: string | null;
}

type Line<Status extends string> = Given<Status> & { id: string; versao: number };

export type ManyDocument<Status extends string> = ManySentDocument<{ linhas: Line<Status>[]; chave?: string | null }>;

interface Many<Status extends string, Row extends ShownRow<Status>> {
  documento: ManyDocument<Status>;
  /** Words for one row and for several. */
  palavras: readonly [string, string];
  rotulo: (linha: Row) => string;
  /** Whether somebody outside is written to when a row is given a status, with that reason, which cannot be taken back. */
  avisa?: (linha: Row, status: Status, motivo?: MotivoDoCancelamento | null) => boolean;
  chosen: Chosen;
}

/** What has been done with several rows, as it is said, and how it is taken back; null where it cannot be. */
interface Outcome<Status extends string> {
  dito: string;
  deixadas: readonly { id: string; rotulo: string; mensagem: string }[];
  volta: { linhas: Line<Status>[]; rotulos: ReadonlyMap<string, string> } | null;
}

/** Says something of several rows at once, over what was seen of each when it was chosen, and takes it back for as long as that is offered (076). */
export function useManyAtOnce<Status extends string, Row extends ShownRow<Status>>(many: Many<Status, Row>) {
  const { documento, palavras, rotulo, avisa, chosen } = many;
  const sent = useManySent(documento, true);
  const [outcome, setOutcome] = useState<Outcome<Status> | null>(null);
  /** Whoever is about to press it has the time that he needs. */
  const [held, hold] = useState(false);
  const offered = outcome?.volta !== null && outcome !== null;
  useEffect(() => {
    if (!offered || held) return;
    const timer = window.setTimeout(() => setOutcome((before) => before && { ...before, volta: null }), UNDO_MS);
    return () => window.clearTimeout(timer);
  }, [offered, held]);

  const send = (linhas: Line<Status>[]) =>
    sent.send(
      (chave) => ({ linhas, chave }),
      `${contadas(linhas.length, ...palavras)} de uma vez: ${linhas.map(({ id }) => id).join(', ')}`,
    );

  /** @param chosenStill what was done with is what is chosen, and stays so, as it is by now */
  const show = (
    done: Done,
    said: Pick<Outcome<Status>, 'dito' | 'volta'>,
    nameOf: (id: string) => string,
    chosenStill = false,
  ) => {
    const deixadas = done.deixadas.map(({ id, mensagem }) => ({ id, mensagem, rotulo: nameOf(id) }));
    hold(false);
    renewForm(() => {
      setOutcome({ ...said, deixadas });
      if (chosenStill) chosen.settle([], idsOf([...done.feitas, ...done.deixadas]));
      else chosen.settle(idsOf(done.feitas), idsOf(done.deixadas));
    }, OUTCOME);
  };

  const give = async (rows: readonly Row[], given: Given<Status>): Promise<void> => {
    setOutcome(null);
    const done = await send(rows.map(({ id }) => ({ id, versao: chosen.versionOf(id), ...given })));
    if (!done) return;
    if (done === 'perdida') return chosen.choose([]);
    const versions = new Map(done.feitas.map(({ id, versao }) => [id, versao]));
    const changed = rows.filter((row) => versions.has(row.id) && differs(row, given));
    const told = changed.some((row) => given.status !== undefined && avisa?.(row, given.status, given.motivo));
    const rotulos = new Map(rows.map((row) => [row.id, rotulo(row)]));
    const linhas = changed.map((row) => asItWas(row, given, versions.get(row.id)!));
    const volta = told || linhas.length === 0 ? null : { linhas, rotulos };
    const dito = `${sayDone(done.feitas.length, palavras)}${told ? ' Quem pediu já foi avisado: isso não se desfaz.' : ''}`;
    show(done, { dito, volta }, (id) => rotulos.get(id) ?? id);
  };

  const undo = async (): Promise<void> => {
    const volta = outcome?.volta;
    if (!volta) return;
    const done = await send(volta.linhas);
    if (!done) return;
    if (done === 'perdida') return setOutcome(null);
    const dito = `Desfeito: ${contadas(done.feitas.length, ...palavras)} como antes.`;
    show(done, { dito, volta: null }, (id) => volta.rotulos.get(id) ?? id, true);
  };

  return { outcome, failure: sent.failure, give, undo, hold, forget: () => setOutcome(null) };
}

const idsOf = (linhas: readonly { id: string }[]) => linhas.map(({ id }) => id);

function differs<Status extends string>(row: ShownRow<Status>, { status, motivo, responsavel }: Given<Status>): boolean {
  return (
    (status !== undefined && status !== row.status) ||
    (motivo !== undefined && motivo !== (row.motivo ?? null)) ||
    (responsavel !== undefined && responsavel !== (row.responsavel ?? null))
  );
}

/** What a row said of what was given to it, over the version in which that has left it. */
function asItWas<Status extends string>(row: ShownRow<Status>, given: Given<Status>, versao: number): Line<Status> {
  return {
    id: row.id,
    versao,
    ...(given.status !== undefined && { status: row.status }),
    // What goes on has lost its reason.
    ...((given.motivo !== undefined || (given.status !== undefined && row.motivo)) && { motivo: row.motivo ?? null }),
    ...(given.responsavel !== undefined && { responsavel: row.responsavel ?? null }),
  };
}

function sayDone(feitas: number, palavras: readonly [string, string]): string {
  return feitas === 0 ? 'Nada foi mudado.' : `Feito: ${contadas(feitas, ...palavras)}.`;
}
