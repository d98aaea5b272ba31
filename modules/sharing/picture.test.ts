import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { criarPlano } from '../../tests/support/factories.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { GLYPHS } from './glyphs.ts';
import { priceTag } from './priceTag.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ask = async (url: string) => (await shop.app.inject(url)) as { statusCode: number; headers: object; rawPayload: Buffer };
/** Where one picture is not as another, as a box of pixels. */
async function difference(one: Buffer, other: Buffer | string) {
  const raw = (picture: Buffer | string) => sharp(picture).greyscale().raw().toBuffer();
  const [a, b] = [await raw(one), await raw(other)];
  const places = [...a.keys()].filter((place) => Math.abs(a[place]! - b[place]!) > 60);
  const edge = (of: (place: number) => number) => [Math.min(...places.map(of)), Math.max(...places.map(of))];
  return { x: edge((place) => place % 1200), y: edge((place) => Math.floor(place / 1200)) };
}

it('a plan page is shared with the price of now, in the place of the tag and nowhere else', { timeout: 30_000 }, async () => {
  const plano = await criarPlano(shop.em, { planoTipo: 'VPSLINUX', valor: 49.9 });
  const first = await ask('/og/plano-vps-linux/4990.jpg');
  expect([first.statusCode, first.headers]).toEqual([200, expect.objectContaining({ 'content-type': 'image/jpeg' })]);
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const { x, y } = await difference(first.rawPayload, 'public/og/plano-vps-linux.jpg');
  expect([x[0]! >= 70, x[1]! < 900, y[0]! >= 406, y[1]! <= 498]).toEqual([true, true, true, true]);
  expect((await ask('/og/plano-vps-linux/1.jpg')).rawPayload.equals(first.rawPayload)).toBe(true);
  plano.valor = 59.9;
  await shop.em.flush();
  expect((await ask('/og/plano-vps-linux/4990.jpg')).rawPayload.equals(first.rawPayload)).toBe(false);
});

it.each(['/og/plano-vps-windows/1.jpg', '/og/sobre-nos/1.jpg', '/og/__proto__/1.jpg', '/og/..%2f..%2fpackage/1.jpg'])(
  'there is none where nothing is sold: %s',
  async (url) => {
    expect((await ask(url)).statusCode).toBe(404);
  },
);

it('every amount can be written', () => {
  for (const amount of ['0.10', '11.18', '1234567.89', '345678.90']) expect(priceTag(amount)).toMatch(/^<svg .*<\/svg>$/);
  expect(Object.keys(GLYPHS).join('')).toMatch(/0.*9/s);
});
