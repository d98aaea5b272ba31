import { describe, expect, it } from 'vitest';
import { lerDia } from './dia.ts';
import { altoDemais, escreverNumero, escreverReais, lerNumero, mudouDemais } from './numero.ts';

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

  it.each([
    ['81.500', 81500],
    ['1.200.000', 1200000],
    ['-1.299', -1299],
    ['12', 12],
  ])('%j is %j where it can only be whole', (texto, numero) => {
    expect(lerNumero(texto, undefined, true)).toEqual({ numero });
  });

  it.each([
    ['R$ 10', '“R$ 10” é um valor em reais. Escreva só o número.'],
    ['muitos', 'Não entendi “muitos” como número. Escreva como em 1.299.'],
  ])('%j is refused where it can only be whole', (texto, erro) => {
    expect(lerNumero(texto, undefined, true)).toEqual({ erro });
  });

  it.each([
    ['1.299', undefined, false, '1299 ou 1,299'],
    ['1.299', 'reais', false, '1299 ou os centavos com duas casas'],
    ['R$ 1,500', 'reais', false, '1500 ou os centavos com duas casas'],
    ['1.500%', 'porcento', false, '1500 ou 1,500'],
    ['1,000', undefined, true, '1000 ou 1'],
  ] as const)('%j of %s is refused, since it could be two', (texto, unidade, inteiro, escreva) => {
    expect(lerNumero(texto, unidade, inteiro)).toEqual({ erro: `“${texto}” pode ser dois números: escreva ${escreva}.` });
  });

  it.each(['abc', '29,90 reais', '1,299.90', '1.29,90', '12.34.56', '1e3', '--1', '29,', ',5', '1 299,90', 'Infinity', '1,2,3'])(
    '%j is refused with a sentence',
    (texto) => {
      expect(lerNumero(texto)).toEqual({ erro: `Não entendi “${texto}” como número. Escreva como em 1.299,90.` });
    },
  );

  it('is not said again whole where it is long', () => {
    for (const end of ['', '%', ' R$']) {
      const lido = lerNumero(`${'x'.repeat(5000)}1${end}`);
      expect('erro' in lido && lido.erro.length).toBeLessThan(130);
    }
  });

  it.each([0, 0.5, 12.5, 1024, 1299.9, 29.9, 0.125, 1.125, -12.375, 1234.125, 9_999_999])(
    '%d is read back as it was written',
    (numero) => {
      expect(lerNumero(escreverNumero(numero))).toEqual({ numero });
      if (Number(numero.toFixed(2)) === numero) expect(lerNumero(escreverReais(numero))).toEqual({ numero });
    },
  );

  it('is money with two places and points between thousands', () => {
    expect([escreverReais(15.9), escreverReais(1299.9), escreverReais(0)]).toEqual(['15,90', '1.299,90', '0,00']);
  });

  it.each([
    ['15%', 15],
    ['12,5 %', 12.5],
    ['12.5%', 12.5],
    ['15', 15],
    ['-3%', -3],
    ['1.234.567%', 1_234_567],
  ])('%j is %j where percent is counted', (texto, numero) => {
    expect(lerNumero(texto, 'porcento')).toEqual({ numero });
  });

  it.each([
    ['15%', 'reais', '“15%” é uma porcentagem, e este campo conta reais.'],
    [' R$ 15,00 % ', 'reais', '“R$ 15,00 %” é uma porcentagem, e este campo conta reais.'],
    ['R$ 15', 'porcento', '“R$ 15” é um valor em reais, e este campo conta porcento.'],
    ['15%', undefined, '“15%” tem um sinal de porcentagem. Escreva só o número.'],
    ['15%%', 'porcento', 'Não entendi “15%%” como número. Escreva como em 1.299,90.'],
    ['%', 'porcento', 'Não entendi “%” como número. Escreva como em 1.299,90.'],
    ['1.299%', 'porcento', '“1.299%” pode ser dois números: escreva 1299 ou 1,299.'],
  ] as const)('%j is refused where %s is counted', (texto, unidade, erro) => {
    expect(lerNumero(texto, unidade)).toEqual({ erro });
  });

  it('is worth a question when it was never there and is above a thousand reais or half', () => {
    expect([altoDemais(1000, 'reais'), altoDemais(1000.01, 'reais')]).toEqual([false, true]);
    expect([altoDemais(50, 'porcento'), altoDemais(50.1, 'porcento')]).toEqual([false, true]);
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
    ['31/12/26', '2026-12-31'],
    ['1.2.99', '2099-02-01'],
    ['29/02/28', '2028-02-29'],
    ['', null],
  ])('%j is %j', (texto, dia) => {
    expect(lerDia(texto)).toEqual({ dia });
  });

  // With hyphens a short year may come first, as machines write it.
  it.each(
    '30/02/2026 29/02/2027 12/31/2026 29/02/27 31/12/6 31/12/026 26-12-31 31/12-26 ontem 2026-13-45 2026-1 0/0/2026'.split(' '),
  )('%j is refused', (texto) => {
    expect(lerDia(texto)).toEqual({ erro: 'Data inválida. Escreva dia, mês e ano, como em 31/12/2026.' });
  });
});
