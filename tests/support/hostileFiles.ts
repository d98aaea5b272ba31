import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG that claims a size, with almost nothing behind it (ISO/IEC 15948). */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const solid = (width = 64, height = 32) => sharp({ create: { width, height, channels: 3, background: '#f7b614' } });
const text = (content: string) => Buffer.from(content);

let good: Promise<[format: string, content: Buffer][]> | undefined;

/** A good picture in every format that is accepted, each made once for all who ask. */
export function goodFiles(): Promise<[format: string, content: Buffer][]> {
  return (good ??= makeGoodFiles());
}

async function makeGoodFiles(): Promise<[string, Buffer][]> {
  const bands = sharp({ create: { width: 1600, height: 640, channels: 3, background: '#0d2a1e' } });
  return [
    ['png', await bands.clone().png().toBuffer()],
    ['jpeg', await bands.clone().jpeg().toBuffer()],
    ['webp', await bands.clone().webp().toBuffer()],
    ['avif', await bands.clone().avif({ effort: 0 }).toBuffer()],
    ['gif', await bands.clone().gif().toBuffer()],
  ];
}

/** Files that mean harm or are broken, each with a file name that a browser would send. */
export async function hostileFiles(): Promise<[name: string, content: Buffer][]> {
  const png = await solid().png().toBuffer();
  const jpeg = await solid(400, 300).jpeg().toBuffer();
  const webp = await solid(400, 300).webp().toBuffer();
  const avif = await solid().avif({ effort: 0 }).toBuffer();
  const gif = await solid(400, 300).gif().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  return [
    ['vazio.png', Buffer.alloc(0)],
    ['texto.png', text('não sou uma imagem')],
    ['pagina.jpg', text('<!doctype html><script>alert(1)</script>')],
    ['script.svg', text(svg)],
    ['script.png', text(svg)],
    [
      'xml.svg',
      text(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg.replace('alert(1)', '&x;')}`),
    ],
    ['remoto.svg', text('<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1:1/x.png"/></svg>')],
    ['comprimido.svgz', Buffer.concat([Buffer.from('1f8b08', 'hex'), deflateSync(text(svg))])],
    ['documento.pdf', text('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>')],
    ['postscript.eps', text('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file')],
    ['programa.png', Buffer.concat([Buffer.from('7f454c4602010100', 'hex'), Buffer.alloc(200)])],
    ['arquivo.zip', Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(100)])],
    ['mvg.png', text("push graphic-context\nviewbox 0 0 9 9\nfill 'url(https://127.0.0.1/x\"|id)'\npop graphic-context")],
    ['php.png', text('<?php system($_GET["c"]); ?>')],
    ['cabecalho.png', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['gigante.png', pngOf(50_000, 50_000)],
    ['gigante-largo.png', pngOf(2_000_000_000, 1)],
    ['zero-pixels.png', pngOf(0, 0)],
    ['mentiroso.png', pngOf(4000, 3000)],
    ['cortado.png', png.subarray(0, png.length - 30)],
    ['cortado.jpg', jpeg.subarray(0, Math.floor(jpeg.length / 2))],
    ['cortado.webp', webp.subarray(0, Math.floor(webp.length / 2))],
    ['cortado.avif', avif.subarray(0, avif.length - 20)],
    ['cortado.gif', gif.subarray(0, 40)],
    ['corrompido.png', Buffer.concat([png.subarray(0, 45), Buffer.alloc(30, 0xff), png.subarray(75)])],
    ['riff.webp', Buffer.concat([text('RIFF'), Buffer.alloc(4, 0xff), text('WEBPVP8 '), Buffer.alloc(50)])],
    ['heic.heic', Buffer.concat([Buffer.from('0000001c', 'hex'), text('ftypheic'), Buffer.alloc(16), text('mif1')])],
    ['imagem.bmp', Buffer.concat([text('BM'), Buffer.alloc(120, 1)])],
    ['imagem.tiff', await solid().tiff().toBuffer()],
    ['enorme.jpg', Buffer.concat([jpeg, Buffer.alloc(100 * 1024 * 1024)])],
  ];
}

/** Good pictures with something else in or after them, or a bad name: stored, but nothing of that survives. */
export async function polyglots(): Promise<[name: string, content: Buffer][]> {
  const jpeg = await solid(400, 160).jpeg().toBuffer();
  const gif = await solid(400, 160).gif().toBuffer();
  const exif = await solid(400, 160)
    .withExif({ IFD0: { Copyright: '<script>alert(1)</script>' } })
    .jpeg()
    .toBuffer();
  return [
    ['foto.jpg', Buffer.concat([jpeg, text('<script>alert(1)</script>')])],
    ['foto.php', Buffer.concat([gif, text('<?php system("id"); ?><script>alert(1)</script>')])],
    ['../../../site.db', jpeg],
    ['..\\..\\foto.html', jpeg],
    ['<script>alert(1)</script>.jpg', exif],
    [`${'a'.repeat(5000)}.jpg`, jpeg],
  ];
}
