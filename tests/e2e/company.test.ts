import { expect } from '@playwright/test';
import { ROTAS_INDEXADAS } from '../../modules/site/rotas.ts';
import { expectAccessible, test, visit, watchLayoutShift } from '../support/visitor.ts';

/** What each page must state (sections 1, 2 and 9 of the catalogue, section 9.6 of ordering), copied by hand. */
const FACTS: Record<string, string[]> = {
  '/painel-icp': ['Docker', 'docker-compose', 'SSL', 'grátis ou pago', 'bancos de dados', 'firewall', 'força bruta', 'NVMe SSD', '99,99%', 'grátis, exceto VPS e dedicados', 'de monitoramento', 'AMD EPYC', 'NVMe RAID 10', 'Proteção DDoS', 'Suporte especializado'],
  '/infraestrutura': ['50 Gbps', '600 Gbps', 'Montreal', '160 ms', 'Dallas', 'Atlanta', '140 ms', 'Canadá', 'Virgínia', 'Texas', 'Califórnia', 'Segurança'],
  '/sobre-nos': ['2000', '2004', '2007', '2020', '2024', '70K', '25K', 'Nossa missão', 'Por que nos escolher'],
  '/politica-de-uso': ['5% da CPU', '20 minutos', '15 dias para corrigir', '30 processos simultâneos', '40 conexões persistentes', '250 mil inodes'],
  '/politica-de-spam': ['taxa de retorno (bounce) acima de 10% é proibida', 'Spam leva à suspensão', '250 mensagens por hora', '5000 vezes por dia'],
  '/politica-de-lgpd': ['13.709/2018', 'controlador', 'encarregado', '6 meses', 'nenhum cookie', 'só com o consentimento dela'],
  '/contrato-de-hospedagem': [
    'até 50 MB por programa de correio', 'até 30 MB pelo webmail', 'Mensagens recebidas têm até 50 MB', 'até 20 destinatários',
    '250 mensagens por hora por domínio', 'mensagem idêntica a cada 10 segundos', '5000 idênticas por dia', '5% da CPU por até 20 minutos',
    'Cada domínio tem direito a uma conta SVN', 'vale por 30 dias e é renovável', 'cobrado a R$ 1,00 por GB, mensalmente', 'multa de 10% e juros de 0,5%', '99,5%', 'isento de uma mensalidade',
    'interrompido 5 dias após o vencimento', 'taxa igual a uma mensalidade', 'em até 48 horas', 'pelo menos 10 dias de antecedência da renovação', 'passar de uma mensalidade por 30 dias',
    '15 dias para corrigir', 'cópia diária dos bancos de dados, guardada por 5 dias', 'semanal dos arquivos', 'uma vez por ano pelo IPCA', '3 dias de antecedência',
    'Interrupções programadas de mais de 6 horas', 'Interrupções urgentes podem durar até 2 horas cada uma', '00:00 às 06:00', 'até 5 dias antes do vencimento',
  ],
  '/contrato-de-vps-dedicado': ['30 ou 365 dias', '98%', 'isento de uma mensalidade', '1 dia após o vencimento', 'convertidos em boleto bancário pelo preço cheio', '30 TB', 'retenção de 1 dia', 'reembolsados em até 30 dias'],
  '/contrato-administrativo-vps-dedicado': [
    'R$ 720,00', 'R$ 8.280,00', '12 parcelas de R$ 690,00', 'R$ 360,00', 'aviso de 30 dias', 'multa de 10%', '5 chamados não emergenciais por mês',
    'no máximo 2 horas', '99,5%', 'isento de uma mensalidade', '5 dias após a falta de pagamento', 'taxa igual a uma mensalidade', '48 horas',
    'passarem de uma mensalidade em 30 dias', '10 dias de antecedência', 'São Paulo', 'financeiro@ipe.example',
  ],
}; // prettier-ignore

/** Every figure of a document: what section 9 of the catalogue and 9.6 of ordering say, then what is the house's own. */
const FIGURES: Record<string, string[]> = {
  '/politica-de-uso': ['5%', '20 minutos', '15 dias', '30 processos', '40 conexões', '250 mil inodes', '250 mensagens', '1 GB'],
  '/politica-de-spam': ['10%', '250 mensagens', '20 destinatários', '10 segundos', '5000 vezes', '15 dias', '2 dias'],
  '/politica-de-lgpd': ['6 meses', '5 anos', '15 dias', '30 dias'],
  '/contrato-de-hospedagem': [
    '50 MB', '30 MB', '20 destinatários', '250 mensagens', '10 segundos', '5000 idênticas', '5%', '20 minutos', '30 dias', 'R$ 1,00', '10%', '0,5%',
    '99,5%', '5 dias', '48 horas', '10 dias', '14 dias', '15 dias', '3 dias', '6 horas', '2 horas', '00:00', '06:00', '7 dias',
  ],
  '/contrato-de-vps-dedicado': ['30 ou 365 dias', '98%', '1 dia', '10%', '0,5%', '30 TB', '30 dias', '7 dias'],
  '/contrato-administrativo-vps-dedicado': [
    'R$ 720,00', 'R$ 8.280,00', '12 parcelas', 'R$ 690,00', 'R$ 360,00', '30 dias', '10%', '5 chamados', '2 horas', '99,5%', '5 dias', '48 horas',
    '10 dias', '24 horas',
  ],
}; // prettier-ignore
const FIGURE =
  /R\$ \d[\d.]*,\d{2}|\d+(?:,\d+)?%|\d{2}:\d{2}|(?:\d+ ou )?\d+ (?:mil inodes|dias?|horas?|minutos|segundos|meses|anos|[KMGT]B|chamados|parcelas|destinatários|mensagens|idênticas|vezes|processos|conexões)/g;

for (const [rota, figures] of Object.entries(FIGURES)) {
  test(`${rota} has the figures that it must have, and no other`, async ({ page }) => {
    await page.goto(rota);
    const text = ((await page.locator('main').textContent()) ?? '').replace(/\s+/g, ' ');
    expect([...new Set(text.match(FIGURE))].toSorted()).toEqual(figures.toSorted());
  });
}

test('the figures of the administrative contract agree with each other', async ({ page }) => {
  await page.goto('/contrato-administrativo-vps-dedicado');
  const text = ((await page.locator('main').textContent()) ?? '').replace(/\s+/g, ' ');
  const figure = (pattern: RegExp) => Number(pattern.exec(text)?.[1]?.replaceAll(/[.,]/g, '')) / 100;
  const monthly = figure(/A mensalidade é de R\$ (\d[\d.]*,\d{2})/);
  const annual = figure(/A anuidade é de R\$ (\d[\d.]*,\d{2})/);
  expect(12 * figure(/12 parcelas de R\$ (\d[\d.]*,\d{2})/)).toBe(annual);
  expect(figure(/O desconto de R\$ (\d[\d.]*,\d{2})/)).toBe(12 * monthly - annual);
});

for (const [rota, facts] of Object.entries(FACTS)) {
  test(`${rota} states every fact it must`, async ({ page }) => {
    await page.goto(rota);
    const text = ((await page.locator('main').textContent()) ?? '').replace(/\s+/g, ' ');
    for (const fact of facts) expect(text).toContain(fact);
  });

  for (const width of [360, 1440]) {
    test(`${rota} is accessible, still and no wider than the screen at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const layoutShift = await watchLayoutShift(page);
      await visit(page, rota);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await layoutShift()).toBe(0);
    });
  }
}

test('the panel page has seven screens, nine advantages, nineteen applications and nine questions', async ({ page }) => {
  await page.goto('/painel-icp');
  await expect(page.locator('.gallery__list strong')).toHaveText([
    'Loja de aplicativos',
    'Domínios e SSL',
    'Bancos de dados',
    'Logs',
    'Monitoramento de recursos',
    'Firewall',
    'Fail2ban',
  ]);
  await expect(page.locator('.points__grid > li')).toHaveCount(9);
  await expect(page.locator('.apps__grid li')).toHaveCount(19);
  await expect(page.locator('.faq details')).toHaveCount(9);
  await expect(page.getByRole('link', { name: 'Contratar VPS com painel' })).toHaveAttribute('href', '/plano-vps-icp');
  await expect(page.getByRole('link', { name: 'Abrir demonstração' })).toHaveAttribute('href', /^https:/);
});

test('the gallery is looked through with the keyboard alone', async ({ page }) => {
  await visit(page, '/painel-icp');
  await page.locator('.gallery__list a').first().focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Telas do painel' });
  await expect(viewer).toContainText('1 de 7: Loja de aplicativos');
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('2 de 7: Domínios e SSL');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer).toContainText('7 de 7: Fail2ban');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page.locator('.gallery__list a').first()).toBeFocused();
});

test('the about page has five milestones, six questions and the way to talk', async ({ page }) => {
  await page.goto('/sobre-nos');
  await expect(page.locator('.timeline__year')).toHaveText(['2000', '2004', '2007', '2020', '2024']);
  await expect(page.locator('.faq details')).toHaveCount(6);
  await expect(page.getByRole('link', { name: 'Fale conosco' })).toHaveAttribute('href', '/atendimento');
});

test('the map has its four points, and says so to a screen reader', async ({ page }) => {
  await page.goto('/infraestrutura');
  await expect(page.locator('.map__figure text')).toHaveText(['Canadá', 'Virgínia', 'Texas', 'Califórnia']);
  await expect(
    page.getByRole('img', { name: 'Mapa das Américas com pontos em Canadá, Virgínia, Texas, Califórnia' }),
  ).toBeVisible();
  await expect(page.locator('.map__table tbody tr')).toHaveCount(3);
});

test('a contract has numbered clauses, a table of contents, its version, and prints alone', async ({ page }) => {
  await page.goto('/contrato-de-hospedagem');
  await expect(page.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
  const sections = await page.locator('.legal__text section').count();
  await expect(page.locator('.legal__contents a')).toHaveCount(sections);
  await page.locator('.legal__contents a').nth(2).click();
  await expect(page.locator('#secao-3')).toBeInViewport();
  await expect(page.locator('[id="clausula-3.1"]')).toContainText('3.1');
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.header', '.footer', '.legal__contents']) await expect(page.locator(part)).toBeHidden();
  await expect(page.locator('.legal__text')).toBeVisible();
});

test('every indexed page is listed once', () => {
  expect(new Set(ROTAS_INDEXADAS).size).toBe(ROTAS_INDEXADAS.length);
  for (const rota of Object.keys(FACTS)) expect(ROTAS_INDEXADAS).toContain(rota);
});
