import { describe, expect, it } from 'vitest';
import { alternativasDe, dominioProcurado } from './alternativas.ts';

describe('the domain in what is typed', () => {
  it.each([
    ['MinhaLoja', 'minhaloja.com.br'],
    [' minha loja ', 'minhaloja.com.br'],
    ['https://www.minhaloja.com/entrar?a=1', 'minhaloja.com'],
    ['minhaloja.net', 'minhaloja.net'],
    ['   ', ''],
  ])('%j is %j', (typed, dominio) => expect(dominioProcurado(typed)).toBe(dominio));
});

describe('what is offered for a name that is taken', () => {
  it('is the same name under the other endings, and three others', () => {
    expect(alternativasDe('loja.com.br')).toEqual({
      finais: ['loja.com', 'loja.net'],
      variacoes: ['lojaonline.com.br', 'siteloja.com.br', 'lojabrasil.com.br'],
    });
  });

  it('has every ending where the one asked for is not offered', () => {
    const { finais, variacoes } = alternativasDe('loja.org');
    expect(finais).toEqual(['loja.com.br', 'loja.com', 'loja.net']);
    expect(variacoes[0]).toBe('lojaonline.com.br');
  });

  it('names nothing that is longer than a name may be', () => {
    expect(alternativasDe(`${'a'.repeat(60)}.com`).variacoes).toEqual([]);
    expect(alternativasDe('')).toEqual({ finais: [], variacoes: [] });
  });
});
