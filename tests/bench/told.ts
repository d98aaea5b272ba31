import { rm } from 'node:fs/promises';
import { orderOf } from './asked.ts';
import { measureBoth, startBare } from './load.ts';
import { reportShare } from './report.ts';
import { startShop } from './shop.ts';

// Orders of a shop that tells a webhook of each of them, against orders of one that tells nobody.
const PORTS = { telling: 3313, silent: 3314, receiver: 3315 };
const LEAST = 0.9;
const AT_ONCE = 16;
const ADMIN = { username: 'admin', password: 'administrador de medida' };

const stopReceiver = await startBare('tests/bench/bare.ts', {
  port: PORTS.receiver,
  status: 204,
  headers: [],
  body: Buffer.alloc(0),
});
const settings = { ADMIN_PASSWORD: ADMIN.password, WEBHOOK_ALLOW_PRIVATE: 'on' };
const telling = await startShop(PORTS.telling, settings);
const silent = await startShop(PORTS.silent, settings);
try {
  await createWebhook(telling.url, `http://127.0.0.1:${PORTS.receiver}/`);
  const load = async (shop: typeof telling) => ({ ...(await orderOf(shop)), connections: AT_ONCE });
  const { ours, bare } = await measureBoth(await load(telling), await load(silent));
  const sides = { ours: ours.perSecond, bare: bare.perSecond };
  reportShare('orders that a webhook is told of, against others, SQLite', sides, LEAST, 'a second', `; p99 ${ours.p99} ms`);
} finally {
  await telling.stop();
  await silent.stop();
  await stopReceiver();
  for (const { dataDir } of [telling, silent]) await rm(dataDir, { recursive: true, force: true });
}
process.exit(0);

async function createWebhook(url: string, receiver: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const entered = await fetch(`${url}/auth/login`, { method: 'POST', headers, body: JSON.stringify(ADMIN) });
  const cookie = entered.headers.getSetCookie().map((one) => one.split(';')[0]).join('; '); // prettier-ignore
  const query = `mutation { criarWebhook(url: "${receiver}", eventos: ["pedido.criado"]) { id } }`;
  const made = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: JSON.stringify({ query }),
  });
  const { errors } = (await made.json()) as { errors?: { message: string }[] };
  if (errors) throw new Error(errors[0]!.message);
}
