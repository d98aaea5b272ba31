import 'reflect-metadata';
import { migrations } from '../data/migrations/index.ts';
import { entities } from '../modules/entities.ts';
import { apagarTitular, exportarTitular, lerTitular } from '../modules/privacy/privacidade.service.ts';
import { loadConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database/orm.ts';

// `npm run --silent privacy -- exportar|apagar E-MAIL|CPF|CNPJ`: what is stored about one person, as JSON, or its erasure.
const [command, text = ''] = process.argv.slice(2);
const titular = lerTitular(text);
if ((command !== 'exportar' && command !== 'apagar') || !titular) {
  console.error('Uso: npm run --silent privacy -- exportar|apagar E-MAIL|CPF|CNPJ');
  process.exit(2);
}
const orm = await openDatabase({ url: loadConfig().databaseUrl, entities, migrations, quiet: true });
await orm.migrator.up();
const em = orm.em.fork();
if (command === 'exportar') {
  console.log(JSON.stringify(await exportarTitular(em, titular), null, 2));
} else {
  const { assinaturas, mensagens } = await apagarTitular(em, titular);
  console.log(`Apagadas: ${assinaturas} assinaturas e ${mensagens} mensagens.`);
}
await orm.close();
