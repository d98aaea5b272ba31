import { expect, test } from 'vitest';
import { enderecoDoWhatsApp } from './telefone.ts';

test.each([
  ['(11) 99999-0000', '5511999990000'],
  ['11 3333 0000', '551133330000'],
  ['011 99999-0000', '5511999990000'],
  ['+351 912 345 678', '351912345678'],
  ['5511999990000', '5511999990000'],
])('%s is written to at %s', (telefone, numero) => {
  expect(enderecoDoWhatsApp(telefone, 'Pedido A&B')).toBe(`https://wa.me/${numero}?text=Pedido%20A%26B`);
});

test.each(['', '190', 'não tenho', '1'.repeat(20)])('“%s” is no number', (telefone) => {
  expect(enderecoDoWhatsApp(telefone, 'Olá')).toBeNull();
});
