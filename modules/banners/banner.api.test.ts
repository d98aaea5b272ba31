import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businessDay } from '../../platform/calendar.ts';
import { criarBanner } from '../../tests/support/factories.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { Banner } from './banner.entity.ts';
import { pastaDeImagens } from './imagem.service.ts';

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
    expect(listed.map(({ nome }: Banner) => nome)).toEqual(['Agora', 'Fixo']);
    expect(listed[0]).toEqual({
      id: expect.any(Number),
      ativo: true,
      nome: 'Agora',
      alt: 'Docker sem complicação',
      tipo: 'TEMPORARIO',
      descricao: null,
      dataInicio: day(0),
      dataFim: day(0),
      ordem: 1,
      imagem: 'vps-icp.webp',
      link: '/plano-vps-icp',
    });
    const { data } = await shop.graphql('{ banners { nome } }');
    expect(data).toEqual({ banners: [{ nome: 'Agora' }, { nome: 'Fixo' }] });
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
    await mkdir(pastaDeImagens(shop.config.dataDir, 'banner'), { recursive: true });
    await writeFile(join(pastaDeImagens(shop.config.dataDir, 'banner'), 'florada.webp'), 'RIFF');
    const { statusCode, headers } = await shop.app.inject('/banner/florada.webp');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
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
