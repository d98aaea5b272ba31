import { createHash } from 'node:crypto';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from '../data/migrations/index.ts';
import { entities } from '../modules/index.ts';
import { blame } from '../platform/blame.ts';
import { UPLOADS } from '../platform/dataDir.ts';
import { markMoved, unmarkMoved } from '../platform/database/movedAway.ts';
import { moveRows } from '../platform/database/move.ts';
import { openDatabase, type Orm } from '../platform/database/orm.ts';
import { refuseOthers } from '../platform/database/others.ts';
import { placeOf } from '../platform/database/place.ts';
import { refuseOtherEncoding } from '../platform/database/soundness.ts';
import { wrongPostgresAddress } from '../platform/database/postgresAddress.ts';
import { sqliteFile } from '../platform/database/sqliteFile.ts';
import { giveToOwner } from '../platform/owner.ts';
import { tightenAll } from '../platform/privateFiles.ts';
import { TERMS_RECORD } from '../platform/termsRecord.ts';
import { refuseServed, runCommand, usage, withDatabase } from './command.ts';

/** What the data folder holds besides the database. */
const BESIDE = [UPLOADS, 'session-secret', TERMS_RECORD];

// `npm run move -- postgresql://… [PASTA]` or `sqlite:…`: takes the shop, while it is stopped, to another database, and its files to another data folder.
await runCommand(
  async ({ args: [target, given], config, path }) => {
    const folder = given && path(given);
    if (!target || !/^(sqlite:.+|postgres(ql)?:\/\/.+)$/.test(target))
      throw usage('move', 'postgresql://usuario@maquina/banco (ou sqlite:ARQUIVO) [NOVA_PASTA_DE_DADOS]');
    const wrong = sqliteFile(target) === null ? wrongPostgresAddress(target) : null;
    if (wrong !== null) throw new Error(`O endereço do destino ${wrong}.`);
    if (placeOf(target) === placeOf(config.databaseUrl)) throw new Error('O destino é o banco de agora.');
    for (const place of [sqliteFile(target), folder]) if (place) refuseServed(place, config);
    await withDatabase(
      config,
      async (from) => {
        await refuseOthers(from, config.databaseUrl);
        await into(target, async (to) => {
          const inventory = await moveRows({
            from,
            to,
            known: Object.keys(migrations.sqlite),
            copied: (table, { rows }) => console.log(`${table}: ${rows}`),
            // Nobody sells out of the old one from here on: neither who has opened it meanwhile nor who opens it later.
            arrived: async () => {
              await unmarkMoved(to, target);
              await markMoved(from, config.databaseUrl, placeOf(target));
              await refuseOthers(from, config.databaseUrl);
            },
          });
          const rows = Object.values(inventory).reduce((sum, contents) => sum + contents.rows, 0);
          console.log(`${rows} linhas em ${Object.keys(inventory).length} tabelas, iguais nos dois lados.`);
        });
      },
      { alone: true },
    );
    if (folder) console.log(`${takeFiles(config.dataDir, folder)} arquivos em ${folder}, iguais nos dois lados.`);
    const dataDir = folder ? ` e DATA_DIR=${folder}` : '';
    console.log(`Agora mude a configuração para DATABASE_URL=${withoutPassword(target)}${dataDir} e inicie a loja.`);
    console.log('O banco de antes ficou como estava, e nenhuma loja abre com ele. Apague-o quando confiar no novo.');
  },
  { most: 2 },
);

async function into(target: string, act: (to: Orm) => Promise<void>): Promise<void> {
  const to = await blame('DATABASE_URL', () => reach(target)).catch((cause: unknown) => {
    throw new Error(`O destino não pôde ser aberto. ${(cause as Error).message}`, { cause });
  });
  try {
    await act(to);
  } finally {
    await to.close();
  }
}

async function reach(target: string): Promise<Orm> {
  const to = await openDatabase({ url: target, entities, migrations, alone: true });
  await refuseOtherEncoding(to, target).catch(async (error: unknown) => {
    await to.close();
    throw error;
  });
  return to;
}

/** Copies the files of a data folder into another, and compares them. Answers how many. */
function takeFiles(from: string, to: string): number {
  const made = mkdirSync(to, { recursive: true });
  if (made !== undefined) giveToOwner(made);
  const files = BESIDE.flatMap((name) => filesIn(from, name));
  for (const name of BESIDE) if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name), { recursive: true });
  for (const name of files)
    if (digest(join(from, name)) !== digest(join(to, name))) throw new Error(`O arquivo ${name} não chegou igual.`);
  for (const name of BESIDE) {
    tightenAll(join(to, name));
    giveToOwner(join(to, name));
  }
  return files.length;
}

function filesIn(folder: string, name: string): string[] {
  const found = lstatSync(join(folder, name), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [name] : [];
  return readdirSync(join(folder, name)).flatMap((inner) => filesIn(folder, join(name, inner)));
}

function digest(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function withoutPassword(databaseUrl: string): string {
  return databaseUrl.replace(/^(postgres(?:ql)?:\/\/[^:@/]+):[^@/]+@/, '$1:…@');
}
