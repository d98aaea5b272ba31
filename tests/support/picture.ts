import type { EntityManager } from '@mikro-orm/core';
import FormData from 'form-data';
import sharp from 'sharp';
import { Imagem } from '../../modules/banners/imagem.entity.ts';
import { inserir, linhaDe, type Pasta } from '../../modules/banners/imagem.service.ts';
import type { Shop } from './shop.ts';
import type { Staff } from './staff.ts';

/** Uploads a picture through the REST door of the banners of the site or of the panel. Answers its name. */
export async function uploadPicture(shop: Shop, staff: Staff, base: 'banners' | 'bannersicp'): Promise<string> {
  return (await sendPicture(shop, staff, base)).json().nomeArquivo;
}

/** The same, with the whole answer. */
export async function sendPicture(shop: Shop, staff: Staff, base: 'banners' | 'bannersicp') {
  const form = new FormData();
  const picture = sharp({ create: { width: 600, height: 200, channels: 3, background: 'purple' } });
  form.append('file', await picture.png().toBuffer(), { filename: 'ipe.png', contentType: 'image/png' });
  const headers = { ...staff.headers, ...form.getHeaders() };
  const url = `/api/${base}/upload/banner`;
  return shop.app.inject({ method: 'POST', url, headers, payload: form.getBuffer() });
}

/** Stores bytes as a picture, in one form. */
export async function storePicture(em: EntityManager, pasta: Pasta, imagem: string, bytes = 'RIFF'): Promise<void> {
  await em.fork().transactional((tx) => inserir(tx, [linhaDe(pasta, imagem, imagem, Buffer.from(bytes), new Date())]));
}

/** Addresses of all forms of all pictures, without the slash, in order. */
export async function storedPictures(em: EntityManager): Promise<string[]> {
  return (await em.fork().find(Imagem, {})).map(({ caminho }) => caminho).toSorted();
}
