import { expect } from '@playwright/test';
import sharp from 'sharp';
import { enterAdmin } from '../support/admin.ts';
import { hold } from '../support/held.ts';
import { execute } from '../support/table.ts';
import { test } from '../support/visitor.ts';

const picture = (background: string) =>
  sharp({ create: { width: 1200, height: 400, channels: 3, background } })
    .png()
    .toBuffer();

test('of two pictures the one that was chosen last is saved, whichever answer comes first', async ({ page }) => {
  await enterAdmin(page, 'banner');
  const sending = await hold(page, 'EnviarImagem');
  const choose = async (name: string) =>
    page
      .getByLabel('Imagem', { exact: true })
      .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: await picture(name) });
  await page.getByLabel('Nome *').fill('Duas imagens');
  await choose('red');
  await sending.held(1);
  await choose('blue');
  await sending.held(2);
  const create = page.getByRole('button', { name: 'Cadastrar' });
  await expect(create).toBeDisabled();
  await expect(page.getByText('Aguarde o envio da imagem antes de salvar!')).toBeVisible();
  // The first upload was given up, and its answer is nobody's.
  sending.answer(1);
  await expect(create).toBeDisabled();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => Boolean(response.request().postData()?.includes('blue.png'))),
    sending.answer(2),
  ]);
  const blue = ((await answer.json()) as { data: { enviarImagem: string } }).data.enviarImagem;
  await expect(page.getByRole('img', { name: 'Imagem do banner' })).toHaveAttribute('src', `/banner/${blue}`);
  await create.click();
  await expect(page.getByRole('status').first()).toHaveText(/^Banner salvo/);
  expect(execute(`select imagem from banners where nome = 'Duas imagens'`)).toEqual([{ imagem: blue }]);
  execute(`delete from banners where nome = 'Duas imagens'`);
});
