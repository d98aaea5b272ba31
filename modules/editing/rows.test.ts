import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarDestaque, criarPlano } from '../../tests/support/factories.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { Destaque } from '../catalogue/destaque.entity.ts';
import { walkRows } from './rows.service.ts';

let shop: Shop;
let staff: Staff;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off' });
  staff = await signIn(shop);
});
afterAll(() => shop.close());

const PLANO = { nome: 'PHP Ipê', planoTipo: 'PHP', valor: 29.9, desconto2: 10, desconto3: 20, ram1: 1024, disco: 10 };
const SALVAR = `mutation ($id: ID, $versao: Int, $input: PlanoInput!) {
  salvarPlano(id: $id, versao: $versao, input: $input) { id versao nome valor ativo ordem planoTipo }
}`;
const salvar = async (input: object, id?: string, versao?: number) => {
  const { data, errors } = await staff.graphql(SALVAR, { input, id, versao });
  return { plano: data?.salvarPlano as Record<string, unknown> | undefined, error: errors?.[0] };
};
const publicos = async () =>
  ((await shop.app.inject('/api/planos/listarativos')).json() as { nome: string }[]).map(({ nome }) => nome);

describe('saving a plan', () => {
  it('puts it on sale at once, with the defaults of the specification', async () => {
    const { plano } = await salvar({ ...PLANO, nome: 'Novo em venda' });
    expect(plano).toMatchObject({ ativo: true, ordem: 0, versao: 1, valor: 29.9, planoTipo: 'PHP' });
    expect(await publicos()).toContain('Novo em venda');
    await salvar({ ...PLANO, nome: 'Novo em venda', ativo: false }, plano!.id as string, 1);
    expect(await publicos()).not.toContain('Novo em venda');
  });

  it.each([
    [{ nome: '' }, 'nome', 'Informe o nome do plano.'],
    [{ nome: '   ' }, 'nome', 'Informe o nome do plano.'],
    [{ planoTipo: null }, 'planoTipo', 'Selecione o tipo de plano.'],
    [{ valor: null }, 'valor', 'Informe o valor.'],
    [{ valor: -1 }, 'valor', 'O valor não pode ser negativo.'],
    [{ valor: 10.005 }, 'valor', 'Use no máximo duas casas decimais.'],
    [{ desconto1: 100.5 }, 'desconto1', 'O desconto vai de 0 a 100.'],
    [{ desconto3: -0.1 }, 'desconto3', 'O desconto vai de 0 a 100.'],
    [{ dominios: -3 }, 'dominios', 'Não pode ser negativo.'],
  ])('refuses %j through both doors with a message at the field', async (wrong, campo, mensagem) => {
    const { error } = await salvar({ ...PLANO, ...wrong });
    const rest = await staff.rest('POST', '/api/planos', { ...PLANO, ...wrong });
    const fields = [{ campo, mensagem }];
    expect((error!.extensions as unknown as { campos: unknown }).campos).toEqual(fields);
    expect([rest.statusCode, rest.json().campos]).toEqual([400, fields]);
  });

  it('tells the second of two people about the first, and overwrites nothing', async () => {
    const { plano } = await salvar({ ...PLANO, nome: 'Disputado' });
    const id = plano!.id as string;
    expect((await salvar({ ...PLANO, nome: 'Disputado', valor: 35 }, id, 1)).plano).toMatchObject({ versao: 2, valor: 35 });
    const { error } = await salvar({ ...PLANO, nome: 'Disputado', valor: 5 }, id, 1);
    expect(error!.extensions).toMatchObject({ code: 'CONFLICT', erro: 'ALTERADO_POR_OUTRA_PESSOA' });
    const rest = await staff.rest('PUT', `/api/planos/${id}`, { ...PLANO, nome: 'Disputado', valor: 5, versao: 1 });
    expect(rest.statusCode).toBe(409);
    const buscado = (await shop.app.inject(`/api/planos/buscar/${id}`)).json();
    expect(buscado.valor).toBe(35);
  });

  it('answers the same over REST: create, change, delete', async () => {
    const created = await staff.rest('POST', '/api/planos', { ...PLANO, nome: 'Por REST', valor: '49,90', ordem: '3' });
    expect([created.statusCode, created.json()]).toMatchObject([201, { nome: 'Por REST', valor: 49.9, ordem: 3, ativo: true }]);
    const { id } = created.json();
    const changed = await staff.rest('PUT', `/api/planos/${id}`, { ...PLANO, nome: 'Por REST', ativo: false });
    expect([changed.statusCode, changed.json().ativo]).toEqual([200, false]);
    expect((await shop.app.inject(`/api/planos/buscar/${id}`)).statusCode).toBe(404);
    const todos = (await staff.rest('GET', '/api/planos/listarativos')).json() as { id: number }[];
    expect(todos.map((plano) => plano.id)).toContain(id);
    expect((await staff.rest('DELETE', `/api/planos/${id}`)).statusCode).toBe(204);
    expect((await staff.rest('DELETE', `/api/planos/${id}`)).statusCode).toBe(404);
    expect((await staff.rest('PUT', '/api/planos/abc', PLANO)).statusCode).toBe(404);
  });

  it('duplicates a plan as one that is not on sale yet', async () => {
    const { id } = await criarPlano(shop.em.fork(), { nome: 'Original', valor: 10 });
    const { data } = await staff.graphql('mutation ($id: ID!) { duplicarPlano(id: $id) { nome ativo valor ram1 } }', {
      id: String(id),
    });
    expect(data).toEqual({ duplicarPlano: { nome: 'Original (cópia)', ativo: false, valor: 10, ram1: 2048 } });
  });
});

describe('deleting a row', () => {
  const EXCLUIR = 'mutation ($id: ID!, $versao: Int) { excluirPlano(id: $id, versao: $versao) }';

  it('that somebody has changed since it was read does nothing; with its version, or without one as before, it is gone', async () => {
    const { plano } = await salvar({ ...PLANO, nome: 'Sai ou fica' });
    const id = plano!.id as string;
    await salvar({ valor: 99 }, id, 1);
    const { errors } = await staff.graphql(EXCLUIR, { id, versao: 1 });
    expect([errors![0]!.message, errors![0]!.extensions.erro]).toEqual([
      'Outra pessoa alterou este plano desde que a lista foi aberta. Nada foi excluído.',
      'ALTERADO_POR_OUTRA_PESSOA',
    ]);
    expect(await publicos()).toContain('Sai ou fica');
    expect((await staff.graphql(EXCLUIR, { id, versao: 2 })).data).toEqual({ excluirPlano: true });
    const { plano: other } = await salvar({ ...PLANO, nome: 'Sai ou fica' });
    expect((await staff.graphql(EXCLUIR, { id: other!.id })).data).toEqual({ excluirPlano: true });
    expect(await publicos()).not.toContain('Sai ou fica');
  });
});

describe('a list', () => {
  it('comes by the page, sorted and searched by the database', async () => {
    const em = shop.em.fork();
    for (let i = 0; i < 60; i++)
      await criarPlano(em, { nome: `Paginado ${String(i).padStart(2, '0')}`, planoTipo: 'JAVA', valor: i });
    const query = `query ($pagina: Int!, $decrescente: Boolean) {
      planosCadastrados(pagina: $pagina, busca: "paginado", tipo: JAVA, ordenar: "valor", decrescente: $decrescente) { total itens { nome } }
    }`;
    const ler = async (variables: object) => {
      const { data } = await staff.graphql(query, { ...variables });
      return data!.planosCadastrados as { total: number; itens: { nome: string }[] };
    };
    const [first, second, down] = [
      await ler({ pagina: 1 }),
      await ler({ pagina: 2 }),
      await ler({ pagina: 1, decrescente: true }),
    ];
    expect([first.total, first.itens.length, second.itens.length]).toEqual([60, 50, 10]);
    expect([first.itens[0]!.nome, second.itens[9]!.nome, down.itens[0]!.nome]).toEqual([
      'Paginado 00',
      'Paginado 59',
      'Paginado 59',
    ]);
    const { errors } = await staff.graphql(query, { pagina: -5 });
    expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', campos: [{ campo: 'pagina' }] });
  });

  it('is put in a new order', async () => {
    const em = shop.em.fork();
    const ids = [];
    for (const titulo of ['um', 'dois', 'três']) ids.push((await criarDestaque(em, { titulo })).id);
    await staff.graphql('mutation ($ids: [Int!]!) { reordenarDestaques(ids: $ids) }', { ids: ids.toReversed() });
    const { data } = await shop.graphql('{ destaques { titulo } }');
    expect(data).toEqual({ destaques: [{ titulo: 'três' }, { titulo: 'dois' }, { titulo: 'um' }] });
  });
});

describe('the trace', () => {
  it('says who changed what, when, from what to what, and outlives the row', async () => {
    const { plano } = await salvar({ ...PLANO, nome: 'Rastreado' });
    const id = Number(plano!.id);
    await salvar({ ...PLANO, nome: 'Rastreado', valor: 39.9, desconto2: null }, String(id), 1);
    await salvar({ ...PLANO, nome: 'Rastreado', valor: 39.9, desconto2: null }, String(id), 2);
    await staff.graphql('mutation ($id: ID!) { excluirPlano(id: $id) }', { id: String(id) });
    const { data } = await staff.graphql(
      'query ($id: Int!) { alteracoes(tabela: "plano", linhaId: $id) { itens { usuario acao rotulo em mudancas { campo de para } } } }',
      { id },
    );
    const { itens } = data!.alteracoes as { itens: { acao: string; em: string; usuario: string; mudancas: unknown[] }[] };
    expect(itens.map(({ acao, usuario }) => [acao, usuario])).toEqual([
      ['excluiu', 'ana'],
      ['alterou', 'ana'],
      ['criou', 'ana'],
    ]);
    expect(itens[1]!.mudancas).toEqual([
      { campo: 'valor', de: 29.9, para: 39.9 },
      { campo: 'desconto2', de: 10, para: null },
    ]);
    expect(Date.now() - Date.parse(itens[0]!.em)).toBeLessThan(60_000);
  });

  it('says what a number counts where the rest of the row decides it, also when only the number changes', async () => {
    const cupom = { codigo: 'CONTADO', tipo: 'porcentagem', valor: 10, dataInicio: '2026-01-01', dataFim: '2026-12-31' };
    const mutation =
      'mutation ($input: CupomInput!, $id: ID, $versao: Int) { salvarCupom(input: $input, id: $id, versao: $versao) { id } }';
    const { id } = (await staff.graphql(mutation, { input: cupom })).data!.salvarCupom as { id: string };
    await staff.graphql(mutation, { input: { valor: 12.5 }, id, versao: 1 });
    await staff.graphql(mutation, { input: { tipo: 'fixo', valor: 20 }, id, versao: 2 });
    const { data } = await staff.graphql(
      'query ($id: Int!) { alteracoes(tabela: "cupom", linhaId: $id) { itens { mudancas { campo de para unidadeAntes unidadeDepois } } } }',
      { id: Number(id) },
    );
    const { itens } = data!.alteracoes as { itens: { mudancas: { campo: string }[] }[] };
    expect(itens.map(({ mudancas }) => mudancas.find(({ campo }) => campo === 'valor'))).toEqual([
      { campo: 'valor', de: 12.5, para: 20, unidadeAntes: 'porcento', unidadeDepois: 'reais' },
      { campo: 'valor', de: 10, para: 12.5, unidadeAntes: 'porcento', unidadeDepois: 'porcento' },
      { campo: 'valor', de: null, para: 10, unidadeAntes: null, unidadeDepois: 'porcento' },
    ]);
  });
});

describe('the key of a row', () => {
  it.each([
    'planoCadastrado',
    'cupomCadastrado',
    'destaqueCadastrado',
    'depoimentoCadastrado',
    'avisoCadastrado',
    'assinatura',
    'mensagem',
  ])('%s takes one spelling of it, as the public pages do', async (consulta) => {
    for (const id of ['01', '0', '-1', '1e0', '1.0', ' 1', '2147483648', 'x']) {
      const { errors } = await staff.graphql(`query ($id: ID!) { ${consulta}(id: $id) { id } }`, { id });
      expect([id, errors?.[0]!.extensions.code]).toEqual([id, 'NOT_FOUND']);
    }
  });

  it('of a plan finds it as it is answered, and no other way', async () => {
    const { plano } = await salvar({ ...PLANO, nome: 'Uma só chave' });
    const read = async (id: string) => {
      const { data } = await staff.graphql('query ($id: ID!) { planoCadastrado(id: $id) { nome } }', { id });
      return (data?.planoCadastrado as { nome: string } | undefined)?.nome;
    };
    expect([await read(String(plano!.id)), await read(`0${plano!.id}`)]).toEqual(['Uma só chave', undefined]);
  });
});

describe('links that staff write', () => {
  it.each([
    'javascript:alert(1)',
    '//outro.example',
    '/\\outro.example',
    'data:text/html,x',
    'ftp://x',
    '/com espaço',
    ' JaVaScRiPt:alert(1)',
  ])('refuses %s', async (link) => {
    const { errors } = await staff.graphql('mutation ($input: DestaqueInput!) { salvarDestaque(input: $input) { id } }', {
      input: { titulo: 'x', texto: 'y', link },
    });
    expect(errors![0]!.message).toBe('Use um caminho deste site (/…) ou um endereço http(s) completo.');
  });
});

it('an export of many rows gives everybody else a turn between a few of them', async () => {
  const em = shop.em.fork();
  const ROWS = 1000;
  const one = { titulo: 'Muitos', texto: 'x', icone: 'gift', ordem: 0, ativo: false, versao: 1 };
  await em.insertMany(
    Destaque,
    Array.from({ length: ROWS }, () => one),
  );
  let [turns, rows, isOver] = [0, 0, false];
  const others = () => {
    turns++;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  for await (const { id } of walkRows(em, { entidade: Destaque } as never, { titulo: 'Muitos' } as never)) rows += Math.sign(id);
  isOver = true;
  await em.nativeDelete(Destaque, { titulo: 'Muitos' });
  expect([rows, turns >= ROWS / 200]).toEqual([ROWS, true]);
});
