import { chmodSync, existsSync, globSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../support/command.ts';
import { startServer, type ServerProcess } from '../support/crash.ts';
import { FORMULARIO } from '../support/factories.order.ts';
import { PORTS } from '../support/ports.ts';

// What is erased is gone from the disk, and what is on the disk is for one account only.

const PORT = PORTS.erased;
const PASSWORD = 'quatro ipes e um jacaranda';
let folder: string;
let dataDir: string;
let server: ServerProcess;
let umask: number;
const settings = { ADMIN_PASSWORD: PASSWORD };
const start = (more = {}) => startServer(PORT, dataDir, { ...settings, ...more });
beforeEach(async () => {
  // The least careful account that there is.
  umask = process.umask(0);
  folder = await mkdtemp(join(tmpdir(), 'remains-'));
  dataDir = join(folder, 'data');
  server = await start();
});
afterEach(async () => {
  process.umask(umask);
  await server.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const run = async (name: string, ...args: string[]) => (await runCommand(name, args, dataDir, { NODE_ENV: 'production' })).stdout;

async function send(query: string, input: object): Promise<void> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input } }),
  });
  expect((await response.json()).errors).toBeUndefined();
}

const write = (email: string, mensagem: string) =>
  send('mutation ($input: ContatoInput!) { enviarContato(input: $input) }', {
    nome: mensagem,
    email,
    celular: '11 9',
    assunto: mensagem,
    mensagem: mensagem.repeat(9),
  });

async function order(emailPrincipal: string, words: string): Promise<void> {
  const planos = (await (await fetch(`${server.url}/api/planos/listarativos`)).json()) as Record<string, number | string>[];
  const plano = planos.find(({ planoTipo, desconto1 }) => planoTipo === 'PHP' && !desconto1)!;
  await send('mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }', {
    ...FORMULARIO,
    planoId: String(plano.id),
    periodo: 1,
    valor: plano.valor,
    chave: `remains-${words}-${Math.random()}`,
    emailPrincipal,
    nomeEmpresa: `${words} de Souza`,
    infoAdicional: words.repeat(20),
  });
}

/** Somebody's orders and messages among those of others, so that they share pages with them, and notes on both. */
async function useShop(): Promise<void> {
  for (let i = 0; i < 12; i++) {
    await write('XILO@fonista.example', 'Xilofonista');
    await write('outra@pessoa.example', 'Clarinetista');
    await order('xilo@fonista.example', 'Xilofonista');
    await order('outra@pessoa.example', 'Clarinetista');
  }
  const db = open();
  const notes = ['pedido', 'contato'].map((tabela) => [tabela, tabela === 'pedido' ? 'assinaturas' : 'mensagens']);
  for (const [tabela, rows] of notes)
    db.exec(
      `insert into notas (tabela, linha_id, texto, autor, em) select '${tabela}', id, 'Nota: ligar para ' || nome, 'ana', 0 from ${rows}`,
    );
  db.close();
}

function open(): DatabaseSync {
  return new DatabaseSync(join(dataDir, 'site.db'), { timeout: 5000 });
}

/** Files that have a word in them, in whatever case. */
function filesWith(word: string, root = dataDir): string[] {
  const files = globSync('**/*', { cwd: root }).filter((name) => lstatSync(join(root, name)).isFile());
  return files.filter((name) => readFileSync(join(root, name), 'latin1').toLowerCase().includes(word)).toSorted();
}

async function backUp(name: string): Promise<string> {
  const copy = join(folder, name);
  await run('backup', copy);
  return copy;
}

describe('what is erased while the shop is open', { timeout: 120_000 }, () => {
  it('is gone from database, log and new backups after the command', async () => {
    await useShop();
    expect(filesWith('xilofonista')).not.toEqual([]);
    expect(await run('privacy', 'apagar', 'Xilo@Fonista.example')).toContain('Apagadas: 12 assinaturas e 12 mensagens.');
    expect([filesWith('xilofonista'), filesWith('xilo@')]).toEqual([[], []]);
    const copy = await backUp('copia');
    expect(filesWith('xilofonista', copy)).toEqual([]);
    expect(filesWith('clarinetista', copy)).toEqual(['site.db']);
    await write('depois@pessoa.example', 'Depois');
    expect(filesWith('xilofonista')).toEqual([]);
  });

  it('is gone after the daily job, with what older versions had left in the file', async () => {
    await useShop();
    await server.kill('SIGTERM');
    const db = open();
    // Past twelve months now, and not yet the last time.
    const past = Date.now() - 376 * 86_400_000;
    db.exec(
      `update assinaturas set criada_em = ${past} where nome like 'Xilo%'; pragma secure_delete = off; pragma user_version = 0`,
    );
    db.exec(`delete from mensagens where nome like 'Xilo%'; delete from notas where tabela = 'contato'`);
    db.close();
    expect(filesWith('xilofonista')).not.toEqual([]);
    const prazos = { assinaturas: 12, mensagens: 60, alteracoes: 60, entradas: 6 };
    const em = new Date(Date.now() - 20 * 86_400_000);
    writeFileSync(join(dataDir, 'prazos-cumpridos.json'), JSON.stringify({ em, prazos }), { mode: 0o600 });
    server = await start({ RETENTION_ORDERS_MONTHS: '12' });
    await write('outra@pessoa.example', 'Durante');
    await expect.poll(() => filesWith('xilofonista'), { timeout: 20_000 }).toEqual([]);
    expect(filesWith('xilofonista', await backUp('copia'))).toEqual([]);
    expect(filesWith('clarinetista', await backUp('outra'))).toEqual(['site.db']);
  });
});

describe.skipIf(process.platform === 'win32')('what is on the disk', { timeout: 120_000 }, () => {
  const everything = (root: string) => ['', ...globSync('**/*', { cwd: root })].map((name) => join(root, name));
  const readable = (root: string) =>
    everything(root).flatMap((path) => {
      const { mode } = lstatSync(path);
      return (mode & 0o777) === (lstatSync(path).isDirectory() ? 0o700 : 0o600) ? [] : [`${path} ${(mode & 0o777).toString(8)}`];
    });

  async function upload(): Promise<void> {
    const { headers } = await fetch(`${server.url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: PASSWORD }),
    });
    const cookie = headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const form = new FormData();
    const picture = await sharp({ create: { width: 600, height: 200, channels: 3, background: 'purple' } })
      .png()
      .toBuffer();
    form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'ipe.png');
    const response = await fetch(`${server.url}/api/bannersicp/upload/banner`, {
      method: 'POST',
      headers: { cookie },
      body: form,
    });
    const { nomeArquivo } = (await response.json()) as { nomeArquivo: string };
    expect((await fetch(`${server.url}/banner-icp/${nomeArquivo}`)).status).toBe(200);
  }

  it('is for its own account only, whatever the umask: after a day of use, in backups, and after a restore', async () => {
    await useShop();
    await upload();
    expect(globSync('cache-de-imagens/*', { cwd: dataDir })).toHaveLength(1);
    expect(existsSync(join(dataDir, 'site.db-wal'))).toBe(true);
    expect(readable(dataDir)).toEqual([]);
    const copy = await backUp('copia');
    expect(readable(copy)).toEqual([]);
    await run('privacy', 'apagar', 'xilo@fonista.example');
    await run('admin', 'senha', 'admin');
    expect(readable(dataDir)).toEqual([]);
    await server.kill('SIGTERM');
    await run('restore', copy);
    expect(readable(dataDir)).toEqual([]);
  });

  it('is tightened at the next start where an older version left it open', async () => {
    await backUp('data/copia');
    await server.kill('SIGKILL');
    for (const path of everything(dataDir)) chmodSync(path, lstatSync(path).isDirectory() ? 0o777 : 0o666);
    server = await start();
    expect(readable(dataDir)).toEqual([]);
  });
});
