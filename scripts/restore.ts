import { restore } from '../platform/database/backup.ts';
import { refuseMovedFile } from '../platform/database/movedAway.ts';
import { forgetNewest } from '../platform/database/newestOrder.ts';
import { forgetServed } from '../platform/database/servedShop.ts';
import type { TakenBack } from '../platform/database/takenBack.ts';
import { called, embeddedDatabase, runCommand, usage } from './command.ts';

const UNKNOWN =
  'Senhas, contas, chaves de acesso e webhooks são os do dia da cópia: o que foi trocado, fechado ou revogado depois dela vale de novo como era. ' +
  'Quem foi apagado depois dela está de volta: apague de novo quem o seu registro de apagamentos diz.';

// `npm run restore -- PASTA`: puts a backup back while the server is stopped.
await runCommand(
  async ({ args: [given], config, path }) => {
    if (!given) throw usage('restore', 'PASTA');
    const folder = path(given);
    refuseMovedFile(config.databaseUrl);
    const { before, now, formerly, takenBack } = await restore(folder, embeddedDatabase(config), config.dataDir);
    forgetServed(config);
    forgetNewest(config);
    console.log(`Restaurado de ${folder}: ${describe(now)}.`);
    if (now.esperam > 0) console.log(waiting(now.esperam));
    for (const line of takenBack === null ? [UNKNOWN] : saidOf(takenBack)) console.log(line);
    console.log(
      formerly
        ? `Antes havia ${describe(formerly)}. Está em ${before}.`
        : `Antes não havia banco que se possa ler. O que havia está em ${before}.`,
    );
    if (formerly) console.log(`Para voltar: ${called('restore')} ${before}`);
  },
  { most: 1 },
);

/** What the operator has to do over again, which only the database that was replaced still knows. */
function saidOf({ accounts, keys, webhooks, erasures }: TakenBack): string[] {
  const old = [
    ...accounts.map((said) => `  conta ${said}`),
    ...keys.map((said) => `  chave ${said}`),
    ...webhooks.map((said) => `  webhook ${said}`),
  ];
  const reopened = [
    'Mudou depois da cópia, e vale de novo como nela era:',
    ...old,
    `Dê a cada conta outra senha antes de abrir a loja (${called('admin')} senha USUARIO, que também a reativa) e desative, revogue, troque e exclua o resto na administração, logo ao abrir.`,
  ];
  const again =
    erasures === 1 ? 'Houve 1 apagamento de dados de uma pessoa' : `Houve ${erasures} apagamentos de dados de pessoas`;
  return [
    ...(old.length > 0 ? reopened : []),
    ...(erasures > 0
      ? [`${again} depois da cópia, e o que foi apagado está de volta: apague de novo quem o seu registro de apagamentos diz.`]
      : []),
  ];
}

function describe({ assinaturas, ultima }: { assinaturas: number; ultima: string | null }): string {
  if (assinaturas === 0) return 'nenhuma assinatura';
  return `${assinaturas} ${assinaturas === 1 ? 'assinatura' : 'assinaturas'}, a última de ${ultima}`;
}

function waiting(esperam: number): string {
  const avisos = esperam === 1 ? '1 aviso (e-mail ou webhook) esperava' : `${esperam} avisos (e-mails e webhooks) esperavam`;
  return `Na cópia ${avisos} a vez: o que saiu depois dela sai outra vez quando a loja abrir. Para ver antes, abra-a com SMTP_URL vazio e desista deles em Entregas.`;
}
