import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { criarBanner, criarBannerIcp } from '../../tests/support/factories.ts';
import { storePicture, storedPictures } from '../../tests/support/picture.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { trazerArquivos } from './imagemEmArquivo.service.ts';

// Pictures that a version before has kept as files.

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const folder = (...parts: string[]) => join(shop.config.dataDir, 'uploads', ...parts);

function lay(pasta: string, contents: Record<string, string>): void {
  mkdirSync(folder(pasta), { recursive: true });
  for (const [name, content] of Object.entries(contents)) writeFileSync(folder(pasta, name), content);
}

/** What a start says. */
async function bring(): Promise<string[]> {
  const said: string[] = [];
  await trazerArquivos(shop.orm.em.fork(), shop.config.dataDir, (frase) => said.push(frase));
  return said;
}

const body = async (url: string) => (await shop.app.inject(url)).body;

it('move into the database in all their forms, and their files and folders go', async () => {
  lay('banner', { 'vps-icp.webp': 'inteira', 'vps-icp-480.avif': 'pequena', 'enviada.webp': 'sem banner ainda' });
  lay('banner-icp', { 'painel.webp': 'do painel' });
  await criarBanner(shop.em);
  await criarBannerIcp(shop.em);
  expect(await bring()).toEqual([]);
  expect(existsSync(folder())).toBe(false);
  expect(await storedPictures(shop.em)).toEqual([
    'banner-icp/painel.webp',
    'banner/enviada.webp',
    'banner/vps-icp-480.avif',
    'banner/vps-icp.webp',
  ]);
  expect(await body('/banner/vps-icp.webp')).toBe('inteira');
  expect(await body('/banner-icp/painel.webp')).toBe('do painel');
  const { headers } = await shop.app.inject('/banner/vps-icp-480.avif');
  expect(headers['content-type']).toBe('image/avif');
  expect(await bring()).toEqual([]);
});

it('go on where a start was interrupted before it had deleted a file', async () => {
  await storePicture(shop.em, 'banner', 'primeira.webp', 'guardada');
  lay('banner', { 'primeira.webp': 'guardada', 'primeira-480.avif': 'ainda não', 'segunda.webp': 'ainda não' });
  expect(await bring()).toEqual([]);
  expect([existsSync(folder()), await storedPictures(shop.em)]).toEqual([
    false,
    ['banner/primeira-480.avif', 'banner/primeira.webp', 'banner/segunda.webp'],
  ]);
});

it('that are not there, cannot be read or are none keep nobody from starting, and a sentence names each', async () => {
  await criarBanner(shop.em, { imagem: 'sumida.webp' });
  await storePicture(shop.em, 'banner', 'tomada.webp', 'a do banco');
  lay('banner', { 'boa.webp': 'boa', 'tomada.webp': 'outra', 'logo.png': 'posta à mão' });
  mkdirSync(folder('banner', 'pasta.webp'));
  const said = await bring();
  expect(said).toEqual([
    expect.stringMatching(/^O arquivo .*pasta\.webp não pôde ser lido, porque o caminho é uma pasta, .* Fica onde está\.$/),
    expect.stringMatching(/^O arquivo .*tomada\.webp fica onde está: no banco há outra imagem com este nome\.$/),
    expect.stringMatching(/^Em .*banner há o que não é imagem de banner, como logo\.png: fica onde está, /),
    'Faltam imagens de banners: banner/sumida.webp. Envie outras na administração.',
  ]);
  expect(readdirSync(folder('banner'))).toEqual(['logo.png', 'pasta.webp', 'tomada.webp']);
  expect([await body('/banner/boa.webp'), await body('/banner/tomada.webp')]).toEqual(['boa', 'a do banco']);
});
