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
import { visitorAt } from '../../platform/http/visitor.ts';
import { loadConfig } from '../../platform/config.ts';
import { keepRows } from '../../platform/database/keptRows.ts';
import { openDatabase } from '../../platform/database/orm.ts';
import { report } from './report.ts';

// An uncached page against React's renderToString of the same tree alone: queries and all, and with answers that are at hand.
const ROUNDS = 400;
const MOST = 2.5;
await import(pathToFileURL(resolve('dist/server/entry.mjs')).href);

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const config = loadConfig({ NODE_ENV: 'production', DATA_DIR: folder });
const orm = await openDatabase({ url: config.databaseUrl, entities, migrations });
await orm.migrator.up();
keepRows(orm, { ofTables: ['planos', 'destaques', 'banners', 'banners_icp', 'depoimentos'], isCurrent: () => true });
await loadDemo(orm.em.fork());
const execute = createExecutor(createSchema(), () => ({ em: orm.em.fork(), agora: new Date() }) as never)(
  visitorAt(undefined),
  null,
);
const { arquivos: _arquivos, ...marca } = await lerMarca(config);
const context = {
  execute,
  ...marca,
  brand: config.brand,
  botCheck: { kind: 'off' },
  publicUrl: config.publicUrl,
  retention: config.retention,
  refusalOf: () => null,
  warn: console.error,
};

/** What a page tells of itself when it is rendered. */
interface Rendered {
  tree: ReactElement;
  rerenderer: (whole: string) => ((context: object, search: URLSearchParams) => Promise<string>) | null;
}

async function perSecond(act: () => unknown): Promise<number> {
  for (let round = 0; round < ROUNDS; round++) await act();
  const start = performance.now();
  for (let round = 0; round < ROUNDS; round++) await act();
  return (ROUNDS * 1000) / (performance.now() - start);
}

for (const urlOriginal of ['/plano-hospedagem-php', '/', '/assineja-hospedagem-php?planoId=1']) {
  const search = new URLSearchParams(urlOriginal.split('?')[1]);
  const page = await renderPage({ ...context, urlOriginal });
  const { tree, rerenderer } = page as unknown as Rendered;
  const rerender = rerenderer(page.httpResponse.body);
  if (!rerender) throw new Error(`${urlOriginal} is rendered by vike each time`);
  const alone = await perSecond(() => renderToString(tree));
  const answers = new Map<string, Promise<unknown>>();
  const atHand = (document: { toString: () => string }, variables?: Record<string, unknown>) => {
    const question = document.toString() + JSON.stringify(variables);
    if (!answers.has(question)) answers.set(question, execute(document as never, variables as never));
    return answers.get(question);
  };
  const states = {
    'queries and all': () => rerender(context, search),
    'with answers at hand': () => rerender({ ...context, execute: atHand }, search),
  };
  for (const [state, act] of Object.entries(states)) {
    const whole = await perSecond(act);
    report({
      what: `${urlOriginal} rendered anew, ${state}`,
      measured: `${(alone / whole).toFixed(2)} ×`,
      target: `≤ ${MOST}`,
      reached: alone / whole <= MOST,
      detail: `${Math.round(whole)} a second, renderToString of the same tree alone ${Math.round(alone)}`,
    });
  }
}
await orm.close();
await rm(folder, { recursive: true });
process.exit(0);
