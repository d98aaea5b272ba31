import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { LARGURAS, nomeDaVariante, PROPORCAO } from '../modules/banners/imagem.ts';
import { findChromium } from './chromium.ts';
import { BANNERS } from './pictures/banners.ts';
import { SCREENS } from './pictures/panel.ts';
import { SHARING } from './pictures/sharing.ts';

// `npm run pictures`: photographs our own pictures with Chromium and keeps them in modern formats. Their output is tracked.
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] });

async function photograph(html: string, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1.5 });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

for (const [name, html] of Object.entries(BANNERS)) {
  const picture = sharp(await photograph(html, PROPORCAO.largura, PROPORCAO.altura));
  const file = (variant: string) => `data/demo/banner/${variant}`;
  await picture
    .clone()
    .resize(PROPORCAO.largura)
    .webp({ quality: 82 })
    .toFile(file(`${name}.webp`));
  for (const width of LARGURAS)
    await picture
      .clone()
      .resize(width)
      .avif({ quality: 60 })
      .toFile(file(nomeDaVariante(`${name}.webp`, width)));
}

for (const [name, html] of Object.entries(SCREENS)) {
  const picture = sharp(await photograph(html, 1200, 750));
  const file = (width: number, type: string) => `public/images/${name}-${width}.${type}`;
  for (const width of [480, 800, 1200]) await picture.clone().resize(width).avif({ quality: 55 }).toFile(file(width, 'avif'));
  await picture.clone().resize(800).webp({ quality: 80 }).toFile(file(800, 'webp'));
}

for (const [name, html] of Object.entries(SHARING)) {
  await sharp(await photograph(html, 1200, 630))
    .resize(1200)
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(`public/og/${name}.jpg`);
}

for (const size of [192, 512])
  await sharp('public/favicon.svg', { density: 600 }).resize(size).png().toFile(`public/icons/icon-${size}.png`);
// A maskable icon keeps its drawing inside the middle 80 %.
await sharp('public/favicon.svg', { density: 600 })
  .resize(410)
  .extend({ top: 51, bottom: 51, left: 51, right: 51, background: '#0d2a1e' })
  .png()
  .toFile('public/icons/icon-maskable-512.png');

await browser.close();
