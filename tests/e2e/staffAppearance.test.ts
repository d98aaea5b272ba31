import { enterAdmin, openScreen } from '../support/admin.ts';
import { writeMessage } from '../support/table.ts';
import { writeOrder } from '../support/unpriced.ts';
import { expectAccessible, test } from '../support/visitor.ts';

const LISTS = [
  'dashboard',
  'banner',
  'planos',
  'cupons',
  'catalogo',
  'webhooks',
  'entregas',
  'alteracoes',
  'administradores',
  'chaves',
  'senha',
];

for (const colorScheme of ['light', 'dark'] as const)
  test(`every screen can be read where the browser asks for ${colorScheme} colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/ipe/login');
    await expectAccessible(page);
    await enterAdmin(page);
    const order = writeOrder(`Aberta ${colorScheme}`);
    const message = writeMessage(`Aberta ${colorScheme}`);
    for (const tela of [...LISTS, `assinaturas?id=${order}`, `mensagens?id=${message}`, 'cupons?busca=nada']) {
      await openScreen(page, tela);
      await expectAccessible(page);
    }
  });
