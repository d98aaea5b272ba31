import { backUp } from '../platform/database/backup.ts';
import { isServed } from '../platform/served.ts';
import { embeddedDatabase, runCommand, usage } from './command.ts';

// `npm run backup -- PASTA`: copies the embedded database and the uploads while the server runs.
await runCommand(async ({ args: [given], config, path }) => {
  if (!given) throw usage('backup', 'PASTA');
  const folder = path(given);
  if (isServed(folder)) throw new Error(`A pasta ${folder} fica dentro do que o site mostra, e qualquer um leria a cópia.`);
  await backUp(embeddedDatabase(config), config.dataDir, folder);
  console.log(`Cópia feita e conferida em ${folder}.`);
});
