import { describe, expect, it } from 'vitest';
import type { PageContextServer } from 'vike/types';
import { planoCampos } from '../../../modules/catalogue/plano.campos.ts';
import { lerTabela } from '../../../modules/editing/campo.ts';
import { data } from './+data.tsx';

const typed = async (tipo: string, search: object, banners: object[] = [], planos: object[] = []) => {
  const execute = async () => ({ banners, planos });
  return (await data({ routeParams: { tipo }, urlParsed: { search }, execute } as never as PageContextServer)).data;
};
const preview = (search: Record<string, string>) => typed('plano', { planoTipo: 'JAVA', ...search });

const NUMBERS = lerTabela(planoCampos).flatMap(({ nome, especie }) =>
  especie === 'inteiro' || especie === 'numero' ? [nome as keyof typeof planoCampos.shape] : [],
);

describe('the preview of a plan', () => {
  it.each(NUMBERS)('shows a number in %s when the form would take it, and not before', async (nome) => {
    for (const number of ['7', '-1', '1.5', '33.333', '91', '101', '1000000001', 'x', '']) {
      const taken = planoCampos.shape[nome].safeParse(number === '' || number === 'x' ? number : Number(number));
      expect([number, await preview({ [nome]: number })]).toEqual([
        number,
        await preview(taken.success && taken.data !== null ? { [nome]: number } : {}),
      ]);
    }
  });

  it('shows texts and ticks as they are typed, and a new plan when nothing is', async () => {
    const plan = await preview({ nome: 'Ipê', descricao: 'Para lojas.', promocional: 'true', valor: '29.9', ram1: '1.299' });
    expect(plan).toMatchObject({ plano: { nome: 'Ipê', descricao: 'Para lojas.', promocional: true, valor: 29.9 } });
    expect(JSON.stringify(plan)).toContain('1,3 MB de RAM');
    const empty = { nome: 'Nome do plano', descricao: null, promocional: false, valor: 0 };
    expect(await preview({})).toMatchObject({ plano: empty });
  });
});

describe('the preview of a banner', () => {
  it('shows its words as they are typed', async () => {
    const words = { titulo: 'Docker', texto: 'Pela loja', chamada: 'Ver planos' };
    for (const [search, shown] of [
      [words, words],
      [
        { focoX: '20', focoY: '' },
        { focoX: 20, focoY: null },
      ],
      [
        { focoX: '200', focoY: 'x' },
        { focoX: null, focoY: null },
      ],
      [{ titulo: '' }, { titulo: null, texto: null, chamada: null }],
    ])
      expect(await typed('banner', { imagem: 'a.webp', ...search })).toMatchObject({ banners: [{ imagem: 'a.webp', ...shown }] });
  });

  it('stands as it will among the others: where one of them says something, it is not cut for its sake', async () => {
    const others = [{ id: '7', titulo: 'Docker' }, { id: '8', titulo: null }]; // prettier-ignore
    const worded = async (search: object, noAr: object[]) =>
      ((await typed('banner', search, noAr)) as { worded: boolean }).worded;
    expect(await worded({ id: '8' }, others)).toBe(true);
    expect(await worded({ id: '7' }, others)).toBe(false);
    expect(await worded({ id: '7', titulo: 'Outro' }, others)).toBe(true);
    expect(await worded({}, [])).toBe(false);
  });
});

describe('the preview of a highlight', () => {
  it('shows it as it is typed, with an icon that there is, and leads nowhere', async () => {
    const typedOne = { titulo: 'Docker', texto: 'Pela loja', icone: 'rocket', planoId: '3' };
    expect(await typed('destaque', typedOne)).toEqual({
      destaques: [{ id: 'previa', titulo: 'Docker', texto: 'Pela loja', icone: 'rocket', link: '#' }],
    });
    expect(await typed('destaque', { titulo: 'Só', icone: 'constructor' })).toEqual({
      destaques: [{ id: 'previa', titulo: 'Só', texto: '', icone: null, link: null }],
    });
  });
});

describe('the preview of a testimonial', () => {
  it('shows it as it is typed, and says of an example that it is one', async () => {
    const said = { nome: 'Rui', papel: 'livraria', texto: 'Bom.', link: 'https://rui.example', demonstracao: 'true' };
    expect(await typed('depoimento', said)).toEqual({
      depoimentos: [{ id: 'previa', nome: 'Rui', papel: 'livraria', texto: 'Bom.', link: '#', demonstracao: true }],
    });
    expect(await typed('depoimento', { texto: 'Bom.', papel: '' })).toEqual({
      depoimentos: [{ id: 'previa', nome: '', papel: null, texto: 'Bom.', link: null, demonstracao: false }],
    });
  });
});

describe('the preview of the texts', () => {
  const empresa = {
    brand: { BRAND_HOURS: 'segunda a sexta, das 9h às 18h' },
    marca: { numeros: { sites: 1, clientes: 2 }, contagens: ['Sites: de antes'] },
  };
  const said = async (search: object) => {
    const pageContext = { routeParams: { tipo: 'textos' }, urlParsed: { search }, ...empresa };
    const { data: shown } = await data(pageContext as never as PageContextServer);
    return { ...shown, marca: pageContext.marca };
  };

  it('shows what is typed, and where nothing is, what the settings say', async () => {
    const settings = { horarioDasConfiguracoes: 'sempre', sitesDasConfiguracoes: '70000', clientesFonte: 'cadastro' };
    expect(await said({ ...settings, clientes: '0' })).toEqual({
      horario: 'sempre',
      naExcecao: null,
      marca: { numeros: { sites: 70000, clientes: null }, contagens: [] },
    });
    expect(await said({ ...settings, clientes: '25000', horario: 'das 8h às 20h' })).toEqual({
      horario: 'das 8h às 20h',
      naExcecao: null,
      marca: { numeros: { sites: 70000, clientes: 25000 }, contagens: ['Clientes: fonte: cadastro'] },
    });
  });

  it('shows an exception on its days, also where they are still to come', async () => {
    const horario = 'das 8h às 20h';
    expect(await said({ horario, excecao: 'hoje até as 12h' })).toMatchObject({ horario: 'das 8h às 20h; hoje até as 12h' });
    const later = { excecao: 'no feriado não atendemos', excecaoInicio: '2099-12-24', excecaoFim: '2099-12-26' };
    expect(await said({ horario, ...later })).toMatchObject({
      horario,
      naExcecao: { dias: 'De 24/12/2099 a 26/12/2099', horario: 'das 8h às 20h; no feriado não atendemos' },
    });
  });
});

describe('the preview of a notice', () => {
  it('shows it as it is typed, and leads nowhere', async () => {
    expect(await typed('aviso', { texto: 'Feriado', tom: 'ATENCAO', chamada: 'Ver', link: '/atendimento' })).toEqual({
      avisos: [{ texto: 'Feriado', tom: 'ATENCAO', chamada: 'Ver', link: '#' }],
    });
    expect(await typed('aviso', {})).toEqual({ avisos: [{ texto: '', tom: 'INFORMACAO', chamada: '', link: null }] });
  });
});

describe('the preview of a coupon', () => {
  const plan = (id: string, planoTipo: string, valor: number) => {
    const semDesconto = { desconto1: 0, desconto2: 0, desconto3: 0 };
    return { id, planoTipo, nome: `Plano ${id}`, descricao: null, valor, ...semDesconto };
  };
  const ON_SALE = [
    plan('1', 'PHP', 30),
    plan('2', 'PHP', 20),
    plan('3', 'PROMOCIONAL_HOSPEDAGEM_PHP', 25),
    plan('4', 'JAVA', 50),
  ];
  type Shown = { ditos: string[]; recibos: { id: string; linhas: { rotulo: string; valor: string }[]; total: string }[] };
  const coupon = async (search: object, planos = ON_SALE) => (await typed('cupom', search, [], planos)) as unknown as Shown;
  const plans = async (search: object) => (await coupon(search)).recibos.map(({ id }) => id);
  const totals = async (search: object) => (await coupon(search)).recibos.map(({ id, total }) => [id, total]);

  it('is the receipt of the cheapest plan of each family that it is good for', async () => {
    const { ditos, recibos } = await coupon({ codigo: 'ipe10', tipo: 'porcentagem', valor: '10' });
    expect(ditos).toEqual([]);
    expect(recibos.map(({ id, total }) => [id, total])).toEqual([
      ['2', '432.00'],
      ['4', '540.00'],
    ]);
    expect(recibos[0]!.linhas.at(-1)).toEqual({ rotulo: 'Cupom de desconto IPE10', valor: '-48.00', tipo: 'desconto' });
  });

  it('is for the shortest period where an amount is taken off, and says which plans cost nothing then', async () => {
    const fixo = { codigo: 'IPE', tipo: 'fixo' };
    expect(await totals({ ...fixo, valor: '19.99' })).toEqual([
      ['2', '0.01'],
      ['4', '30.01'],
    ]);
    expect((await coupon({ ...fixo, valor: '19.99' })).ditos).toEqual([]);
    expect(await totals({ ...fixo, valor: '25' })).toEqual([
      ['2', '0.00'],
      ['4', '25.00'],
    ]);
    expect((await coupon({ ...fixo, valor: '25' })).ditos).toEqual([expect.stringMatching(/^Atenção: 2 planos saem de graça/)]);
    expect((await coupon({ tipo: 'porcentagem', valor: '100' })).ditos).toEqual([
      expect.stringMatching(/^Atenção: 4 planos saem de graça/),
    ]);
  });

  it('is for the plan, or the families, that are chosen', async () => {
    const cupom = { codigo: 'IPE', tipo: 'fixo', valor: '10' };
    expect(await plans({ ...cupom, planoId: '1' })).toEqual(['1']);
    expect(await plans({ ...cupom, familias: 'JAVA' })).toEqual(['4']);
  });

  it.each([
    ['it is switched off', { ativo: 'false' }, 'desligado'],
    ['it is over', { dataInicio: '2026-01-01', dataFim: '2026-01-31' }, 'encerrado'],
    ['it is still to come', { dataInicio: '2999-01-01' }, 'agendado'],
  ])('says that today nobody can use it where %s', async (_where, search, said) => {
    const { ditos, recibos } = await coupon({ tipo: 'porcentagem', valor: '10', ...search });
    expect([ditos, recibos.length]).toEqual([[`Hoje quem o usar é recusado (${said}). Quando valer, aos preços de hoje:`], 2]);
  });

  it.each([
    ['nothing is typed yet', {}, /^Escolha o tipo e o valor/],
    ['its plan is not on sale', { tipo: 'fixo', valor: '10', planoId: '99' }, /^Nenhum plano à venda aceita/],
    ['none of its families is', { tipo: 'fixo', valor: '10', familias: 'NODEJS' }, /^Nenhum plano à venda aceita/],
    ['its sum is none', { tipo: 'fixo', valor: 'x' }, /^Não entendi “x”/],
    ['it takes off more than all', { tipo: 'porcentagem', valor: '150' }, /^A porcentagem vai de 0 a 100/],
    ['there is no such family', { tipo: 'fixo', valor: '10', familias: 'XX' }, /^Não há família “XX”/],
    ['its plan is none', { tipo: 'fixo', valor: '10', planoId: 'abc' }, /./],
  ])('says so where %s', async (_where, search, said) => {
    expect(await coupon(search)).toEqual({ ditos: [expect.stringMatching(said)], recibos: [] });
  });
});
