import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DOORS } from './takenBack.ts';

// Where nobody compares a copy with the database that it replaces, an operator does, with a statement of the documents.

it.each(Object.values(DOORS))(
  'the statement for PostgreSQL shows all by which a row of $table opens something',
  ({ table, opens }) => {
    const statement = /--command="(select 'conta'[^"]*)"/.exec(readFileSync('docs/operations/backup.md', 'utf8'))![1]!;
    const part = statement.split(' union all ').find((select) => select.includes(` from ${table}`))!;
    expect(Object.keys(opens).filter((column) => !new RegExp(`\\b${column}\\b`).test(part))).toEqual([]);
  },
);
