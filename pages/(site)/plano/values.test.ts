import { describe, expect, it } from 'vitest';
import { afirmacoes } from '../../../modules/checkout/afirmacoes.ts';
import { celula, linhasDoPlano, type Campo, type PlanoDados } from '../../../modules/catalogue/especificacao.ts';
import { FAMILIAS } from '../../../modules/catalogue/familia.ts';
import { planoCampos } from '../../../modules/catalogue/plano.campos.ts';
import { menorPreco } from '../../../modules/catalogue/preco.ts';
import { lerTabela } from '../../../modules/editing/campo.ts';
import { compararPlanos } from './comparison.server.ts';

const CAMPOS = lerTabela(planoCampos).flatMap(({ nome, especie, nulo, unidade }) =>
  nulo && !unidade && (especie === 'inteiro' || especie === 'numero') ? [nome as Campo] : [],
);
const CHEIO = { banco: null, ...Object.fromEntries(CAMPOS.map((campo, i) => [campo, 2 ** (i + 2)])) } as never as PlanoDados;
const BAD =
  /– de|null|undefined|NaN|\b1 (vCores|núcleos|domínios|subdomínios|contas|aplicações)|\b(2|1\.000\.000) (vCore|núcleo|domínio|subdomínio|conta|aplicação)\b/;

const cases = FAMILIAS.flatMap((familia) => CAMPOS.map((campo) => [familia.tipo, campo, familia] as const));

describe.each(cases)('a plan of %s whose %s is', (_tipo, campo, familia) => {
  const seen = (total: number | null | undefined) => {
    const plano: PlanoDados = { ...CHEIO, [campo]: total };
    const linhas = [...linhasDoPlano(familia, plano), ...afirmacoes(familia)];
    const celulas = compararPlanos(familia, [plano]).flatMap((grupo) =>
      grupo.linhas.map(({ rotulo, celulas: [texto] }) => `${rotulo}: ${texto}`),
    );
    return {
      linhas,
      celulas,
      promocao: celula(familia, campo, plano),
      tudo: [...linhas, ...celulas, celula(familia, campo, plano)],
    };
  };
  const shownOnCard = seen(7).linhas.join() !== seen(9).linhas.join();

  it.each([null, undefined, 0, 1, 2, 0.5, 1_000_000])('%j reads as people write it', (total) => {
    const { linhas, tudo } = seen(total);
    expect(tudo.filter((texto) => BAD.test(texto))).toEqual([]);
    // In other words it is said twice all the same.
    const ditas = linhas.flatMap((linha) => linha.split(', ')).map((linha) => linha.toLowerCase().replaceAll(/:| de\b/g, ''));
    expect(ditas.filter((dita, i) => ditas.indexOf(dita) !== i)).toEqual([]);
  });

  it('zero is not included, and never unlimited', () => {
    const { linhas, promocao } = seen(0);
    expect(promocao).toBe('Não incluído');
    const without = seen(null).linhas.filter((linha) => /ilimitad/i.test(linha));
    // What is unlimited when empty is not when zero.
    expect(linhas.filter((linha) => /ilimitad/i.test(linha)).length).toBeLessThanOrEqual(without.length);
    if (shownOnCard) expect(linhas.filter((linha) => linha.endsWith(': não incluído'))).toHaveLength(1);
  });

  it('empty is left out of the card, or unlimited on card and table alike', () => {
    const { linhas, promocao } = seen(null);
    expect(linhas.some((linha) => /(^|\s)–/.test(linha))).toBe(false);
    if (promocao !== '–') expect(linhas.some((linha) => linha.endsWith(` ${promocao.toLowerCase()}`))).toBe(true);
  });
});

it('PostgreSQL goes by what a plan says, wherever it stands', () => {
  for (const familia of FAMILIAS.filter(({ linha }) => linha === 'hospedagem')) {
    const planos = ['MySQL', 'MySQL e PostgreSQL', null, 'PostgreSQL'].map((banco) => ({ ...CHEIO, banco }));
    for (const ordem of [planos, planos.toReversed()]) {
      const { celulas } = compararPlanos(familia, ordem)
        .flatMap(({ linhas }) => linhas)
        .find(({ rotulo }) => rotulo === 'PostgreSQL')!;
      const vende = ['NODEJS', 'SPRING', 'JAVA'].includes(familia.tipo);
      expect(celulas).toEqual(ordem.map(({ banco }) => vende && (banco?.includes('PostgreSQL') ?? false)));
    }
  }
});

it('the lowest price is that of the cheapest period, and of equal ones the shortest', () => {
  const of = (desconto1: number, desconto2: number, desconto3: number) => {
    const { periodo, mensal } = menorPreco({ valor: 29.9, desconto1, desconto2, desconto3 }, [1, 12, 24]);
    return [periodo, mensal];
  };
  expect([of(0, 0, 0), of(0, 10, 20), of(0, 30, 20), of(50, 10, 20), of(0, 20, 20)]).toEqual([
    [1, '29.90'],
    [24, '23.92'],
    [12, '20.93'],
    [1, '14.95'],
    [12, '23.92'],
  ]);
});
