import { restore } from '../platform/database/backup.ts';
import { refuseMovedFile } from '../platform/database/movedAway.ts';
import { forgetNewest } from '../platform/database/newestOrder.ts';
import { forgetServed } from '../platform/database/servedShop.ts';
import { called, embeddedDatabase, runCommand, usage } from './command.ts';

// `npm run restore -- PASTA`: puts a backup back while the server is stopped.
await runCommand(
  async ({ args: [given], config, path }) => {
    if (!given) throw usage('restore', 'PASTA');
    const folder = path(given);
    refuseMovedFile(config.databaseUrl);
    const { before, now, formerly } = await restore(folder, embeddedDatabase(config), config.dataDir);
    forgetServed(config);
    forgetNewest(config);
    console.log(`Restaurado de ${folder}: ${describe(now)}.`);
    if (now.esperam > 0) console.log(waiting(now.esperam));
    console.log(
      formerly
        ? `Antes havia ${describe(formerly)}. Está em ${before}.`
        : `Antes não havia banco que se possa ler. O que havia está em ${before}.`,
    );
    if (formerly) console.log(`Para voltar: ${called('restore')} ${before}`);
  },
  { most: 1 },
);

function describe({ assinaturas, ultima }: { assinaturas: number; ultima: string | null }): string {
  if (assinaturas === 0) return 'nenhuma assinatura';
  return `${assinaturas} ${assinaturas === 1 ? 'assinatura' : 'assinaturas'}, a última de ${ultima}`;
}

function waiting(esperam: number): string {
  const avisos = esperam === 1 ? '1 aviso (e-mail ou webhook) esperava' : `${esperam} avisos (e-mails e webhooks) esperavam`;
  return `Na cópia ${avisos} a vez: o que saiu depois dela sai outra vez quando a loja abrir. Para ver antes, abra-a com SMTP_URL vazio e desista deles em Entregas.`;
}
