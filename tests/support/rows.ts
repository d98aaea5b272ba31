import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { dataDirOf } from './ports.ts';

/** Rows of the shop under test, read behind its back. */
export function readRows(sql: string, ...values: string[]): Record<string, SQLOutputValue>[] {
  const database = new DatabaseSync(`${dataDirOf('shop')}/site.db`, { readOnly: true });
  try {
    return database.prepare(sql).all(...values);
  } finally {
    database.close();
  }
}

/** Changes the shop's rows behind an open page, as another program would. */
export function changeRows(sql: string): void {
  const database = new DatabaseSync(`${dataDirOf('shop')}/site.db`, { timeout: 5000 });
  try {
    database.exec(sql);
  } finally {
    database.close();
  }
}
