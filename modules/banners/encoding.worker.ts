import sharp from 'sharp';
import { LARGURAS, nomeDaVariante, PROPORCAO, type Recorte } from './imagem.ts';
import type { EncodeJob, EncodeAnswer } from './encoding.server.ts';

// A process of its own, for one picture: what the pixels take is given back when it ends, and a file that a decoder dies of takes
// nothing else along. It is given no setting and no secret.

/** Pixels of a picture that is taken; a telephone takes 12.2 million. */
const MAIOR_AREA = 12_600_000;
/** Longest side, as in a WebP: what is thinner is decoded whole for each of its lines. */
const MAIOR_LADO = 16_383;
/** The decoder of AVIF holds a picture several times over. */
const MAIOR_AREA_AVIF = 6_000_000;
const FORMATOS: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp', 'gif', 'heif']);

// The decoders that are not needed stay shut, whatever a file says it is: no SVG, no PDF, no remote reference (D30).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
// Nothing is asked for twice.
sharp.cache(false);
sharp.concurrency(1);

process.once('message', async ({ conteudo, imagem, recorte }: EncodeJob) => {
  const resposta = await codificar(Buffer.from(conteudo), imagem, recorte).catch((error): EncodeAnswer => ({
    recusa: /pixel limit/i.test(String(error)) ? 'pixels' : 'invalida',
  }));
  process.send?.(resposta, () => process.disconnect());
});

async function codificar(conteudo: Buffer, imagem: string, recorte: Recorte | null): Promise<EncodeAnswer> {
  const original = sharp(conteudo, { limitInputPixels: MAIOR_AREA, failOn: 'error' });
  const { format, compression, width, height, autoOrient } = await original.metadata();
  if (!FORMATOS.has(format) || (format === 'heif' && compression !== 'av1')) return { recusa: 'invalida' };
  if (Math.max(width, height) > MAIOR_LADO || width * height > (format === 'heif' ? MAIOR_AREA_AVIF : MAIOR_AREA))
    return { recusa: 'pixels' };
  const parte = recorte ?? { x: 0, y: 0, largura: autoOrient.width, altura: autoOrient.height };
  if (!cabe(parte, autoOrient)) return { recusa: 'recorte' };
  if (parte.altura > parte.largura) return { recusa: 'alta' };

  // Decoded once, and made as small as it will be kept, before anything is encoded.
  const largura = Math.min(parte.largura, PROPORCAO.largura);
  const { data, info } = await original
    .autoOrient()
    .extract({ left: parte.x, top: parte.y, width: parte.largura, height: parte.altura })
    .resize({ width: largura })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const em = (menor: number) => sharp(data, { raw }).resize({ width: menor, withoutEnlargement: true });
  const arquivos: [nome: string, bytes: Uint8Array][] = [[imagem, await em(largura).webp({ quality: 82 }).toBuffer()]];
  for (const menor of LARGURAS)
    arquivos.push([nomeDaVariante(imagem, menor), await em(menor).avif({ quality: 55, effort: 3 }).toBuffer()]);
  return { arquivos };
}

/** Whether a part lies in a picture, and has something of it. */
function cabe({ x, y, largura, altura }: Recorte, { width, height }: { width: number; height: number }): boolean {
  return x >= 0 && y >= 0 && largura > 0 && altura > 0 && x + largura <= width && y + altura <= height;
}
