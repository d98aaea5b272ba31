import { existsSync } from 'node:fs';
import { backUp } from '../platform/database/backup.ts';
import { clearUnfinished, datedCopy, keepNewest } from '../platform/database/copies.ts';
import { refuseMovedFile } from '../platform/database/movedAway.ts';
import { recordBackup } from '../platform/database/lastBackup.ts';
import { embeddedDatabase, refuseServed, runCommand, usage } from './command.ts';

// `npm run backup -- PASTA`: copies the embedded database while the server runs. With `--manter N` the copy is a dated folder
// in PASTA, and only the newest N there are kept.
await runCommand(
  async ({ args: [given], option, config, path }) => {
    const keep = option('manter');
    if (!given || (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))) throw usage('backup', 'PASTA [--manter NÚMERO]');
    const folder = keep === undefined ? path(given) : datedCopy(path(given));
    refuseServed(folder, config);
    const database = embeddedDatabase(config);
    refuseMovedFile(config.databaseUrl);
    // Before: the room that they take may be what this one needs.
    const half = keep === undefined || !existsSync(path(given)) ? [] : await clearUnfinished(path(given), database);
    for (const left of half) console.log(`Apagada, porque a cópia não tinha terminado: ${left}`);
    await backUp(database, config.dataDir, folder);
    recordBackup(config.dataDir, folder);
    console.log(`Cópia feita e conferida em ${folder}.`);
    if (keep === undefined) return;
    const { deleted, strange } = keepNewest(folder, Number(keep));
    for (const old of deleted) console.log(`Apagada, por ser mais antiga que as ${keep} a manter: ${old}`);
    for (const other of strange)
      console.error(`Não é uma cópia inteira desta loja, ou esta conta não a pode ler, e ficou onde está: ${other}`);
  },
  { most: 1, options: ['manter'] },
);
