import { expect, it } from 'vitest';
import type { Mudanca } from '../../../modules/editing/mudanca.ts';
import { readChanges } from './labels.ts';

const read = (palavra: string, ...mudancas: Mudanca[]) =>
  readChanges(palavra, mudancas).map(({ rotulo, de, para }) => `${rotulo}: ${de} → ${para}`.replaceAll('\u00a0', ' '));

it('the trace says a value as screen and filter do', () => {
  expect([
    ...read('pedido', { campo: 'status', de: 'em_atendimento', para: 'concluida' }),
    ...read('contato', { campo: 'status', de: 'nova', para: 'respondida' }),
    ...read('cupom', { campo: 'tipo', de: 'porcentagem', para: 'fixo' }),
    ...read('plano', { campo: 'nome', de: 'fixo', para: '2026-12-31' }),
    ...read('pedido', { campo: 'status', de: 'de_antes', para: 'constructor' }),
    ...read('pedido', { campo: 'nota', de: null, para: 'constructor' }),
    ...read(
      'pedido',
      { campo: 'pagaEm', de: null, para: '2026-11-20T15:00:00.000Z' },
      { campo: 'referenciaExterna', de: 'FAT-1', para: null },
    ),
    ...read('banner', { campo: 'tipo', de: 'constructor', para: 'FIXO' }),
  ]).toEqual([
    'Status: Em atendimento → Concluída',
    'Status: Nova → Respondida',
    'Tipo: Porcentagem → Valor fixo (R$)',
    'Nome: fixo → 2026-12-31',
    'Status: de_antes → constructor',
    'Nota: null → constructor',
    'Pago em: null → 20 de novembro de 2026 às 12:00',
    'Referência externa: FAT-1 → null',
    'Tipo: constructor → FIXO',
  ]);
});

it('a number is written by what it counts, and not by the name of its field', () => {
  expect([
    ...read('plano', { campo: 'valor', de: 29.9, para: 1234.5 }, { campo: 'desconto2', de: 10, para: 12.5 }),
    ...read('plano', { campo: 'ram1', de: 1024, para: null }, { campo: 'ativo', de: true, para: false }),
    ...read('pedido', { campo: 'valorIpAdicional', de: 0, para: 15 }, { campo: 'substituiId', de: null, para: 7 }),
    ...read('cupom', { campo: 'planoId', de: 3, para: null }, { campo: 'dataFim', de: '2026-12-31', para: '2027-01-01' }),
    ...read('cupom', { campo: 'valor', de: 10, para: 12.5, unidadeAntes: 'porcento', unidadeDepois: 'reais' }),
  ]).toEqual([
    'Valor: R$ 29,90 → R$ 1.234,50',
    'Desconto 2 (%): 10% → 12,5%',
    'RAM: 1024 → null',
    'Ativo: Sim → Não',
    'IPs adicionais (R$): R$ 0,00 → R$ 15,00',
    'Corrige: null → #7',
    'Plano: #3 → null',
    'Fim: 31/12/2026 → 01/01/2027',
    'Desconto: 10% → R$ 12,50',
  ]);
});

it('a line from before units were kept, or of a table or field that is gone, can be read', () => {
  expect([
    ...read('cupom', { campo: 'valor', de: 10, para: 12.5 }),
    ...read('cupom', { campo: 'tipo', de: 'porcentagem', para: 'fixo' }, { campo: 'valor', de: 10, para: 20 }),
    ...read('administrador', { campo: 'ativo', de: true, para: false }),
    ...read('brinde', { campo: 'desde', de: '2026-12-31', para: 12.5 }, { campo: 'partes', de: null, para: ['a', 1] }),
    ...read('plano', { campo: 'sumido', de: '', para: 3 }),
  ]).toEqual([
    'Desconto: 10 → 12,5',
    'Tipo: Porcentagem → Valor fixo (R$)',
    'Desconto: 10% → R$ 20,00',
    'ativo: Sim → Não',
    'desde: 31/12/2026 → 12,5',
    'partes: null → ["a",1]',
    'sumido: null → 3',
  ]);
});
