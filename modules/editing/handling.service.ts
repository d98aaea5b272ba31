import type { EntityManager } from '@mikro-orm/core';
import { parseInput } from '../../platform/validation.ts';
import { atendimentoCom } from './atendimento.ts';
import type { Target } from './target.ts';
import { registrarAto } from './ato.service.ts';
import type { Autor } from './autor.ts';
import { conflictOver, recordChange, lockRow, type EditedRow, type EditedTable } from './rows.service.ts';
import { anotar } from './nota.service.ts';

/** What every row that staff handle has. */
export interface HandledRow extends EditedRow {
  criadaEm: Date;
  status: string;
  statusPor: string | null;
  statusEm: Date | null;
}

/**
 * Records how a row is being worked: its status, by whom and when, and one more note among staff (D27). Notes never stand in each
 * other's way; a status does when somebody else has given another one meanwhile. @throws what editing throws
 */
export async function handleRow<Row extends HandledRow>(
  em: EntityManager,
  table: EditedTable<Row>,
  opcoes: readonly Row['status'][],
  { target, entrada, autor }: { target: Target; entrada: unknown; autor: Autor },
): Promise<Row> {
  const { status, nota } = parseInput(atendimentoCom(opcoes), entrada);
  return em.transactional(async (tx) => {
    const row = await lockRow(tx, table, target.id);
    const antes: Record<string, unknown> = { status: row.status };
    if (status && status !== row.status) {
      if (row.versao !== target.versao) throw conflictOver(table);
      Object.assign(row, { status, statusPor: autor.usuario, statusEm: new Date() });
    }
    if (nota) anotar(tx, table.schema, row.id, nota, autor);
    recordChange(tx, table, row, autor, 'alterou', antes, { status: row.status, ...(nota && { nota }) });
    await tx.flush();
    await registrarAto(tx, autor, { linha: row });
    return row;
  });
}
