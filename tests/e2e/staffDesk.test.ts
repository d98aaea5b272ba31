import { expect } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { origin } from '../support/ports.ts';
import { writeMessage, executeAt } from '../support/table.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// The desk by the keyboard alone, who has waited longest first, and the money that is in no sum. A shop in which nobody else writes messages.
test.use({ baseURL: origin('recaptcha') });

const MESSAGES = ['Mesa um', 'Mesa dois', 'Mesa três'];

test('a message is opened, handled and closed by the keyboard, a few presses from each other', async ({ page }) => {
  for (const assunto of MESSAGES) writeMessage(assunto, 'recaptcha');
  await enterAdmin(page, 'mensagens?busca=mesa');
  const link = page.getByRole('link', { name: 'Mesa dois', exact: true });
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Mesa dois', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').getByLabel('Status')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Respondi');
  await page.getByRole('button', { name: 'Salvar atendimento' }).press('Enter');
  await expect(page.getByText('Atendimento salvo.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Fechar', exact: true }).press('Enter');
  await expect(page.getByRole('article')).toBeHidden();
  await expect(link).toBeFocused();
});

test('from the top of the screen two jumps lead to the form of what is open', async ({ page }) => {
  const id = writeMessage('Mesa aberta', 'recaptcha');
  await enterAdmin(page, `mensagens?id=${id}`);
  await page.reload();
  await expect(page.getByRole('article')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Pular para o atendimento' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').getByLabel('Status')).toBeFocused();
});

test('orders are sorted by when they came, and the home page leads to those whose price nobody has confirmed', async ({
  page,
}) => {
  const order = (nome: string, conferido: 0 | 1, criadaEm: number) =>
    executeAt(
      'recaptcha',
      `insert into assinaturas (cliente_id_b, chave, criada_em, data_cadastro, nome, empresa, email, email_copia, cpf_cnpj, cep, endereco, numero,
         complemento, bairro, cidade, estado, tel_cel, pagamento, dominio, dominio_registro, plano, selected_system, espaco_adicional,
         valor_espaco_adicional, ip_adicional, valor_ip_adicional, envio, cliente_usuario, cliente_revenda, cliente_adicional, indicacao,
         info_adicional, cupom, valor, valor_conferido, busca)
       values (?, ?, ?, date('now'), ?, ?, 'x@x.com', '', '1', '', '', '', '', '', 'Goiânia', 'GO', '', 12, '', '', 'P', '', 0, 0, 0, 0, 1, 0, 0, 0, '', '', '',
         1000, ?, lower(?))`,
      `id ${nome}`,
      `chave ${nome}`,
      criadaEm,
      nome,
      nome,
      conferido,
      nome,
    );
  const now = Date.now();
  order('Mesa antiga', 0, now - 2000);
  order('Mesa nova', 1, now);
  order('Mesa do meio', 0, now - 1000);
  await enterAdmin(page, 'assinaturas?busca=mesa');
  const names = page.locator('tbody td[data-label="Nome"]');
  const chegou = page.getByRole('link', { name: 'Chegou' });
  await chegou.click();
  await page.waitForURL('**/assinaturas?*ordenar=criadaEm*');
  await expect(names).toHaveText(['Mesa antiga', 'Mesa do meio', 'Mesa nova']);
  await expect(page.getByRole('columnheader', { name: 'Chegou' })).toHaveAttribute('aria-sort', 'ascending');
  await chegou.click();
  await page.waitForURL('**/assinaturas?*desc=1*');
  await expect(names).toHaveText(['Mesa nova', 'Mesa do meio', 'Mesa antiga']);
  await page.getByRole('navigation', { name: 'Administração' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'com valor por conferir' }).click();
  await expect(page.getByRole('search').getByLabel('Valor')).toHaveValue('sim');
  await expect(names).toHaveText(['Mesa antiga', 'Mesa do meio']);
  await expect(page.getByRole('link', { name: 'Exportar CSV' })).toHaveAttribute('href', /porConferir=true/);
});

test('an address of what is not there any more says so, beside the list', async ({ page }) => {
  await enterAdmin(page, 'assinaturas?id=987654');
  await expect(page.getByText('Esta assinatura não existe, ou não existe mais.')).toBeVisible();
  await page.goto('/ipe/mensagens?id=987654');
  await expect(page.getByText('Esta mensagem não existe, ou não existe mais.')).toBeVisible();
  await expectAccessible(page);
});
