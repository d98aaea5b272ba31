import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { z } from 'zod';
import { isMissingTable } from './missingTable.ts';

/** Table of what all processes over one PostgreSQL remember together. */
export const RECORDS = 'registros';

/** Something that the database remembers under a name. */
interface SharedRecord<Schema extends z.ZodType> {
  write: (em: EntityManager, content: z.output<Schema>) => Promise<void>;
  /** Null when there is none, or when nobody can read what was written. */
  read: (em: EntityManager) => Promise<z.output<Schema> | null>;
  /** As `read`, of a database that may be empty, or of a version that knew no records: null there. */
  readIfThere: (em: EntityManager) => Promise<z.output<Schema> | null>;
  forget: (em: EntityManager) => Promise<void>;
}

/** A record of this name. */
export function createSharedRecord<Schema extends z.ZodType>(name: string, schema: Schema): SharedRecord<Schema> {
  const read = async (em: EntityManager) => {
    const sql = `select conteudo from ${RECORDS} where nome = ?`;
    const [row] = await (em as SqlEntityManager).execute<{ conteudo: unknown }[]>(sql, [name]);
    const content = row?.conteudo;
    // SQLite has it as text.
    return schema.safeParse(typeof content === 'string' ? JSON.parse(content) : content).data ?? null;
  };
  return {
    read,
    readIfThere: (em) =>
      read(em).catch((error: unknown) => {
        if (isMissingTable(error)) return null;
        throw error;
      }),
    async write(em, content) {
      await (em as SqlEntityManager).execute(
        `insert into ${RECORDS} (nome, conteudo) values (?, ?) on conflict (nome) do update set conteudo = excluded.conteudo`,
        [name, JSON.stringify(content)],
      );
    },
    async forget(em) {
      await (em as SqlEntityManager).execute(`delete from ${RECORDS} where nome = ?`, [name]);
    },
  };
}
