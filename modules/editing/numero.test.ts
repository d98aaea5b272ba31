import { describe, expect, it } from 'vitest';
import { lerDia } from './dia.ts';
import { escreverNumero, escreverReais, lerNumero, mudouDemais } from './numero.ts';

describe('a number as Brazilians write it', () => {
  it.each([
    ['29,90', 29.9],
    ['R$ 29,90', 29.9],
    ['R$\u00a029,90', 29.9],
    ['r$29,9', 29.9],
    [' 1.299,90 ', 1299.9],
    ['1299,9', 1299.9],
    ['29.90', 29.9],
    ['29.9', 29.9],
    ['0.125', 0.125],
    ['1.234.567', 1_234_567],
    ['1.234.567,89', 1_234_567.89],
    ['1024', 1024],
    ['0', 0],
    ['-3', -3],
    ['', null],
    ['   ', null],
  ])('%j is %j', (texto, numero) => {
    expect(lerNumero(texto)).toEqual({ numero });
  });

  it('is refused where it could be two', () => {
    expect(lerNumero('1.299')).toEqual({ erro: '“1.299” pode ser dois números: escreva 1299 ou 1,299.' });
  });

  it.each(['abc', '29,90 reais', '1,299.90', '1.29,90', '12.34.56', '1e3', '--1', '29,', ',5', '1 299,90', 'Infinity', '1,2,3'])(
    '%j is refused with a sentence',
    (texto) => {
      expect(lerNumero(texto)).toEqual({ erro: `Não entendi “${texto}” como número. Escreva como em 1.299,90.` });
    },
  );

  it.each([0, 0.5, 12.5, 1024, 1299.9, 29.9, 0.125, 9_999_999])('%d is read back as it was written', (numero) => {
    expect(lerNumero(escreverNumero(numero))).toEqual({ numero });
    if (Number(numero.toFixed(2)) === numero) expect(lerNumero(escreverReais(numero))).toEqual({ numero });
  });

  it('is money with two places and points between thousands', () => {
    expect([escreverReais(15.9), escreverReais(1299.9), escreverReais(0)]).toEqual(['15,90', '1.299,90', '0,00']);
  });

  it('is worth a question when a price changes by more than half', () => {
    expect([mudouDemais(29.9, 2990), mudouDemais(20, 10), mudouDemais(20, 9.99), mudouDemais(20, 30), mudouDemais(0, 1)]).toEqual(
      [true, false, true, false, true],
    );
  });
});

describe('a day as Brazilians write it', () => {
  it.each([
    ['31/12/2026', '2026-12-31'],
    ['1/2/2026', '2026-02-01'],
    ['01-02-2026', '2026-02-01'],
    ['29/02/2028', '2028-02-29'],
    ['2026-12-31', '2026-12-31'],
    ['', null],
  ])('%j is %j', (texto, dia) => {
    expect(lerDia(texto)).toEqual({ dia });
  });

  it.each(['30/02/2026', '29/02/2027', '12/31/2026', '31/12/26', 'ontem', '2026-13-45', '2026-1', '0/0/2026'])(
    '%j is refused',
    (texto) => {
      expect(lerDia(texto)).toEqual({ erro: 'Data inválida. Escreva dia, mês e ano, como em 31/12/2026.' });
    },
  );
});
