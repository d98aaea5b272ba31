import fc from 'fast-check';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brCode } from './brCode.server.ts';
import { comoPagar } from './pagamento.service.ts';
import { ultimoDia } from './prazo.ts';

/** Fields of a code by their identifiers, as another program reads them: identifier, length, value. @throws where they do not fill it */
function read(code: string): Record<string, string> {
  const fields: Record<string, string> = {};
  let rest = code;
  while (rest !== '') {
    const [, id = '', length = ''] = /^(\d\d)(\d\d)/.exec(rest) ?? [];
    const value = rest.slice(4, 4 + Number(length));
    if (id === '' || id in fields || value.length !== Number(length)) throw new Error(`no field at ${rest}`);
    fields[id] = value;
    rest = rest.slice(4 + value.length);
  }
  return fields;
}

/** CRC-16/CCITT-FALSE by the division of polynomials itself, on bits: not as the shop does it. */
function checksum(text: string): string {
  const bits = [...Buffer.from(text)].flatMap((byte) => Array.from({ length: 8 }, (_, i) => (byte >> (7 - i)) & 1));
  const register = Array.from({ length: 16 }, () => 1);
  for (const bit of bits) {
    const out = register.shift()! ^ bit;
    register.push(0);
    if (out) for (const place of [15, 10, 3]) register[place]! ^= 1;
  }
  return Number.parseInt(register.join(''), 2).toString(16).toUpperCase().padStart(4, '0');
}

describe('the code of a PIX', () => {
  it('is the example of the manual of the Central Bank, byte for byte', () => {
    const fulano = { chave: '123e4567-e12b-12d1-a456-426655440000', nome: 'Fulano de Tal', cidade: 'BRASILIA' };
    expect(brCode(fulano, null)).toBe(
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    );
  });

  const ascii = (max: number) =>
    fc.string({
      unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
      minLength: 1,
      maxLength: max,
    });

  it('is read by another reader as it was meant, whatever name, city, key, amount and identifier', () => {
    fc.assert(
      fc.property(
        fc.record({ chave: ascii(77), nome: ascii(25), cidade: ascii(15) }),
        fc.integer({ min: 1, max: 2_147_483_647 }),
        fc.stringMatching(/^[0-9A-Z]{1,25}$/),
        (recebedor, centavos, txid) => {
          const code = brCode(recebedor, { valor: centavos / 100, txid });
          const fields = read(code);
          expect(Object.keys(fields)).toHaveLength(10);
          expect(fields).toMatchObject({ '00': '01', '52': '0000', '53': '986', '58': 'BR' });
          expect(read(fields['26']!)).toEqual({ '00': 'br.gov.bcb.pix', '01': recebedor.chave });
          expect([fields['59'], fields['60']]).toEqual([recebedor.nome, recebedor.cidade]);
          expect(read(fields['62']!)).toEqual({ '05': txid });
          expect(fields['54']).toMatch(/^\d+\.\d\d$/);
          expect(Number(fields['54']!.replace('.', ''))).toBe(centavos);
          expect(code.slice(-8)).toBe(`6304${checksum(code.slice(0, -4))}`);
        },
      ),
    );
  });
});

describe('how an order is paid', () => {
  const pix = { chave: 'financeiro@ipe.example', nome: 'IPE HOSPEDAGEM', cidade: 'SAO PAULO' };
  const PEDIDO = { codigo: 'K7M4-2Q9X', valor: 240, dia: '2026-11-23' };
  const MEIO_DIA = new Date('2026-11-24T15:00:00Z');

  it('is a code with amount and identifier, and the same as a QR Code that a reader reads', async () => {
    const { forma, ate, valor, recebedor, codigoPix, qrCode } = comoPagar({ pix, dias: 5 }, PEDIDO, MEIO_DIA);
    expect([forma, ate, valor, recebedor]).toEqual(['pix', '2026-11-28', 240, 'IPE HOSPEDAGEM']);
    expect(read(read(codigoPix!)['62']!)).toEqual({ '05': 'K7M42Q9X' });
    const { lado, caminho } = qrCode!;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${lado} ${lado}" width="${lado * 6}" height="${lado * 6}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${lado}v${lado}H0z"/><path d="${caminho}"/></svg>`;
    const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(codigoPix);
  });

  it('is a code until the end of the last day in São Paulo, and a sentence after it', () => {
    const na = (instante: string) => comoPagar({ pix, dias: 5 }, PEDIDO, new Date(instante)).forma;
    expect(na('2026-11-29T02:59:59.999Z')).toBe('pix');
    expect(na('2026-11-29T03:00:00.000Z')).toBe('vencido');
    expect([ultimoDia('2026-12-30', 5), ultimoDia('2028-02-27', 3)]).toEqual(['2027-01-04', '2028-03-01']);
  });

  it('is never over before the end of a trial, and has its days anew where they were given', () => {
    const prazo = (mais: object, quando = MEIO_DIA) => {
      const { forma, ate, testeAte } = comoPagar({ pix, dias: 5 }, { ...PEDIDO, ...mais }, quando);
      return [forma, ate, testeAte];
    };
    expect(prazo({ diasDeTeste: 14 })).toEqual(['pix', '2026-12-07', '2026-12-07']);
    expect(prazo({ diasDeTeste: 3 })).toEqual(['pix', '2026-11-28', '2026-11-26']);
    const depois = new Date('2026-12-20T15:00:00Z');
    expect(prazo({ diasDeTeste: 14 }, depois)).toEqual(['vencido', '2026-12-07', null]);
    expect(prazo({ diasDeTeste: 14, prazoDesde: '2026-12-20' }, depois)).toEqual(['pix', '2026-12-25', null]);
    expect(prazo({ diasDeTeste: 14, prazoDesde: '2026-11-24' })).toEqual(['pix', '2026-12-07', '2026-12-07']);
  });

  it('says when a trial was over, however it is paid, unless the order, or days to pay, came after it; a correction has its own days', () => {
    const depois = new Date('2026-12-20T15:00:00Z');
    const prazo = (mais: object, parts: object = {}) => {
      const { ate, testeAte, testeAcabouEm } = comoPagar(
        { pix, dias: 5, ...parts },
        { ...PEDIDO, diasDeTeste: 14, ...mais },
        depois,
      );
      return [ate, testeAte, testeAcabouEm];
    };
    expect(prazo({})).toEqual(['2026-12-07', null, '2026-12-07']);
    expect(prazo({}, { pix: null })).toEqual([null, null, '2026-12-07']);
    expect(prazo({}, { dias: 40 })).toEqual(['2027-01-02', null, '2026-12-07']);
    expect(prazo({ prazoDesde: '2026-12-07' })).toEqual(['2026-12-12', null, '2026-12-07']);
    expect(prazo({ prazoDesde: '2026-12-08' })).toEqual(['2026-12-13', null, null]);
    expect(prazo({ dia: '2026-12-20', testeDesde: '2026-11-23' })).toEqual(['2026-12-25', null, null]);
    expect(prazo({ dia: '2026-12-07', testeDesde: '2026-11-23' })).toEqual(['2026-12-12', null, '2026-12-07']);
    expect(prazo({ dia: '2026-12-20', testeDesde: '2026-12-19' })).toEqual(['2027-01-02', '2027-01-02', null]);
  });

  it('is nothing where nothing is to be paid, and as staff say without a key or a price', () => {
    const sem = { ate: null, testeAte: null, testeAcabouEm: null, valor: null, recebedor: null, codigoPix: null, qrCode: null };
    const como = (pedido: object, parts: object = {}) =>
      comoPagar({ pix, dias: 5, ...parts }, { ...PEDIDO, ...pedido }, MEIO_DIA);
    expect(como({ valor: 0 })).toEqual({ forma: 'nada', ...sem });
    expect(como({ valor: 0 }, { pix: null })).toEqual({ forma: 'nada', ...sem });
    expect(como({ valor: null })).toEqual({ forma: 'instrucoes', ...sem });
    expect(como({}, { pix: null })).toEqual({ forma: 'instrucoes', ...sem });
  });
});
