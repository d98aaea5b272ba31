import { backUp, restore } from '../platform/database/backup.ts';
import { loadConfig } from '../platform/config.ts';
import { sqliteFile } from '../platform/database/sqliteFile.ts';
import { isServed } from '../platform/served.ts';
import { makePrivateFiles } from '../platform/privateFiles.ts';

// `npm run backup -- PASTA` while the server runs, `npm run restore -- PASTA` while it is stopped.
makePrivateFiles();
const [command, folder] = process.argv.slice(2);
const { databaseUrl, dataDir } = loadConfig();
const file = sqliteFile(databaseUrl);

try {
  if (!folder) throw new Error(`Diga a pasta: npm run ${command} -- PASTA`);
  if (!file) throw new Error('Este comando é do banco embutido. Com PostgreSQL, use pg_dump e pg_restore.');
  if (command === 'backup') {
    if (isServed(folder)) throw new Error(`A pasta ${folder} fica dentro do que o site mostra, e qualquer um leria a cópia.`);
    await backUp(file, dataDir, folder);
    console.log(`Cópia feita e conferida em ${folder}.`);
  } else {
    console.log(`Restaurado de ${folder}. O que havia antes está em ${restore(folder, file, dataDir)}.`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
