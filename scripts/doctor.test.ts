import { randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../tests/support/command.ts';
import { damage } from '../tests/support/damage.ts';
import { criarBanner } from '../tests/support/factories.ts';
import { openMailServer } from '../tests/support/mailServer.ts';
import { Entrega } from '../modules/outbox/entrega.entity.ts';
import { criarPlano } from '../tests/support/factories.ts';
import { openShop, type Shop } from '../tests/support/shop.ts';
import { VERSION } from '../platform/version.ts';

// What the operator's monitor is told, of a real shop that listens, behind a real proxy.

const OWN_BRAND = {
  BRAND_NAME: 'Provedor Azul',
  BRAND_LEGAL_NAME: 'Azul Hospedagem Ltda.',
  BRAND_CNPJ: '11.444.777/0001-61',
  EMAIL_CONTACT: 'contato@azul.example',
  EMAIL_BILLING: 'contas@azul.example',
  EMAIL_PRIVACY: 'dados@azul.example',
  EMAIL_ABUSE: 'abuso@azul.example',
  BRAND_SHORT_NAME: 'Azul',
  BRAND_FOUNDED: '2012',
  BRAND_ADDRESS: 'Rua do Mar, 7, Recife, PE, 50000-000',
  PANEL_NAME: 'Painel Azul',
  PLACEHOLDER_DOMAIN: 'gratis.azul.com.br',
  BRAND_DIR: 'docs/examples/marca',
  ...Object.fromEntries(
    ['PORTAL_URL', 'TICKET_URL', 'CANCEL_URL', 'WIKI_URL', 'STATUS_URL', 'PANEL_DEMO_URL', 'WHATSAPP_NUMBER'].map((name) => [
      name,
      '',
    ]),
  ),
  ...Object.fromEntries(['INSTAGRAM', 'FACEBOOK', 'YOUTUBE', 'LINKEDIN'].map((name) => [`SOCIAL_${name}`, ''])),
};

let folder: string;
let shop: Shop;
const servers: Server[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-'));
});
afterEach(async () => {
  for (const server of servers.splice(0)) server.close();
  await shop.close();
  rmSync(folder, { recursive: true });
});

async function listening(server: Server): Promise<string> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A shop that listens; answers its address. */
async function open(settings: Record<string, string> = {}): Promise<string> {
  shop = await openShop(settings);
  await criarPlano(shop.em.fork());
  return shop.app.listen({ port: 0, host: '127.0.0.1' });
}

/** A proxy before a site, which does this with the headers. */
function proxyTo(site: string, change: (headers: IncomingHttpHeaders) => IncomingHttpHeaders): Promise<string> {
  return listening(
    createServer(({ url, headers }, response) => {
      request(site + url, { headers: change(headers) }, (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      }).end();
    }),
  );
}

interface Report {
  code: number;
  lines: Record<string, string>;
}

/** Runs the command; lines by what they are of, as `level says`. */
async function examine(settings: Record<string, string>): Promise<Report> {
  const { code, stdout } = await runCommand('doctor', [], shop.config.dataDir, { ...OWN_BRAND, ...settings });
  const lines = [...stdout.matchAll(/^(\w+) +([^:]+): (.*)$/gm)].map(([, level, what, says]) => [what, `${level} ${says}`]);
  return { code, lines: Object.fromEntries(lines) };
}

/** An outside service that tells the time, so many seconds wrong. */
function clock(wrongBy = 0): Promise<string> {
  return listening(
    createServer((_request, response) => {
      response.sendDate = false;
      response.writeHead(200, { date: new Date(Date.now() + wrongBy * 1000).toUTCString() }).end();
    }),
  );
}

function lastBackup(hoursAgo: number, pasta = folder): void {
  const em = new Date(Date.now() - hoursAgo * 3_600_000);
  writeFileSync(join(shop.config.dataDir, 'ultima-copia.json'), JSON.stringify({ em, pasta }), { mode: 0o600 });
}

/** Something that a customer was, or was not, told at an instant. */
async function told(estado: 'desistida' | 'esperando', criadaEm: Date): Promise<void> {
  const of = { evento: randomUUID(), tipo: 'pedido.criado', destino: 'email:cliente', tabela: 'pedido', linhaId: 1 };
  const em = shop.em.fork();
  await em.persist(em.create(Entrega, { ...of, dados: null, estado, criadaEm, proximaEm: criadaEm })).flush();
}

describe('npm run doctor', { timeout: 60_000 }, () => {
  it('ends with 0 where all is well, one line for each thing', async () => {
    const PUBLIC_URL = await open();
    lastBackup(1);
    const { code, lines } = await examine({ PUBLIC_URL, RDAP_BOOTSTRAP_URL: await clock() });
    expect(lines).toEqual({
      configuração: 'ok pode ser lida',
      'pasta de dados': `ok ${shop.config.dataDir}`,
      direitos: 'ok só a conta da loja lê os dados',
      'cópias de antes': 'ok nenhuma de mais de 30 dias',
      disco: expect.stringMatching(/^ok .* livres de /),
      relógio: expect.stringMatching(/^ok certo/),
      banco: expect.stringMatching(/^ok íntegro, na versão deste programa, \d+ MB$/),
      planos: expect.stringMatching(/^ok \d+ à venda$/),
      avisos: 'ok ninguém espera por e-mails nem webhooks',
      'segundo fator': 'ok cada um decide (SECOND_FACTOR)',
      'hora dos pedidos': 'ok nenhum é de depois de agora',
      prazos: 'ok ainda não foram cumpridos aqui',
      imagens: 'ok as dos banners estão no banco',
      cópia: expect.stringMatching(/^ok de .*, em .*doctor-/),
      site: `ok ${PUBLIC_URL} no ar, versão ${VERSION}`,
      certificado: 'ok nenhum: o site é desta máquina',
      proxy: 'ok nenhum',
      marca:
        'ok Provedor Azul, 11.444.777/0001-61; textos que vêm com a loja, com os seus nomes: infraestrutura, páginas dos planos, politica-de-uso, politica-de-spam, contrato-de-hospedagem, contrato-de-vps-dedicado, contrato-administrativo-vps-dedicado',
      'e-mail': 'ok nenhum: a loja não envia e-mails, e não os promete',
    });
    expect(code).toBe(0);
  });

  it('asks the server of mail whether it would take any, and sends none', async () => {
    const PUBLIC_URL = await open();
    const [plain, sealed] = [await openMailServer(), await openMailServer({ secure: true })];
    const MAIL_FROM = 'loja@azul.example';
    const said = async (SMTP_URL: string, more = {}) =>
      (await examine({ PUBLIC_URL, SMTP_URL, MAIL_FROM, ...more })).lines['e-mail'];
    const place = plain.url.replace('smtp://', '');
    expect(await said(plain.url, { MAIL_STAFF: 'a@azul.example' })).toBe(`ok ${place} aceita os da loja`);
    expect(await said(plain.url)).toBe(`aviso ${place} aceita os da loja; ninguém da equipe é avisado: MAIL_STAFF`);
    expect(await said(sealed.url.replace('smtp:', 'smtps:'))).toBe('falha O certificado do servidor de e-mail não é válido.');
    expect(await said(plain.url.replace('//', '//loja:segredo@'))).toMatch(/^falha O servidor de e-mail /);
    for (const server of [plain, sealed]) await server.close();
    expect(await said(plain.url)).toBe('falha O servidor de e-mail recusou a conexão.');
    expect(plain.received).toEqual([]);
  });

  it('names pictures of banners that are lost, and files that have not become rows', async () => {
    const PUBLIC_URL = await open();
    const banner = await criarBanner(shop.em);
    expect((await examine({ PUBLIC_URL })).lines.imagens).toBe(
      'aviso faltam as de banners: banner/vps-icp.webp; envie outras na administração',
    );
    await shop.em.remove(banner).flush();
    mkdirSync(join(shop.config.dataDir, 'uploads', 'banner'), { recursive: true });
    expect((await examine({ PUBLIC_URL })).lines.imagens).toMatch(/^ok/);
    writeFileSync(join(shop.config.dataDir, 'uploads', 'banner', 'logo.png'), 'x');
    expect((await examine({ PUBLIC_URL })).lines.imagens).toMatch(/^aviso há arquivos em .*uploads que não foram para o banco/);
    rmSync(join(shop.config.dataDir, 'uploads'), { recursive: true });
  });

  it('tells what is wrong, and ends with 2', async () => {
    const PUBLIC_URL = await open();
    const { dataDir } = shop.config;
    const file = join(dataDir, 'site.db');
    chmodSync(dataDir, 0o705);
    chmodSync(file, 0o604);
    lastBackup(24 * 8);
    const wrong = await examine({ PUBLIC_URL, RDAP_BOOTSTRAP_URL: await clock(-300), BRAND_CNPJ: '12.345.678/0001-95' });
    expect([wrong.code, wrong.lines]).toEqual([
      2,
      expect.objectContaining({
        direitos: expect.stringMatching(new RegExp(`^falha qualquer conta desta máquina lê ${file}`)),
        relógio: expect.stringMatching(/^falha (299|300|301) segundos adiantado/),
        cópia: expect.stringMatching(/^falha a última é de/),
        marca: 'aviso ainda é do exemplo: BRAND_CNPJ',
      }),
    ]);
    await shop.app.close();
    damage(file);
    const { code, lines } = await examine({ PUBLIC_URL });
    expect([code, lines.banco!.slice(0, 5), lines.site!.slice(0, 5)]).toEqual([2, 'falha', 'falha']);
  });

  it('tells of a shop of days of which there is no backup: no timer that could fail is there either', async () => {
    const PUBLIC_URL = await open();
    expect((await examine({ PUBLIC_URL })).lines.cópia).toMatch(/^aviso nenhuma foi feita ainda/);
    await shop.em.getConnection().execute("update mikro_orm_migrations set executed_at = datetime('now', '-4 days')");
    const { code, lines } = await examine({ PUBLIC_URL });
    expect([code, lines.cópia]).toEqual([2, expect.stringMatching(/^falha nenhuma foi feita ainda/)]);
  });

  it.each([
    [20, /^ok vale mais 19 dias/],
    [10, /^aviso vale mais 9 dias/],
    [5, /^falha vale mais 4 dias/],
  ])('of a certificate that ends in %i days tells while there is time', async (days, says) => {
    await open();
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    const subject = ['-subj', '/CN=loja', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', String(days)];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' }); // prettier-ignore
    const site = await listening(createSecureServer({ cert: readFileSync(cert), key: readFileSync(key) }));
    const { lines } = await examine({ PUBLIC_URL: site.replace('http:', 'https:'), NODE_EXTRA_CA_CERTS: cert });
    expect(lines.certificado).toMatch(says);
  });

  it('tells of a shop that sells nothing, and of what nobody has heard of', async () => {
    const PUBLIC_URL = await open();
    await shop.em.getConnection().execute('update planos set ativo = false');
    expect(await examine({ PUBLIC_URL })).toMatchObject({ code: 2, lines: { planos: 'falha nenhum está à venda' } });
    const day = new Date(Date.now() - 25 * 3_600_000);
    await told('desistida', day);
    expect((await examine({ PUBLIC_URL })).lines.avisos).toMatch(/^aviso 1 desistidos: /);
    await told('esperando', day);
    expect((await examine({ PUBLIC_URL })).lines.avisos).toMatch(
      /^falha o mais atrasado devia ter saído há 25 horas, 1 desistidos: /,
    );
  });

  it('tells of a backup that is gone, and of what the example has left in the brand', async () => {
    const PUBLIC_URL = await open();
    lastBackup(1, join(folder, 'levada'));
    const { lines } = await examine({ PUBLIC_URL, SOCIAL_YOUTUBE: 'https://youtube.com/@ipehospedagem' });
    expect([lines.cópia, lines.marca]).toEqual([
      expect.stringMatching(/^falha a última, .*, não está mais em .*levada$/),
      'aviso links e nomes ainda são do exemplo: SOCIAL_YOUTUBE (vazio quer dizer nenhum)',
    ]);
    const PLACEHOLDER_DOMAIN = 'subdominio-gratis.ipe.example';
    expect((await examine({ PUBLIC_URL, PLACEHOLDER_DOMAIN })).lines.marca).toMatch(/^aviso .*: PLACEHOLDER_DOMAIN \(vazio/);
    expect((await examine({ PUBLIC_URL, BRAND_DIR: '' })).lines.marca).toMatch(/^aviso logo, cores .* do exemplo: BRAND_DIR$/);
    const both = await examine({ PUBLIC_URL, BRAND_DIR: '', PLACEHOLDER_DOMAIN });
    expect(both.lines.marca).toMatch(/^aviso links .*; logo, cores .*: BRAND_DIR$/);
    const BRAND_DIR = join(folder, 'marca');
    mkdirSync(BRAND_DIR);
    expect((await examine({ PUBLIC_URL, BRAND_DIR })).lines.marca).toBe(
      'aviso imagens ainda são do exemplo; faltam em BRAND_DIR: logo, favicon, compartilhar/padrao.jpg',
    );
    writeFileSync(join(BRAND_DIR, 'marca.json'), '{');
    expect((await examine({ PUBLIC_URL, BRAND_DIR, PLACEHOLDER_DOMAIN })).lines.marca).toMatch(
      /^falha A pasta da marca está errada: marca\.json: /,
    );
  });

  it('a setting that is wrong is a sentence, and 2', async () => {
    await open();
    expect((await examine({ PORT: 'nada' })).code).toBe(2);
  });

  it.runIf(process.getuid?.() === 0)(
    'of somebody else, it opens no database: its files would be the wrong account’s',
    async () => {
      const PUBLIC_URL = await open();
      chownSync(shop.config.dataDir, 65_534, 65_534);
      const { code, lines } = await examine({ PUBLIC_URL });
      expect([code, lines['pasta de dados'], lines.banco]).toEqual([
        2,
        expect.stringMatching(/^falha é da conta 65534/),
        undefined,
      ]);
    },
  );

  it('makes nothing where there is nothing', async () => {
    await open();
    const DATA_DIR = join(folder, 'nada');
    const { code, lines } = await examine({ DATA_DIR });
    expect([code, lines['pasta de dados'], existsSync(DATA_DIR)]).toEqual([2, `falha não existe: ${DATA_DIR}`, false]);
  });
});

describe('behind a proxy', { timeout: 60_000 }, () => {
  const append = (headers: IncomingHttpHeaders) => ({
    ...headers,
    'x-forwarded-for': [headers['x-forwarded-for'], '127.0.0.1'].filter(Boolean).join(', '),
  });

  it.each([
    ['that is believed, all is well', '1', append, /^ok visto certo: este pedido veio de 127\.0\.0\.1/],
    ['that nobody told the shop of, all visitors are one', 'off', append, /^falha todos os visitantes contam como um só/],
    [
      'that hands on what a visitor says of himself, he is believed',
      '1',
      (headers: IncomingHttpHeaders) => headers,
      /^falha um visitante pode dizer/,
    ],
  ])('%s', async (_what, TRUST_PROXY, change, says) => {
    const site = await open({ TRUST_PROXY });
    const { lines } = await examine({ PUBLIC_URL: await proxyTo(site, change), TRUST_PROXY });
    expect(lines.proxy).toMatch(says);
  });

  it('nobody is told who has not the key', async () => {
    await open();
    const answer = await shop.app.inject({
      url: '/healthz',
      headers: { 'x-shop-diagnosis': readFileSync(join(shop.config.dataDir, 'session-secret'), 'utf8') },
    });
    expect(Object.keys(answer.json())).toEqual(['status', 'version']);
  });
});
