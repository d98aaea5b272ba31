import { encode } from 'uqr';

/** A QR Code as a drawing: the path of its dark squares, each one unit wide, in a square with so many units a side, its margin included. */
export interface QrCode {
  lado: number;
  caminho: string;
}

/** Modules around a QR Code (ISO/IEC 18004, quiet zone). */
const MARGEM = 4;

/** The QR Code of a text, with medium error correction; each line's dark squares in one piece: a path of a few kilobytes. */
export function desenharQrCode(texto: string): QrCode {
  const { size: lado, data } = encode(texto, { ecc: 'M', border: MARGEM });
  const caminho = data.flatMap((linha, y) => pecas(linha).map(([x, largura]) => `M${x} ${y}h${largura}v1h-${largura}z`)).join('');
  return { lado, caminho };
}

/** Where dark pieces of a line begin, and how long they are. */
function pecas(linha: readonly boolean[]): [inicio: number, largura: number][] {
  const achadas: [number, number][] = [];
  for (const [x, escuro] of linha.entries()) {
    if (!escuro) continue;
    const ultima = achadas.at(-1);
    if (ultima && ultima[0] + ultima[1] === x) ultima[1] += 1;
    else achadas.push([x, 1]);
  }
  return achadas;
}
