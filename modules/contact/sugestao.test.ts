import { describe, expect, it } from 'vitest';
import { sugerirEmail } from './sugestao.ts';

describe('what an address with a slip in it was meant to be', () => {
  it.each([
    ['Maria@Gmial.com', 'maria@gmail.com'],
    ['maria@gmai.com', 'maria@gmail.com'],
    ['maria@gmail.con', 'maria@gmail.com'],
    ['maria@gmail.co', 'maria@gmail.com'],
    ['maria@gmaill.com', 'maria@gmail.com'],
    ['maria@gmail.com.br', 'maria@gmail.com'],
    ['maria@hotmal.com', 'maria@hotmail.com'],
    ['maria@hotmial.com', 'maria@hotmail.com'],
    ['maria@outlok.com', 'maria@outlook.com'],
    ['maria@yaho.com.br', 'maria@yahoo.com.br'],
    ['maria@iclould.com', 'maria@icloud.com'],
  ])('%s: %s', (typed, meant) => expect(sugerirEmail(typed)).toBe(meant));

  it.each([
    'maria@gmail.com',
    'maria@mail.com',
    'maria@ymail.com',
    'maria@hotmail.com.br',
    'maria@uol.com.br',
    'maria@sol.com.br',
    'maria@empresa.com.br',
    'maria@',
    'maria',
    '@gmial.com',
    '',
    'a@b@gmial.com',
  ])('%s is left alone', (typed) => expect(sugerirEmail(typed)).toBeNull());
});
