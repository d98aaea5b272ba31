import type { Dictionary, EventSubscriber, FlushEventArgs } from '@mikro-orm/core';
import { rowKeptOut } from './unavailable.ts';

/** Has a unit of work fail of which the database has kept a new row out without a word, as a trigger can: it has no id then. */
export class StoredRows implements EventSubscriber {
  afterFlush({ uow }: FlushEventArgs): void {
    for (const { meta, type, entity } of uow.getChangeSets())
      if (type === 'create' && meta.primaryKeys.some((name) => (entity as Dictionary)[name] == null))
        throw rowKeptOut(meta.tableName);
  }
}
