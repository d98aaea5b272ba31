import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../platform/config.ts';
import { StartError } from '../../platform/startError.ts';
import { BRANDED, EXAMPLE } from '../../tests/support/branded.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { ROTAS_INDEXADAS } from '../site/rotas.ts';
import { IMAGENS_DE_COMPARTILHAR } from '../site/compartilhar.ts';
import { poucoContraste } from './cores.server.ts';
import { lerMarca } from './marca.service.ts';

const EXEMPLO = 'docs/examples/marca';
let pasta: string;
beforeEach(async () => {
  pasta = await mkdtemp(join(tmpdir(), 'marca-'));
  await cp(EXEMPLO, pasta, { recursive: true });
  return () => rm(pasta, { recursive: true });
});

const ler = (BRAND_DIR = pasta) => lerMarca(loadConfig({ ...BRANDED, BRAND_DIR }));

/** What is said of the folder, a sentence each. */
async function recusa(): Promise<string[]> {
  const error = await ler().then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  return (error as StartError).message.split('\n').map((line) => line.replace('A pasta da marca está errada: ', ''));
}

const json = (value: unknown) => writeFile(join(pasta, 'marca.json'), JSON.stringify(value));
const texto = (markdown: string, rota = 'politica-de-uso') => writeFile(join(pasta, `textos/${rota}.md`), markdown);
const INICIO = '# Uso\n\nVersão: 2026-10-15\n\n> Resumo.\n\n';

it('reads the example, and fills its variables in', async () => {
  const { marca, cabeca, marcos, textos } = await ler();
  expect(marca).toMatchObject({
    logo: { largura: 64, altura: 64, comNome: true },
    numeros: { sites: 1200, clientes: null },
    palavras: { sobre: 'Desde 2012 levando sites a bom porto' },
  });
  expect(cabeca.cor).toBe('#0b2545');
  expect(marcos?.map(({ ano }) => ano)).toEqual(['2012', '2021']);
  const privacidade = textos['/politica-de-lgpd'];
  expect(privacidade).toMatchObject({ titulo: 'Privacidade na Maré Cloud', versao: '2026-10-15' });
  expect(privacidade?.secoes[0]?.clausulas[1]).toEqual([
    { texto: 'O encarregado atende em ' },
    { texto: 'dados@mare.example', link: 'mailto:dados@mare.example' },
    { texto: '.' },
  ]);
  expect(JSON.stringify(privacidade)).toContain('por até 18 meses;');
});

it('says nothing where there is no folder', async () => {
  const { marca, cabeca, textos, arquivos } = await lerMarca(loadConfig({}));
  expect(marca.palavras.promocao).toBe('Florada de ofertas');
  expect(marca.palavras.historia).toContain('Ipê Control Panel');
  expect([cabeca.folha, cabeca.favicon, textos, arquivos.size]).toEqual([null, '/favicon.svg', {}, 0]);
});

it('takes an empty folder, and one with a note and a licence', async () => {
  for (const name of readdirSync(pasta)) await rm(join(pasta, name), { recursive: true });
  expect((await ler()).arquivos.size).toBe(0);
  await writeFile(join(pasta, 'README.md'), 'nota');
  await writeFile(join(pasta, 'LICENSE-fonte.txt'), 'OFL');
  expect((await ler()).arquivos.size).toBe(0);
});

it('knows the sharing pictures that the site has', () => {
  expect([...IMAGENS_DE_COMPARTILHAR].toSorted()).toEqual(
    readdirSync('public/og')
      .map((name) => name.replace('.jpg', ''))
      .toSorted(),
  );
});

describe('marca.json', () => {
  it.each<[unknown, RegExp]>([
    [{ cor: {} }, /^marca\.json: cor: Campo desconhecido: cor\. Você quis dizer cores\?$/],
    [{ cores: { fundoo: '#ffffff' } }, /^marca\.json: cores\.fundoo: Campo desconhecido: fundoo\. Você quis dizer fundo\?$/],
    [{ cores: { fundo: 'branco' } }, /^marca\.json: cores\.fundo: Use a forma #rrggbb\.$/],
    [{ cores: { texto: '#ffffff' } }, /^marca\.json: cores\.texto: texto \(#ffffff\) sobre fundo \(#fbf7ed\) tem contraste 1,06, e precisa de 4,5/],
    [{ numeros: { sites: 0 } }, /^marca\.json: numeros\.sites: Informe no mínimo 1\.$/],
    [{ numeros: { sites: '70 mil' } }, /^marca\.json: numeros\.sites: Deve ser um número/],
    [{ palavras: { missao: ' ' } }, /^marca\.json: palavras\.missao: Campo obrigatório\.$/],
    [{ palavras: { missao: '{{BRAND_NAM}}' } }, /^marca\.json: palavras\.missao: Variável desconhecida: \{\{BRAND_NAM\}\}\. Você quis dizer \{\{BRAND_NAME\}\}\?$/],
    [{ palavras: { missao: '{{WIKI_URL}}' } }, /^marca\.json: palavras\.missao: \{\{WIKI_URL\}\} está vazia/],
    [{ fontes: { texto: 'negrito' } }, /^marca\.json: fontes\.texto: Use um peso/],
    [{ ilustracao: false }, /^marca\.json: ilustracao: É false, e há um arquivo/],
    [{ marcos: [{ ano: 2012, titulo: 'x', texto: 'y' }] }, /^marca\.json: marcos\.0\.ano: Deve ser um texto\.$/],
    [[], /^marca\.json: Deve ser um objeto com campos\.$/],
  ])('%j is refused with a sentence', async (value, sentence) => {
    await json(value);
    expect(await recusa()).toContainEqual(expect.stringMatching(sentence));
  }); // prettier-ignore

  it('that is no JSON is told with the line', async () => {
    await writeFile(join(pasta, 'marca.json'), '{\n  "cores": {},\n}');
    expect(await recusa()).toEqual(['marca.json: Não é um JSON válido; veja a linha 3.']);
  });

  it('asks for a font of which it tells the weight', async () => {
    await rm(join(pasta, 'fontes/texto.woff2'));
    expect(await recusa()).toEqual(['marca.json: fontes.texto: Falta o arquivo fontes/texto.woff2.']);
  });
});

it("the site's own colours can be read", () => {
  expect(poucoContraste({})).toEqual([]);
});

describe('a file', () => {
  it.each<[string, string | Buffer, RegExp]>([
    ['logo.pgn', 'x', /^logo\.pgn: Arquivo desconhecido\. Você quis dizer logo\.png\?$/],
    ['fontes/texto.ttf', 'x', /^fontes\/texto\.ttf: Arquivo desconhecido\./],
    ['favicon.svg', '<html><svg/></html>', /^favicon\.svg: Não é uma imagem SVG\.$/],
    ['logo.png', 'GIF89a', /^logo\.png: Não é uma imagem PNG\.$/],
    ['fontes/titulo.woff2', 'wOFFx', /^fontes\/titulo\.woff2: Não é uma fonte WOFF2 inteira\.$/],
    ['textos/politica-de-uso.md', Buffer.from([0x23, 0x20, 0xe9]), /^textos\/politica-de-uso\.md: Não está em UTF-8\.$/],
    ['textos/politica-de-usos.md', '# x', /^textos\/politica-de-usos\.md: Arquivo desconhecido\. Você quis dizer textos\/politica-de-uso\.md\?$/],
    ['logo.webp', Buffer.alloc(4 * 1024 * 1024 + 1), /^logo\.webp: Tem mais de 4 MB\.$/],
  ])('%s that is wrong is refused with a sentence', async (name, content, sentence) => {
    await writeFile(join(pasta, name), content);
    expect(await recusa()).toContainEqual(expect.stringMatching(sentence));
  }); // prettier-ignore

  it('of another size, or beside another of its kind, is refused', async () => {
    await cp(join(pasta, 'icone-192.png'), join(pasta, 'icone-512.png'));
    await cp(join(pasta, 'icone-192.png'), join(pasta, 'logo.png'));
    expect(await recusa()).toEqual([
      'icone-512.png: Deve ter 512 × 512 pixels, e tem 192 × 192.',
      'logo.png: Há também logo.svg; deixe um dos dois.',
    ]);
  });
});

describe('a text', () => {
  it.each<[string, string]>([
    ['## Uso', 'linha 1: Falta o título: '],
    ['# Uso\n\nHoje', 'linha 3: Falta a versão: '],
    ['# Uso\n\nVersão: 2026-02-30\n\n> Resumo.\n\n## A\n\nB', 'linha 3: Falta a versão: '],
    ['# Uso\n\nVersão: 2026-10-15\n\nTexto', 'linha 5: Falta o resumo: '],
    ['# Uso\n\nVersão: 2026-10-15\n\n> Resumo.', 'Falta pelo menos uma seção, com título ##.'],
    [`${INICIO}Texto`, 'linha 7: Depois do resumo vem o título de uma seção (##).'],
    [`${INICIO}## A\n\n<b>B</b>`, 'linha 9: HTML não é aceito.'],
    [`${INICIO}## A\n\n<script>alert(1)</script>`, 'linha 9: Use só títulos'],
    [`${INICIO}## A\n\n- sem parágrafo`, 'linha 9: Antes de uma lista vem um parágrafo.'],
    [`${INICIO}## A\n\nB\n\n- c\n  - d`, 'linha 11: Cada item de uma lista é um parágrafo.'],
    [`${INICIO}## A\n\n### B`, 'linha 9: Use só títulos'],
    [`${INICIO}## A\n\n![b](c.png)`, 'linha 9: Use só títulos'],
    [`${INICIO}## A\n\n[b](javascript:alert(1))`, 'linha 9: Um link leva a'],
    [`${INICIO}## A\n\n{{TICKET_URL}}`, 'linha 9: {{TICKET_URL}} está vazia nas suas configurações.'],
  ])('%j is refused with a sentence that names the line', async (markdown, sentence) => {
    await texto(markdown);
    expect(await recusa()).toContainEqual(expect.stringContaining(`textos/politica-de-uso.md: ${sentence}`));
  });

  it('about privacy has to state the terms that the shop keeps', async () => {
    await texto(`${INICIO}## A\n\n{{RETENTION_ORDERS_MONTHS}} e {{RETENTION_TRACE_MONTHS}}`, 'politica-de-lgpd');
    expect(await recusa()).toEqual([
      'textos/politica-de-lgpd.md: Faltam os prazos que o site cumpre: {{RETENTION_MESSAGES_MONTHS}}, {{RETENTION_SIGN_INS_MONTHS}}.',
    ]);
  });
});

describe('served', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop({ ...BRANDED });
  });
  afterAll(() => shop.close());

  it.each(['GET', 'HEAD'] as const)('files of the folder, for good, with %s', async (method) => {
    const { arquivos } = await ler(EXEMPLO);
    expect(arquivos.size).toBe(11);
    for (const { src, tipo, conteudo } of arquivos.values()) {
      const answer = await shop.app.inject({ method, url: src });
      expect([src, answer.statusCode, answer.headers['content-type']]).toEqual([src, 200, tipo]);
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-length': String(conteudo.length),
      });
      expect(answer.rawPayload.equals(method === 'GET' ? conteudo : Buffer.alloc(0))).toBe(true);
      if (src.endsWith('.svg')) expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox$/);
    }
  });

  it.each([
    '/marca/',
    '/marca/marca.json',
    '/marca/000000000000/logo.svg',
    '/marca/..%2f..%2fpackage.json',
    '/marca/x/textos/politica-de-lgpd.md',
  ])('nothing else: %s', async (url) => {
    expect((await shop.app.inject(url)).statusCode).toBe(404);
  });

  it('the manifest has the colours and icons of the company', async () => {
    const { arquivos } = await ler(EXEMPLO);
    const manifest = (await shop.app.inject('/manifest.webmanifest')).json<{ theme_color: string; icons: { src: string }[] }>();
    expect(manifest.theme_color).toBe('#0b2545');
    for (const { src } of manifest.icons) expect([...arquivos.keys()]).toContain(src);
  });
});

describe('a company that has told its names and nothing more', () => {
  const { BRAND_DIR: _folder, BRAND_FOUNDED: _year, ...NAMES } = BRANDED;
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop({ ...NAMES, NODE_ENV: 'production', DEMO_DATA: 'off' });
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => shop.close());

  it.each(ROTAS_INDEXADAS)('claims nothing of the example: %s', async (rota) => {
    const { port } = shop.app.server.address() as AddressInfo;
    const page = await (await fetch(`http://127.0.0.1:${port}${rota}`, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain('Maré Cloud');
    expect(EXAMPLE.exec(page)?.[0] ?? null).toBe(null);
    expect(page).not.toMatch(/foundingDate|class="timeline|>(undefined|null)<|no ar desde|desde null/i);
  });
});
