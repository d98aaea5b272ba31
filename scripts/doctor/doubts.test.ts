import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fillWithDemo } from '../../data/demo/load.ts';
import { BRANDED } from '../../tests/support/branded.ts';
import { runCommand } from '../../tests/support/command.ts';
import { loadKeys } from '../../platform/secret.ts';
import { sealSecret } from '../../platform/sealedSecret.ts';
import { startServer } from '../../tests/support/crash.ts';
import { canMount, mountSmallVolume } from '../../tests/support/smallVolume.ts';
import { PORTS } from '../../tests/support/ports.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { Administrador } from '../../modules/admin/administrador.entity.ts';

// What doctor asks the operator to look at, since a shop goes on with it and nobody but him can tell.

const PUBLIC = { PUBLIC_URL: 'https://loja.example.com' };
/** A shop for everybody opens under no name of the example's. */
const OWN = {
  ...BRANDED,
  BRAND_CNPJ: '11.444.777/0001-61',
  EMAIL_BILLING: 'contas@mare.example',
  EMAIL_ABUSE: 'abuso@mare.example',
};

async function open(settings: Record<string, string> = {}): Promise<Shop> {
  const shop = await openShop(settings);
  onTestFinished(shop.close);
  return shop;
}

/** What the command says of one thing, as `level says`. */
async function said({ config }: Shop, what: string, settings: Record<string, string> = {}): Promise<string> {
  const { stdout } = await runCommand('doctor', [], config.dataDir, settings);
  const [, level, says] = new RegExp(`^(\\w+) +${what}: (.*)$`, 'm').exec(stdout) ?? [];
  return `${level} ${says}`;
}

/** A proxy that says from which address each request has come, and puts its marks on the answers. Answers where it is. */
async function proxyTo(site: string, address: string, marks: Record<string, string>): Promise<string> {
  const server = createServer(({ url, headers }, response) => {
    request(site + url, { headers: { ...headers, 'x-forwarded-for': address } }, (answer) => {
      response.writeHead(answer.statusCode!, { ...answer.headers, ...marks });
      answer.pipe(response);
    }).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const CDN = /^aviso .*confira que \S+, de onde a loja viu este pedido vir, é desta máquina.*CDN/;

it.each([
  ['an answer that a content network has handed on', { 'cf-ray': '8f0a-GRU' }, '127.0.0.1', CDN],
  ['one that says so in a header of all', { via: '1.1 varnish' }, '127.0.0.1', CDN],
  ['an address that is none of this machine', {}, '198.51.100.7', CDN],
  ['a network of IPv6 that is none of this machine', {}, '2001:db8::1', CDN],
  ['a proxy of deploy/, which calls itself something too', { via: '1.1 Caddy', server: 'nginx' }, '127.0.0.1', /^ok visto certo/],
  ['this machine by IPv6', {}, '::1', /^ok visto certo/],
])('an address is taken for the visitor’s own only where it is: %s', async (_what, marks, address, says) => {
  const shop = await open({ TRUST_PROXY: '1' });
  const site = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const PUBLIC_URL = await proxyTo(site, address, marks);
  expect(await said(shop, 'proxy', { PUBLIC_URL, TRUST_PROXY: '1' })).toMatch(says);
});

it('what the start warns of is said for as long as it is so', async () => {
  const shop = await open();
  const doubts = { BOT_CHECK: 'off', RATE_LIMIT: 'off', TRUST_PROXY: '1', HOST: '0.0.0.0' };
  expect(await said(shop, 'configuração', doubts)).toMatch(
    /^aviso BOT_CHECK=off: .*; RATE_LIMIT=off: .*; TRUST_PROXY em número /,
  );
  const explorer = { GRAPHQL_SANDBOX: 'on', NODE_ENV: 'production' };
  expect(await said(shop, 'configuração', { ...explorer, ...PUBLIC })).toMatch(/^aviso GRAPHQL_SANDBOX=on: /);
  expect(await said(shop, 'configuração', explorer)).toBe('ok pode ser lida');
});

it('what was invented and is on sale to everybody is named, with what takes it away', async () => {
  const shop = await open();
  await fillWithDemo(shop.em.fork());
  expect(await said(shop, 'planos')).toMatch(/^ok \d+ à venda$/);
  const invented = /^aviso Em https:\S+ está no ar .*Planos \(\d+\).*Cupons \(\d+\).*demo remover$/;
  expect(await said(shop, 'planos', PUBLIC)).toMatch(invented);
  // What staff have made their own of it is theirs.
  await shop.em.getConnection().execute('update planos set versao = versao + 1');
  expect(await said(shop, 'planos', PUBLIC)).not.toMatch(/Planos/);
});

it('a start says what doctor asks about, in its log', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'duvidas-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const server = await startServer(PORTS.killed, dataDir, { ...OWN, ...PUBLIC, DEMO_DATA: 'on', LOG_LEVEL: 'warn' });
  onTestFinished(async () => void (await server.kill('SIGKILL')));
  for (const sentence of [/BOT_CHECK=off: robôs/, /RATE_LIMIT=off: senhas/, /está no ar o que foi inventado .*demo remover/])
    expect(server.said()).toMatch(sentence);
});

it('copies of before that are older than a month are named, with what deletes them', async () => {
  const shop = await open();
  const [old, recent] = ['antes-da-migracao-2026-01-01', 'antes-da-restauracao-2026-02-01'].map((name) =>
    join(shop.config.dataDir, name),
  ) as [string, string];
  for (const made of [old, recent]) {
    mkdirSync(made, { mode: 0o700 });
    writeFileSync(join(made, 'site.db'), 'x', { mode: 0o600 });
  }
  const monthAgo = Date.now() / 1000 - 31 * 86_400;
  utimesSync(old, monthAgo, monthAgo);
  expect(await said(shop, 'cópias de antes')).toMatch(
    new RegExp(`^aviso têm os dados de todos, .* mais de 30 dias .*rm -r ${old}$`),
  );
});

it.skipIf(!canMount())('the disks of the database and of the last copy are looked at, where they are others', async () => {
  const shop = await open();
  const volume = mountSmallVolume(1)!;
  onTestFinished(volume.remove);
  const full = (what: string) =>
    new RegExp(`^falha .* livres de .*; onde está ${what} \\(${volume.folder}\\): 0,0 GB livres de 0,0 GB$`);
  expect(await said(shop, 'disco', { DATABASE_URL: `sqlite:${volume.folder}/site.db` })).toMatch(full('o banco'));
  const record = { em: new Date(), pasta: volume.folder };
  writeFileSync(join(shop.config.dataDir, 'ultima-copia.json'), JSON.stringify(record), { mode: 0o600 });
  expect(await said(shop, 'disco')).toMatch(full('a última cópia'));
});

it('of a settings file that everybody reads, which no start mends, the owner is told to', async () => {
  const { config } = await open();
  const file = join(config.dataDir, 'loja.env');
  writeFileSync(file, '', { mode: 0o644 });
  chmodSync(file, 0o644);
  const { stdout } = await runCommand('doctor', ['--env', file], config.dataDir);
  expect(stdout).toMatch(new RegExp(`^falha +direitos: .* lê .*${file}; rode chmod o-rwx ${file} como quem é dono disso$`, 'm'));
});

it('a second factor that is required and lacking is counted, of the accounts that may come in', async () => {
  const shop = await open();
  const em = shop.em.fork();
  const account = { senhaHash: 'x', criadoEm: new Date() };
  const { dataDir, sessionSecret } = shop.config;
  const fatorSegredo = await sealSecret('JBSWY3DPEHPK3PXP', loadKeys(dataDir, sessionSecret).secondFactors);
  await em.insertMany(Administrador, [
    { ...account, usuario: 'com', fatorDesde: new Date(), fatorSegredo },
    { ...account, usuario: 'sem' },
    { ...account, usuario: 'fora', ativo: false },
    { ...account, usuario: 'vendas', papel: 'vendas' },
  ]);
  const asked = (SECOND_FACTOR: string) => said(shop, 'segundo fator', { SECOND_FACTOR });
  expect(await asked('optional')).toBe('ok cada um decide (SECOND_FACTOR)');
  expect(await asked('administrators')).toMatch(/^aviso 2 contas precisam dele \(SECOND_FACTOR=administrators\), e falta a 1: /);
  expect(await asked('all')).toMatch(/^aviso 3 contas precisam dele \(SECOND_FACTOR=all\), e falta a 2: /);
  await shop.em.fork().nativeUpdate(Administrador, { ativo: true }, { fatorDesde: new Date(), fatorSegredo });
  expect(await asked('all')).toBe('ok 3 contas precisam dele (SECOND_FACTOR=all), e a nenhuma falta');

  // As after a restore with another secret: no application makes a right code any more.
  const another = await sealSecret('JBSWY3DPEHPK3PXP', 'outra chave da loja, de antes da restauração');
  await shop.em.fork().nativeUpdate(Administrador, { usuario: ['com', 'fora'] }, { fatorSegredo: another });
  expect(await asked('all')).toMatch(
    /^aviso 3 contas precisam dele .*, e o aplicativo de 1 conta não serve mais, .*SESSION_SECRET/,
  );
  expect(await asked('optional')).toMatch(/^aviso cada um decide .*o aplicativo de 1 conta não serve mais/);
});
