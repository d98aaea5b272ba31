import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE, restore } from '../platform/database/backup.ts';
import type { Formerly } from '../platform/database/contents.ts';
import { refuseMovedFile } from '../platform/database/movedAway.ts';
import { layNewestAside, newestServedIn } from '../platform/database/newestOrder.ts';
import { LOST } from '../platform/database/rescue.ts';
import { forgetServed } from '../platform/database/servedShop.ts';
import { DOORS, type TakenBack } from '../platform/database/takenBack.ts';
import { called, embeddedDatabase, runCommand, usage } from './command.ts';
import { saidOfLostFactors } from './lostFactors.ts';
import { saidOfLostPasskeys } from './lostPasskeys.ts';

const UNKNOWN =
  'Senhas, contas, chaves de acesso e webhooks são os do dia da cópia: o que foi trocado, fechado ou revogado depois dela vale de novo como era. ' +
  'Também o segundo fator e os códigos de recuperação de cada conta são os de então. ' +
  'Quem foi apagado depois dela está de volta: apague de novo quem o seu registro de apagamentos diz.';

/** What is said instead where the copy is what was saved of a damaged database: it is of no day before. */
const UNCOMPARED =
  'Com o banco danificado não se pode comparar: senhas, contas, chaves de acesso e webhooks são os que se leram nele. ' +
  'Confira na administração se falta algum, e se o que foi fechado ou revogado está como devia.';

/** What is said of accounts of which one of these has changed. */
const OF_FACTORS: readonly [string, string][] = [
  [
    DOORS.accounts.opens.fator_desde,
    'Onde mudou o segundo fator, vale o do dia da cópia: quem o ligou depois dela entra só com a senha, e o liga de novo em Minha conta; ' +
      'a quem o desligou o código volta a ser pedido; a quem trocou de aplicativo, também, e os códigos são os do aplicativo de antes. ' +
      `Quem não tem mais o que mostra esses códigos entra só com a senha depois de ${called('admin')} sem-segundo-fator USUARIO.`,
  ],
  [
    DOORS.accounts.opens.codigos_de_recuperacao,
    'Onde mudaram os códigos de recuperação, os usados ou trocados depois dela abrem de novo, e nenhum sorteado depois dela abre: quem tem segundo fator sorteia outros em Minha conta, logo ao abrir.',
  ],
];

// `npm run restore -- PASTA`: puts a backup back while the server is stopped.
await runCommand(
  async ({ args: [given], config, path }) => {
    if (!given) throw usage('restore', 'PASTA');
    const folder = path(given);
    refuseMovedFile(config.databaseUrl);
    const served = newestServedIn([config.dataDir]);
    const { before, now, formerly, takenBack } = await restore(folder, embeddedDatabase(config), config.dataDir, served);
    forgetServed(config);
    layNewestAside(config, before);
    console.log(`Restaurado de ${folder}: ${describe(now)}.`);
    if (now.esperam > 0) console.log(waiting(now.esperam));
    const isRescued = existsSync(join(folder, LOST));
    for (const line of takenBack === null ? [isRescued ? UNCOMPARED : UNKNOWN] : saidOf(takenBack)) console.log(line);
    for (const line of await saidOfLostFactors(join(folder, DATABASE), config)) console.log(line);
    for (const line of saidOfLostPasskeys(join(folder, DATABASE))) console.log(line);
    for (const line of saidOfBefore(formerly, before, isRescued)) console.log(line);
  },
  { most: 1 },
);

/** What was there before, and how it is had again: what is damaged cannot be put back, and may have orders that the copy has not. */
function saidOfBefore(formerly: Formerly | null, before: string, isRescued: boolean): string[] {
  if (formerly?.contents)
    return [`Antes havia ${describe(formerly.contents)}. Está em ${before}.`, `Para voltar: ${called('restore')} ${before}`];
  if (!formerly) return [`Antes não havia banco que se possa ler. O que havia está em ${before}.`];
  const damaged = `O banco que havia está danificado, ou não se lê, e não se volta a ele. Está em ${before}.`;
  if (isRescued) return [damaged];
  return [
    damaged,
    saidOfLater(formerly.later),
    `Antes de abrir a loja, salve o que ainda se lê dele: ${called('resgatar')} ${before}`,
  ];
}

function saidOfLater(later: number | null): string {
  if (later === null) return 'Quantas assinaturas chegaram depois desta cópia, e não estão nela, não se pode dizer.';
  if (later === 0) return 'Nenhuma assinatura chegou depois desta cópia. Mensagens, notas e mudanças podem ter chegado.';
  const chegaram = later === 1 ? '1 assinatura chegou' : `${later} assinaturas chegaram`;
  return `${chegaram} depois desta cópia, e não ${later === 1 ? 'está' : 'estão'} nela.`;
}

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
    ...OF_FACTORS.flatMap(([changed, sentence]) => (accounts.some((said) => said.includes(changed)) ? [sentence] : [])),
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
