import type { EntityManager } from '@mikro-orm/core';
import { DomainError } from '../../platform/errors.ts';
import { parseInput } from '../../platform/validation.ts';
import type { Autor } from './autor.ts';
import { emCadaUma, type FeitoEmVarias } from './cadaUma.service.ts';
import { darStatus, jaEsta, type Motivada } from './darStatus.ts';
import { emVariasCom } from './emVarias.ts';
import type { HandledRow } from './handledRow.ts';
import { lockRow, recordChange, snapshotOf, type EditedTable } from './rows.service.ts';

interface Dita {
  id: number;
  versao: number;
  status?: string | null | undefined;
  motivo?: string | null | undefined;
  responsavel?: string | null | undefined;
}

type TabelaComStatus<Row extends HandledRow> = EditedTable<Row> & { motivada?: Motivada<Row> };

/** That somebody may see to rows. @throws what is said where not */
export type ExigirConta = (em: EntityManager, usuario: string) => Promise<void>;

interface EmVarias {
  entrada: unknown;
  autor: Autor;
  exigirConta: ExigirConta;
}

/**
 * Says of several rows, of each over the version that was seen, which status it has, for which reason, and who sees to it. All that can be done is done together, with the act;
 * a row that is another by now, or is refused, stays as it is and is named.
 * @throws `DADOS_INVALIDOS`
 */
export async function handleMany<Row extends HandledRow>(
  em: EntityManager,
  table: TabelaComStatus<Row> & { status: readonly Row['status'][] },
  { entrada, autor, exigirConta }: EmVarias,
): Promise<FeitoEmVarias> {
  const { linhas } = parseInput(emVariasCom(table.status, table.motivada?.opcoes), entrada);
  const fazer = async (tx: EntityManager, dita: Dita, quem: Autor) => {
    if (dita.responsavel != null) await exigirConta(tx, dita.responsavel);
    await handleOne(tx, table, dita, quem);
  };
  return emCadaUma(em, table, { ditas: linhas as Dita[], autor, fazer });
}

async function handleOne<Row extends HandledRow>(
  tx: EntityManager,
  table: TabelaComStatus<Row>,
  { id, versao, status, motivo, responsavel }: Dita,
  autor: Autor,
): Promise<void> {
  const row = await lockRow(tx, table, id);
  if (row.versao !== versao) throw movedOn();
  const antes = snapshotOf(row);
  if (!jaEsta(row, { status, motivo })) darStatus(table, row, { status, motivo }, autor);
  if (responsavel !== undefined) row.responsavel = responsavel;
  await table.seguir?.(tx, { row, antes, autor });
  // What is told of the row is what is stored, its instant too.
  await tx.flush();
  await recordChange(tx, table, row, autor, 'alterou', antes, snapshotOf(row));
}

function movedOn(): DomainError {
  return new DomainError('conflict', 'ALTERADO_POR_OUTRA_PESSOA', 'Mudou desde que foi vista, e ficou como está.');
}
