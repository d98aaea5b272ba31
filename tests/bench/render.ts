import 'reflect-metadata';
import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderPage } from 'vike/server';
import { loadDemo } from '../../data/demo/load.ts';
import { migrations } from '../../data/migrations/index.ts';
import { createExecutor } from '../../graphql/execute.ts';
import { createSchema } from '../../graphql/schema.ts';
import { lerMarca } from '../../modules/brand/marca.service.ts';
import { entities } from '../../modules/index.ts';
import { loadConfig } from '../../platform/config.ts';
import { openDatabase } from '../../platform/database/orm.ts';

// An uncached page, queries and all, against React's renderToString of the same tree alone.
const ROUNDS = 400;
await import(pathToFileURL(resolve('dist/server/entry.mjs')).href);

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const config = loadConfig({ NODE_ENV: 'production', DATA_DIR: folder });
const orm = await openDatabase({ url: config.databaseUrl, entities, migrations });
await orm.migrator.up();
await loadDemo(orm.em.fork(), folder);
const execute = createExecutor(createSchema(), () => ({ em: orm.em.fork(), agora: new Date() }) as never)(null);
const { arquivos: _arquivos, ...marca } = await lerMarca(config);
const context = {
  execute,
  ...marca,
  brand: config.brand,
  botCheck: { kind: 'off' },
  publicUrl: config.publicUrl,
  retention: config.retention,
  warn: console.error,
};

async function perSecond(act: () => unknown): Promise<number> {
  for (let round = 0; round < ROUNDS; round++) await act();
  const start = performance.now();
  for (let round = 0; round < ROUNDS; round++) await act();
  return (ROUNDS * 1000) / (performance.now() - start);
}

for (const urlOriginal of ['/plano-hospedagem-php', '/']) {
  let tree: ReactElement | undefined;
  const whole = await perSecond(async () => {
    const pageContext = await renderPage({ ...context, urlOriginal });
    tree = (pageContext as { tree?: ReactElement }).tree;
  });
  if (!tree) throw new Error(`nothing was rendered at ${urlOriginal}`);
  const alone = await perSecond(() => renderToString(tree));
  console.log(
    `uncached ${urlOriginal}: ${(alone / whole).toFixed(2)} × the time of renderToString alone (${Math.round(whole)} against ${Math.round(alone)} a second)`,
  );
}
await orm.close();
await rm(folder, { recursive: true });
process.exit(0);
