import { rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { availableParallelism } from 'node:os';
import { Client } from 'pg';
import { startPostgres } from '../../scripts/scratchPostgres.ts';
import { orderOf, PLANS_ASKED } from './asked.ts';
import { measure, type Load } from './load.ts';
import { report } from './report.ts';
import { startShop, type MeasuredShop } from './shop.ts';

// One process and two over one PostgreSQL: what they answer a second together, and how long a change takes to be shown by both.
const PORTS = [3305, 3306];
const ROUNDS = 3;
const CHANGES = 300;
const MOST_MS = 100;
const SESSION_SECRET = 'um segredo da medição com mais de 32 letras';

const postgres = await startPostgres(['-c', 'fsync=on']);
const url = await postgres.database('medicao');
const start = (port: number) => startShop(port, { DATABASE_URL: url, SESSION_SECRET });
const one = await start(PORTS[0]!);
const other = await start(PORTS[1]!);
const agent = new Agent({ keepAlive: true });
try {
  const order = await orderOf(one);
  await compare('kept page', { url: '/plano-hospedagem-php' });
  await compare('GraphQL list', { ...PLANS_ASKED, url: '/graphql' });
  await compare('orders', { ...order, url: new URL(order.url).pathname });
  await hear();
} finally {
  agent.destroy();
  for (const shop of [one, other]) {
    await shop.stop();
    await rm(shop.dataDir, { recursive: true, force: true });
  }
  await postgres.stop();
}
process.exit(0);

/** The same load on one of them and, by halves, on both, in turn. */
async function compare(what: string, { url: path, ...asked }: Load): Promise<void> {
  const send = async (shops: readonly MeasuredShop[]) => {
    const share = { ...asked, connections: 16 / shops.length, duration: 3 };
    const rates = await Promise.all(shops.map((shop) => measure({ ...share, url: shop.url + path })));
    return rates.reduce((sum, { perSecond }) => sum + perSecond, 0);
  };
  await send([one, other]);
  const rates: [alone: number, both: number][] = [];
  for (let round = 0; round < ROUNDS; round++) rates.push([await send([one]), await send([one, other])]);
  const [alone, both] = [Math.max(...rates.map(([rate]) => rate)), Math.max(...rates.map(([, rate]) => rate))];
  report({
    what: `${what}: two processes against one`,
    measured: `${(both / alone).toFixed(2)} ×`,
    target: '',
    reached: null,
    detail: `${Math.round(both)} against ${Math.round(alone)} a second; driver, database and shops share ${availableParallelism()} cores`,
  });
}

/** Changes a plan past both, and asks both until they show it. The time of the statement and its commit is in it. */
async function hear(): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const times: number[] = [];
  for (let change = 0; change < CHANGES; change++) {
    const nome = `Plano mudado ${change}`;
    const began = performance.now();
    await client.query('update planos set nome = $1 where id = (select min(id) from planos where ativo)', [nome]);
    await Promise.all([one, other].map((shop) => shows(shop, nome)));
    times.push(performance.now() - began);
  }
  await client.end();
  const sorted = times.toSorted((first, second) => first - second);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!;
  report({
    what: 'a change until both processes show it',
    measured: `p99 ${at(0.99).toFixed(0)} ms`,
    target: `≤ ${MOST_MS} ms`,
    reached: at(0.99) <= MOST_MS,
    detail: `p50 ${at(0.5).toFixed(1)} ms, slowest ${sorted.at(-1)!.toFixed(0)} ms of ${CHANGES}, the statement and its commit included`,
  });
}

async function shows(shop: MeasuredShop, nome: string): Promise<void> {
  for (;;) if ((await list(shop)).includes(nome)) return;
}

function list(shop: MeasuredShop): Promise<string> {
  return new Promise((resolve, reject) => {
    get(`${shop.url}/api/planos/listarativos`, { agent }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (body += part));
      response.on('end', () => resolve(body));
    }).on('error', reject);
  });
}
