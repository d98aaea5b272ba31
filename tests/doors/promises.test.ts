import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROTAS_DE_ASSINATURA } from '../../modules/checkout/rotas.ts';
import { ROTAS_INDEXADAS } from '../../modules/site/rotas.ts';
import { MailShop } from '../support/mailShop.ts';
import { openShop } from '../support/shop.ts';

// Mail is promised where it goes out, and nowhere else (D43).

let shop: MailShop;
beforeAll(async () => {
  shop = await MailShop.open({ NODE_ENV: 'production' });
});
afterAll(() => shop.close());

/** Words that promise mail of the shop's own. */
const PROMISE =
  /(?:cheg|receb|envi|segu|respond|respost|avis|mand|escrev)\p{L}*[^.!?<]{0,80}\bpor e-mail|e-mail[^.!?<]{0,30}(?:que você receber|de confirmação)|caixa de spam|provedor de envio/iu;

async function promising({ app }: Pick<MailShop['shop'], 'app'>, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const url of paths) {
    const { body } = await app.inject(url);
    const seen = body.replaceAll(/<script[\s\S]*?<\/script>/g, ' ').replaceAll(/<[^>]+>/g, ' ');
    if (PROMISE.test(seen.replaceAll(/\s+/g, ' '))) found.push(url);
  }
  return found;
}

it('by the page that follows an order, from which the one after it reads, and by the privacy page, and by none without a server', async () => {
  const { clienteIdB } = await shop.order();
  const pages = [...ROTAS_INDEXADAS, ...ROTAS_DE_ASSINATURA, '/assineja-finalizada', '/atendimento-obrigado'];
  const paths = [...new Set([...pages, `/acompanhar/${clienteIdB}`])];
  const expected = ['/politica-de-lgpd', `/acompanhar/${clienteIdB}`];
  expect((await promising(shop.shop, paths)).toSorted()).toEqual(expected.toSorted());
  await shop.handle(clienteIdB, 'cancelada');
  expect(await promising(shop.shop, [`/acompanhar/${clienteIdB}`])).toEqual([]);
  // The same rows, with the same settings but for the mail.

  const silent = await openShop({
    NODE_ENV: 'production',
    DATABASE_URL: shop.shop.config.databaseUrl,
    BOT_CHECK: 'off',
    RATE_LIMIT: 'off',
  });
  const { clienteIdB: another } = await shop.order();
  expect(await promising(silent, [...paths, `/acompanhar/${another}`])).toEqual([]);
  await silent.close();
});
