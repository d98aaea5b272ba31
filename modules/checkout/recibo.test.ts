import { Big } from 'big.js';
import { describe, expect, it } from 'vitest';
import { FAMILIAS } from '../catalogue/familia.ts';
import { opcoesDoPlano } from './opcoes.ts';
import { compararPeriodos } from './periodos.ts';
import { linhaDoDominio, linhasDoRecibo } from './recibo.ts';
import { calcularTotal } from './total.ts';

const NENHUM = [{ quantidade: 0, valor: 0 }];
const CUPONS = [
  null,
  { codigo: 'FLORADA10', tipo: 'porcentagem' as const, valor: 10 },
  { codigo: 'TERCO', tipo: 'porcentagem' as const, valor: 33.33 },
  { codigo: 'TUDO', tipo: 'porcentagem' as const, valor: 100 },
  { codigo: 'IPE20', tipo: 'fixo' as const, valor: 20 },
  { codigo: 'MUITO', tipo: 'fixo' as const, valor: 99_999.99 },
];

describe('the lines of a receipt', () => {
  it('add up to the total to the centavo, for every family, period, extra and kind of coupon', () => {
    let tried = 0;
    for (const familia of FAMILIAS) {
      const { discos, ips } = opcoesDoPlano(familia.tipo);
      const plano = { nome: 'Teste', valor: 24.99, desconto1: 3.5, desconto2: 12.5, desconto3: 33.33 };
      for (const periodo of familia.periodos)
        for (const disco of discos.length > 0 ? discos : NENHUM)
          for (const ip of ips.length > 0 ? ips : NENHUM)
            for (const cupom of CUPONS) {
              const linhas = linhasDoRecibo({ familia, plano, periodo, disco, ip, cupom });
              const soma = linhas.reduce((ate, { valor }) => ate.plus(valor!), Big(0)).toFixed(2);
              const escolha = { plano, periodo, periodos: familia.periodos, disco: disco.valor, ip: ip.valor, cupom };
              expect(soma, JSON.stringify(escolha)).toBe(calcularTotal(escolha).total);
              for (const { valor, tipo } of linhas) expect(tipo === 'desconto').toBe(Big(valor!).lt(0));
              tried++;
            }
    }
    expect(tried).toBeGreaterThan(700);
  });

  it('say what is taken off apart from what is paid', () => {
    const familia = FAMILIAS.find(({ tipo }) => tipo === 'VPSCPANEL')!;
    const plano = { nome: 'cPanel 30', valor: 329.9, desconto3: 12 };
    const extras = { disco: { quantidade: 100, valor: 60 }, ip: { quantidade: 1, valor: 20 } };
    expect(linhasDoRecibo({ familia, plano, periodo: 12, ...extras, cupom: CUPONS[1]! })).toEqual([
      { rotulo: 'VPS cPanel/WHM: cPanel 30, 12 meses', valor: '3958.80' },
      { rotulo: 'Espaço adicional de 100 GB, 12 meses', valor: '720.00' },
      { rotulo: '1 IP adicional, 12 meses', valor: '240.00' },
      { rotulo: 'Desconto de 12% no plano anual', valor: '-590.26', tipo: 'desconto' },
      { rotulo: 'Cupom de desconto FLORADA10', valor: '-432.85', tipo: 'desconto' },
    ]);
  });

  it.each([
    ['registro', ' Loja.com.br', { rotulo: 'Domínio .com.br, à parte', valor: '40.00', tipo: 'a-parte', nota: '/ano' }],
    ['registro', 'loja.com', { rotulo: 'Domínio .com, à parte', valor: '75.00', tipo: 'a-parte', nota: '/ano' }],
    ['registro', 'loja.net', { rotulo: 'Domínio .net, à parte', valor: '75.00', tipo: 'a-parte', nota: '/ano' }],
    [
      'registro',
      'loja.dev',
      { rotulo: 'Domínio, à parte', valor: null, tipo: 'a-parte', nota: 'preço confirmado antes da cobrança' },
    ],
    ['registro', '', { rotulo: 'Domínio, à parte', valor: null, tipo: 'a-parte', nota: 'preço conforme a terminação' }],
    ['ja-tenho', 'loja.com.br', null],
    ['subdominio', '', null],
  ] as const)('have the domain apart: %s %s', (tipo, dominio, linha) => {
    expect(linhaDoDominio(tipo, dominio)).toEqual(linha);
  });
});

describe('the periods of a plan', () => {
  it('say what each costs and what is saved against paying every month', () => {
    const plano = { valor: 24.9, desconto2: 15, desconto3: 25 };
    expect(compararPeriodos({ plano, periodos: [1, 12, 24], disco: 0, ip: 0 })).toEqual([
      { periodo: 1, mensal: '24.90', total: '24.90', economia: null },
      { periodo: 12, mensal: '21.17', total: '253.98', economia: '44.82' },
      { periodo: 24, mensal: '18.68', total: '448.20', economia: '149.40' },
    ]);
  });

  it('count the extras, and what the month itself has off', () => {
    const plano = { valor: 100, desconto1: 10, desconto2: 10, desconto3: 20 };
    expect(compararPeriodos({ plano, periodos: [1, 6, 12], disco: 35, ip: 20 })).toEqual([
      { periodo: 1, mensal: '139.50', total: '139.50', economia: null },
      { periodo: 6, mensal: '139.50', total: '837.00', economia: null },
      { periodo: 12, mensal: '124.00', total: '1488.00', economia: '186.00' },
    ]);
  });
});
