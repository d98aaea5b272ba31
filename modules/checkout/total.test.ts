import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAMILIAS } from '../catalogue/familia.ts';
import { opcoesDoPlano } from './opcoes.ts';
import { calcularTotal, decomporTotal } from './total.ts';

interface Integers {
  plan: number;
  extras: number;
  hundredths: number;
  months: number;
  coupon: { percent: number } | { cents: number } | null;
}

/** Independent exact computation on integers: cents, hundredths of a percent, rounded half up once. */
function exact({ plan, extras, hundredths, months, coupon }: Integers): string {
  // Scale: cents × 10^8.
  let amount = BigInt(plan + extras) * BigInt(10_000 - hundredths) * BigInt(months) * 10_000n;
  if (coupon && 'percent' in coupon) amount = (amount / 10_000n) * BigInt(10_000 - coupon.percent);
  if (coupon && 'cents' in coupon) amount -= BigInt(coupon.cents) * 100_000_000n;
  if (amount < 0n) amount = 0n;
  const cents = (amount + 50_000_000n) / 100_000_000n;
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}

const coupons = fc.oneof(
  fc.constant(null),
  fc.record({ percent: fc.integer({ min: 0, max: 10_000 }) }),
  fc.record({ cents: fc.integer({ min: 0, max: 1_000_000 }) }),
);

describe('total of an order', () => {
  it('equals an exact integer computation for any plan, extras, period and coupon, and so does the sum of its parts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FAMILIAS),
        fc.integer({ min: 0, max: 9_999_999 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.nat(),
        fc.nat(),
        fc.constantFrom(0, 1, 2),
        coupons,
        (familia, plan, hundredths, diskAt, ipAt, posicao, coupon) => {
          const { discos, ips } = opcoesDoPlano(familia.tipo);
          const disco = discos[diskAt % (discos.length || 1)]?.valor ?? 0;
          const ip = ips[ipAt % (ips.length || 1)]?.valor ?? 0;
          const periodo = familia.periodos[posicao]!;
          const cupom =
            coupon &&
            ('percent' in coupon
              ? { tipo: 'porcentagem' as const, valor: coupon.percent / 100 }
              : { tipo: 'fixo' as const, valor: coupon.cents / 100 });
          const escolha = {
            plano: { valor: plan / 100, [`desconto${posicao + 1}`]: hundredths / 100 },
            periodo,
            periodos: familia.periodos,
            disco,
            ip,
            cupom,
          };
          const { total } = calcularTotal(escolha);
          expect(total).toBe(exact({ plan, extras: (disco + ip) * 100, hundredths, months: periodo, coupon }));
          const { desconto, cupom: doCupom, ...cheios } = decomporTotal(escolha);
          expect(cheios).toEqual({ plano: (plan * periodo) / 100, disco: disco * periodo, ip: ip * periodo });
          const parts = [cheios.plano, cheios.disco, cheios.ip, desconto, doCupom];
          expect(parts.reduce((sum, part) => sum + Math.round(part * 100), 0)).toBe(Math.round(Number(total) * 100));
          expect([desconto <= 0, doCupom <= 0]).toEqual([true, true]);
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('is never below 0', () => {
    const { total } = calcularTotal({
      plano: { valor: 10 },
      periodo: 1,
      periodos: [1, 6, 12],
      cupom: { tipo: 'fixo', valor: 50 },
    });
    expect(total).toBe('0.00');
  });
});
