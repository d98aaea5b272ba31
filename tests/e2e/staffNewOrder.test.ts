import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { ADMIN, enterAdmin } from '../support/admin.ts';
import { delay, loseAnswers } from '../support/held.ts';
import { planoId } from '../support/order.ts';
import { answer, plain } from '../support/question.ts';
import { execute } from '../support/table.ts';
import { writeOrder } from '../support/unpriced.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// Whoever orders by telephone is written down at the desk, with the price before it is stored.

const CUSTOMER = {
  'Nome ou razão social': 'Joana de Fora',
  'CPF/CNPJ': '529.982.247-25',
  'Celular ou WhatsApp': '11 98888-7777',
  CEP: '01310-100',
  Endereço: 'Avenida Paulista',
  Número: '1000',
  Bairro: 'Bela Vista',
  Cidade: 'São Paulo',
  UF: 'SP',
};

test('an order is written down, priced while one writes, asked about, stored and opened', async ({ page, request }) => {
  const plano = await planoId(request, 'PHP Ramo');
  const email = 'joana.de.fora@empresa.com.br';
  await enterAdmin(page, 'novopedido');
  const form = page.getByRole('form', { name: 'Pedido de um cliente' });
  const register = form.getByRole('button', { name: 'Registrar pedido' });
  await register.click();
  await expect(form.getByText('Escolha o plano.').first()).toBeVisible();
  await form.getByLabel('Plano', { exact: false }).first().selectOption(String(plano));
  await expect(form.locator('dd strong')).toHaveText(/^R\$\s[\d.]+,\d\d$/);
  const total = plain(await form.locator('dd strong').innerText());
  for (const [label, said] of Object.entries(CUSTOMER)) await form.getByRole('textbox', { name: label, exact: true }).fill(said);
  await form.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email);
  await form.getByLabel('Domínio do pedido').selectOption('O cliente já tem o domínio');
  await form.getByRole('textbox', { name: 'CPF/CNPJ' }).fill('111.111.111-11');
  await form.getByRole('textbox', { name: 'Domínio', exact: true }).fill('joana.com.br');

  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/novo-${width}.png`, fullPage: true });
  }
  await expectAccessible(page);

  const refused = answer(page, true);
  await register.click();
  await refused;
  await expect(form.getByText('A loja não envia e-mails: o cliente não recebe nada neste endereço.')).toBeVisible();
  await expect(form.getByText('CPF inválido.').first()).toBeVisible();
  // Of nobody else's: an open order of the same document would be named.
  await form.getByRole('textbox', { name: 'CPF/CNPJ' }).fill('390.533.447-05');
  const notMeant = answer(page, false);
  await register.click();
  expect(await notMeant).toMatch(
    /^Registrar\? .*PHP Ramo, 12 meses, joana\.com\.br, que o cliente já tem: R\$ [\d.,]+ no total, de Joana de Fora, joana\.de\.fora@empresa\.com\.br\. A loja não envia e-mails: mande ao cliente o endereço da página do pedido\.$/,
  );
  expect(await notMeant).toContain(total);
  await expect(page.getByText('Nada foi registrado.')).toBeVisible();
  expect(execute('select id from assinaturas where email = ?', email)).toEqual([]);

  const meant = answer(page, true);
  await register.dblclick();
  await meant;
  await expect(page.getByRole('heading', { name: /^Assinatura \d+, .*: Joana de Fora$/ })).toBeFocused();
  const stored = execute('select * from assinaturas where email = ?', email);
  expect(stored).toMatchObject([
    { plano_id: plano, pagamento: 12, dominio: 'joana.com.br', status: 'nova', contrato_versao: null },
  ]);

  await page.getByRole('link', { name: 'Mais um pedido deste cliente' }).click();
  const again = page.getByRole('form', { name: 'Mais um pedido de Joana de Fora' });
  await expect(again.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveValue(email);
  await again.getByLabel('Plano', { exact: false }).first().selectOption(String(plano));
  await again.getByLabel('Domínio do pedido').selectOption('Sem domínio por ora: subdomínio temporário grátis');
  await expect(again.getByText('A loja dá o subdomínio.')).toBeVisible();
  const second = answer(page, true);
  await again.getByRole('button', { name: 'Registrar pedido' }).click();
  expect(await second).toMatch(/ Já há um pedido dele deste plano, [A-Z\d-]+, de (hoje|ontem) às \d\d:\d\d\. /);
  await expect(page).toHaveURL(/assinaturas\?id=/);
  await page.getByRole('button', { name: 'Corrigir dados do cliente' }).click();
  await expect(page.getByText('A loja não envia e-mails: o cliente não recebe nada neste endereço.')).toBeVisible();
  expect(execute('select dominio_registro from assinaturas where email = ? order by id', email)).toMatchObject([
    {},
    { dominio_registro: 'Subdomínio temporário grátis' },
  ]);
});

const emptyForm = (page: Page) => page.getByRole('form', { name: 'Pedido de um cliente' });
const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });
const register = (form: Locator) => form.getByRole('button', { name: 'Registrar pedido' }).click();
const storedOf = (email: string) => execute('select dominio, nome from assinaturas where email = ?', email);

/** Fills in all that an order needs. */
async function fillIn(page: Page, plano: number, email: string) {
  const form = emptyForm(page);
  await form.getByLabel('Plano', { exact: false }).first().selectOption(String(plano));
  for (const [label, said] of Object.entries(CUSTOMER)) await form.getByRole('textbox', { name: label, exact: true }).fill(said);
  await form.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email);
  await form.getByRole('textbox', { name: 'Domínio', exact: true }).fill('joana.com.br');
  return form;
}

test('an order whose answer was lost is not stored once more, whatever is typed over it since', async ({
  page,
  request,
  complaints,
}) => {
  const email = 'perdida@empresa.com.br';
  await enterAdmin(page, 'novopedido');
  const form = await fillIn(page, await planoId(request, 'PHP Ramo'), email);
  await page.route('/graphql', async (route) => {
    if (!route.request().postData()?.includes('registrarPedido')) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  const meant = answer(page, true);
  await form.getByRole('button', { name: 'Registrar pedido' }).click();
  await meant;
  await expect(form.getByRole('alert')).toContainText('Não foi possível falar com o servidor');
  await page.unroute('/graphql');
  await form.getByRole('textbox', { name: 'Domínio', exact: true }).fill('outro.com.br');
  const told = answer(page, true);
  await form.getByRole('button', { name: 'Registrar pedido' }).click();
  expect(await told).toContain('O pedido já tinha sido registrado como você o enviou antes.');
  await expect(page).toHaveURL(/assinaturas\?id=/);
  await expect(page.locator('.unsent section')).toContainText('outro.com.br');
  expect(execute('select dominio from assinaturas where email = ?', email)).toEqual([{ dominio: 'joana.com.br' }]);
  expect(complaints.splice(0).every((complaint) => complaint.includes('ERR_FAILED'))).toBe(true);
});

test('whoever has gone to another screen is asked nothing there, and what was typed is kept', async ({ page, request }) => {
  const email = 'saiu@empresa.com.br';
  await enterAdmin(page, 'novopedido');
  const form = await fillIn(page, await planoId(request, 'PHP Ramo'), email);
  await expect(form.locator('dd strong')).toBeVisible();
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('/graphql', async (route) => {
    if (route.request().postData()?.includes('cotacaoDoPedido')) await held;
    await route.fallback();
  });
  await form.getByRole('button', { name: 'Registrar pedido' }).click();
  await page.getByRole('link', { name: 'Cupons' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cupons');
  goOn();
  await expect(page.getByText('Você saiu da tela antes de confirmar o total.')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  expect(execute('select id from assinaturas where email = ?', email)).toEqual([]);
});

/** Has what becomes of the quotes of orders decided here. */
const onQuote = (page: Page, decide: (route: Route) => Promise<void>) =>
  page.route('/graphql', (route) =>
    route.request().postData()?.includes('query CotacaoDoPedido') ? decide(route) : route.fallback(),
  );

test('the next customer typed over an order whose answer was lost is kept, and named as not stored', async ({
  page,
  request,
  complaints,
}) => {
  const email = 'primeira@empresa.com.br';
  await enterAdmin(page, 'novopedido');
  const form = await fillIn(page, await planoId(request, 'PHP Ramo'), email);
  const line = await loseAnswers(page, 'RegistrarPedido');
  const meant = answer(page, true);
  await register(form);
  await meant;
  await expect(form.getByRole('alert')).toContainText('Não foi possível falar com o servidor');
  await line.stop();
  await field(form, 'Nome ou razão social').fill('Pedro de Perto');
  await field(form, 'CPF/CNPJ').fill('111.444.777-35');
  await field(form, 'E-mail').fill('pedro@empresa.com.br');
  const told = answer(page, true);
  await register(form);
  expect(await told).toBe(
    'O pedido de Joana de Fora já tinha sido registrado, e se abre agora. O de Pedro de Perto NÃO foi registrado: o que você digitou está no alto da tela, para registrá-lo em Novo pedido.',
  );
  await expect(page.getByRole('heading', { name: /^Assinatura \d+, .*: Joana de Fora$/ })).toBeFocused();
  const kept = page.locator('.unsent section');
  await expect(kept).toContainText('Não foi salvo: Pedido de Pedro de Perto');
  for (const said of ['pedro@empresa.com.br', '111.444.777-35', 'Avenida Paulista', 'Anual', 'O cliente já tem o domínio'])
    await expect(kept).toContainText(said);
  expect(storedOf('pedro@empresa.com.br')).toEqual([]);
  expect(storedOf(email)).toHaveLength(1);
  complaints.splice(0);
});

test('nobody is asked over an empty form about the order of the form before', async ({ page, request }) => {
  const email = 'maisum@empresa.com.br';
  const plano = await planoId(request, 'PHP Ramo');
  const id = writeOrder('Mais Um', 'shop', { email, cpf_cnpj: '52998224725' });
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.accept();
  });
  await enterAdmin(page, `novopedido?de=${id}`);
  const form = page.getByRole('form', { name: 'Mais um pedido de Mais Um' });
  await form.getByLabel('Plano', { exact: false }).first().selectOption(String(plano));
  await expect(form.locator('dd strong')).toHaveText(/^R\$/);
  for (const [name, said] of Object.entries({ ...CUSTOMER, Domínio: 'mais.com.br' })) await field(form, name).fill(said);
  const go = await delay(page, 'CotacaoDoPedido');
  await register(form);
  await page.getByRole('link', { name: 'Novo pedido', exact: true }).click();
  await expect(field(emptyForm(page), 'E-mail')).toHaveValue('');
  go();
  const kept = page.locator('.unsent section');
  await expect(kept).toContainText('Você saiu da tela antes de confirmar o total.');
  await expect(kept).toContainText('Joana de Fora');
  await expect(page).toHaveURL(/novopedido$/);
  expect(questions).toEqual([]);
  expect(execute('select id from assinaturas where email = ?', email)).toEqual([{ id }]);
});

test('a price or a plan that is another by now is named before the order is stored', async ({ page, request }) => {
  await enterAdmin(page, 'novopedido');
  let seen: object = { valor: 1234.5 };
  const old = async (route: Route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { cotacaoDoPedido: object } };
    await route.fulfill({ response, json: { data: { cotacaoDoPedido: { ...data.cotacaoDoPedido, ...seen } } } });
  };
  await onQuote(page, old);
  const form = await fillIn(page, await planoId(request, 'PHP Ramo'), 'mudou@empresa.com.br');
  const total = form.locator('dd strong').last();
  await expect(total).toHaveText('R$ 1.234,50'.replace(' ', '\u00a0'));
  await page.unroute('/graphql');
  const first = answer(page, false);
  await register(form);
  expect(await first).toMatch(/ O preço mudou de R\$ 1\.234,50 para R\$ [\d.,]+ enquanto você escrevia\. /);
  await expect(total).not.toHaveText(/1\.234,50/);

  // What was said once is in sight by now.
  const second = answer(page, false);
  await register(form);
  expect(await second).not.toContain('enquanto você escrevia');

  // The same price, of another plan.
  seen = { planoVisto: 'Outra coisa.' };
  await onQuote(page, old);
  await form.getByLabel('Período').selectOption('24');
  await expect(form.getByText(/PHP Ramo, 24 meses/)).toBeVisible();
  await page.unroute('/graphql');
  const third = answer(page, false);
  await register(form);
  expect(await third).toMatch(/ O plano foi alterado enquanto você escrevia\. Agora é: .*PHP Ramo\. .+/);
  expect(await third).not.toContain('O preço mudou');
});

test('whether a domain is registered, and for how much a year, stands beside the price and in the question', async ({
  page,
  request,
}) => {
  await enterAdmin(page, 'novopedido');
  const form = await fillIn(page, await planoId(request, 'PHP Ramo'), 'dominio@empresa.com.br');
  const price = form.locator('.facts');
  await expect(price).not.toContainText('à parte');
  await form.getByLabel('Domínio do pedido').selectOption('Registrar o domínio, cobrado à parte');
  await field(form, 'Domínio').fill('https://www.Joana.com.br/');
  await expect(price).toContainText('Domínio joana.com.br, à parte');
  await expect(price).toContainText(/R\$\s40,00\/ano/);
  const known = answer(page, false);
  await register(form);
  expect(await known).toContain(', registrar joana.com.br (R$ 40,00/ano à parte, cobrado depois): ');
  await field(form, 'Domínio').fill('joana.art.br');
  await expect(price).not.toContainText('à parte');
  const unknown = answer(page, false);
  await register(form);
  expect(await unknown).toContain(', registrar joana.art.br (à parte, cobrado depois): ');
  await form.getByLabel('Domínio do pedido').selectOption('Sem domínio por ora: subdomínio temporário grátis');
  const none = answer(page, false);
  await register(form);
  expect(await none).toContain(', sem domínio por ora: ');
});

test('a session that ends while one types asks for the password at the press, and not before', async ({
  page,
  request,
  complaints,
}) => {
  await enterAdmin(page, 'novopedido');
  const form = await fillIn(page, await planoId(request, 'PHP Ramo'), 'sessao@empresa.com.br');
  await expect(form.locator('dd strong')).toHaveText(/^R\$/);
  const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  const ended = form.getByText('Sua sessão terminou; ao registrar, a senha é pedida.');
  await page.context().clearCookies();
  await field(form, 'E-mail').fill('sessao.nova@empresa.com.br');
  await expect(ended).toBeVisible();
  await expect(dialog).toBeHidden();
  await register(form);
  await dialog.getByRole('button', { name: 'Agora não' }).click();
  await expect(dialog).toBeHidden();
  await expect(form.getByRole('button', { name: 'Registrar pedido' })).toBeEnabled();
  // The price is asked for once more after every try.
  const asked = page.waitForResponse((response) => response.request().postData()?.includes('CotacaoDoPedido') ?? false);
  await field(form, 'E-mail').fill('sessao@empresa.com.br');
  await asked;
  await expect(ended).toBeVisible();
  await expect(dialog).toBeHidden();
  const meant = answer(page, true);
  await register(form);
  await dialog.getByLabel('Senha').fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Entrar e continuar' }).click();
  await meant;
  await expect(page).toHaveURL(/assinaturas\?id=/);
  expect(storedOf('sessao@empresa.com.br')).toHaveLength(1);
  complaints.splice(0);
});

test('what is needed, is gone or cannot be read is said', async ({ page, request }) => {
  await enterAdmin(page, 'novopedido?de=999999');
  await expect(page.getByText('O pedido de onde viriam os dados do cliente não existe, ou não existe mais.')).toBeVisible();
  const form = emptyForm(page);
  await form
    .getByLabel('Plano', { exact: false })
    .first()
    .selectOption(String(await planoId(request, 'PHP Ramo')));
  await expect(form.locator('dd strong')).toHaveText(/^R\$/);
  await field(form, 'IPs adicionais').fill('dois');
  await expect(form.getByText('Confira os números antes: um deles não se lê.')).toBeVisible();
  await expect(form.locator('dd strong')).toHaveCount(0);
  await expect(form.getByText('Domínio *', { exact: true })).toBeVisible();
});
