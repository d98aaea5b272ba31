import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Plano } from '../../modules/catalogue/plano.entity.ts';
import { damage, holdLock, writeElsewhere } from '../support/damage.ts';
import { criarPlano } from '../support/factories.ts';
import { FORMULARIO, novaChave } from '../support/factories.order.ts';
import { openShop, type Shop } from '../support/shop.ts';

const SENTENCE = 'Não foi possível ler ou gravar os dados agora. O que você digitou não se perdeu: tente novamente em instantes.';

let shop: Shop;
let planoId: string;
beforeEach(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0 })).id);
});
afterEach(() => shop.close());

const order = () => ({ ...FORMULARIO, planoId, periodo: 12, valor: 240, chave: novaChave() });
const send = (input: object) =>
  shop.graphql('mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }', { input });
const file = () => shop.config.databaseUrl.slice('sqlite:'.length);

async function expectRefused(input: object): Promise<void> {
  const { errors } = await send(input);
  expect([errors![0]!.message, errors![0]!.extensions.code]).toEqual([SENTENCE, 'UNAVAILABLE']);
}

describe('a full disk', () => {
  it('refuses an order clearly, goes on showing plans, and takes the same order once there is room', async () => {
    await shop.em.getConnection().execute('pragma max_page_count = 1');
    const input = { ...order(), infoAdicional: 'x'.repeat(900) };
    let stored = 0;
    // Free pages inside the file are used up first.
    while (!(await send({ ...input, chave: novaChave() })).errors) if (++stored > 500) throw new Error('the disk is never full');
    await expectRefused(input);
    expect((await shop.app.inject('/api/planos/listarativos')).json()).toHaveLength(1);
    await shop.em.getConnection().execute('pragma max_page_count = 1000000');
    expect((await send(input)).errors).toBeUndefined();
  });
});

describe('a locked database', () => {
  it('refuses an order clearly after a second, and takes it when the lock is gone', async () => {
    const release = await holdLock(file());
    const input = order();
    await expectRefused(input);
    expect((await shop.app.inject('/api/planos/listarativos')).statusCode).toBe(200);
    expect((await shop.app.inject('/readyz')).statusCode).toBe(503);
    await release();
    expect((await send(input)).errors).toBeUndefined();
    await expect.poll(async () => (await shop.app.inject('/readyz')).statusCode, { timeout: 20_000 }).toBe(200);
  });
});

describe('another process that writes', () => {
  it('waits for a transaction, also for one that has only read so far, which is refused for nothing', async () => {
    const write = () => writeElsewhere(file(), 'update planos set ordem = 7');
    await shop.orm.em.fork().transactional(async (tx) => {
      await tx.count(Plano, {});
      expect(write()).toBe('database is locked');
      await criarPlano(tx);
    });
    expect(write()).toBe('');
  });
});

describe('another server that was left running on the same file', () => {
  it('is heard: what is saved through it is shown here a second later', async () => {
    const prices = async () =>
      (await shop.app.inject('/api/planos/listarativos')).json<{ valor: number }[]>().map(({ valor }) => valor);
    expect(await prices()).toEqual([20]);
    expect(writeElsewhere(file(), 'update planos set valor = 3100')).toBe('');
    await expect.poll(prices, { timeout: 10_000 }).toEqual([31]);
  });
});

describe('a clock that is set back', () => {
  it('keeps /readyz from no news', async () => {
    const ready = async () => (await shop.app.inject('/readyz')).statusCode;
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      expect(await ready()).toBe(200);
      vi.setSystemTime(new Date().getTime() - 3_600_000);
      const release = await holdLock(file());
      await expect.poll(ready, { timeout: 20_000 }).toBe(503);
      await release();
      await expect.poll(ready, { timeout: 20_000 }).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a damaged database', () => {
  it('answers 503 with a sentence on every door, and /readyz says so', async () => {
    damage(file());
    // Forget the pages that are in memory and still good.
    await shop.em.getConnection().execute('pragma shrink_memory');
    const rest = await shop.app.inject('/api/planos/listarativos');
    expect([rest.statusCode, rest.json().detail, rest.headers['retry-after']]).toEqual([503, SENTENCE, '5']);
    await expectRefused(order());
    const followed = await shop.app.inject('/acompanhar/00000000-0000-4000-8000-000000000000');
    expect([followed.statusCode, followed.headers['cache-control'], followed.headers['retry-after']]).toEqual([
      503,
      'no-store',
      '5',
    ]);
    expect(followed.body).toContain('Não foi possível ler o pedido agora');
    // Also to whoever brings a key, which is looked for there.
    const headers = { authorization: `Bearer loja_${'a'.repeat(43)}` };
    for (const query of ['{ planos { id } }', 'mutation { atualizarPedido(pedido: "A", status: nova) { id } }']) {
      const answer = await shop.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(answer.json().errors[0]).toMatchObject({ message: SENTENCE, extensions: { code: 'UNAVAILABLE' } });
    }
    const asked = await shop.app.inject({ url: '/api/pedidos', headers });
    expect([asked.statusCode, asked.headers['retry-after']]).toEqual([503, '5']);
    expect((await shop.app.inject('/healthz')).statusCode).toBe(200);
  });

  const ready = async () => (await shop.app.inject('/readyz')).statusCode;

  it('is noticed while its pages are in memory, takes no more orders, and is not good again by itself', async () => {
    const whole = readFileSync(file());
    expect((await send(order())).errors).toBeUndefined();
    damage(file());
    await expect.poll(ready, { timeout: 20_000 }).toBe(503);
    await expectRefused(order());
    // Whatever is whole in it again.
    writeFileSync(file(), whole);
    await shop.em
      .getConnection()
      .execute('pragma shrink_memory')
      .catch(() => {});
    expect(await ready()).toBe(503);
  });

  it('that was taken away is noticed', async () => {
    renameSync(file(), `${file()}.levado`);
    await expect.poll(ready, { timeout: 20_000 }).toBe(503);
    renameSync(`${file()}.levado`, file());
  });
});
