import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { criarDestaque, criarPlano } from '../../../tests/support/factories.ts';
import { openShop, type Shop } from '../../../tests/support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ NODE_ENV: 'production', DEMO_DATA: 'off' });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

it('a highlight announces a plan only while the plan is on sale', async () => {
  const em = shop.em.fork();
  const vendido = await criarPlano(em, { nome: 'Vendido' });
  const retirado = await criarPlano(em, { nome: 'Retirado', ativo: false });
  await criarDestaque(em, { titulo: 'De plano nenhum', ordem: 1 });
  await criarDestaque(em, { titulo: 'De plano vendido', ordem: 2, planoId: vendido.id });
  await criarDestaque(em, { titulo: 'De plano retirado', ordem: 3, planoId: retirado.id, link: '/plano-promocao' });
  const { port } = shop.app.server.address() as AddressInfo;
  const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  expect(['nenhum', 'vendido', 'retirado'].filter((plano) => page.includes(`De plano ${plano}`))).toEqual(['nenhum', 'vendido']);
});
