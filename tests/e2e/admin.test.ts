import { expect, type Page, type Request } from '@playwright/test';
import sharp from 'sharp';
import { enterAdmin, enterByLogin, openScreen } from '../support/admin.ts';
import { ANSWERS, fillOrder, openOrder, sendOrder } from '../support/order.ts';
import { expectAccessible, test, visit } from '../support/visitor.ts';

// What staff save is on the public pages of the same server, so nothing here runs beside anything else of this file.
test.describe.configure({ mode: 'default' });

const accept = (page: Page) => page.on('dialog', (dialog) => void dialog.accept());
const banner = () =>
  sharp({ create: { width: 1600, height: 640, channels: 3, background: '#0d2a1e' } })
    .png()
    .toBuffer();

test('the whole day of an administrator', async ({ page, browser }) => {
  accept(page);
  await enterByLogin(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bem-vindo à administração da Ipê Hospedagem');

  await test.step('a new plan, with a preview', async () => {
    await page.getByRole('link', { name: 'Planos' }).click();
    await expect(page.getByRole('heading', { name: 'Novo Plano' })).toBeVisible();
    await page.getByLabel('Nome *').fill('PHP Jornada');
    await page.getByLabel('Tipo *').selectOption('PHP');
    await page.getByLabel('Valor mensal (R$) *').fill('44.9');
    await page.getByLabel('Desconto 3 (%)').fill('50');
    await page.getByLabel('Ordem').fill('9');
    const preview = page.frameLocator('iframe[title="Prévia"]');
    await expect(preview.getByRole('heading', { name: 'PHP Jornada' })).toBeVisible();
    await expect(preview.getByText('22,45').first()).toBeVisible();
    await page.getByRole('button', { name: 'Cadastrar' }).click();
    await expect(page.getByRole('status')).toHaveText('Plano salvo. O site já mostra assim.');
    await expect(page.getByLabel('Nome *')).toHaveValue('');
  });

  await test.step('is on the public page at once', async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto('/plano-hospedagem-php');
    await expect(visitor.getByRole('heading', { level: 3, name: 'PHP Jornada' })).toBeVisible();
    await visitor.context().close();
  });

  await test.step('is edited', async () => {
    await page.getByRole('searchbox').fill('jornada');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Editar PHP Jornada' }).click();
    await expect(page.getByRole('heading', { name: 'Editar Plano' })).toBeFocused();
    await page.getByLabel('Valor mensal (R$) *').fill('54.9');
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect(page.getByRole('cell', { name: 'R$ 54,90' })).toBeVisible();
    await page.getByRole('button', { name: 'Histórico PHP Jornada' }).click();
    await expect(page.getByText('Valor: R$ 44,90 → R$ 54,90')).toBeVisible();
  });

  await test.step('a banner with an upload', async () => {
    await openScreen(page, 'banner');
    await page.getByLabel('Nome *').fill('Banner da jornada');
    await page
      .getByLabel('Imagem', { exact: true })
      .setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: await banner() });
    await expect(page.getByRole('img', { name: 'Imagem do banner' })).toBeVisible();
    await page.getByLabel('Ordem').fill('99');
    await page.getByRole('button', { name: 'Cadastrar' }).click();
    await expect(page.getByRole('row', { name: /Banner da jornada/ })).toBeVisible();
    await page.getByRole('button', { name: 'Excluir Banner da jornada' }).click();
    await expect(page.getByRole('row', { name: /Banner da jornada/ })).toBeHidden();
  });

  await test.step('a coupon', async () => {
    await openScreen(page, 'cupons');
    await page.getByLabel('Código *').fill('jornada15');
    await page.getByLabel('Tipo *').selectOption('porcentagem');
    await page.getByLabel('Valor *').fill('15');
    await page.getByLabel('Primeiro dia *').fill('2026-01-01');
    await page.getByLabel('Último dia *').fill('2036-01-01');
    await page.getByRole('button', { name: 'Cadastrar' }).click();
    await expect(page.getByRole('row', { name: /JORNADA15/ })).toContainText('15%');
  });

  await test.step('an order comes in with it', async () => {
    const visitor = await (await browser.newContext()).newPage();
    await openOrder(visitor, '/assineja-hospedagem-php', 'PHP Jornada', '&cupom=jornada15');
    await fillOrder(visitor, { ...ANSWERS, 'Nome completo ou razão social': 'Jornada da Silva' });
    const { searchParams } = await sendOrder(visitor);
    // 54,90 × 24 × 0,5 × 0,85
    expect(searchParams.get('valor')).toBe('559.98');
    await visitor.context().close();
  });

  await test.step('is worked and exported', async () => {
    await openScreen(page, 'assinaturas');
    await page.getByRole('searchbox').fill('jornada da silva');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Jornada da Silva' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /Jornada da Silva/ }).first()).toBeVisible();
    await page.getByRole('article').getByLabel('Status').selectOption('em_atendimento');
    await page.getByLabel('Nota interna').fill('Boleto enviado.');
    await page.getByRole('button', { name: 'Salvar atendimento' }).click();
    await expect(page.getByText(/Status: Em atendimento, por admin em/)).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Exportar CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^assinaturas-.*\.csv$/);
  });

  await test.step('the dashboard knows of it', async () => {
    await openScreen(page, 'dashboard');
    await expect(page.getByRole('row', { name: /JORNADA15/ })).toContainText('R$ 559,98');
  });

  await test.step('the day leaves the shop as it was', async () => {
    for (const [tela, nome] of [
      ['planos?busca=jornada', 'PHP Jornada'],
      ['cupons', 'JORNADA15'],
    ] as const) {
      await openScreen(page, tela);
      await page.getByRole('button', { name: `Excluir ${nome}` }).click();
      await expect(page.getByRole('status')).toHaveText('Excluído.');
    }
  });

  await test.step('sign out, and nothing is left open', async () => {
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.waitForURL('**/ipe/login');
    await page.goto('/ipe/planos');
    await expect(page).toHaveURL(/\/ipe\/login\?redirect=%2Fipe%2Fplanos$/);
  });
});

test('two people over one plan: the second is told, loses nothing and decides', async ({ page, browser }) => {
  await enterAdmin(page, 'planos');
  const other = await (await browser.newContext()).newPage();
  await enterAdmin(other, 'planos');
  for (const person of [page, other]) {
    await openScreen(person, 'planos?tipo=DEDICADO');
    await person.getByRole('button', { name: 'Editar EPYC 8' }).click();
  }
  const before = await page.getByLabel('Descrição').inputValue();
  await other.getByLabel('Descrição').fill('Escrita pela outra pessoa');
  await other.getByRole('button', { name: 'Atualizar' }).click();
  await expect(other.getByRole('status')).toHaveText('Plano salvo. O site já mostra assim.');
  await page.getByLabel('Descrição').fill('Escrita por mim');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByRole('alert')).toContainText('Outra pessoa alterou este plano enquanto você editava.');
  await expect(page.getByText('agora está “Escrita pela outra pessoa”; você digitou “Escrita por mim”.')).toBeVisible();
  await expect(page.getByLabel('Descrição')).toHaveValue('Escrita por mim');
  await page.getByRole('button', { name: 'Salvar o que digitei mesmo assim' }).click();
  await expect(page.getByRole('status')).toHaveText('Plano salvo. O site já mostra assim.');
  await page.getByRole('button', { name: 'Editar EPYC 8' }).click();
  await expect(page.getByLabel('Descrição')).toHaveValue('Escrita por mim');
  await page.getByLabel('Descrição').fill(before);
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByRole('status')).toHaveText('Plano salvo. O site já mostra assim.');
  await other.context().close();
});

test('a stray click does not throw away what was typed', async ({ page }) => {
  await enterAdmin(page, 'cupons');
  await page.getByLabel('Código *').fill('QUASE');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await page.getByRole('link', { name: 'Planos' }).click();
  await expect(page).toHaveURL(/\/ipe\/cupons$/);
  await expect(page.getByLabel('Código *')).toHaveValue('QUASE');
  expect(questions).toEqual(['Há alterações que não foram salvas. Sair e perdê-las?']);
});

test('wrong fields say what is wrong, the first is focused, and what was typed stays', async ({ page }) => {
  await enterAdmin(page, 'planos');
  await page.getByLabel('Nome *').fill('Sem tipo');
  await page.getByLabel('Desconto 1 (%)').fill('120');
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(page.getByText('O desconto vai de 0 a 100.').first()).toBeVisible();
  await expect(page.getByLabel('Tipo *')).toBeFocused();
  await expect(page.getByLabel('Nome *')).toHaveValue('Sem tipo');
});

test('a refused picture says why, and a wrong login stays a login', async ({ page, complaints }) => {
  await page.goto('/ipe/login?redirect=https://outro.example/');
  await page.getByLabel('Usuário').fill('admin');
  await page.getByLabel('Senha').fill('errada');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('alert')).toHaveText('Usuário ou senha inválidos');
  // Chromium itself writes every 401 to the console.
  expect(complaints.splice(0)).toHaveLength(1);
  await page.getByLabel('Senha').fill('administrador de teste');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/ipe/dashboard');
  await openScreen(page, 'banner');
  await page
    .getByLabel('Imagem', { exact: true })
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('O arquivo não é uma imagem PNG, JPEG, WebP, AVIF ou GIF inteira.')).toBeVisible();
});

test('what a visitor typed is text to staff, whatever it was', async ({ page }) => {
  const hostile = '<img src=x onerror=alert(1)>{{7*7}}</script><script>alert(2)</script>';
  const id = await openOrder(page, '/assineja-hospedagem-php', 'PHP Broto');
  expect(id).toBeGreaterThan(0);
  await fillOrder(page, { ...ANSWERS, 'Nome completo ou razão social': 'Texto Hostil', Bairro: hostile });
  await sendOrder(page);
  page.on('dialog', (dialog) => {
    throw new Error(`a stored text ran: ${dialog.message()}`);
  });
  await enterAdmin(page, 'assinaturas?busca=texto+hostil');
  await page.getByRole('link', { name: 'Texto Hostil' }).click();
  await expect(page.getByText(hostile).first()).toBeVisible();
});

test('axe finds nothing on any screen', async ({ page }) => {
  await page.goto('/ipe/login');
  await expectAccessible(page);
  await enterAdmin(page);
  for (const tela of [
    'dashboard',
    'assinaturas',
    'mensagens',
    'banner',
    'bannericp',
    'destaques',
    'depoimentos',
    'avisos',
    'planos',
    'cupons',
    'alteracoes',
    'administradores',
    'chaves',
    'senha',
  ]) {
    await openScreen(page, tela);
    await expectAccessible(page);
  }
});

test('no list makes a telephone scroll sideways: its table scrolls by itself', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await enterAdmin(page);
  for (const tela of [
    'banner',
    'destaques',
    'depoimentos',
    'avisos',
    'planos',
    'cupons',
    'assinaturas',
    'mensagens',
    'administradores',
    'chaves',
  ]) {
    await openScreen(page, tela);
    expect([tela, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([tela, 360]);
  }
});

test('an unknown screen is not found, and no public page tells where the administration is', async ({ page, complaints }) => {
  await enterAdmin(page);
  const response = await page.goto('/ipe/nada');
  expect(response!.status()).toBe(404);
  complaints.splice(0);
  await visit(page, '/');
  expect(await page.content()).not.toContain('/ipe/');
});

test('admin and public pages share no script but React and the router', async ({ page }) => {
  const scripts = async (url: string) => {
    const seen = new Set<string>();
    // A preview is a page of the site in a frame of its own.
    const note = (request: Request) =>
      request.frame() === page.mainFrame() && request.resourceType() === 'script' && seen.add(request.url());
    page.on('request', note);
    await page.goto(url, { waitUntil: 'networkidle' });
    page.off('request', note);
    return seen;
  };
  await enterAdmin(page);
  const admin = await scripts('/ipe/planos');
  const shared = new Set<string>();
  for (const url of ['/', '/plano-hospedagem-php', '/plano-promocao', '/atendimento', '/assineja-vps?planoId=1', '/sobre-nos']) {
    for (const script of await scripts(url)) if (admin.has(script)) shared.add(script);
  }
  expect(shared.size).toBeGreaterThanOrEqual(2);
  for (const script of shared) {
    // Our components name classes block__element--modifier, read money with big.js, or speak GraphQL.
    expect(await (await page.request.get(script)).text()).not.toMatch(/[a-z]+--[a-z]+["'`]|__message|\[big\.js\]|\/graphql/);
  }
});
