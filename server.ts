import 'reflect-metadata';
import { createApp } from './app.ts';
import { loadDemo } from './data/demo/load.ts';
import { migrations } from './data/migrations/index.ts';
import { garantirPrimeiroAdministrador } from './modules/admin/administrador.service.ts';
import { aplicarPrazos } from './modules/privacy/privacidade.service.ts';
import { ROTAS_INDEXADAS } from './modules/site/rotas.ts';
import { entities } from './modules/entities.ts';
import { ConfigError, loadConfig, type Config } from './platform/config.ts';
import { repeatDaily } from './platform/daily.ts';
import { openDatabase } from './platform/database/orm.ts';
import { serveMetrics } from './platform/http/metricsServer.ts';
import { warm } from './platform/http/warm.ts';

const GRACE_MS = 5000;

async function start(config: Config): Promise<void> {
  const orm = await openDatabase({ url: config.databaseUrl, entities, migrations });
  await orm.migrator.up();
  if (config.demoData) await loadDemo(orm.em.fork(), config.dataDir);

  const primeiro = await garantirPrimeiroAdministrador(orm.em.fork(), config.firstAdmin, config.brand.BRAND_NAME);

  const app = await createApp(config, orm);
  if (config.botCheck.kind === 'off') app.log.warn('BOT_CHECK=off: orders and messages are accepted from robots');
  await app.listen({ port: config.port, host: config.host });
  console.log(`${config.brand.BRAND_NAME} no ar em ${config.publicUrl} (administração: ${config.publicUrl}${config.adminPath})`);
  // Shown this once: only a hash is stored.
  if (primeiro) {
    const senha = primeiro.sorteada ? primeiro.senha : 'a de ADMIN_PASSWORD';
    console.log(`Primeiro administrador: usuário ${primeiro.usuario}, senha ${senha}`);
  }

  const metrics = config.metrics && (await serveMetrics(app.metrics.registry, config.metrics));
  const stopJob = repeatDaily(() => aplicarPrazos(orm.em.fork(), config.retention, new Date()), app.log);
  if (config.mode === 'production') void warm(app, ROTAS_INDEXADAS);

  const stop = async () => {
    stopJob();
    metrics?.close();
    // Requests at work are finished; a connection that only waits, or trickles, is not waited for.
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
    await app.close();
    await orm.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  await start(loadConfig());
} catch (error) {
  // A wrong setting is the operator's to mend: one sentence, no stack.
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
