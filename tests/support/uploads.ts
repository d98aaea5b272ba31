import FormData from 'form-data';
import type { Shop } from './shop.ts';
import type { Staff } from './staff.ts';

/** Where a picture is sent, and how. */
interface Upload {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** A picture as the REST door takes it. */
export function restUpload(name: string, content: Buffer, base = 'banners'): Upload {
  const form = new FormData();
  form.append('file', content, { filename: name, contentType: 'image/png' });
  return { path: `/api/${base}/upload/banner`, headers: form.getHeaders(), body: form.getBuffer() };
}

/** A picture as GraphQL takes it (GraphQL multipart request specification). */
export function graphqlUpload(
  name: string,
  content: Buffer,
  pasta = 'BANNER',
  map: object = { 0: ['variables.arquivo'] },
  recorte: object | null = null,
): Upload {
  const form = new FormData();
  const query = `mutation ($arquivo: Upload!, $recorte: RecorteInput) { enviarImagem(arquivo: $arquivo, pasta: ${pasta}, recorte: $recorte) }`;
  form.append('operations', JSON.stringify({ query, variables: { arquivo: null, recorte } }));
  form.append('map', JSON.stringify(map));
  form.append('0', content, { filename: name, contentType: 'image/png' });
  return { path: '/graphql', headers: { ...form.getHeaders(), 'apollo-require-preflight': 'true' }, body: form.getBuffer() };
}

/** Sends it as somebody of the staff. */
export function sendUpload({ app }: Shop, staff: Staff, { path, headers, body }: Upload) {
  return app.inject({ method: 'POST', url: path, headers: { ...staff.headers, ...headers }, payload: body });
}
