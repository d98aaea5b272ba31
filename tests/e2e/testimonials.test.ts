import { expect, type Page } from '@playwright/test';
import { enterAdmin, openScreen } from '../support/admin.ts';
import { origin } from '../support/ports.ts';
import { expectAccessible, test, visit } from '../support/visitor.ts';

const HEADING = 'O que dizem os clientes';
const EXAMPLE = 'Exemplo de demonstração';

test('examples of testimonials say that they are examples, on the page and in the list of the staff', async ({ page }) => {
  await visit(page, '/');
  const examples = page.locator('.testimonials figure');
  await expect(examples).not.toHaveCount(0);
  await expect(examples.getByText(EXAMPLE)).toHaveCount(await examples.count());
  await enterAdmin(page, 'depoimentos');
  await expect(page.getByRole('row', { name: 'Renata' }).getByText(EXAMPLE)).toBeVisible();
});

test.describe('in a shop of its own', () => {
  test.use({ baseURL: origin('empty') });

  const section = (page: Page) => page.locator('.testimonials');
  const status = (page: Page) => page.getByRole('status').first();
  const save = (page: Page, name: 'Cadastrar' | 'Atualizar') => page.getByRole('button', { name }).click();

  test('staff put on air who agreed, and nobody else; visitors see who it is, without a mark', async ({ page }) => {
    await visit(page, '/');
    await expect(page.getByText(HEADING)).toHaveCount(0);

    await enterAdmin(page, 'depoimentos');
    await page.getByLabel('Nome *').fill('Rui Prado');
    await page.getByLabel('Papel').fill('livraria, Goiânia');
    await page.getByLabel('Texto *').fill('Trocamos de casa sem sair do ar.');
    await page.getByLabel('Link').fill('https://livraria.exemplo.com/');
    await save(page, 'Cadastrar');
    const refusal = page.locator('.form-field__error');
    await expect(refusal).toHaveText('Sem o consentimento da pessoa, o depoimento não pode ficar no ar.');
    await expect(page.getByLabel('Consentimento')).toBeFocused();
    await expectAccessible(page);
    // What was typed is still there.
    await page.getByLabel('Consentimento').check();
    await expect(refusal).toHaveCount(0);
    await save(page, 'Cadastrar');
    await expect(status(page)).toHaveText('Depoimento salvo. O site já mostra assim.');

    await visit(page, '/');
    await expect(section(page).locator('figure')).toHaveCount(1);
    await expect(section(page)).toContainText('Rui Prado, livraria, Goiânia');
    await expect(section(page).getByText(EXAMPLE)).toHaveCount(0);
    const person = section(page).getByRole('link', { name: 'Rui Prado' });
    await expect(person).toHaveAttribute('href', 'https://livraria.exemplo.com/');
    await expect(person).toHaveAttribute('rel', 'noopener nofollow');
    await expect(person).toHaveAttribute('target', '_blank');
    await expectAccessible(page);

    await openScreen(page, 'depoimentos');
    await page.getByRole('button', { name: 'Editar Rui Prado' }).click();
    await page.getByLabel('Consentimento').uncheck();
    await save(page, 'Atualizar');
    await expect(refusal).toBeVisible();
    await page.getByLabel('Ativo').uncheck();
    await save(page, 'Atualizar');
    await expect(status(page)).toHaveText('Depoimento salvo. Está desligado: o site não o mostra.');
    await visit(page, '/');
    await expect(page.getByText(HEADING)).toHaveCount(0);

    await openScreen(page, 'depoimentos');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Excluir Rui Prado' }).click();
    await expect(page.getByText('Nada por aqui.')).toBeVisible();
  });
});
