import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Plano } from '../../modules/catalogue/plano.entity.ts';
import { criarPlano } from '../../tests/support/factories.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { readKept } from './keptRows.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const read = (em = shop.orm.em.fork()) => readKept(em, Plano, { nome: 'Guardado' }, { id: 'asc' });
const write = (em = shop.orm.em.fork()) => criarPlano(em, { nome: 'Guardado' });

describe('rows that every visitor is shown', () => {
  it('are read once, for everybody, until a commit changes their table', async () => {
    await write();
    const before = await read();
    expect(await read()).toBe(before);
    await write();
    const after = await read();
    expect(after).toHaveLength(before.length + 1);
    expect(await read()).toBe(after);
  });

  it('can be changed by nobody', async () => {
    await write();
    const rows = await read();
    expect(() => Object.assign(rows[0]!, { nome: 'outro' })).toThrow(TypeError);
    expect(() => (rows as Plano[]).pop()).toThrow(TypeError);
  });

  it('are read as they are stored within a transaction, and kept for nobody else when it is taken back', async () => {
    const before = await read();
    await shop.orm.em
      .fork()
      .transactional(async (tx) => {
        await write(tx);
        expect(await read(tx)).toHaveLength(before.length + 1);
        expect(await read()).toHaveLength(before.length);
        throw new Error('volta');
      })
      .catch((error: Error) => expect(error.message).toBe('volta'));
    expect(await read()).toHaveLength(before.length);
  });

  it('are not kept when their reading began before the commit', async () => {
    await write();
    const begun = read();
    await write();
    expect(await read()).toHaveLength((await begun).length + 1);
  });

  it('are asked for again when they could not be read', async () => {
    await write();
    const table = (from: string, to: string) => shop.orm.em.getConnection().execute(`alter table ${from} rename to ${to}`);
    await table('planos', 'planos_fora');
    await expect(read()).rejects.toThrow();
    await table('planos_fora', 'planos');
    expect((await read()).length).toBeGreaterThan(0);
  });
});
