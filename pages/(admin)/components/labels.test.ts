import { expect, it } from 'vitest';
import { palavraDe } from './labels.ts';

it('the trace says a value as screen and filter do', () => {
  expect([
    palavraDe('pedido', 'status', 'em_atendimento'),
    palavraDe('contato', 'status', 'respondida'),
    palavraDe('cupom', 'tipo', 'fixo'),
    palavraDe('plano', 'nome', 'fixo'),
    palavraDe('pedido', 'status', 'de_antes'),
    palavraDe('pedido', 'nota', null),
    palavraDe('pedido', 'nota', 'constructor'),
    palavraDe('pedido', 'status', 'constructor'),
  ]).toEqual(['Em atendimento', 'Respondida', 'Valor fixo (R$)', 'fixo', 'de_antes', 'vazio', 'constructor', 'constructor']);
});
