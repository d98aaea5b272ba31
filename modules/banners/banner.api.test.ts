import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businessDay } from '../../platform/calendar.ts';
import { criarBanner } from '../../tests/support/factories.ts';
import { storePicture } from '../../tests/support/picture.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn } from '../../tests/support/staff.ts';
import { uploadPicture } from '../../tests/support/picture.ts';
import { Banner } from './banner.entity.ts';

const day = (offset: number) => businessDay(new Date(Date.now() + offset * 86_400_000));

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.em.nativeDelete(Banner, {});
  shop.em.clear();
});

describe('banners', () => {
  it('answers only those on show today, by ordem, through both doors', async () => {
    await criarBanner(shop.em, { nome: 'Fixo', ordem: 2 });
    await criarBanner(shop.em, { nome: 'Agora', ordem: 1, tipo: 'TEMPORARIO', dataInicio: day(0), dataFim: day(0) });
    await criarBanner(shop.em, { nome: 'Passado', tipo: 'TEMPORARIO', dataInicio: day(-9), dataFim: day(-1) });
    await criarBanner(shop.em, { nome: 'Futuro', tipo: 'TEMPORARIO', dataInicio: day(1), dataFim: day(9) });
    await criarBanner(shop.em, { nome: 'Desligado', ativo: false });
    const listed = (await shop.app.inject('/api/banners/listar')).json();
    expect(listed.map(({ ordem }: Banner) => ordem)).toEqual([1, 2]);
    expect(listed[0]).toEqual({
      id: expect.any(Number),
      ativo: true,
      alt: 'Docker sem complicação',
      tipo: 'TEMPORARIO',
      dataInicio: day(0),
      dataFim: day(0),
      ordem: 1,
      imagem: 'vps-icp.webp',
      link: '/plano-vps-icp',
      focoX: null,
      focoY: null,
      titulo: null,
      texto: null,
      chamada: null,
    });
    const { data } = await shop.graphql('{ banners { ordem tipo } }');
    expect(data).toEqual({
      banners: [
        { ordem: 1, tipo: 'TEMPORARIO' },
        { ordem: 2, tipo: 'FIXO' },
      ],
    });
  });

  it('say what of their picture may not be cut off, in percent of it', async () => {
    const staff = await signIn(shop);
    const imagem = await uploadPicture(shop, staff, 'banners');
    const save = (foco: object) => staff.rest('POST', '/api/banners/salvar', { nome: 'Ipê', tipo: 'FIXO', imagem, ...foco });
    expect((await save({ focoX: 0, focoY: '30' })).statusCode).toBe(201);
    expect((await shop.app.inject('/api/banners/listar')).json()).toMatchObject([{ focoX: 0, focoY: 30 }]);
    expect((await shop.graphql('{ banners { focoX focoY } }')).data).toEqual({ banners: [{ focoX: 0, focoY: 30 }] });
    for (const focoX of [-1, 101, 12.5]) {
      const refused = await save({ focoX });
      expect([refused.statusCode, refused.json().campos]).toEqual([400, [{ campo: 'focoX', mensagem: expect.any(String) }]]);
    }
  });

  it('say what is written over their picture, which begins with a title and whose button leads somewhere', async () => {
    const staff = await signIn(shop);
    const imagem = await uploadPicture(shop, staff, 'banners');
    const save = (words: object) => staff.rest('POST', '/api/banners/salvar', { nome: 'Ipê', tipo: 'FIXO', imagem, ...words });
    const words = { titulo: 'Docker', texto: 'Pela loja', chamada: 'Ver planos', link: '/plano-vps-icp' };
    expect((await save(words)).statusCode).toBe(201);
    expect((await shop.app.inject('/api/banners/listar')).json()).toMatchObject([words]);
    const { data } = await shop.graphql('{ banners { titulo texto chamada link } }');
    expect(data).toEqual({ banners: [words] });
    for (const [missing, field, sentence] of [
      [{ titulo: null, chamada: null }, 'texto', 'Escreva também o título: é ele que o banner diz primeiro.'],
      [{ titulo: ' ', texto: null }, 'chamada', 'Escreva também o título: é ele que o banner diz primeiro.'],
      [{ link: null }, 'chamada', 'Um botão precisa do link para onde leva.'],
    ] as const) {
      const refused = await save({ ...words, ...missing });
      expect([refused.statusCode, refused.json().campos]).toEqual([
        400,
        expect.arrayContaining([{ campo: field, mensagem: sentence }]),
      ]);
    }
  });

  it('tell a stranger neither their internal name and description nor their version, and staff all of it', async () => {
    await criarBanner(shop.em, { nome: 'Nome de casa', descricao: 'Segredo de casa' });
    expect((await shop.app.inject('/api/banners/listar')).body).not.toMatch(/de casa|nome|descricao|versao/);
    for (const campo of ['nome', 'descricao', 'versao']) {
      const { errors } = await shop.graphql(`{ banners { ${campo} } }`);
      expect(errors?.[0]?.message).toMatch(`Cannot query field "${campo}"`);
    }
    const staff = await signIn(shop);
    const daEquipe = { nome: 'Nome de casa', descricao: 'Segredo de casa', versao: 1 };
    expect((await staff.rest('GET', '/api/banners/listar')).json()).toMatchObject([daEquipe]);
    const { data } = await staff.graphql('{ todosOsBanners { nome descricao versao } }');
    expect(data).toEqual({ todosOsBanners: [daEquipe] });
  });

  it.each([
    ['a TEMPORARIO banner without dates', { tipo: 'TEMPORARIO' }],
    ['an end before the start', { tipo: 'TEMPORARIO', dataInicio: '2026-02-02', dataFim: '2026-02-01' }],
    ['an empty picture', { imagem: ' ' }],
  ] as const)('are never stored with %s', async (_what, dados) => {
    const em = shop.em.fork();
    await expect(criarBanner(em, dados)).rejects.toThrow(/constraint/i);
  });
});

describe('/banner/{imagem}', () => {
  it('serves a stored picture, to be cached for good', async () => {
    await storePicture(shop.em, 'banner', 'florada.webp');
    const { statusCode, headers } = await shop.app.inject('/banner/florada.webp');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
  });

  it('of the panel may be shown by another origin, and of the site by none', async () => {
    for (const pasta of ['banner', 'banner-icp'] as const) await storePicture(shop.em, pasta, 'painel.webp');
    const policy = async (url: string) => (await shop.app.inject(url)).headers['cross-origin-resource-policy'];
    expect(await policy('/banner-icp/painel.webp')).toBe('cross-origin');
    expect(await policy('/banner/painel.webp')).toBe('same-origin');
  });

  it.each(['/banner/nada.webp', '/banner/..%2f..%2fsite.db', '/banner/%2e%2e/site.db', '/banner/.env', '/banner/'])(
    'refuses %s',
    async (url) => {
      const { statusCode, body } = await shop.app.inject(url);
      expect([403, 404]).toContain(statusCode);
      expect(body).not.toContain('SQLite');
    },
  );
});
