import { afterAll, beforeAll, expect, it } from 'vitest';
import { Plano } from '../../modules/catalogue/plano.entity.ts';
import { criarPlano } from '../../tests/support/factories.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { onCommittedChange } from './changes.ts';

let shop: Shop;
const heard: string[] = [];
beforeAll(async () => {
  shop = await openShop();
  onCommittedChange(shop.orm, (table) => heard.push(table));
});
afterAll(() => shop.close());

it('hears of a row once it is stored, changed and deleted, never before the commit', async () => {
  heard.length = 0;
  const em = shop.orm.em.fork();
  const plano = await criarPlano(em);
  expect(heard).toEqual(['planos']);
  await em.transactional(async (tx) => {
    (await tx.findOneOrFail(Plano, plano.id)).nome = 'outro';
    await tx.flush();
    expect(heard).toEqual(['planos']);
  });
  expect(heard).toEqual(['planos', 'planos']);
  em.remove(em.getReference(Plano, plano.id));
  await em.flush();
  // Those too whose rows named it: the database itself has changed them.
  expect(heard.slice(2)).toEqual(['planos', 'destaques']);
});

it('hears nothing of what was rolled back, or of a flush without changes', async () => {
  heard.length = 0;
  const em = shop.orm.em.fork();
  await em
    .transactional(async (tx) => {
      await criarPlano(tx);
      throw new Error('volta');
    })
    .catch(() => null);
  await em.flush();
  expect(heard).toEqual([]);
});
