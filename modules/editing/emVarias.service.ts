import type { EntityManager } from '@mikro-orm/core';
import { onceMoreAfterDeadlock } from '../../platform/database/deadlock.ts';
import { inSavepoint } from '../../platform/database/savepoint.ts';
import { DomainError } from '../../platform/errors.ts';
import { parseInput } from '../../platform/validation.ts';
import { registrarAto } from './ato.service.ts';
import type { Autor } from './autor.ts';
import { emVariasCom } from './emVarias.ts';
import type { HandledRow } from './handledRow.ts';
import { lockRow, recordChange, type EditedTable } from './rows.service.ts';

/** What came of an act over several rows. It names no person, since it is kept for whoever asks again. */
export interface FeitoEmVarias {
  /** Rows of which all that was said is stored, with the version in which the act has left them. */
  feitas: { id: number; versao: number }[];
  /** Rows that are as they were, and why. */
  deixadas: { id: number; erro: string; mensagem: string }[];
}

interface Dita {
  id: number;
  versao: number;
  status?: string | null | undefined;
  responsavel?: string | null | undefined;
}

/** That somebody may see to rows. @throws what is said where not */
export type ExigirConta = (em: EntityManager, usuario: string) => Promise<void>;

interface EmVarias {
  entrada: unknown;
  autor: Autor;
  exigirConta: ExigirConta;
}

/**
 * Says of several rows, of each over the version that was seen, which status it has and who sees to it. All that can be done is done together, with the act;
 * a row that is another by now, or is refused, stays as it is and is named.
 * @throws `DADOS_INVALIDOS`
 */
export async function handleMany<Row extends HandledRow>(
  em: EntityManager,
  table: EditedTable<Row> & { status: readonly Row['status'][] },
  { entrada, autor, exigirConta }: EmVarias,
): Promise<FeitoEmVarias> {
  const { linhas } = parseInput(emVariasCom(table.status), entrada);
  // Where rows are locked one by one, everybody does it in this order.
  const ditas = (linhas as Dita[]).toSorted((uma, outra) => uma.id - outra.id);
  const act = async (tx: EntityManager): Promise<FeitoEmVarias> => {
    const deixadas: FeitoEmVarias['deixadas'] = [];
    const feitas: number[] = [];
    await table.travar?.(
      tx,
      ditas.map(({ id }) => id),
    );
    for (const dita of ditas) {
      const part = await inSavepoint(tx, async () => {
        if (dita.responsavel != null) await exigirConta(tx, dita.responsavel);
        await handleOne(tx, table, dita, autor);
      });
      if (!('error' in part)) feitas.push(dita.id);
      else if (part.error instanceof DomainError)
        deixadas.push({ id: dita.id, erro: part.error.code, mensagem: part.error.message });
      else throw part.error;
    }
    const resposta = { feitas: await versionsOf(tx, table, feitas), deixadas };
    await registrarAto(tx, autor, { resposta });
    return resposta;
  };
  return onceMoreAfterDeadlock(em, () => em.transactional(act));
}

async function handleOne<Row extends HandledRow>(
  tx: EntityManager,
  table: EditedTable<Row>,
  { id, versao, status, responsavel }: Dita,
  autor: Autor,
): Promise<void> {
  const row = await lockRow(tx, table, id);
  if (row.versao !== versao) throw movedOn();
  const antes = { status: row.status, responsavel: row.responsavel };
  if (status != null && status !== row.status) Object.assign(row, { status, statusPor: autor.usuario, statusEm: new Date() });
  if (responsavel !== undefined) row.responsavel = responsavel;
  const depois = { status: row.status, responsavel: row.responsavel };
  if (depois.status !== antes.status) await table.seguir?.(tx, { row, antes: { status: antes.status }, autor });
  // What is told of the row is what is stored, its instant too.
  await tx.flush();
  await recordChange(tx, table, row, autor, 'alterou', antes, depois);
  await tx.flush();
}

/** In which version the act has left its rows: one may have followed from another. */
async function versionsOf<Row extends HandledRow>(
  tx: EntityManager,
  { entidade }: EditedTable<Row>,
  ids: readonly number[],
): Promise<{ id: number; versao: number }[]> {
  const rows = await tx.find(entidade, { id: { $in: [...ids] } } as never, { orderBy: { id: 'asc' } as never });
  return (rows as Row[]).map(({ id, versao }) => ({ id, versao }));
}

function movedOn(): DomainError {
  return new DomainError('conflict', 'ALTERADO_POR_OUTRA_PESSOA', 'Mudou desde que foi vista, e ficou como está.');
}
