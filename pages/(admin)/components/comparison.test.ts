import { describe, expect, it } from 'vitest';
import { difference, inOrders } from './comparison.ts';

const soma = (quantidade: number, valor: number) => ({ quantidade, valor });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('today against a week ago, in words', () => {
  it.each([
    [soma(0, 0), soma(0, 0), 'Nos dois dias, nada até esta hora.'],
    [soma(3, 90), soma(0, 0), '3 assinaturas a mais e R$ 90,00 a mais.'],
    [soma(0, 0), soma(1, 24.9), '1 assinatura a menos e R$ 24,90 a menos.'],
    [soma(2, 100), soma(2, 100), 'O mesmo número de assinaturas e o mesmo valor.'],
    [soma(2, 100), soma(2, 120), 'O mesmo número de assinaturas e R$ 20,00 a menos.'],
    [soma(3, 100), soma(5, 60), '2 assinaturas a menos e R$ 40,00 a mais.'],
    // Free ones are orders all the same.
    [soma(1, 0), soma(0, 0), '1 assinatura a mais e o mesmo valor.'],
    [soma(1, 0.3), soma(1, 0.1 + 0.2), 'O mesmo número de assinaturas e o mesmo valor.'],
  ])('%j against %j', (hoje, antes, words) => {
    expect(plain(difference(hoje, antes))).toBe(words);
  });

  it('says of a day without orders that it has none', () => {
    expect([soma(0, 0), soma(1, 0), soma(2, 1234.5)].map(inOrders).map(plain)).toEqual([
      'nenhuma assinatura',
      '1 assinatura, R$ 0,00',
      '2 assinaturas, R$ 1.234,50',
    ]);
  });
});
