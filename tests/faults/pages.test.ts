import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { criarBanner, criarDepoimento, criarDestaque, criarPlano } from '../support/factories.ts';
import { openShop, type Shop } from '../support/shop.ts';

// One table that cannot be read takes its own part off a page and nothing else, and the page is whole again as soon as the table is.

let shop: Shop;
beforeEach(async () => {
  // As in production, where pages are kept.
  shop = await openShop({ NODE_ENV: 'production', DEMO_DATA: 'off' });
  const em = shop.em.fork();
  await criarBanner(em, { alt: 'Banner da casa' });
  await criarDestaque(em, { titulo: 'Destaque da casa' });
  await criarDepoimento(em, { nome: 'Cliente da casa' });
  await criarPlano(em, { valor: 24.9, desconto3: 25 });
  await criarPlano(em, { planoTipo: 'PROMOCIONAL-DEDICADO', nome: 'Oferta da casa', valor: 990 });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => shop.close());

const PARTS: Record<string, Record<string, string>> = {
  '/': { banners: 'Banner da casa', destaques: 'Destaque da casa', planos: 'R$ 18,68', depoimentos: 'Cliente da casa' },
  '/plano-hospedagem-php': { planos: 'PHP Ramo' },
  '/plano-promocao': { planos: 'Oferta da casa' },
  '/assineja-hospedagem-php': { planos: 'PHP Ramo' },
};
const cases = Object.entries(PARTS).flatMap(([url, parts]) => Object.keys(parts).map((table) => [table, url] as const));

async function partsOf(url: string): Promise<string[]> {
  const { port } = shop.app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${url}`, { headers: { accept: 'text/html' } });
  const body = await response.text();
  expect(response.status).toBe(200);
  // What is seen, not what the browser gets as data.
  const seen = body.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('\u00a0', ' ');
  return Object.entries(PARTS[url]!).flatMap(([table, text]) => (seen.includes(text) ? [table] : []));
}

it.each(cases)('without the table %s, %s shows everything else, and is not kept like that', async (table, url) => {
  const others = Object.keys(PARTS[url]!).filter((name) => name !== table);
  const connection = shop.em.getConnection();
  await connection.execute(`alter table ${table} rename to fora`);
  expect(await partsOf(url)).toEqual(others);
  await connection.execute(`alter table fora rename to ${table}`);
  expect(await partsOf(url)).toEqual(Object.keys(PARTS[url]!));
  await connection.execute(`alter table ${table} rename to fora`);
  // Whole, it is kept, or what it shows is.
  expect(await partsOf(url)).toEqual(Object.keys(PARTS[url]!));
});
