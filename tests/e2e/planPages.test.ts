import { expect } from '@playwright/test';
import { FAMILIAS } from '../../modules/catalogue/familia.ts';
import { expectAccessible, test, visit, watchLayoutShift } from '../support/visitor.ts';

/** What the specification gives for each family (sections 2, 3 and 9), copied by hand. */
const FACTS: Record<string, string[]> = {
  '/plano-hospedagem-php': [
    '3.5 GHz',
    '14 dias grátis',
    '382 scripts',
    '1 GB',
    '250',
    '250 mil',
    '10 Gbit',
    '99,99%',
    'Ilimitados',
    'ASSINE JÁ',
    'MB de RAM',
  ],
  '/plano-hospedagem-revenda': [
    '3.5 GHz',
    '14 dias grátis',
    '1 vCore e 1 GB de RAM',
    'WHM',
    'Ilimitados',
    '382 scripts',
    'ASSINE JÁ',
  ],
  '/plano-hospedagem-node': ['3.5 GHz', 'EXPERIMENTE AGORA', 'PostgreSQL', 'aplicações Node.js', '14 dias grátis'],
  '/plano-hospedagem-spring': ['3.5 GHz', 'EXPERIMENTE AGORA', 'RAM na VM Java', 'aplicações Spring Boot', '14 dias grátis'],
  '/plano-hospedagem-java': ['3.5 GHz', 'EXPERIMENTE AGORA', 'RAM na VM Java', 'aplicações Java', '14 dias grátis'],
  '/plano-vps-linux': [
    '2.6 GHz',
    'Controle absoluto',
    'Acesso root',
    'Anti-DDoS',
    'Melhor custo-benefício',
    'Suporte 24 horas',
    'Reembolso em até 30 dias',
    '1 IP dedicado',
    'link de 1 Gbps',
    'Ubuntu, Debian, FreeBSD, Rocky, Almalinux',
    '30 TB',
    'Retenção de 1 dia',
    'não permite upgrade nem downgrade',
  ],
  '/plano-vps-special': [
    '2.3 GHz',
    'antigo Hyper',
    'Reembolso em até 30 dias',
    'Ubuntu, Debian, Rocky, Almalinux, Fedora, CloudLinux, FreeBSD',
    '400 Mbit',
    '1 Gbit',
    '1,5 Gbit',
    '2 Gbit',
    'Você passa para um plano maior',
    'downgrade, para um plano menor, não é possível',
  ],
  '/plano-vps-cpanel': [
    '2.3 GHz',
    '2 IPs dedicados',
    'WHM e cPanel',
    'Retenção de 1 dia',
    '400 Mbit',
    '1,5 Gbit',
    'Java EE, Node.js e Spring Boot',
    'Contas cPanel',
    'downgrade, para um plano menor, não é possível',
  ],
  '/plano-vps-icp': [
    '2.6 GHz',
    'Docker',
    '30 TB',
    'Tráfego de entrada',
    '1 Gbit',
    'Loja de aplicativos',
    'Reembolso em até 30 dias',
    'não permite upgrade nem downgrade',
  ],
  '/plano-vps-n8n': [
    '2.6 GHz',
    'Reembolso em até 30 dias',
    'O que nossos clientes automatizam',
    'Recursos para automação séria',
    'Loja de aplicativos',
    'não permite upgrade nem downgrade',
  ],
  '/plano-vps-windows': [
    '2.3 GHz',
    'Windows Server 2025',
    'apenas o hardware',
    'configuração do sistema, erros do Windows e atualizações',
    '2 Gbit',
    'Área de Trabalho Remota',
  ],
  '/plano-dedicado': [
    '2.6 GHz',
    '50 Gbps',
    '600 Gbps',
    'não permitem upgrade nem downgrade',
    'Não há período de teste',
    'entregue sem painel',
    'contrato de fidelidade',
    'Ubuntu, Debian, Rocky ou Almalinux',
  ],
};

/** What every plan page states. */
const SHARED = [
  'Termos de pagamento',
  'sem parcelamento',
  'total do período dividido pelos meses',
  'NVMe SSD',
  '99,99%',
  'de monitoramento',
  'PIX, PayPal e boleto',
  'Sem fidelidade',
  'Canadá e',
];

for (const { rota, tipo, nome } of FAMILIAS) {
  test.describe(rota, () => {
    test('states every fact of its family', async ({ page }) => {
      const response = await page.goto(rota);
      expect(response?.status()).toBe(200);
      const text = (await page.locator('main').textContent()) ?? '';
      for (const fact of [...SHARED, ...(FACTS[rota] ?? [])]) expect(text).toContain(fact);
      expect(FACTS[rota]?.length).toBeGreaterThan(3);
    });

    test('marks the second plan, orders cards, and links each to its order page', async ({ page, request }) => {
      await page.goto(rota);
      const planos = (await (await request.get('/api/planos/listarativos')).json()).filter(
        (plano: { planoTipo: string }) => plano.planoTipo === tipo,
      );
      await expect(page.locator('.plan-card h3')).toHaveText(planos.map((plano: { nome: string }) => plano.nome));
      await expect(page.locator('.plan-card').nth(1)).toContainText('MAIS POPULAR');
      await expect(page.locator('.comparison thead th').nth(1)).toContainText('MAIS POPULAR');
      await expect(page.getByText('MAIS POPULAR')).toHaveCount(2);
      await expect(page.locator('.plan-card .badge--promo')).toHaveCount(
        planos.filter((plano: { promocional: boolean }) => plano.promocional).length,
      );
      for (const { id } of planos) await expect(page.locator(`.plan-card a[href*="planoId=${id}&"]`)).toHaveCount(1);
      // One thing to press: the recommended plan's button, on its card and at the end of its column.
      const [, recommended] = planos;
      for (const part of ['.plan-card', '.comparison tfoot'])
        await expect(page.locator(`${part} .button--primary`)).toHaveAttribute('href', new RegExp(`planoId=${recommended.id}&`));
    });

    test('says in one sentence for whom it is, and which family is better for whom', async ({ page }) => {
      await page.goto(rota);
      const sentence = page.locator('.hero__fit');
      await expect(sentence).toHaveText(/^Para (?!.*[.!?] )[^;]{30,}; se [^;]{10,}, prefira [^;]+\.$/);
      const another = sentence.getByRole('link');
      const href = await another.getAttribute('href');
      expect(href).not.toBe(rota);
      expect(FAMILIAS.find((familia) => familia.rota === href)?.nome).toBe(await another.textContent());
    });

    test('tells search engines what it sells, at the price shown', async ({ page }) => {
      await page.goto(rota);
      await expect(page).toHaveTitle(/ \| Ipê Hospedagem$/);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{60,}/);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${rota}$`));
      await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', new RegExp(`${rota}$`));
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
      const [product, faq, breadcrumb] = blocks.map((block) => JSON.parse(block));
      expect(product).toMatchObject({ '@type': 'Product', name: nome });
      const shown = await page.locator('.plan-card .price__amount').allTextContents();
      const offered = product.offers.map(({ price }: { price: string }) => price);
      expect(shown.map((price) => price.replace(/[R$\s.]/g, '').replace(',', '.'))).toEqual(offered);
      expect(faq['@type']).toBe('FAQPage');
      await expect(page.locator('.faq summary')).toHaveText(faq.mainEntity.map(({ name }: { name: string }) => name));
      expect(breadcrumb.itemListElement).toHaveLength(2);
    });

    for (const width of [360, 1440]) {
      test(`is accessible, still and no wider than the screen at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        const layoutShift = await watchLayoutShift(page);
        await visit(page, rota);
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(await layoutShift()).toBe(0);
      });
    }
  });
}

test('PostgreSQL is on plans 2 and 3 of Node.js, Spring Boot and Java, and on no PHP plan', async ({ page }) => {
  const cells = page.locator('tr', { has: page.getByRole('rowheader', { name: 'PostgreSQL', exact: true }) }).locator('td');
  for (const rota of ['/plano-hospedagem-node', '/plano-hospedagem-spring', '/plano-hospedagem-java']) {
    await page.goto(rota);
    await expect(cells).toHaveText(['Não', 'Sim', 'Sim']);
  }
  await page.goto('/plano-hospedagem-php');
  await page.getByLabel('Só diferenças').uncheck();
  await expect(cells).toHaveText(['Não', 'Não', 'Não', 'Não']);
});

test('the application store has twenty applications, the panel page and a demonstration', async ({ page }) => {
  for (const rota of ['/plano-vps-icp', '/plano-vps-n8n']) {
    await page.goto(rota);
    await expect(page.locator('.apps__grid li')).toHaveCount(20);
    await expect(page.locator('.apps a[href="/painel-icp"]')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Abrir demonstração' })).toHaveAttribute('href', /^https:/);
  }
});

test('questions: the first is open, one at a time, and a click on the open one closes it', async ({ page }) => {
  await visit(page, '/plano-dedicado');
  const items = page.locator('.faq details');
  await expect(items.nth(0)).toHaveAttribute('open');
  await items.nth(2).locator('summary').click();
  await expect(items.nth(2)).toHaveAttribute('open');
  await expect(items.nth(0)).not.toHaveAttribute('open');
  await items.nth(2).locator('summary').click();
  await expect(page.locator('.faq details[open]')).toHaveCount(0);
});
