import { Big } from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERIODOS_CURTOS, PERIODOS_LONGOS, lerPeriodo } from './periodo.ts';
import { calcularPreco, formatarPercentual, formatarReais, menorPreco } from './preco.ts';
import { reajustar } from './reajuste.ts';

/** Independent exact computation on integers: cents, hundredths of a percent, rounded half up. */
function exact(cents: number, hundredths: number, months: number): string {
  const product = BigInt(cents) * BigInt(10_000 - hundredths) * BigInt(months);
  const rounded = (product + 5_000n) / 10_000n;
  return `${rounded / 100n}.${String(rounded % 100n).padStart(2, '0')}`;
}

const cents = fc.integer({ min: 0, max: 99_999_999 });
const hundredths = fc.integer({ min: 0, max: 10_000 });
const periodos = fc.constantFrom(PERIODOS_LONGOS, PERIODOS_CURTOS);
const position = fc.constantFrom(0, 1, 2);

describe('price of a plan', () => {
  it('becomes dearer or cheaper by a percentage as an exact integer computation says', () => {
    const change = fc.integer({ min: -9_999, max: 100_000 });
    fc.assert(
      fc.property(cents, change, (valor, mudanca) => {
        expect(reajustar(valor / 100, mudanca / 100).toFixed(2)).toBe(exact(valor, -mudanca, 1));
      }),
      { numRuns: 5000 },
    );
  });

  it('equals an exact integer computation for any value, discount and period', () => {
    fc.assert(
      fc.property(cents, hundredths, periodos, position, (valor, desconto, opcoes, posicao) => {
        const descontos = { [`desconto${posicao + 1}`]: desconto / 100 };
        const periodo = opcoes[posicao]!;
        const preco = calcularPreco({ valor: valor / 100, ...descontos }, periodo, opcoes);
        expect(preco.mensal).toBe(exact(valor, desconto, 1));
        expect(preco.total).toBe(exact(valor, desconto, periodo));
        expect(preco.original).toBe(exact(valor, 0, 1));
      }),
      { numRuns: 5000 },
    );
  });

  it('is lowest at the first of the periods whose rounded price a month is the least', () => {
    const percent = hundredths.map((desconto) => desconto / 100);
    fc.assert(
      fc.property(cents, percent, percent, percent, (valor, desconto1, desconto2, desconto3) => {
        const plano = { valor: valor / 100, desconto1, desconto2, desconto3 };
        const precos = PERIODOS_CURTOS.map((periodo) => calcularPreco(plano, periodo, PERIODOS_CURTOS));
        const menor = precos.toSorted((a, b) => Big(a.mensal).cmp(b.mensal))[0]!;
        expect(menorPreco(plano, PERIODOS_CURTOS)).toEqual({ periodo: menor.periodo, mensal: menor.mensal });
      }),
    );
  });

  it('rounds the total from the exact product, not from the rounded monthly price', () => {
    const preco = calcularPreco({ valor: 9.99, desconto3: 33 }, 12, PERIODOS_CURTOS);
    expect(preco.mensal).toBe('6.69');
    expect(preco.total).toBe('80.32');
  });

  it('rounds half a cent up', () => {
    expect(calcularPreco({ valor: 0.01, desconto1: 50 }, 1, PERIODOS_CURTOS).mensal).toBe('0.01');
  });

  it.each([
    [PERIODOS_LONGOS, 1, 5],
    [PERIODOS_LONGOS, 12, 15],
    [PERIODOS_LONGOS, 24, 25],
    [PERIODOS_CURTOS, 1, 5],
    [PERIODOS_CURTOS, 6, 15],
    [PERIODOS_CURTOS, 12, 25],
  ] as const)('takes the discount by the position of the period: %j at %i months is %i%%', (opcoes, periodo, desconto) => {
    const plano = { valor: 100, desconto1: 5, desconto2: 15, desconto3: 25 };
    expect(calcularPreco(plano, periodo, opcoes).desconto).toBe(desconto);
  });

  it('counts a missing discount as 0', () => {
    expect(calcularPreco({ valor: 10, desconto1: null }, 1, PERIODOS_CURTOS)).toMatchObject({ desconto: 0, mensal: '10.00' });
    expect(calcularPreco({ valor: 10 }, 12, PERIODOS_CURTOS)).toMatchObject({ desconto: 0, total: '120.00' });
  });
});

describe('Brazilian notation', () => {
  it.each([
    [0, 'R$ 0,00'],
    [9.9, 'R$ 9,90'],
    ['1234.5', 'R$ 1.234,50'],
    ['1234567.89', 'R$ 1.234.567,89'],
  ])('writes %s as %s', (reais, text) => {
    expect(formatarReais(reais)).toBe(text);
  });

  it('writes percentages with a comma', () => {
    expect(formatarPercentual(12.5)).toBe('12,5');
  });
});

describe('period in the address', () => {
  it('is taken when the page offers it', () => {
    expect(lerPeriodo('6', PERIODOS_CURTOS, 12)).toBe(6);
  });

  it.each([undefined, '', '24', '06', '6.0', ' 6', '-1', '1e1', 'abc', '6'.repeat(5000)])(
    'falls back to the default for %j',
    (query) => {
      expect(lerPeriodo(query, PERIODOS_CURTOS, 12)).toBe(12);
    },
  );
});
