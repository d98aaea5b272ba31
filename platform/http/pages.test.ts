import { afterAll, beforeAll, expect, it } from 'vitest';
import { FAMILIAS } from '../../modules/catalogue/familia.ts';
import { ROTAS_INDEXADAS } from '../../modules/site/rotas.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn } from '../../tests/support/staff.ts';

let used: Shop;
beforeAll(async () => {
  used = await openShop();
});
afterAll(() => used.close());

const URLS = [
  ...ROTAS_INDEXADAS,
  ...new Set(FAMILIAS.map(({ rotaAssinatura }) => rotaAssinatura)),
  '/atendimento-obrigado',
  '/assineja-finalizada',
];
const QUERIES = ['', '?periodo=1', '?planoId=1&cupom=%3Cb%3E&dominio=a.com&dominio=b.com', '?id=7&valor=1e2&__proto__=1&_vike=1'];

for (const query of QUERIES) {
  it(`a page that was rendered before says of '${query}' what it says the first time`, async () => {
    const fresh = await openShop();
    for (const url of URLS) {
      expect((await used.app.inject(url)).statusCode).toBe(200);
      const again = await used.app.inject(url + query);
      const first = await fresh.app.inject(url + query);
      expect([url, again.statusCode, again.body]).toEqual([url, first.statusCode, first.body]);
      expect({ ...again.headers, date: '' }).toEqual({ ...first.headers, date: '' });
    }
    await fresh.close();
  });
}

it.each([
  ['/%61tendimento?a=%62', '/atendimento?a=%62'],
  ['/plano%2Dvps%2dlinu%78', '/plano-vps-linux'],
  ['/%50lano-promocao', '/plano-promocao'],
])('a page has one address: %s', async (url, location) => {
  const { statusCode, headers } = await used.app.inject(url);
  expect([statusCode, headers.location]).toEqual([301, location]);
});

it('what is not found, and what only staff see, is so each time', async () => {
  for (const url of ['/nada', '/ipe/dashboard', '/ipe/previa/plano']) {
    const first = await used.app.inject(url);
    const again = await used.app.inject(url);
    expect([again.statusCode, again.headers.location, again.body]).toEqual([
      first.statusCode,
      first.headers.location,
      first.body,
    ]);
    expect(again.statusCode).not.toBe(200);
  }
});

it('what staff have opened before is theirs only', async () => {
  const { headers } = await signIn(used);
  for (const [url, stranger] of [
    ['/ipe/senha', 302],
    ['/ipe/previa/plano', 404],
  ] as const) {
    const answers = [
      await used.app.inject({ url, headers }),
      await used.app.inject({ url, headers }),
      await used.app.inject(url),
    ];
    expect([url, ...answers.map(({ statusCode }) => statusCode)]).toEqual([url, 200, 200, stranger]);
  }
});
