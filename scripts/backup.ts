import { resolve } from 'node:path';
import { backUp, restore } from '../platform/database/backup.ts';
import { recordBackup } from '../platform/database/lastBackup.ts';
import { isServed } from '../platform/served.ts';
import { embeddedDatabase, runCommand, usage } from './command.ts';

// `npm run backup -- PASTA` while the server runs, `npm run restore -- PASTA` while it is stopped.
await runCommand(async ({ args: [command, folder], config }) => {
  if (!folder) throw usage(`npm run ${command} -- PASTA [--env ARQUIVO]`);
  const file = embeddedDatabase(config);
  if (command === 'backup') {
    if (isServed(folder)) throw new Error(`A pasta ${folder} fica dentro do que o site mostra, e qualquer um leria a cópia.`);
    await backUp(file, config.dataDir, folder);
    recordBackup(config.dataDir, resolve(folder));
    console.log(`Cópia feita e conferida em ${folder}.`);
    return;
  }
  const { before, now, formerly } = await restore(folder, file, config.dataDir);
  console.log(`Restaurado de ${folder}: ${describe(now)}.`);
  console.log(`Antes havia ${formerly ? describe(formerly) : 'nada que se possa ler'}. Está em ${before}.`);
  if (formerly) console.log(`Para voltar: npm run restore -- ${before}`);
});

function describe({ assinaturas, ultima }: { assinaturas: number; ultima: string | null }): string {
  if (assinaturas === 0) return 'nenhuma assinatura';
  return `${assinaturas} ${assinaturas === 1 ? 'assinatura' : 'assinaturas'}, a última de ${ultima}`;
}
