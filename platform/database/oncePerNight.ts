import { z } from 'zod';
import { businessDay } from '../calendar.ts';
import { inTurn } from './inTurn.ts';
import type { Orm } from './orm.ts';
import { createSharedRecord } from './sharedRecord.ts';
import { sqliteFile } from './sqliteFile.ts';

/** The last night whose work was done well, by its day in São Paulo. */
const lastNight = createSharedRecord('noite', z.object({ dia: z.string() }));

/**
 * Lets one of the processes over a PostgreSQL do the work of a night. Whoever waits does it where the other has failed or died, and otherwise finds it done;
 * over an embedded database it is done. Answers whether it went well, whoever did it. @param work answers whether it did what it is for
 */
export async function oncePerNight(orm: Orm, url: string, work: () => Promise<boolean>, signal: AbortSignal): Promise<boolean> {
  if (sqliteFile(url) !== null) return work();
  const inMyTurn = async () => {
    const em = orm.em.fork();
    const dia = businessDay(new Date());
    if ((await lastNight.read(em))?.dia === dia) return true;
    const well = await work();
    if (well) await lastNight.write(em, { dia });
    return well;
  };
  return inTurn(orm, url, inMyTurn, { of: 'night', signal });
}
