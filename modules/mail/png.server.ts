import { crc32, deflateSync } from 'node:zlib';
import type { Desenho } from './carta.ts';

const ASSINATURA = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Pixels of each unit: sharp where mail is read at twice the width. */
const ESCALA = 8;

/** A QR Code as a picture of black and white alone (PNG, one bit a pixel), for programs of mail, which show no SVG. */
export function pngDoQrCode({ lado, caminho }: Desenho): Buffer {
  const pixels = lado * ESCALA;
  const passo = Math.ceil(pixels / 8);
  const linhas = Array.from({ length: lado }, () => Buffer.alloc(passo, 0xff));
  for (const [, x, y, largura] of caminho.matchAll(/M(\d+) (\d+)h(\d+)/g))
    // With eight pixels a unit, a unit is a byte.
    linhas[Number(y)]!.fill(0, Number(x), Number(x) + Number(largura));
  // Each line begins with its filter: none.
  const dados = Buffer.concat(linhas.flatMap((linha) => Array<Buffer>(ESCALA).fill(Buffer.concat([Buffer.of(0), linha]))));
  const cabeca = Buffer.alloc(13);
  cabeca.writeUInt32BE(pixels, 0);
  cabeca.writeUInt32BE(pixels, 4);
  cabeca[8] = 1;
  return Buffer.concat([ASSINATURA, parte('IHDR', cabeca), parte('IDAT', deflateSync(dados)), parte('IEND', Buffer.alloc(0))]);
}

/** Length, name, content, checksum (PNG, section 5.3). */
function parte(nome: string, conteudo: Buffer): Buffer {
  const corpo = Buffer.concat([Buffer.from(nome, 'latin1'), conteudo]);
  const fim = Buffer.alloc(8);
  fim.writeUInt32BE(conteudo.length, 0);
  fim.writeUInt32BE(crc32(corpo), 4);
  return Buffer.concat([fim.subarray(0, 4), corpo, fim.subarray(4)]);
}
