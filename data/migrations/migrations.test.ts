import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from '../demo/load.ts';
import { Banner } from '../../modules/banners/banner.entity.ts';
import { bannerEmExibicao } from '../../modules/banners/banner.ts';
import { Destaque } from '../../modules/catalogue/destaque.entity.ts';
import { Depoimento } from '../../modules/testimonials/depoimento.entity.ts';
import { FAMILIAS } from '../../modules/catalogue/familia.ts';
import { Plano } from '../../modules/catalogue/plano.entity.ts';
import { PlanoTipo } from '../../modules/catalogue/plano.ts';
import { WIDENS } from '../../platform/database/widening.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn } from '../../tests/support/staff.ts';
import { migrations } from './index.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('migrations', () => {
  it('make the schema that the entities describe', async () => {
    expect(await shop.orm.schema.getUpdateSchemaSQL()).toBe('');
  });

  it('have the same names in both dialects, in order', () => {
    const names = Object.keys(migrations.sqlite);
    expect(Object.keys(migrations.postgresql)).toEqual(names);
    expect(names.toSorted()).toEqual(names);
  });

  it('say that programs of before go on beside them only where they leave alone what an order costs', () => {
    const decidesPrices = /alter table \\?["`](?:planos|cupons)\\?["`]/;
    const steps = globSync('data/migrations/{sqlite,postgresql}/*.ts').filter((file) =>
      decidesPrices.test(readFileSync(file, 'utf8')),
    );
    expect(steps.some((file) => file.endsWith('cupom-limites.ts'))).toBe(true);
    expect(steps.filter((file) => file.endsWith(`${WIDENS}.ts`))).toEqual([]);
  });
});

describe('the demo catalogue', () => {
  it('fills an empty database once', async () => {
    const empty = await openShop();
    expect(await loadDemo(empty.orm.em.fork())).toBe(true);
    expect(await loadDemo(empty.orm.em.fork())).toBe(false);
    expect(await empty.em.count(Destaque)).toBe(3);
    expect(await empty.em.count(Depoimento, { demonstracao: true })).toBe(3);
    await empty.close();
  });

  it('does not come back to a shop that has deleted its catalogue', async () => {
    const emptied = await openShop({ RATE_LIMIT: 'off' });
    const staff = await signIn(emptied);
    const { id } = (await staff.rest('POST', '/api/planos', { nome: 'Único', planoTipo: 'PHP', valor: 1 })).json();
    expect((await staff.rest('DELETE', `/api/planos/${id}`)).statusCode).toBe(204);
    expect(await loadDemo(emptied.orm.em.fork())).toBe(false);
    await emptied.close();
  });

  it('has 3 or 4 active plans and one inactive for each family, and every promotional type', async () => {
    await loadDemo(shop.orm.em.fork());
    const planos = await shop.em.findAll(Plano);
    for (const { tipo } of FAMILIAS) {
      const daFamilia = planos.filter(({ planoTipo }) => planoTipo === tipo);
      const ativos = daFamilia.filter(({ ativo }) => ativo);
      expect([3, 4]).toContain(ativos.length);
      expect(daFamilia.length - ativos.length).toBe(1);
      for (const { desconto1, desconto2, desconto3 } of ativos) {
        expect(desconto1).toBeLessThan(desconto2!);
        expect(desconto2).toBeLessThan(desconto3!);
      }
    }
    const ativos = new Set(planos.filter(({ ativo }) => ativo).map(({ planoTipo }) => planoTipo));
    expect([...ativos].toSorted()).toEqual(Object.values(PlanoTipo).toSorted());
  });

  it('has banners of both kinds, in and out of their dates, with their pictures', async () => {
    await loadDemo(shop.orm.em.fork());
    const banners = await shop.em.findAll(Banner);
    const shown = banners.filter((banner) => bannerEmExibicao(banner, new Date()));
    expect(new Set(shown.map(({ tipo }) => tipo))).toEqual(new Set(['FIXO', 'TEMPORARIO']));
    expect(banners.length).toBeGreaterThan(shown.length);
    for (const { imagem } of banners) expect((await shop.app.inject(`/banner/${imagem}`)).statusCode).toBe(200);
  });
});
