import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodFiles, polyglots } from '../../tests/support/hostileFiles.ts';
import { storedPictures } from '../../tests/support/picture.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { graphqlUpload, restUpload, sendUpload } from '../../tests/support/uploads.ts';
import { LARGURAS, nomeDaVariante } from './imagem.ts';

let shop: Shop;
let staff: Staff;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off' });
  staff = await signIn(shop);
});
afterAll(() => shop.close());

const stored = () => storedPictures(shop.em);

const uploadRest = (...picture: Parameters<typeof restUpload>) => sendUpload(shop, staff, restUpload(...picture));
const uploadGraphql = (...picture: Parameters<typeof graphqlUpload>) => sendUpload(shop, staff, graphqlUpload(...picture));

describe('an upload', () => {
  it('takes every format it promises, through both doors, and makes the widths of the carousel', async () => {
    for (const [format, content] of await goodFiles()) {
      const rest = await uploadRest(`imagem.${format}`, content);
      const graphql = await uploadGraphql(`imagem.${format}`, content);
      expect([format, rest.statusCode, graphql.json().errors]).toEqual([format, 200, undefined]);
      for (const imagem of [rest.json().nomeArquivo, graphql.json().data.enviarImagem] as string[]) {
        expect(imagem).toMatch(/^[0-9a-f-]{36}\.webp$/);
        const picture = await shop.app.inject(`/banner/${imagem}`);
        expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
        expect(picture.headers['cache-control']).toBe('public, max-age=31536000, immutable');
        for (const largura of LARGURAS) {
          const variante = await shop.app.inject(`/banner/${nomeDaVariante(imagem, largura)}`);
          expect(variante.headers['content-type']).toBe('image/avif');
          expect((await sharp(variante.rawPayload).metadata()).width).toBe(largura);
        }
      }
    }
  });

  it('for the panel lands in the folder of the panel', async () => {
    const [[, png] = ['', Buffer.alloc(0)]] = await goodFiles();
    const { nomeArquivo } = (await uploadRest('a.png', png, 'bannersicp')).json();
    expect((await shop.app.inject(`/banner-icp/${nomeArquivo}`)).statusCode).toBe(200);
    const { data } = (await uploadGraphql('a.png', png, 'BANNER_ICP')).json();
    expect((await shop.app.inject(`/banner-icp/${data.enviarImagem}`)).statusCode).toBe(200);
  });

  it.each([
    'hasOwnProperty.call',
    'variables.hasOwnProperty',
    'variables.toString.call',
    'variables.__proto__.x',
    'variables.arquivo.constructor',
    '__proto__.x',
    'query',
    'variables',
    'variables.outra',
    '',
  ])('goes nowhere but into its variable (%s)', async (path) => {
    const [[, png] = ['', Buffer.alloc(0)]] = await goodFiles();
    const response = await uploadGraphql('a.png', png, 'BANNER', { 0: [path] });
    expect([response.statusCode, response.body]).toEqual([400, expect.stringContaining('formato multipart do GraphQL')]);
    // The language itself is whole, and so is the shop.
    expect(Object.prototype.hasOwnProperty.call({ a: 1 }, 'a')).toBe(true);
    expect((await shop.app.inject('/healthz')).statusCode).toBe(200);
  });

  it('that is a picture and something else is stored as a picture only, under a name of ours', async () => {
    for (const [name, content] of await polyglots()) {
      const response = await uploadRest(name, content);
      expect([name, response.statusCode]).toEqual([name, 200]);
      const { nomeArquivo } = response.json();
      expect(nomeArquivo).toMatch(/^[0-9a-f-]{36}\.webp$/);
      const { rawPayload } = await shop.app.inject(`/banner/${nomeArquivo}`);
      expect([rawPayload.length > 0, rawPayload.includes('script')]).toEqual([true, false]);
    }
  });

  it('without a file is refused with a sentence', async () => {
    const response = await staff.rest('POST', '/api/banners/upload/banner', {});
    expect([response.statusCode, response.json().detail]).toEqual([400, 'Envie um arquivo de imagem.']);
  });
});

it('that is thin and very long is refused: its lines are decoded one by one', async () => {
  const thin = sharp({ create: { width: 20_000, height: 400, channels: 3, background: 'red' } });
  expect((await uploadGraphql('a.png', await thin.png().toBuffer())).json().errors[0].extensions.erro).toBe('IMAGEM_GRANDE');
});

describe('a part of a picture', () => {
  /** Red above, blue below, taller than wide; `orientation` is what its file says (EXIF). */
  const tall = (orientation?: number) =>
    sharp({ create: { width: 400, height: 800, channels: 3, background: 'red' } })
      .composite([{ input: { create: { width: 400, height: 400, channels: 3, background: 'blue' } }, left: 0, top: 400 }])
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer();
  const crop = async (picture: Buffer, recorte: object) => {
    const { data, errors } = (
      await sendUpload(shop, staff, graphqlUpload('a.jpg', picture, 'BANNER', undefined, recorte))
    ).json() as { data: { enviarImagem: string } | null; errors?: { extensions: { erro: string } }[] };
    return { imagem: data?.enviarImagem, erro: errors?.[0]?.extensions.erro };
  };
  const kept = async (picture: Buffer, recorte: object) => {
    const { imagem } = await crop(picture, recorte);
    const { rawPayload } = await shop.app.inject(`/banner/${imagem}`);
    const { width, height } = await sharp(rawPayload).metadata();
    const { channels } = await sharp(rawPayload).stats();
    return { width, height, red: channels[0]!.mean > 128, blue: channels[2]!.mean > 128 };
  };

  it('is what is kept of it, also of one that is taller than wide', async () => {
    const picture = await tall();
    expect((await uploadGraphql('a.jpg', picture)).json().errors[0].extensions.erro).toBe('IMAGEM_ALTA');
    const size = { width: 400, height: 160 };
    const part = { x: 0, largura: 400, altura: 160 };
    expect(await kept(picture, { ...part, y: 0 })).toEqual({ ...size, red: true, blue: false });
    expect(await kept(picture, { ...part, y: 640 })).toEqual({ ...size, red: false, blue: true });
  });

  it('is counted in the picture as it is seen, whichever way its file lies', async () => {
    // Turned clockwise, the lower half is on the left.
    const part = { y: 0, largura: 300, altura: 200 };
    expect(await kept(await tall(6), { ...part, x: 0 })).toEqual({ width: 300, height: 200, red: false, blue: true });
    expect(await kept(await tall(6), { ...part, x: 500 })).toEqual({ width: 300, height: 200, red: true, blue: false });
  });

  it.each([
    [{ x: 0, y: 0, largura: 401, altura: 160 }, 'RECORTE_INVALIDO'],
    [{ x: 1, y: 0, largura: 400, altura: 160 }, 'RECORTE_INVALIDO'],
    [{ x: 0, y: 700, largura: 400, altura: 160 }, 'RECORTE_INVALIDO'],
    [{ x: -1, y: 0, largura: 100, altura: 40 }, 'RECORTE_INVALIDO'],
    [{ x: 0, y: 0, largura: 0, altura: 0 }, 'RECORTE_INVALIDO'],
    [{ x: 0, y: 0, largura: 2147483647, altura: 1 }, 'RECORTE_INVALIDO'],
    [{ x: 0, y: 0, largura: 100, altura: 101 }, 'IMAGEM_ALTA'],
  ])('that is none is refused (%j: %s)', async (recorte, erro) => {
    const before = await stored();
    expect((await crop(await tall(), recorte)).erro).toBe(erro);
    expect(await stored()).toEqual(before);
  });
});

describe('the picture of a banner', () => {
  const salvar = async (input: object, id?: string, versao?: number) => {
    const { data, errors } = await staff.graphql(
      'mutation ($input: BannerInput!, $id: ID, $versao: Int) { salvarBanner(input: $input, id: $id, versao: $versao) { id imagem } }',
      { input: { nome: 'x', tipo: 'FIXO', ...input }, id, versao },
    );
    return { banner: data?.salvarBanner as { id: string; imagem: string } | undefined, message: errors?.[0]?.message };
  };
  const upload = async () => (await uploadRest('a.png', (await goodFiles())[0]![1])).json().nomeArquivo as string;
  const status = async (imagem: string) => (await shop.app.inject(`/banner/${imagem}`)).statusCode;

  it('has to have been sent', async () => {
    expect((await salvar({})).message).toBe('Envie a imagem do banner.');
    for (const imagem of ['nao-existe.webp', '../site.db', '/etc/passwd', 'a/b.webp']) {
      expect((await salvar({ imagem })).message).toBe('Esta imagem não está guardada: envie-a.');
    }
  });

  it('stays when a change does not name another, and goes with its last banner', async () => {
    const [first, second] = [await upload(), await upload()];
    const { banner } = await salvar({ imagem: first });
    expect((await salvar({ nome: 'outro nome' }, banner!.id, 1)).banner!.imagem).toBe(first);
    const twin = (await salvar({ imagem: first })).banner!;
    await salvar({ imagem: second }, banner!.id, 2);
    expect(await status(first)).toBe(200);
    await staff.graphql('mutation ($id: ID!) { excluirBanner(id: $id) }', { id: twin.id });
    expect((await stored()).filter((name) => name.includes(first.slice(0, 36)))).toEqual([]);
    expect(await status(first)).toBe(404);
    expect(await status(second)).toBe(200);
  });

  it.each([
    [{ tipo: 'TEMPORARIO' }, 'Um banner TEMPORARIO precisa do primeiro dia.'],
    [{ tipo: 'TEMPORARIO', dataInicio: '2026-01-01' }, 'Um banner TEMPORARIO precisa do último dia.'],
    [{ dataInicio: '2026-02-01', dataFim: '2026-01-01' }, 'O fim não pode ser antes do início.'],
    [{ dataInicio: '2026-02-30' }, 'Data inválida.'],
    [{ nome: ' ' }, 'Informe o nome do banner.'],
    [{ link: 'javascript:alert(1)' }, 'Use um caminho deste site (/…) ou um endereço http(s) completo.'],
  ])('is not saved with %j', async (wrong, message) => {
    expect((await salvar({ imagem: await upload(), ...wrong })).message).toBe(message);
  });
});

describe('banners over REST', () => {
  it.each([
    ['banners', { tipo: 'FIXO' }],
    ['bannersicp', {}],
  ])('%s: everyone reads what is on show, staff read all, save, change and delete', async (base, extra) => {
    const imagem = (await uploadRest('a.png', (await goodFiles())[0]![1], base)).json().nomeArquivo;
    const created = await staff.rest('POST', `/api/${base}/salvar`, {
      nome: 'Por REST',
      imagem,
      ativo: false,
      ordem: 7,
      ...extra,
    });
    expect([created.statusCode, created.json()]).toMatchObject([201, { nome: 'Por REST', imagem, ativo: false, ordem: 7 }]);
    const { id } = created.json();
    const pictures = async (headers: object) =>
      ((await shop.app.inject({ url: `/api/${base}/listar`, headers: { ...headers } })).json() as { imagem: string }[]).map(
        (banner) => banner.imagem,
      );
    expect(await pictures({})).not.toContain(imagem);
    expect(await pictures(staff.headers)).toContain(imagem);
    await staff.rest('PUT', `/api/${base}/update/${id}`, { nome: 'Por REST', ativo: true, ...extra });
    expect(await pictures({})).toContain(imagem);
    expect((await staff.rest('DELETE', `/api/${base}/deletar/${id}`)).statusCode).toBe(204);
    expect(await pictures(staff.headers)).not.toContain(imagem);
  });
});
