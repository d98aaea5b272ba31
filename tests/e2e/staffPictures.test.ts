import { expect } from '@playwright/test';
import sharp from 'sharp';
import { enterAdmin } from '../support/admin.ts';
import { hold } from '../support/held.ts';
import { execute } from '../support/table.ts';
import { expectAccessible, test } from '../support/visitor.ts';

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

test('what is marked in a picture stays in sight where it is cut, on the phone and in both previews', async ({ page }) => {
  await enterAdmin(page, 'banner');
  await page.getByLabel('Nome *').fill('Com foco');
  await page
    .getByLabel('Imagem', { exact: true })
    .setInputFiles({ name: 'foco.png', mimeType: 'image/png', buffer: await picture('green') });
  const point = page.getByRole('button', { name: 'Foco da imagem' });
  await expect(point).toHaveAccessibleName(/100% da largura, 50% da altura/);
  // It has its height once the picture is there.
  const isThere = () =>
    point.evaluate((button) => {
      const image = button.parentElement!.querySelector('img')!;
      return image.complete && image.naturalWidth > 0;
    });
  await expect.poll(isThere).toBe(true);
  const { width, height } = (await point.boundingBox())!;
  await point.click({ position: { x: width * 0.22, y: height * 0.68 } });
  await expect(page.getByLabel('Foco horizontal (%)')).toHaveValue('20');
  await expect(page.getByLabel('Foco vertical (%)')).toHaveValue('70');
  await point.press('ArrowRight');
  await point.press('ArrowUp');
  await expect(point).toHaveAccessibleName(/30% da largura, 60% da altura/);
  // Enter presses it nowhere, and beyond the edge is nothing.
  await point.press('Enter');
  await page.getByLabel('Foco vertical (%)').fill('95');
  for (const key of ['ArrowDown', 'ArrowDown']) await point.press(key);
  await expect(page.getByLabel('Foco horizontal (%)')).toHaveValue('30');
  await expect(page.getByLabel('Foco vertical (%)')).toHaveValue('100');
  // Of another picture it says nothing.
  await page
    .getByLabel('Imagem', { exact: true })
    .setInputFiles({ name: 'outra.png', mimeType: 'image/png', buffer: await picture('red') });
  await expect(page.getByText('O foco era da imagem anterior')).toBeVisible();
  await expect(page.getByLabel('Foco horizontal (%)')).toHaveValue('');
  await page.getByLabel('Foco horizontal (%)').fill('30');
  await page.getByLabel('Foco vertical (%)').fill('95');
  await point.press('ArrowDown');
  await expect(page.getByText('O foco era da imagem anterior')).toHaveCount(0);
  await expect(page.getByLabel('Foco vertical (%)')).toHaveValue('100');
  // Others on air say something: a picture that does not is shown whole among them.
  const image = page.frameLocator('iframe[title="Prévia no celular"]').locator('img');
  await expect(image).toHaveCSS('object-fit', 'contain');
  await page.getByLabel('Título').fill('Com foco');
  for (const where of ['Prévia no celular', 'Prévia no computador'])
    await expect(page.frameLocator(`iframe[title="${where}"]`).locator('img')).toHaveCSS('object-position', '30% 100%');

  await page.getByLabel('Ordem').fill('-1');
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(page.getByRole('status').first()).toHaveText(/^Banner salvo/);
  expect(execute(`select foco_x as x, foco_y as y from banners where nome = 'Com foco'`)).toEqual([{ x: 30, y: 100 }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.locator('.carousel__slide img').first()).toHaveCSS('object-position', '30% 100%');
  await expect(page.locator('.carousel__slide img').nth(1)).toHaveCSS('object-position', '100% 50%');
  execute(`delete from banners where nome = 'Com foco'`);
});

test('a version whose picture went when another took its place is put back without it, which is said', async ({
  page,
  complaints,
}) => {
  await enterAdmin(page, 'banner');
  const send = async (name: string) => {
    const image = page.getByRole('img', { name: 'Imagem do banner' });
    const before = (await image.count()) > 0 ? await image.getAttribute('src') : '';
    await page
      .getByLabel('Imagem', { exact: true })
      .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: await picture(name) });
    await expect(image).not.toHaveAttribute('src', before!);
  };
  await page.getByLabel('Nome *').fill('Imagem trocada');
  await page.getByLabel('Descrição da imagem').fill('De antes');
  await send('navy');
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(page.getByRole('status').first()).toHaveText(/^Banner salvo/);
  await page.getByRole('button', { name: 'Editar Imagem trocada' }).click();
  await page.getByLabel('Descrição da imagem').fill('De agora');
  await send('olive');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByRole('status').first()).toHaveText(/^Banner salvo/);
  const stored = () => execute(`select imagem, alt from banners where nome = 'Imagem trocada'`)[0]!;
  const { imagem } = stored();

  await page.getByRole('button', { name: 'Histórico Imagem trocada' }).click();
  await page.getByRole('button', { name: /^Restaurar esta versão/ }).click();
  await expect(
    page.getByText('A imagem desta versão não está mais guardada: fica a de agora. Para voltar a ela, envie-a de novo.'),
  ).toBeVisible();
  // The browser writes to its console that there is no such picture.
  complaints.splice(0);
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByRole('status').first()).toHaveText(/^Banner salvo/);
  expect(stored()).toEqual({ imagem, alt: 'De antes' });
  execute(`delete from banners where nome = 'Imagem trocada'`);
});

test('a part of a picture is cut out with the keyboard, also of one that is too tall, and of one that is stored', async ({
  page,
}) => {
  const nome = 'Com recorte';
  await enterAdmin(page, 'banner');
  await page.getByLabel('Nome *').fill(nome);
  const tall = sharp({ create: { width: 800, height: 1600, channels: 3, background: 'purple' } });
  await page
    .getByLabel('Imagem', { exact: true })
    .setInputFiles({ name: 'alta.png', mimeType: 'image/png', buffer: await tall.png().toBuffer() });
  await expect(page.getByRole('alert').filter({ hasText: 'Recorte dela uma parte deitada' })).toBeVisible();
  const crop = page.getByRole('button', { name: 'Recortar imagem' });
  await crop.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Recortar a imagem' });
  const kept = dialog.getByRole('status');
  await expect(kept).toHaveText('Ficam 800 × 320 pixels: menos que os 1600 de largura do carrossel, fica menos nítida.');
  await expectAccessible(page);
  await expect(dialog.locator('[tabindex="0"]').first()).toBeFocused();
  await dialog.getByRole('button', { name: /^Canto direito de baixo/ }).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(kept).not.toHaveText(/^Ficam 800/);
  const said = (await kept.textContent())!;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(crop).toBeFocused();
  // Begun anew, it is the largest part again.
  await page.keyboard.press('Enter');
  await expect(kept).toHaveText(/^Ficam 800 × 320/);
  // It never becomes too small to be taken hold of.
  const corner = dialog.getByRole('button', { name: /^Canto direito de baixo/ });
  await corner.focus();
  for (let press = 0; press < 20; press++) await page.keyboard.press('Control+ArrowLeft');
  await expect(kept).toContainText('é pouco demais para o carrossel');
  await expect(dialog.getByRole('button', { name: 'Usar este recorte' })).toBeDisabled();
  await corner.focus();
  for (let press = 0; press < 20; press++) await page.keyboard.press('Control+ArrowRight');
  await expect(kept).not.toContainText('é pouco demais');
  await page.keyboard.press('Escape');
  await crop.click();
  await expect(kept).toHaveText(/^Ficam 800 × 320/);
  expect(said).toMatch(/^Ficam 7\d\d × \d+ pixels/);
  await dialog.getByRole('button', { name: 'Usar este recorte' }).click();
  const image = page.getByRole('img', { name: 'Imagem do banner' });
  const sizeOf = () => image.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
  await expect.poll(sizeOf).toEqual([800, 320]);
  await expect(crop).toBeFocused();
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(page.getByRole('status').first()).toHaveText(/^Banner salvo/);

  await page
    .getByRole('row', { name: new RegExp(nome) })
    .getByRole('button', { name: /^Editar/ })
    .click();
  await expect.poll(sizeOf).toEqual([800, 320]);
  await crop.click();
  await expect(dialog.getByText('Depois de salvo, só o recorte fica guardado')).toBeVisible();
  await dialog.getByRole('button', { name: /^Canto esquerdo de baixo/ }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(kept).not.toHaveText(/^Ficam 800/);
  const [, width] = /^Ficam (\d+) /.exec((await kept.textContent())!)!;
  await dialog.getByRole('button', { name: 'Usar este recorte' }).click();
  await expect.poll(async () => (await sizeOf())[0]).toBe(Number(width));
  execute(`delete from banners where nome = '${nome}'`);
});
