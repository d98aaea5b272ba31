import { describe, expect, it } from 'vitest';
import { DEMO_PLANOS, type DemoPlano } from '../../tests/support/demoPlanos.ts';
import { escolherPlano, lerRespostas, OPCOES, PERGUNTAS, saoTodas, type Respostas } from './escolha.ts';
import { FAMILIAS, familiaDoTipo } from './familia.ts';
import { calcularPreco } from './preco.ts';

/** Every way to answer. */
const TODAS: Respostas[] = OPCOES.oque.flatMap((oque) =>
  OPCOES.quantos.flatMap((quantos) => OPCOES.quem.map((quem) => ({ oque, quantos, quem }))),
);

const escolhido = (oque: Respostas['oque'], quantos: Respostas['quantos'], quem: Respostas['quem'], planos = DEMO_PLANOS) => {
  const escolha = escolherPlano(planos, { oque, quantos, quem });
  return escolha && [escolha.plano.nome, escolha.suficiente];
};
/** The demo's plans, some of them otherwise. */
const comOutros = (tipo: string, outro: (plano: DemoPlano) => Partial<DemoPlano>) =>
  DEMO_PLANOS.map((plano) => (familiaDoTipo(plano.planoTipo).tipo === tipo ? { ...plano, ...outro(plano) } : plano));

describe('three answers lead to one plan', () => {
  it.each([
    ['site', '1', 'voces', 'PHP Broto'],
    ['site', '5', 'voces', 'PHP Ramo'],
    ['site', '20', 'voces', 'PHP Florada'],
    ['site', '1', 'painel', 'ICP 2 GB'],
    ['site', '1', 'terminal', 'Linux 2 GB'],
    ['clientes', '20', 'voces', 'Revenda 100 em oferta'],
    ['clientes', '20', 'painel', 'cPanel 30 em oferta'],
    ['node', '1', 'voces', 'Node 1'],
    ['node', '5', 'voces', 'Node 3'],
    ['node', '20', 'voces', 'ICP 16 GB'],
    ['java', '1', 'voces', 'Java 1'],
    ['java', '20', 'terminal', 'Special 32 GB'],
    ['java', '50', 'terminal', 'EPYC 16 em oferta'],
    ['java', '50', 'painel', 'EPYC 16 em oferta'],
    ['spring', '5', 'painel', 'ICP 8 GB em oferta'],
    ['automacao', '5', 'voces', 'n8n Equipe'],
    ['automacao', '50', 'painel', 'ICP 16 GB'],
    ['windows', '5', 'terminal', 'Windows 8 GB'],
    ['outro', '1', 'voces', 'ICP 2 GB'],
  ] as const)('%s, %s, %s: %s', (oque, quantos, quem, nome) => {
    expect(escolhido(oque, quantos, quem)).toEqual([nome, true]);
  });

  it('every family is somebody’s', () => {
    const tipos = new Set(TODAS.map((respostas) => escolherPlano(DEMO_PLANOS, respostas)!.familia.tipo));
    expect([...tipos].toSorted()).toEqual(FAMILIAS.map(({ tipo }) => tipo).toSorted());
  });

  it('a plan that is chosen is large enough, and none of its family, promotions included, is so at a lower price', () => {
    for (const respostas of TODAS) {
      const { plano, familia, necessidade, suficiente } = escolherPlano(DEMO_PLANOS, respostas)!;
      const { campo, minimo } = necessidade;
      const mensal = (um: DemoPlano) => Number(calcularPreco(um, familia.periodoPadrao, familia.periodos).mensal);
      const grandes = DEMO_PLANOS.filter((um) => familiaDoTipo(um.planoTipo).tipo === familia.tipo && (um[campo] ?? 0) >= minimo);
      expect(suficiente, JSON.stringify(respostas)).toBe(grandes.includes(plano));
      expect(grandes.filter((um) => mensal(um) < mensal(plano))).toEqual([]);
    }
  });
});

describe('the catalogue decides', () => {
  it('names and prices are those on sale now', () => {
    expect(
      escolhido(
        'site',
        '5',
        'voces',
        comOutros('PHP', (plano) => ({ nome: plano.nome.replace('PHP', 'Web') })),
      ),
    ).toEqual(['Web Ramo', true]);
    // The larger one costs less.
    const barata = comOutros('PHP', (plano) => (plano.nome === 'PHP Copa' ? { valor: 9.9 } : {}));
    expect(escolhido('site', '1', 'voces', barata)).toEqual(['PHP Copa', true]);
  });

  it('a family with nothing on sale is passed over, and where none has, there is no plan', () => {
    const semPHP = DEMO_PLANOS.filter(({ planoTipo }) => familiaDoTipo(planoTipo).tipo !== 'PHP');
    expect(escolhido('site', '1', 'voces', semPHP)).toEqual(['Revenda 50', true]);
    expect(
      escolhido(
        'windows',
        '1',
        'voces',
        DEMO_PLANOS.filter(({ planoTipo }) => familiaDoTipo(planoTipo).tipo !== 'VPSWINDOWS'),
      ),
    ).toBeNull();
    expect(escolhido('site', '1', 'voces', [])).toBeNull();
  });

  it('whoever does not look after a server gets hosting, however many sites there are', () => {
    for (const oque of ['site', 'clientes'] as const)
      for (const quantos of OPCOES.quantos)
        expect(escolherPlano(DEMO_PLANOS, { oque, quantos, quem: 'voces' })!.familia.linha).toBe('hospedagem');
    expect(escolhido('site', '50', 'voces')).toEqual(['Revenda 200', false]);
    expect(escolhido('clientes', '50', 'voces')).toEqual(['Revenda 200', false]);
  });

  it('where none is large enough it is the largest, and says so', () => {
    const pequenos = DEMO_PLANOS.filter(({ nome }) => !['Windows 32 GB', 'Windows 16 GB'].includes(nome));
    expect(escolhido('windows', '50', 'voces', pequenos)).toEqual(['Windows 8 GB', false]);
  });

  it('hosting that counts its domains has to have enough; a quantity that is not said is not there', () => {
    const contados = comOutros('PHP', ({ nome }) => ({ dominios: nome === 'PHP Florada' ? null : 1 }));
    expect(escolhido('site', '5', 'voces', contados)).toEqual(['PHP Florada', true]);
    const mudos = comOutros('NODEJS', () => ({ app: null }));
    expect(escolhido('node', '1', 'voces', mudos)).toEqual(['ICP 2 GB', true]);
  });
});

describe('answers in an address', () => {
  const ler = (query: string) => lerRespostas((nome) => new URLSearchParams(query).get(nome));

  it('are read in the order of the questions; what is no option is left out', () => {
    expect(Object.entries(ler('quem=voces&x=1&quantos=5&oque=site'))).toEqual([
      ['oque', 'site'],
      ['quantos', '5'],
      ['quem', 'voces'],
    ]);
    for (const nada of ['', 'oque=', 'oque=SITE', 'quantos=6', 'quem=__proto__', 'oque=%3Cscript%3E', 'constructor=1'])
      expect(ler(nada), nada).toEqual({});
  });

  it('are all there, or not', () => {
    for (const respostas of TODAS) expect(saoTodas(respostas)).toBe(true);
    for (const nome of PERGUNTAS) expect(saoTodas({ ...TODAS[0], [nome]: undefined })).toBe(false);
  });
});
