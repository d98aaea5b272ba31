import { expect, type Page } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { planoId } from '../support/order.ts';
import { answer, plain } from '../support/question.ts';
import { execute, rowOf } from '../support/table.ts';
import { writeOrder } from '../support/unpriced.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// What was ordered is changed where the order is open, with the price before and after.

const CHANGE = 'Trocar plano, período ou adicionais';
const CUSTOMER = {
  email: 'maria@empresa.com.br',
  cpf_cnpj: '52998224725',
  cep: '01310100',
  endereco: 'Avenida Paulista',
  numero: '1000',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  estado: 'SP',
  dominio_registro: 'Subdomínio temporário grátis',
};

/** An order of R$ 100,00 of somebody, open for another choice. */
async function openChange(page: Page, nome: string) {
  const id = writeOrder(nome, 'shop', CUSTOMER);
  await enterAdmin(page, `assinaturas?id=${id}`);
  await page.getByRole('button', { name: CHANGE }).press('Enter');
  const form = page.getByRole('form', { name: 'Trocar o que foi pedido' });
  await expect(form.getByRole('heading', { name: 'Trocar o que foi pedido' })).toBeFocused();
  return { id, form };
}

test('another plan takes the place of what was ordered, once its price was seen and it was meant', async ({ page, request }) => {
  const plano = await planoId(request, 'Linux 4 GB');
  const { id, form } = await openChange(page, 'Troca de Plano');
  await form.getByLabel('Plano', { exact: false }).first().selectOption(String(plano));
  await form.getByLabel('Período').selectOption({ label: 'Anual (12 meses)' });
  await form.getByLabel('Espaço adicional (GB)').fill('55');
  await expect(form.getByText('Este plano não oferece o espaço adicional escolhido.')).toBeVisible();
  await form.getByLabel('Espaço adicional (GB)').fill('50');
  const after = form.locator('dd strong');
  await expect(after).toContainText(' a mais');
  const total = /R\$ [\d.,]+\d/.exec(plain(await after.innerText()))![0];
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await form.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (process.env.SHOTS) await form.screenshot({ path: `${process.env.SHOTS}/exchange-${width}.png` });
  }
  await expectAccessible(page);

  const change = form.getByRole('button', { name: 'Trocar', exact: true });
  const refused = answer(page, false);
  await change.click();
  expect(await refused).toContain(`O total era R$ 100,00, e passa a ${total}.`);
  await expect(page.getByText('Nada foi mudado.')).toBeVisible();
  expect(rowOf('assinaturas', id)).toMatchObject({ status: 'nova' });

  const meant = answer(page, true);
  await change.click();
  await meant;
  await expect(page).not.toHaveURL(new RegExp(`id=${id}\\b`));
  const [novo] = execute('select * from assinaturas where substitui_id = ?', id);
  await expect(page.getByRole('heading', { name: `Assinatura ${novo!.id}, ${novo!.codigo}: Troca de Plano` })).toBeFocused();
  expect(rowOf('assinaturas', id)).toMatchObject({ status: 'substituida', status_por: 'admin', substituida_por_id: novo!.id });
  expect(novo).toMatchObject({ plano_id: plano, espaco_adicional: 50, pagamento: 12, email: CUSTOMER.email, status: 'nova' });
});

test('what is wrong with the customer’s data is said whole, and nothing is changed', async ({ page, request }) => {
  const plano = await planoId(request, 'Linux 4 GB');
  const { id, form } = await openChange(page, 'Sem Cep Nenhum');
  execute("update assinaturas set cep = '' where id = ?", id);
  await form.getByLabel('Plano', { exact: false }).first().selectOption(String(plano));
  await expect(form.locator('dd strong')).toContainText(' a mais');
  const meant = answer(page, true);
  await form.getByRole('button', { name: 'Trocar', exact: true }).click();
  await meant;
  await expect(form.getByRole('alert').first()).toContainText('Antes, corrija os dados do cliente. CEP: Campo obrigatório.');
  expect(execute('select id from assinaturas where substitui_id = ?', id)).toHaveLength(0);
});

test('what is chosen stays while the order is changed otherwise, and there is one form', async ({ page, request }) => {
  const plano = await planoId(request, 'Linux 4 GB');
  const { id, form } = await openChange(page, 'Troca e Assume');
  await form.getByLabel('Plano', { exact: false }).first().selectOption(String(plano));
  await page.getByRole('button', { name: 'Assumir' }).click();
  await expect(page.getByText('Agora está com admin.')).toBeVisible();
  await expect(page.locator('.exchange')).toHaveCount(1);
  await expect(form.getByLabel('Plano', { exact: false }).first()).toHaveValue(String(plano));
  const meant = answer(page, true);
  await form.getByRole('button', { name: 'Trocar', exact: true }).click();
  await meant;
  await expect(page).not.toHaveURL(new RegExp(`id=${id}\\b`));
  await expect(page.locator('.exchange')).toHaveCount(1);
  expect(rowOf('assinaturas', id)).toMatchObject({ status: 'substituida' });
});
