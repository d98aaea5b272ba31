import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogueDoor, inPortuguese, PLANO, type CatalogueDoor } from '../../tests/support/catalogueFile.ts';
import { storedPictures } from '../../tests/support/picture.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn } from '../../tests/support/staff.ts';
import type { Comparacao } from './importacao.service.ts';

let shop: Shop;
let door: CatalogueDoor;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off' });
  door = catalogueDoor(shop, await signIn(shop));
});
afterAll(() => shop.close());
beforeEach(() => door.clear());

describe('pictures', () => {
  const banner = { nome: 'Com imagem', tipo: 'FIXO', imagem: 'propria.webp' };
  const stored = async () => (await storedPictures(shop.em)).includes('banner/propria.webp');

  it('come with the file, are made anew, and go with the last banner that shows them', async () => {
    const picture = await sharp({ create: { width: 600, height: 240, channels: 3, background: 'purple' } })
      .png()
      .toBuffer();
    const file = { banners: [banner], imagens: { 'banner/propria.webp': picture.toString('base64') } };
    await door.compare(file);
    expect(await stored()).toBe(false);
    await door.take(file);
    const { headers, rawPayload } = await shop.app.inject('/banner/propria.webp');
    expect([headers['content-type'], rawPayload.includes('PNG')]).toEqual(['image/webp', false]);
    const other = { ...file.imagens, 'banner/outra.webp': file.imagens['banner/propria.webp'] };
    await door.take({ banners: [{ ...banner, imagem: 'outra.webp' }], imagens: other });
    expect(await stored()).toBe(false);
  });

  it.each(['não é imagem', '<svg xmlns="http://www.w3.org/2000/svg"/>', ''])(
    'that are none are refused, and nothing is kept (%j)',
    async (content) => {
      const file = {
        planos: [PLANO],
        banners: [banner],
        imagens: { 'banner/propria.webp': Buffer.from(content).toString('base64') },
      };
      expect((await door.compare(file)).erros).toMatchObject([{ onde: 'imagens', campo: 'banner/propria.webp' }]);
      expect((await door.apply(file)).errors).toBeDefined();
      expect([await stored(), await door.plans()]).toEqual([false, []]);
    },
  );

  it.each(['banner/../../site.db', 'outra/x.webp', 'banner/x.php', '/etc/passwd'])('of the name %s are refused', async (name) => {
    expect((await door.compare({ imagens: { [name]: 'AAAA' } })).erros).toMatchObject([{ onde: 'imagens' }]);
  });
});

describe('a file that is none', () => {
  it.each([
    ['nothing', ''],
    ['half of one', '{"formato": "catalogo", "versao": 1, "planos": ['],
    ['another JSON', '[1, 2]'],
    ['another version', JSON.stringify({ formato: 'catalogo', versao: 2 })],
    ['a spreadsheet', Buffer.from('504b030414', 'hex')],
    ['another CSV', 'nome;valor\r\na;1'],
    ['open quotes', 'planos;nome\r\n;"a'],
    ['too many cells', 'planos;nome\r\n;a;b;c'],
    ['an unknown column', 'planos;nmoe\r\n;a'],
    ['too many rows', `planos;nome\r\n${';a\r\n'.repeat(5001)}`],
    ['deep levels', `{"formato":"catalogo","versao":1,"planos":${'['.repeat(100_000)}`],
  ])('is refused with a sentence: %s', async (_what, file) => {
    const { erros } = await door.compare(file);
    expect(erros.length).toBeGreaterThan(0);
    expect(erros.filter(({ mensagem }) => !inPortuguese(mensagem))).toEqual([]);
  });

  // What is looked at one by one, or one with another, is bounded first: else one file keeps the whole shop waiting.
  it.each([
    [
      'a sheet of many columns',
      `planos;${Array.from({ length: 200_000 }, (_, i) => `c${i}`).join(';')}\n;a`,
      'Há campos demais. O limite é 100.',
    ],
    [
      'a row of many fields',
      { planos: [Object.fromEntries(Array.from({ length: 200_000 }, (_, i) => [`c${i}`, 1]))] },
      'Há campos demais. O limite é 100.',
    ],
    ['a sheet of many blanks', `${' '.repeat(9_000_000)}x`, 'Uma planilha CSV tem no máximo 2 MB. Divida em mais arquivos.'],
  ])('is refused before it costs anything: %s', async (_what, file, mensagem) => {
    expect((await door.compare(file)).erros.map((erro) => erro.mensagem)).toEqual([mensagem]);
  });

  it('of the encoding of Windows, as Excel saves CSV, is read', async () => {
    await door.take(Buffer.from('planos;nome;planoTipo;valor;ativo\r\n;Ipê Açaí;PHP;10,50;Não\r\n', 'latin1'));
    expect(await door.plans()).toMatchObject([{ nome: 'Ipê Açaí', valor: 10.5, ativo: false }]);
  });

  it('of any content has an answer that is none of the server’s failures', { timeout: 120_000 }, async () => {
    const good = Buffer.from(await door.exported('cupons'));
    const json = Buffer.from(
      JSON.stringify({ formato: 'catalogo', versao: 1, planos: [PLANO], cupons: [{ codigo: 'A', tipo: 'fixo' }] }),
    );
    const damaged = fc
      .tuple(fc.constantFrom(good, json), fc.array(fc.tuple(fc.nat(4000), fc.nat(255)), { maxLength: 6 }))
      .map(([base, holes]) => {
        const copy = Buffer.from(base);
        for (const [at, byte] of holes) copy[at % copy.length] = byte;
        return copy;
      });
    const invented = fc
      .json({ maxDepth: 4 })
      .map((text) => Buffer.from(`{"formato":"catalogo","versao":1,"planos":[${text}],"cupons":${text},"imagens":${text}}`));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          damaged,
          invented,
          fc.uint8Array({ maxLength: 300 }).map((some) => Buffer.from(some)),
        ),
        async (file) => {
          const { statusCode, data, errors } = await door.tryToCompare(file);
          expect([statusCode, data === undefined, errors]).toEqual([200, false, undefined]);
          expect((data!.compararCatalogo as Comparacao).erros.filter(({ mensagem }) => !inPortuguese(mensagem))).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
    expect(await door.plans()).toEqual([]);
  });
});
