import { rm } from 'node:fs/promises';
import { startShop, type MeasuredShop } from './shop.ts';
import { answerOf, measure, measureBoth, startBare, type Load } from './load.ts';
import { PLANS_ASKED } from './asked.ts';
import { report, reportShare } from './report.ts';

// The shop over HTTP against bare servers that send the same.
const SHOP_PORT = 3301;
const BARE_PORT = 3302;
const BARE = `http://localhost:${BARE_PORT}`;
/** Requests between two looks at the memory. */
const MANY = 300_000;

const latency = ({ p50, p99 }: { p50: number; p99: number }) => `p50 ${p50}, p99 ${p99} ms`;

/** Measures one answer of the shop against the same from a bare server. */
async function compare(what: string, least: number, { url: path, ...asked }: Load): Promise<void> {
  const ours = { ...asked, url: shop.url + path };
  // The second time it is kept.
  await answerOf(ours);
  const answer = await answerOf(ours);
  const stop = await startBare('tests/bench/bare.ts', { port: BARE_PORT, ...answer });
  const sides = await measureBoth(ours, { ...asked, url: BARE + path });
  await stop();
  reportShare(
    what,
    { ours: sides.ours.perSecond, bare: sides.bare.perSecond },
    least,
    'a second',
    `; ${latency(sides.ours)} against ${latency(sides.bare)}`,
  );
}

async function etagOf(path: string): Promise<string> {
  const { headers } = await answerOf({ url: shop.url + path });
  return headers[headers.indexOf('etag') + 1] ?? '';
}

async function notModified(what: string, path: string): Promise<void> {
  await answerOf({ url: shop.url + path });
  await compare(`304 of ${what}`, 0.9, { url: path, headers: { 'if-none-match': await etagOf(path) } });
}

/** A public list over GraphQL against Apollo Server, which answers the same as constants. */
async function graphql(): Promise<void> {
  const ours = { ...PLANS_ASKED, url: `${shop.url}/graphql` };
  const { data } = JSON.parse((await answerOf(ours)).body.toString()) as { data: object };
  const stop = await startBare('tests/bench/bareGraphql.ts', { port: BARE_PORT, data });
  const sides = await measureBoth(ours, { ...PLANS_ASKED, url: `${BARE}/graphql` });
  await stop();
  const rates = { ours: sides.ours.perSecond, bare: sides.bare.perSecond };
  const more = `; ${latency(sides.ours)} against ${latency(sides.bare)}`;
  reportShare('GraphQL list against bare Apollo Server', rates, 0.5, 'a second', more);
}

/** Answers that are not kept, first at the pace that the server can keep, then with eight times the connections. */
async function overload(): Promise<void> {
  const asked = { ...PLANS_ASKED, url: `${shop.url}/graphql`, visitors: true };
  await measure({ ...asked, connections: 40, duration: 2 });
  const eightfold = await measure({ ...asked, connections: 320, duration: 6 });
  report({
    what: '8 × overload, answers that are not kept',
    measured: `p99 ${eightfold.p99} ms`,
    target: '< 1000 ms',
    reached: eightfold.p99 < 1000,
    detail: `${Math.round(eightfold.perSecond)} a second, by status ${JSON.stringify(eightfold.statuses)}`,
  });
}

/** Memory before and after many requests: kept pages, junk queries, REST and GraphQL. */
async function memory(): Promise<void> {
  const urls = ['/plano-hospedagem-php', '/?lixo=1', '/api/planos/listarativos', '/api/planos/listarativos?'];
  const send = async (duration: number) => {
    let sent = 0;
    for (const path of urls) sent += (await measure({ url: shop.url + path, duration })).perSecond * duration;
    return sent;
  };
  await send(2);
  const before = await shop.megabytes();
  let sent = 0;
  while (sent < MANY) sent += await send(2);
  const after = await shop.megabytes();
  report({
    what: 'memory over many requests',
    measured: `${before.toFixed(0)} → ${after.toFixed(0)} MB`,
    target: '≤ + 20 %',
    reached: after <= before * 1.2,
    detail: `${Math.round(sent / 1000)} thousand requests between the two`,
  });
}

const shop: MeasuredShop = await startShop(SHOP_PORT, { TRUST_PROXY: '1' });
try {
  const plans = (await (await fetch(`${shop.url}/api/planos/listarativos`)).json()) as { id: number; planoTipo: string }[];
  const plan = plans.find(({ planoTipo }) => planoTipo === 'PHP')!.id;
  const orderPage = `/assineja-hospedagem-php?planoId=${plan}&periodo=12`;
  await compare('plan page', 0.8, { url: '/plano-hospedagem-php' });
  await compare('plan page, brotli', 0.8, { url: '/plano-hospedagem-php', headers: { 'accept-encoding': 'br' } });
  await compare('home page', 0.8, { url: '/' });
  await compare('order page', 0.8, { url: orderPage });
  await compare('404', 0.8, { url: '/endereco-que-nao-ha' });
  await compare('REST list of plans', 0.8, { url: '/api/planos/listarativos' });
  await notModified('the plan page', '/plano-hospedagem-php');
  await notModified('the order page', orderPage);
  await notModified('the REST list', '/api/planos/listarativos');
  await graphql();
  await overload();
  if (process.platform === 'linux') await memory();
} finally {
  await shop.stop();
  await rm(shop.dataDir, { recursive: true, force: true });
}
process.exit(0);
