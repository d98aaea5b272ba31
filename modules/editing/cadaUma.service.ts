import type { EntityManager } from '@mikro-orm/core';
import { onceMoreAfterDeadlock } from '../../platform/database/deadlock.ts';
import { inSavepoint } from '../../platform/database/savepoint.ts';
import { DomainError } from '../../platform/errors.ts';
import { registrarAto } from './ato.service.ts';
import type { Autor } from './autor.ts';
import type { EditedRow, EditedTable } from './rows.service.ts';

/** What came of an act over several rows. It names no person, since it is kept for whoever asks again. */
export interface FeitoEmVarias {
  /** Rows of which all that was said is stored, with the version in which the act has left them. */
  feitas: { id: number; versao: number }[];
  /** Rows that are as they were, and why. */
  deixadas: { id: number; erro: string; mensagem: string }[];
}

interface CadaUma<Dita> {
  ditas: readonly Dita[];
  autor: Autor;
  /** Does what is said of one row, in the transaction, in the name of an author who carries no act. @throws why that row stays as it is */
  fazer: (tx: EntityManager, dita: Dita, autor: Autor) => Promise<unknown>;
}

/** Does something with each of several rows, all in one transaction with the act: what is refused is taken back by itself, and named. */
export async function emCadaUma<Row extends EditedRow, Dita extends { id: number }>(
  em: EntityManager,
  table: EditedTable<Row>,
  { ditas, autor: quem, fazer }: CadaUma<Dita>,
): Promise<FeitoEmVarias> {
  // Where rows are locked one by one, everybody does it in this order.
  const emOrdem = ditas.toSorted((uma, outra) => uma.id - outra.id);
  const { ato: _ato, ...autor } = quem;
  const act = async (tx: EntityManager): Promise<FeitoEmVarias> => {
    const deixadas: FeitoEmVarias['deixadas'] = [];
    const feitas: number[] = [];
    const ids = emOrdem.map(({ id }) => id);
    await table.travar?.(tx, ids);
    for (const dita of emOrdem) {
      const part = await inSavepoint(tx, async () => {
        await fazer(tx, dita, autor);
        await tx.flush();
      });
      if (!('error' in part)) feitas.push(dita.id);
      else if (part.error instanceof DomainError)
        deixadas.push({ id: dita.id, erro: part.error.code, mensagem: part.error.message });
      else throw part.error;
    }
    const resposta = { feitas: await versionsOf(tx, table, feitas), deixadas };
    await registrarAto(tx, quem, { resposta });
    return resposta;
  };
  return onceMoreAfterDeadlock(em, () => em.transactional(act));
}

/** In which version the act has left its rows: one may have followed from another. */
async function versionsOf<Row extends EditedRow>(
  tx: EntityManager,
  { entidade }: EditedTable<Row>,
  ids: readonly number[],
): Promise<FeitoEmVarias['feitas']> {
  const rows = await tx.find(entidade, { id: { $in: [...ids] } } as never, { orderBy: { id: 'asc' } as never });
  return (rows as Row[]).map(({ id, versao }) => ({ id, versao }));
}
