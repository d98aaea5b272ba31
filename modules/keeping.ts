import type { FastifyBaseLogger } from 'fastify';
import { businessDayBounds } from '../platform/calendar.ts';
import type { Config } from '../platform/config.ts';
import { createChangeLine } from '../platform/database/changeLine.ts';
import { onCommittedChange } from '../platform/database/changes.ts';
import { forgetRows, keepRows } from '../platform/database/keptRows.ts';
import type { Orm } from '../platform/database/orm.ts';
import { createWriteProbe, type WriteProbe } from '../platform/database/writeProbe.ts';
import { announce } from '../platform/happenings.ts';
import { createPageCache, type DroppedPage } from '../platform/http/pageCache.ts';
import type { Metrics } from '../platform/metrics.ts';
import { isStranger } from './admin/access.service.ts';
import { provarPedido } from './checkout/prova.service.ts';
import { kept } from './index.ts';
import { canonicalAddress, NADA } from './site/address.ts';
import { createVisitas } from './visits/visitas.service.ts';

interface KeepingParts {
  /** Whether nothing of the shop's is at an address. */
  nothingAt: (url: string) => boolean;
  /** Told of the pages that a change has dropped. */
  onDropped: (dropped: readonly DroppedPage[]) => void;
  warn: (error: unknown, message: string) => void;
}

/** What is kept in memory, what tells that it says something else by now, and what knows whether it is this shop's at all. */
export function createKeeping(config: Config, orm: Orm, metrics: Metrics, { nothingAt, onDropped, warn }: KeepingParts) {
  const tables = kept.map((entity) => orm.getMetadata().get(entity).tableName);
  const line = createChangeLine(orm, config.databaseUrl, tables);
  const ends: (() => void)[] = [line.close.bind(line)];
  const probe = createWriteProbe(orm, config, { onClose: (end) => ends.push(end), tryOrder: provarPedido });
  const visitas = createVisitas({
    fork: () => orm.em.fork(),
    ehNosso: () => probe.whyNotOurs() === null,
    aoFalhar: (error) => warn(error, 'how many came to the order pages could not be stored'),
  });
  const isCurrent = () => line.isUp() && probe.whyNotOurs() === null;
  const cache = createPageCache({
    address: (url) => canonicalAddress(url) ?? (nothingAt(url) ? NADA : null),
    validity: (dependeDe) => (dependeDe.includes('dia') ? businessDayBounds(new Date()) : null),
    onHit: metrics.pageHit,
    onDropped,
    isCurrent,
    isStranger,
  });
  keepRows(orm, { ofTables: tables, isCurrent });
  const forget = (table: string | null) => {
    forgetRows(orm, table);
    cache.drop(table);
  };
  const stored: Readonly<Record<string, () => void>> = { mensagens: metrics.message };
  onCommittedChange(orm, (table, created) => {
    forget(table);
    for (let row = 0; row < created; row++) stored[table]?.();
  });
  const hear = (log: FastifyBaseLogger) =>
    line.open({
      changed: forget,
      shared: () =>
        log.warn(
          'another process writes to this database: a command, or a second server, which would show what is saved here a second late (is the unit of before still on?)',
        ),
      went(error) {
        // What answers from now on may be another server, and another database.
        announce('lack', {});
        if (error) log.error({ err: error }, 'changes of other processes are not heard: nothing is answered from memory');
        else log.info('changes of other processes are heard');
      },
    });
  /** An order was stored: it counts, and what has it is to go on having it. */
  const ordered: WriteProbe['remember'] = (order) => {
    metrics.order();
    probe.remember(order);
  };
  const letGo = async () => {
    await visitas.guardar();
    ends.forEach((end) => end());
  };
  return { probe, cache, line, visitas, ordered, hear, letGo };
}
