import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { criarPlano } from '../../tests/support/factories.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { Plano } from './plano.entity.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ PUBLIC_URL: 'https://loja.example', SOCIAL_LINKEDIN: '' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  // Through the unit of work, so that what is kept of them goes along.
  const em = shop.em.fork();
  em.remove(await em.findAll(Plano));
  await em.flush();
});

const feed = async () => {
  const { statusCode, headers, body } = await shop.app.inject('/api/planos.json');
  return { status: statusCode, type: headers['content-type'], body: JSON.parse(body) };
};

const preco = (price: string, billingDuration: number, unitText: string, total: string) => ({
  '@type': 'UnitPriceSpecification',
  price,
  priceCurrency: 'BRL',
  unitText,
  unitCode: 'MON',
  referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
  billingDuration,
  eligibleTransactionVolume: { '@type': 'PriceSpecification', price: total, priceCurrency: 'BRL' },
});

it('says of a plan on sale what it is, where it is ordered, what each period costs and who sells it', async () => {
  const { id } = await criarPlano(shop.em, { valor: 14.9, ordem: 2 });
  const { status, type, body } = await feed();
  expect([status, type]).toEqual([200, 'application/ld+json; charset=utf-8']);
  expect(body).toEqual({
    '@context': 'https://schema.org',
    '@type': 'OfferCatalog',
    name: 'Planos à venda: Ipê Hospedagem',
    url: 'https://loja.example/',
    numberOfItems: 1,
    itemListElement: [
      {
        '@type': 'Offer',
        identifier: String(id),
        name: 'PHP Ramo',
        description: 'Para empresas com e-mail e loja pequena.',
        url: `https://loja.example/assineja-hospedagem-php?planoId=${id}&periodo=24`,
        price: '11.18',
        priceCurrency: 'BRL',
        priceValidUntil: expect.stringMatching(/^\d{4}-\d\d-(28|29|30|31)$/),
        availability: 'https://schema.org/InStock',
        priceSpecification: [
          preco('14.90', 1, 'por mês, em 1 mês', '14.90'),
          // 12 × 12.67 would be 152.04.
          preco('12.67', 12, 'por mês, em 12 meses', '151.98'),
          preco('11.18', 24, 'por mês, em 24 meses', '268.20'),
        ],
        itemOffered: {
          '@type': 'Service',
          name: 'Hospedagem PHP: PHP Ramo',
          serviceType: 'Hospedagem PHP',
          description: expect.stringMatching(/30 GB NVMe SSD RAID 10; .*Anti-DDoS\.$/),
          url: 'https://loja.example/plano-hospedagem-php',
        },
        seller: {
          '@type': 'Organization',
          name: 'Ipê Hospedagem',
          legalName: 'Ipê Hospedagem de Sites Ltda.',
          taxID: '12.345.678/0001-95',
          foundingDate: '2000',
          url: 'https://loja.example/',
          logo: 'https://loja.example/favicon.svg',
          email: 'contato@ipe.example',
          sameAs: [
            'https://instagram.com/ipehospedagem',
            'https://facebook.com/ipehospedagem',
            'https://youtube.com/@ipehospedagem',
          ],
        },
      },
    ],
  });
});

it.each([
  ['2026-11-25T12:00:00Z', '2026-12-31'],
  ['2026-12-01T02:59:59Z', '2026-12-31'],
  ['2026-12-01T03:00:00Z', '2027-01-31'],
  ['2027-12-31T12:00:00Z', '2028-01-31'],
  ['2028-01-15T12:00:00Z', '2028-02-29'],
])('tells a price at %s until %s', async (now, until) => {
  await criarPlano(shop.em);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
  expect((await feed()).body.itemListElement[0].priceValidUntil).toBe(until);
});

it('lists what is on sale, in order, a promotion at its own order page; and nothing where nothing is', async () => {
  expect((await feed()).body).toMatchObject({ numberOfItems: 0, itemListElement: [] });
  const segundo = await criarPlano(shop.em, { nome: 'Segundo', ordem: 2, planoTipo: 'PROMOCIONAL-VPS-LINUX', descricao: null });
  await criarPlano(shop.em, { nome: 'Primeiro', ordem: 1 });
  await criarPlano(shop.em, { nome: 'Fora de venda', ativo: false });
  const { body } = await feed();
  expect(body.itemListElement.map(({ name }: { name: string }) => name)).toEqual(['Primeiro', 'Segundo']);
  const [, offer] = body.itemListElement;
  expect(offer).not.toHaveProperty('description');
  expect(offer).toMatchObject({
    url: `https://loja.example/assineja-vps?planoId=${segundo.id}&periodo=12`,
    itemOffered: { name: 'VPS Linux: Segundo', url: 'https://loja.example/plano-vps-linux' },
  });
});
