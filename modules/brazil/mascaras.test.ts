import { describe, expect, it } from 'vitest';
import { lugarDoCursor, mascararCep, mascararCpfCnpj, mascararTelefone } from './mascaras.ts';

describe('masks', () => {
  it.each([
    ['', ''],
    ['529', '529'],
    ['5299', '529.9'],
    ['52998224725', '529.982.247-25'],
    [' 529.982.247-25 ', '529.982.247-25'],
    ['529982247250', '52.998.224/7250'],
    ['11444777000161', '11.444.777/0001-61'],
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['12a', '12.A'],
    ['114447770001612', '114447770001612'],
  ])('a document: %s is %s', (typed, masked) => expect(mascararCpfCnpj(typed)).toBe(masked));

  it.each([
    ['01310', '01310'],
    ['013101', '01310-1'],
    ['01.310-100', '01310-100'],
    ['01310-1009', '01310-100'],
    ['cep', ''],
  ])('a CEP: %s is %s', (typed, masked) => expect(mascararCep(typed)).toBe(masked));

  it.each([
    ['11', '11'],
    ['119', '(11) 9'],
    ['1140000000', '(11) 4000-0000'],
    ['11999990000', '(11) 99999-0000'],
    ['+351 912 345 678', '+351 912 345 678'],
    ['011 99999-0000', '011 99999-0000'],
    ['11 99999-0000 (Ana)', '11 99999-0000 (Ana)'],
    ['119999900001', '119999900001'],
  ])('a telephone: %s is %s', (typed, masked) => expect(mascararTelefone(typed)).toBe(masked));

  it('are stable: what is masked stays as it is', () => {
    for (const text of ['529.982.247-25', '11.444.777/0001-61', '12.ABC.345/01DE-35']) expect(mascararCpfCnpj(text)).toBe(text);
    expect(mascararTelefone('(11) 99999-0000')).toBe('(11) 99999-0000');
  });

  it('leave the caret behind the sign that it stood behind', () => {
    expect(lugarDoCursor('5299', 4, '529.9')).toBe(5);
    // A 7 was typed in the middle.
    expect(lugarDoCursor('52.7998', 4, '527.998')).toBe(3);
    expect(lugarDoCursor('01310100', 0, '01310-100')).toBe(0);
  });
});
