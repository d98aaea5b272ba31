import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarAviso, criarBanner, criarDepoimento, criarDestaque, criarPlano } from '../../tests/support/factories.ts';
import { criarCupom, FORMULARIO, novaChave } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { BannerIcp } from '../banners/bannerIcp.entity.ts';
import { Plano } from '../catalogue/plano.entity.ts';
import { PlanoTipo } from '../catalogue/plano.ts';

let shop: Shop;
let staff: Staff;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  staff = await signIn(shop);
  for (const nome of NAMES) {
    const em = shop.orm.em.fork();
    const planoId = String((await criarPlano(em, { nome, valor: 20, desconto2: 0 })).id);
    await criarBanner(em, { nome });
    await em.persist(em.create(BannerIcp, { nome, imagem: 'x.webp' })).flush();
    await criarDestaque(em, { titulo: nome });
    await criarDepoimento(em, { nome });
    await criarAviso(em, { texto: nome });
    const input = { ...FORMULARIO, planoId, periodo: 12, valor: 240, chave: novaChave(), nomeEmpresa: nome };
    const pedir = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }';
    expect((await shop.graphql(pedir, { input })).errors).toBeUndefined();
    const contato = { nome, email: 'rui@exemplo.com', celular: '11999990000', assunto: nome, mensagem: 'Olá' };
    const escrever = 'mutation ($input: ContatoInput!) { enviarContato(input: $input) { ok } }';
    await shop.graphql(escrever, { input: contato });
  }
  for (const codigo of ['ACAO-10', 'ACAO_10']) await criarCupom(shop.orm.em.fork(), { codigo });
});
afterAll(() => shop.close());

const NAMES = ['Ação 50% já', 'Ação 50 já', 'Órgão a_b\\c', 'Órgão axb c'];

const LISTS = [
  ['planosCadastrados', 'nome'],
  ['bannersCadastrados', 'nome'],
  ['bannersIcpCadastrados', 'nome'],
  ['destaquesCadastrados', 'titulo'],
  ['depoimentosCadastrados', 'nome'],
  ['avisosCadastrados', 'texto'],
  ['assinaturas', 'nome'],
] as const;

async function found(lista: string, campo: string, busca: string): Promise<string[]> {
  const query = `query ($busca: String) { ${lista}(pagina: 1, busca: $busca) { itens { ${campo} } } }`;
  const { data, errors } = await staff.graphql(query, { busca });
  expect(errors).toBeUndefined();
  return (data![lista] as { itens: Record<string, string>[] }).itens.map((item) => item[campo]!).toSorted();
}

describe.each(LISTS)('the search of %s', (lista, campo) => {
  it.each([
    ['%', ['Ação 50% já']],
    ['50%', ['Ação 50% já']],
    ['_', ['Órgão a_b\\c']],
    ['A_B', ['Órgão a_b\\c']],
    ['\\', ['Órgão a_b\\c']],
    ['ACAO 50', ['Ação 50 já', 'Ação 50% já']],
    ['ação', ['Ação 50 já', 'Ação 50% já']],
    ['orgao', ['Órgão a_b\\c', 'Órgão axb c']],
    ['ÓRGÃO AXB', ['Órgão axb c']],
    ['JÁ', ['Ação 50 já', 'Ação 50% já']],
    ["' or 1=1 --", []],
  ])('finds %j', async (busca, nomes) => {
    expect(await found(lista, campo, busca)).toEqual(nomes);
  });
});

it.each([
  ['acao_', ['ACAO_10']],
  ['ção-', ['ACAO-10']],
  ['%', []],
])('coupons are searched alike: %j', async (busca, codigos) => {
  expect(await found('cuponsCadastrados', 'codigo', busca)).toEqual(codigos);
});

describe('a search that finds many', () => {
  const plans = async (busca: string, pagina: number, decrescente: boolean) => {
    const query =
      'query ($busca: String, $pagina: Int!, $decrescente: Boolean) { planosCadastrados(busca: $busca, pagina: $pagina, ordenar: "nome", decrescente: $decrescente) { total itens { nome } } }';
    const { data, errors } = await staff.graphql(query, { busca, pagina, decrescente });
    expect(errors).toBeUndefined();
    const { total, itens } = data!.planosCadastrados as { total: number; itens: { nome: string }[] };
    return [total, itens.length, itens[0]?.nome, itens.at(-1)?.nome];
  };
  const named = (word: string, many: number) =>
    Array.from({ length: many }, (_, i) => ({
      nome: `${word} ${String(i).padStart(4, '0')}`,
      planoTipo: PlanoTipo.JAVA,
      valor: 1,
    }));

  it('knows how many there are, and has every page in its order, whether they are found at once or not', async () => {
    await shop.orm.em.fork().insertMany(Plano, [...named('Poucos', 120), ...named('Muitos', 620)]);
    for (const [word, many] of [
      ['Poucos', 120],
      ['Muitos', 620],
    ] as const) {
      const last = `${word} ${String(many - 1).padStart(4, '0')}`;
      expect(await plans(word, 1, false)).toEqual([many, 50, `${word} 0000`, `${word} 0049`]);
      expect(await plans(word, 2, false)).toEqual([many, 50, `${word} 0050`, `${word} 0099`]);
      expect(await plans(word, Math.ceil(many / 50), false)).toEqual([many, 20, expect.anything(), last]);
      expect(await plans(word, 1, true)).toEqual([many, 50, last, expect.anything()]);
      expect(await plans(word, 90, false)).toEqual([many, 0, undefined, undefined]);
    }
    await shop.orm.em.fork().nativeDelete(Plano, { planoTipo: PlanoTipo.JAVA });
  });
});
