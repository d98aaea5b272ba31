import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startServer } from '../support/crash.ts';
import { FORMULARIO } from '../support/factories.order.ts';

// Orders over HTTP, whole, against as many bare INSERT … COMMIT of the same row on the same file.
const PORT = 3303;
const SECONDS = 6;
const AT_ONCE = 16;

const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
const server = await startServer(PORT, dataDir);
try {
  const planos = (await (await fetch(`${server.url}/api/planos/listarativos`)).json()) as {
    id: number;
    planoTipo: string;
    valor: number;
    desconto1: number;
  }[];
  const plano = planos.find(({ planoTipo, desconto1 }) => planoTipo === 'PHP' && !desconto1)!;
  let made = 0;
  const order = async (): Promise<void> => {
    const input = { ...FORMULARIO, planoId: String(plano.id), periodo: 1, valor: plano.valor, chave: `bench-order-${made++}` };
    const query = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }';
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { input } }),
    });
    const { errors } = (await response.json()) as { errors?: { message: string }[] };
    if (errors) throw new Error(errors[0]?.message);
  };
  const orders = await perSecond(order);
  await server.kill('SIGTERM');

  const db = new DatabaseSync(join(dataDir, 'site.db'));
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) db.exec(`pragma ${pragma}`);
  const columns = db
    .prepare('pragma table_info(assinaturas)')
    .all()
    .map(({ name }) => String(name))
    .filter((name) => name !== 'id');
  const picked = columns.map((name) => (name === 'chave' || name === 'cliente_id_b' ? '?' : name)).join(', ');
  const insert = db.prepare(
    `insert into assinaturas (${columns.join(', ')}) select ${picked} from assinaturas where chave = 'bench-order-0'`,
  );
  let copied = 0;
  const commits = await perSecond(async () => {
    db.exec('begin immediate');
    insert.run(`copy-${copied}`, `id-${copied++}`);
    db.exec('commit');
  }, 1);
  db.close();
  console.log(
    `orders: ${(orders / commits).toFixed(2)} of bare INSERT … COMMIT (${Math.round(orders)} against ${Math.round(commits)} a second)`,
  );
} finally {
  await server.kill('SIGKILL').catch(() => null);
  await rm(dataDir, { recursive: true, force: true });
}

async function perSecond(act: () => Promise<unknown>, atOnce = AT_ONCE): Promise<number> {
  let done = 0;
  const start = performance.now();
  const until = start + SECONDS * 1000;
  const work = async () => {
    for (; performance.now() < until; done++) await act();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return (done * 1000) / (performance.now() - start);
}
process.exit(0);
