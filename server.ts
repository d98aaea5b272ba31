import 'reflect-metadata';
import { setTimeout as wait } from 'node:timers/promises';
import { createApp } from './app.ts';
import { loadDemo } from './data/demo/load.ts';
import { demoOnSale } from './data/demo/onSale.ts';
import { migrations } from './data/migrations/index.ts';
import { garantirPrimeiroAdministrador } from './modules/admin/administrador.service.ts';
import { trazerArquivos } from './modules/banners/imagemEmArquivo.service.ts';
import { preencherCodigos } from './modules/checkout/codigo.service.ts';
import { provarPedido } from './modules/checkout/prova.service.ts';
import { lerMarca, type MarcaLida } from './modules/brand/marca.service.ts';
import { contratosVigentes, guardarContratos } from './modules/contract/contrato.service.ts';
import { documentosDoSite } from './modules/site/documentos.server.ts';
import { ROTAS_INDEXADAS } from './modules/site/rotas.ts';
import { entities, jobs } from './modules/index.ts';
import { blame, databaseLost, FullDiskError } from './platform/blame.ts';
import { exampleNames } from './platform/brand.ts';
import { loadConfig, type Config } from './platform/config.ts';
import { keepTemporaryFiles } from './platform/database/temporaryFiles.ts';
import { endWhenTold } from './platform/endWhenTold.ts';
import { ConfigError } from './platform/configError.ts';
import { repeatNightly } from './platform/daily.ts';
import { inTurn } from './platform/database/inTurn.ts';
import { giveUp } from './platform/database/drivers.ts';
import { migrate } from './platform/database/migrate.ts';
import { oncePerNight } from './platform/database/oncePerNight.ts';
import { refuseMoved } from './platform/database/movedAway.ts';
import { behindNewestOrder, MOST_BEHIND_S, sayClockIsWrong } from './platform/database/clockSkew.ts';
import { isSilent } from './platform/database/identity.ts';
import { refuseOlderOrders, rememberNewest, sayNewestUnreadable, sayOrdersGone } from './platform/database/newestOrder.ts';
import { doubtfulSettings } from './platform/doubtfulSettings.ts';
import { listen } from './platform/happenings.ts';
import { openDatabase, type Orm } from './platform/database/orm.ts';
import { placeOf } from './platform/database/place.ts';
import { nameOfConnections, refuseOtherKeys } from './platform/database/sameKeys.ts';
import { refuseOtherShop, rememberShop } from './platform/database/servedShop.ts';
import { refuseLacking, refuseOtherEncoding } from './platform/database/soundness.ts';
import { writeFirstAccess } from './platform/firstAccess.ts';
import { giveBackWhenIdle } from './platform/idleMemory.ts';
import { serveMetrics } from './platform/http/metricsServer.ts';
import { refuseOthersFiles } from './platform/othersFiles.ts';
import { loadKeys } from './platform/secret.ts';
import { createSay, type Say } from './platform/say.ts';
import { StartError } from './platform/startError.ts';
import { isThisMachine } from './platform/thisMachine.ts';
import { keepDatabasePrivate, keepDataPrivate, makePrivateFiles } from './platform/privateFiles.ts';

const listenTextResolver = (address: string) => `Atende em ${address}`;
/** How long `/readyz` says no before the server closes, so that a balancer sends visitors elsewhere, and how long connections may only wait then. */
const NOTICE_MS = 1000;
const GRACE_MS = 5000;
/** How often those are looked for then that have been answered since. */
const CUT_EVERY_MS = 250;
/**
 * After how long the end waits for the database no more, so that whoever still waits for it is answered, and after how long it is over, whatever is left:
 * before the supervisor would kill (deploy/systemd, deploy/docker), also on a busy machine.
 */
const PATIENCE_MS = 11_000;
const END_MS = 12_000;
/** How long after a start pages are rendered that nobody has asked for yet. */
const CALM_MS = 1500;
/** For how long nobody has to have come before memory is given back. */
const QUIET_MS = 20_000;

async function start(config: Config): Promise<void> {
  const endBy = endWhenTold();
  makePrivateFiles();
  const say = createSay(config);
  if (config.notice) say(config.notice);
  refuseExampleBrand(config);
  const marca = await lerMarca(config);
  refuseOthersFiles(config);
  await blame('DATA_DIR', () => keepDataPrivate(config.dataDir));
  const connectionName = await blame('DATA_DIR', () => nameOfConnections(loadKeys(config.dataDir, config.sessionSecret)));
  say(`Banco: ${placeOf(config.databaseUrl)}`);
  const orm = await blame('DATABASE_URL', async () => {
    keepDatabasePrivate(config.databaseUrl);
    const opened = await openDatabase({ url: config.databaseUrl, entities, migrations, connectionName });
    await refuseMoved(opened, config.databaseUrl);
    await refuseOtherEncoding(opened, config.databaseUrl);
    await refuseOtherKeys(opened, config.databaseUrl, connectionName);
    await refuseOtherShop(opened, config, Object.keys(migrations.sqlite));
    await refuseOlderOrders(opened, config);
    const copy = await migrate(opened, {
      url: config.databaseUrl,
      dataDir: config.dataDir,
      known: Object.keys(migrations.sqlite),
      onWait: () => say('Outros usam as tabelas que esta versão muda. A mudança espera por um momento livre.'),
      onWider: () =>
        say('Uma versão mais nova acrescentou algo ao banco, que esta não usa: as duas podem trabalhar ao mesmo tempo.'),
    });
    if (copy) say(`O banco foi atualizado. Uma cópia de antes está em ${copy}.`);
    await refuseLacking(opened, config.databaseUrl, provarPedido);
    return opened;
  });
  await inTurn(orm, config.databaseUrl, async () => {
    await prepareShop(config, orm, marca, say);
    await rememberIfThereIsRoom(() => rememberShop(orm, config), say);
    const unreadable = sayNewestUnreadable(config);
    if (unreadable !== null) say(unreadable, 'warn');
    await rememberIfThereIsRoom(() => rememberNewest(orm, config), say);
  });

  const app = await createApp(config, orm, marca);
  const demo = await demoOnSale(orm.em.fork(), config);
  const [gone, behind] = [sayOrdersGone(config), await behindNewestOrder(orm.em.fork())];
  if (gone !== null) say(gone, 'error');
  if (demo !== null) say(`${demo}.`, 'error');
  if (isSilent(orm.em))
    say('Este PostgreSQL não diz a esta conta de qual linha da história é: um banco de antes, que volte, não é percebido.');
  if (behind > MOST_BEHIND_S) say(sayClockIsWrong(behind), 'error');
  for (const said of doubtfulSettings(config)) app.log.warn(said);
  await blame(ofListening('PORT', 'HOST'), () => app.listen({ port: config.port, host: config.host, listenTextResolver }));
  say(`${config.brand.BRAND_NAME} no ar em ${config.publicUrl} (administração: ${config.publicUrl}${config.adminPath})`);

  listen('ordersGone', ({ said }) => app.log.error(said));
  app.outbox.start();
  const { metrics: where } = config;
  const metrics =
    where && (await blame(ofListening('METRICS_PORT', 'METRICS_HOST'), () => serveMetrics(app.metrics.registry, where)));
  const nightly = repeatNightly(
    jobs.map(
      ({ run }) =>
        () =>
          run(orm.em.fork(), config, app.log),
    ),
    {
      isLate: await isAnyLate(config, orm),
      log: app.log,
      ended: app.metrics.jobEnded,
      once: (work, signal) => oncePerNight(orm, config.databaseUrl, work, signal),
    },
  );
  app.metrics.gauge('daily_job_next_run_timestamp_seconds', 'When the daily job runs next.', () => {
    const next = nightly.next();
    return next && next.getTime() / 1000;
  });
  if (config.mode === 'production') {
    // Whoever has waited for the start is answered first.
    setTimeout(() => app.warm(ROTAS_INDEXADAS), CALM_MS).unref();
    giveBackWhenIdle(QUIET_MS);
  }

  endBy(async (signal) => {
    // Nobody's order is on its way, and the next server has taken over already.
    if (config.mode === 'development') process.exit(0);
    say(`${signal}: encerrando…`);
    const end = () => {
      say('Encerrado.');
      process.exit(0);
    };
    setTimeout(() => giveUp(orm), PATIENCE_MS);
    setTimeout(end, END_MS);
    app.announceClosing();
    nightly.stop();
    await wait(NOTICE_MS);
    metrics?.close();
    // Requests at work are finished; a connection that only waits, or trickles, is not waited for.
    setTimeout(() => setInterval(app.cutIdle, CUT_EVERY_MS), GRACE_MS);
    await app.close();
    // What cannot be written down, or not be read any more, is at the next start as it was.
    await rememberNewest(orm, config).catch(() => undefined);
    await orm.close().catch(() => undefined);
    end();
  });
}

/** Whether a night was missed by something that is done every night; also where nobody can say. */
async function isAnyLate(config: Config, orm: Orm): Promise<boolean> {
  const late = await Promise.all(jobs.map(({ isLate }) => isLate(orm.em.fork(), config, new Date()).catch(() => true)));
  return late.includes(true);
}

/** What a shop needs before it opens: its pictures, where an older version has kept them as files; the codes of orders that such a version has taken meanwhile; the contracts that it will be ordered under; a new one a catalogue, where one is invented for it, and somebody who may sign in. */
async function prepareShop(config: Config, orm: Orm, { textos }: MarcaLida, say: Say): Promise<void> {
  const { demoData, firstAdmin, brand, dataDir } = config;
  await trazerArquivos(orm.em.fork(), dataDir, say);
  await preencherCodigos(orm.em.fork());
  await guardarContratos(orm.em.fork(), contratosVigentes(documentosDoSite(config, textos)), new Date());
  if (demoData) await loadDemo(orm.em.fork());
  const entregar = (conta: { usuario: string; senha: string }) => blame('DATA_DIR', () => handOver(conta, dataDir, say));
  const isNew = await garantirPrimeiroAdministrador(orm.em.fork(), { ...firstAdmin, entregar, marca: brand.BRAND_NAME });
  if (isNew && firstAdmin.senha) say(`Primeiro administrador: usuário ${firstAdmin.usuario}, senha a de ADMIN_PASSWORD`);
}

/** The provider of the example sells nothing: its names are for trying the shop out on one's own machine (D54). @throws ConfigError */
function refuseExampleBrand({ publicUrl, brand }: Config): void {
  if (isThisMachine(new URL(publicUrl).hostname)) return;
  const examples = exampleNames(brand);
  if (!examples[0]) return;
  throw new ConfigError([examples[0], `ainda é do exemplo, e ${publicUrl} é para todos; preencha ${examples.join(', ')}`]);
}

/**
 * Gives the operator a password that is stored nowhere: on the terminal, where one looks on. What else reads a start keeps it, as a log does, or hands it
 * on: there it goes into a file.
 */
function handOver(conta: { usuario: string; senha: string }, dataDir: string, say: Say): void {
  if (process.stdout.isTTY) console.log(`Primeiro administrador: usuário ${conta.usuario}, senha ${conta.senha}`);
  else say(`Usuário e senha do primeiro administrador estão em ${writeFirstAccess(dataDir, conta)}, até ele entrar.`);
}

/** Writes down what the data folder serves. One without room keeps no shop shut whose database is elsewhere, and well. */
async function rememberIfThereIsRoom(write: () => Promise<void>, say: Say): Promise<void> {
  try {
    await blame('DATA_DIR', write);
  } catch (error) {
    if (!(error instanceof FullDiskError)) throw error;
    say(error.message);
  }
}

/** Which of the two a failure to listen comes from. */
function ofListening(port: string, host: string): (code: string) => string {
  return (code) => (code === 'EADDRINUSE' || code === 'EACCES' ? port : host);
}

try {
  const config = loadConfig();
  keepTemporaryFiles(config);
  await start(config);
} catch (error) {
  // What is the operator's to mend is one sentence, without a stack.
  console.error(error instanceof StartError ? error.message : (databaseLost(error) ?? error));
  process.exit(1);
}
