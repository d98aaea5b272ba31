import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { enterApi } from '../support/admin.ts';
import { textsOutOfTheirBox } from '../support/overflow.ts';
import { origin } from '../support/ports.ts';
import { test, visit } from '../support/visitor.ts';

const SHOP = origin('empty');

/** How many plans each family gets; the specification's maximum in a row is six. */
const FAMILIES = {
  PHP: ['/plano-hospedagem-php', 1],
  REVENDAPHP: ['/plano-hospedagem-revenda', 2],
  NODEJS: ['/plano-hospedagem-node', 3],
  JAVA: ['/plano-hospedagem-java', 4],
  SPRING: ['/plano-hospedagem-spring', 5],
  VPSCPANEL: ['/plano-vps-cpanel', 6],
  DEDICADO: ['/plano-dedicado', 6],
  PROMOCIONAL_HOSPEDAGEM_PHP: ['/plano-promocao', 2],
} as const;

/** Every 40 px from the smallest phone to a large screen, and both sides of each width at which the layout changes. */
const WIDTHS = [
  ...Array.from({ length: 33 }, (_, step) => 320 + step * 40),
  ...[480, 600, 620, 760, 900, 1000, 1180, 1240, 1400].flatMap((width) => [width - 1, width]),
];

/** A plan of which everything is as long as it may get. */
function longPlan(planoTipo: string, ordem: number) {
  return {
    planoTipo,
    ordem,
    nome: ordem % 2 ? 'Hospedagem Administrada Profissional Plus' : 'Infraestruturadealtodesempenhoprofissio',
    descricao: 'Para quem publica muitos projetos e precisa de responsabilidade compartilhada.',
    valor: 12345.67,
    desconto1: ordem === 2 ? 100 : null,
    desconto2: ordem === 1 ? 12.5 : 100,
    desconto3: 33.33,
    promocional: true,
    processamento: 128,
    ram1: 131072,
    ram2: 65536,
    disco: 16384,
    tecnologia: 'Intel Xeon Platinum Scalable de quarta geração',
    banco: 'PostgreSQL, MySQL e MariaDB',
    dominios: 100000,
    subdominios: 100000,
    emails: 100000,
    app: 10000,
  };
}

/** Signs in and puts the plans into the shop, once for all workers: who comes second finds them. */
async function stock(): Promise<void> {
  const api = await enterApi(SHOP);
  for (const [planoTipo, [, count]] of Object.entries(FAMILIES)) await fill(api, planoTipo, count);
  await api.dispose();
}

async function fill(api: APIRequestContext, planoTipo: string, count: number): Promise<void> {
  for (let ordem = 1; ordem <= count; ordem++) {
    const answer = await api.post('/graphql', {
      data: {
        query: 'mutation ($input: PlanoInput!) { salvarPlano(input: $input) { id } }',
        variables: { input: longPlan(planoTipo, ordem) },
      },
    });
    expect((await answer.json()).errors, planoTipo).toBeUndefined();
  }
}

async function textsOutAtAnyWidth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const text of await textsOutOfTheirBox(page)) found.push(`at ${width} px: ${text}`);
  }
  return found;
}

test.describe.serial('with values as long as they may get', () => {
  test.beforeAll(stock);

  for (const [family, [address, count]] of [...Object.entries(FAMILIES), ['home', ['/', 0]] as const])
    test(`nothing leaves its box on ${address} (${family}, ${count} plans)`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit(page, SHOP + address);
      const cards = page.locator('.plan-card');
      const promotion = address === '/plano-promocao' || address === '/';
      if (!promotion) {
        await expect(cards).toHaveCount(count);
        const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
        expect(new Set(tops).size, 'rows of cards at 1440 px').toBe(1);
      }
      expect(await textsOutAtAnyWidth(page)).toEqual([]);
    });

  test('nothing leaves its box on the order pages, while choosing a plan and with one', async ({ page }) => {
    const rota = '/assineja-hospedagem-php-revenda';
    await visit(page, SHOP + rota);
    const link = await page.locator('.order-choices a').first().getAttribute('href');
    for (const address of [rota, `${link}&periodo=24`]) {
      await visit(page, SHOP + address);
      expect(await textsOutAtAnyWidth(page), address).toEqual([]);
    }
  });

  test('a change of period moves no card and no button', async ({ page }) => {
    for (const width of [360, 1440])
      for (const address of ['/plano-hospedagem-php', '/plano-hospedagem-java', '/plano-vps-cpanel']) {
        await page.setViewportSize({ width, height: 900 });
        await visit(page, SHOP + address);
        const places = () =>
          page
            .locator('.plan-card .button')
            .evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().top + scrollY)));
        const before = await places();
        for (const period of await page.locator('.hero .period button').all()) {
          await period.click();
          expect(await places(), `${address} at ${width} px`).toEqual(before);
        }
      }
  });
});
