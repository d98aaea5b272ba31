import FormData from 'form-data';
import sharp from 'sharp';
import type { Shop } from './shop.ts';
import type { Staff } from './staff.ts';

/** Uploads a picture through the REST door of the banners of the site or of the panel. Answers its name. */
export async function uploadPicture(shop: Shop, staff: Staff, base: 'banners' | 'bannersicp'): Promise<string> {
  const form = new FormData();
  const picture = sharp({ create: { width: 600, height: 200, channels: 3, background: 'purple' } });
  form.append('file', await picture.png().toBuffer(), { filename: 'ipe.png', contentType: 'image/png' });
  const headers = { ...staff.headers, ...form.getHeaders() };
  const url = `/api/${base}/upload/banner`;
  return (await shop.app.inject({ method: 'POST', url, headers, payload: form.getBuffer() })).json().nomeArquivo;
}
