import { expect, type Page } from '@playwright/test';
import { diaDoInstante } from '../../modules/brazil/instante.ts';
import { escreverDia } from '../../modules/editing/dia.ts';
import { enterAdmin } from '../support/admin.ts';
import { loseAnswers } from '../support/held.ts';
import { execute, rowOf } from '../support/table.ts';
import { writeOrder } from '../support/unpriced.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// What somebody else, or another system, has said of a payment is shown, and never overwritten unseen.

test.describe.configure({ mode: 'default' });

const instant = (day: string) => Date.parse(`${day}T00:00:00-03:00`);
const said = (page: Page) => page.getByRole('textbox', { name: 'Pago em' });
const save = (page: Page) => page.getByRole('button', { name: 'Salvar pagamento' }).click();

/** An order of 20 November, open on the screen. */
async function openOrder(page: Page, nome: string): Promise<number> {
  const id = writeOrder(nome);
  execute(`update assinaturas set data_cadastro = '2026-11-20' where id = ?`, id);
  await enterAdmin(page, `assinaturas?id=${id}`);
  await expect(said(page)).toHaveValue('');
  return id;
}
/** Another system says a day, past the interface. */
const pay = (id: number, day: string | null) =>
  execute('update assinaturas set paga_em = ?, versao = versao + 1 where id = ?', day && instant(day), id);

test('two who say another day are both shown, and nothing is overwritten before one decides', async ({ page, complaints }) => {
  const id = await openOrder(page, 'Pago Duas Vezes');
  pay(id, '2026-11-21');
  await said(page).fill('22/11/2026');
  await save(page);
  await expect(page.getByText(/^Outra pessoa alterou este pedido/)).toBeVisible();
  await expect(page.getByText('agora o pedido consta como pago em 21/11/2026; você digitou “pago em 22/11/2026”.')).toBeVisible();
  await expect(said(page)).toHaveValue('22/11/2026');
  expect(rowOf('assinaturas', id).paga_em).toBe(instant('2026-11-21'));
  for (const [name, width] of [
    ['narrow', 390],
    ['wide', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await said(page).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/payment-${name}.png`, fullPage: true });
  }
  await expectAccessible(page);
  // Another attempt without a decision changes nothing either.
  await save(page);
  await expect(page.getByText(/^Outra pessoa alterou este pedido/)).toBeVisible();
  expect(rowOf('assinaturas', id).paga_em).toBe(instant('2026-11-21'));
  await page.getByRole('button', { name: 'Mudar para pago em 22/11/2026' }).click();
  await expect(page.getByText('Pagamento salvo.')).toBeVisible();
  expect(rowOf('assinaturas', id).paga_em).toBe(instant('2026-11-22'));
  // Typed before: what the screen asks for by itself meanwhile would be shown in the field, and be no conflict.
  await said(page).fill('23/11/2026');
  pay(id, null);
  await save(page);
  await page.getByRole('button', { name: 'Deixar não pago' }).click();
  await expect(said(page)).toHaveValue('');
  expect(rowOf('assinaturas', id).paga_em).toBeNull();
  // A status is nobody's against whom a day would be decided.
  execute(`update assinaturas set status = 'em_atendimento', versao = versao + 1 where id = ?`, id);
  await said(page).fill('23/11/2026');
  await save(page);
  await expect(page.getByText('Pagamento salvo.')).toBeVisible();
  complaints.splice(0);
});

test('the field shows what is stored, and who presses without typing hears of it', async ({ page, complaints }) => {
  const id = await openOrder(page, 'Pago Por Fora');
  pay(id, '2026-11-21');
  await save(page);
  await expect(page.getByText('O pagamento foi mudado desde que você abriu o pedido.')).toBeVisible();
  await expect(said(page)).toHaveValue('21/11/2026');
  await save(page);
  await expect(page.getByText('Nada mudou.')).toBeVisible();
  pay(id, '2026-11-22');
  await page.getByLabel('Nota interna', { exact: true }).fill('Conferido');
  await page.getByRole('button', { name: 'Salvar atendimento' }).click();
  await expect(page.getByText('Atendimento salvo.')).toBeVisible();
  await expect(said(page)).toHaveValue('22/11/2026');
  expect(complaints).toEqual([]);
});

test('whose answer was lost hears that it was stored, and what has become of it since', async ({ page, complaints }) => {
  const id = await openOrder(page, 'Pago E Desfeito');
  const line = await loseAnswers(page, 'AtualizarPedido');
  await said(page).fill('21/11/2026');
  await save(page);
  await expect(page.getByText(/^Não foi possível falar com o servidor/)).toBeVisible();
  await line.stop();
  expect(rowOf('assinaturas', id).paga_em).toBe(instant('2026-11-21'));
  pay(id, null);
  await save(page);
  await expect(page.getByText('O que você enviou foi salvo, e alterado desde então. Confira como está agora.')).toBeVisible();
  await expect(said(page)).toHaveValue('');
  expect(rowOf('assinaturas', id).paga_em).toBeNull();
  complaints.splice(0);
});

test('a day of long before the order is refused by name', async ({ page, complaints }) => {
  const id = writeOrder('Pago Antes');
  await enterAdmin(page, `assinaturas?id=${id}`);
  await said(page).fill('20/11/2020');
  await save(page);
  const today = escreverDia(diaDoInstante(new Date()));
  await expect(
    page.getByText(`O pedido é de ${today}, e o pagamento seria de mais de 60 dias antes. Confira a data.`).first(),
  ).toBeVisible();
  await said(page).fill(today);
  await save(page);
  await expect(page.getByText('Pagamento salvo.')).toBeVisible();
  complaints.splice(0);
});

test('whoever ends an order is asked where the payment speaks against it, as it is by then', async ({ page }) => {
  const id = await openOrder(page, 'Pago Enquanto Isso');
  const asked: string[] = [];
  let answer = false;
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message());
    if (answer) await dialog.accept();
    else await dialog.dismiss();
  });
  const end = async (status: string) => {
    await page.getByRole('article').getByLabel('Status').selectOption({ label: status });
    await page.getByRole('button', { name: 'Salvar atendimento' }).click();
  };
  // Paid in the moment before.
  pay(id, '2026-11-21');
  await end('Cancelada');
  await expect(page.getByText('Nada foi mudado.')).toBeVisible();
  expect(asked).toEqual([expect.stringMatching(/^Esta assinatura consta como paga em 21\/11\/2026.* Cancelar mesmo assim\?/)]);
  expect(rowOf('assinaturas', id).status).toBe('nova');
  pay(id, null);
  execute(`update assinaturas set plano_tipo = 'DEDICADO', versao = versao + 1 where id = ?`, id);
  await end('Concluída');
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]).toMatch(/^Não consta nenhum pagamento, .* Concluir mesmo assim\?/);
  expect(rowOf('assinaturas', id).status).toBe('nova');
  answer = true;
  await end('Concluída');
  await expect(page.getByText('Atendimento salvo.')).toBeVisible();
  expect([rowOf('assinaturas', id).status, asked.length]).toEqual(['concluida', 3]);
  // What one says of the money of a cancelled order is said to be of one.
  execute(`update assinaturas set status = 'cancelada', versao = versao + 1 where id = ?`, id);
  await said(page).fill('22/11/2026');
  await save(page);
  await expect(
    page.getByText('Pagamento salvo. Está cancelada e paga: o dinheiro precisa ser devolvido, ou a assinatura retomada.'),
  ).toBeVisible();
});

test('whoever cancels a correction that is paid, or pays what was paid as another, is asked about the money of both', async ({
  page,
}) => {
  const [first, second] = [writeOrder('Paga e Corrigida'), writeOrder('Paga e Corrigida')];
  const both = `valor = 24000, valor_conferido = 1, paga_em = ?, pagamento_id = ?, versao = versao + 1`;
  execute(
    `update assinaturas set ${both}, status = 'substituida', substituida_por_id = ? where id = ?`,
    instant('2026-11-21'),
    `p-${second}`,
    second,
    first,
  );
  execute(
    `update assinaturas set ${both}, substitui_id = ?, cpf_cnpj = (select cpf_cnpj from assinaturas where id = ?), email = (select email from assinaturas where id = ?) where id = ?`,
    instant('2026-11-21'),
    `p-${second}`,
    first,
    first,
    first,
    second,
  );
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message());
    await dialog.accept();
  });
  await enterAdmin(page, `assinaturas?id=${second}`);
  await page.getByRole('article').getByLabel('Status').selectOption({ label: 'Cancelada' });
  await page.getByRole('button', { name: 'Salvar atendimento' }).click();
  await expect(page.getByText('Atendimento salvo.')).toBeVisible();
  expect(asked[0]).toContain(
    `Ela corrige a assinatura ${first}, que volta a valer como nova. Depois de cancelada: o pagamento conta para a assinatura ${first}: não é para devolver.`,
  );
  expect(asked[0]).not.toContain('sobre a devolução');
  await expect(page.getByText(`O pagamento conta para a assinatura ${first}: não é para devolver.`).first()).toBeVisible();
  // Of the money of a cancelled one that counts for another nobody is told to give it back, by no queue either.
  await said(page).fill('22/11/2026');
  await save(page);
  await expect(page.getByText(`Pagamento salvo. O pagamento conta para a assinatura ${first}`)).toBeVisible();
  await page.goto(`/ipe/assinaturas?devolver=sim&busca=${encodeURIComponent('Paga e Corrigida')}`);
  const listed = page.getByRole('table', { name: 'Assinaturas' }).getByRole('row').filter({ hasText: 'Paga e Corrigida' });
  await expect(page.getByLabel('Devolução')).toHaveValue('sim');
  await expect(listed).toHaveCount(0);
  // Another total, and paid as the first: what is between the two is said wherever money is.
  execute(`update assinaturas set status = 'em_atendimento', versao = versao + 1 where id = ?`, first);
  execute(
    `update assinaturas set status = 'nova', valor = 48000, paga_em = null, pagamento_id = null, versao = versao + 1 where id = ?`,
    second,
  );
  await page.goto(`/ipe/assinaturas?acertar=sim&id=${second}`);
  const dito = `Já foi paga pela assinatura ${first}: não cobre de novo. Foram pagos R$ 240,00, e ela custa R$ 480,00: faltam R$ 240,00, a acertar com o cliente. Acertado, diga o dia do pagamento na assinatura ${second} e depois desmarque-o na ${first}: é um só, e nada mais se devolve.`;
  await expect(page.getByText(`Nada. ${dito}`)).toBeVisible();
  await expectAccessible(page);
  asked.splice(0);
  await said(page).fill('22/11/2026');
  await save(page);
  await expect(page.getByText('Pagamento salvo.')).toBeVisible();
  expect(asked).toEqual([`${dito} Dizer o pagamento também nesta?`]);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/family-money-${width}.png`, fullPage: true });
  }
});

test('the list says which orders are paid, and shows them alone', async ({ page }) => {
  pay(writeOrder('Pago e Visto'), '2026-11-21');
  const names = page.getByRole('table', { name: 'Assinaturas' }).getByRole('row').filter({ hasText: 'Pago e Visto' });
  await enterAdmin(page, `assinaturas?busca=${encodeURIComponent('Pago e Visto')}`);
  await expect(names.getByText('paga', { exact: true })).toBeVisible();
  await page.locator('select[name=pago]').selectOption({ label: 'Não pagas' });
  await expect(page).toHaveURL(/pago=nao/);
  await expect(names).toHaveCount(0);
  await page.locator('select[name=pago]').selectOption({ label: 'Pagas' });
  await expect(names).toHaveCount(1);
});
