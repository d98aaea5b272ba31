import { describe, expect, it } from 'vitest';
import { bannerEmExibicao } from './banner.ts';

const temporario = { ativo: true, tipo: 'TEMPORARIO', dataInicio: '2026-11-10', dataFim: '2026-11-20' } as const;

describe('a banner on show', () => {
  it('is any FIXO banner, whatever its dates', () => {
    expect(bannerEmExibicao({ ativo: true, tipo: 'FIXO', dataInicio: '2030-01-01', dataFim: null }, new Date())).toBe(true);
  });

  it('is never an inactive one', () => {
    expect(bannerEmExibicao({ ...temporario, ativo: false }, new Date('2026-11-15T12:00:00Z'))).toBe(false);
    expect(bannerEmExibicao({ ativo: false, tipo: 'FIXO' }, new Date())).toBe(false);
  });

  it.each([
    ['the last moment before its first day', '2026-11-10T02:59:59.999Z', false],
    ['the first moment of its first day', '2026-11-10T03:00:00.000Z', true],
    ['a day between', '2026-11-15T12:00:00.000Z', true],
    ['the last moment of its last day', '2026-11-21T02:59:59.999Z', true],
    ['the first moment after its last day', '2026-11-21T03:00:00.000Z', false],
  ])('counts days in São Paulo: %s', (_when, instant, shown) => {
    expect(bannerEmExibicao(temporario, new Date(instant))).toBe(shown);
  });

  it.each([{ dataInicio: null }, { dataFim: null }])('is no TEMPORARIO one without both dates: %j', (dates) => {
    expect(bannerEmExibicao({ ...temporario, ...dates }, new Date('2026-11-15T12:00:00Z'))).toBe(false);
  });
});
