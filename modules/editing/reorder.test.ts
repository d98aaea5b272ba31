import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarAviso, criarBanner, criarDepoimento, criarDestaque, criarPlano } from '../../tests/support/factories.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { BannerIcp } from '../banners/bannerIcp.entity.ts';

let shop: Shop;
let staff: Staff;
const grupos: Record<string, number[]> = {};
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off' });
  staff = await signIn(shop);
  const em = shop.em.fork();
  const cinco = async (criar: (i: number) => Promise<{ id: number }>) => {
    const ids = [];
    for (let i = 1; i <= 5; i++) ids.push((await criar(i)).id);
    return ids;
  };
  grupos.planos = await cinco((i) => criarPlano(em, { nome: `Java ${i}`, planoTipo: 'JAVA', ordem: i, ativo: i !== 3 }));
  grupos.outros = await cinco((i) => criarPlano(em, { nome: `PHP ${i}`, planoTipo: 'PHP', ordem: i }));
  grupos.banners = await cinco((i) => criarBanner(em, { nome: `Banner ${i}`, ordem: i, ativo: i !== 2 }));
  grupos.banners_icp = await cinco(async (i) => {
    const banner = em.create(BannerIcp, { nome: `ICP ${i}`, imagem: 'x.webp', ordem: i });
    await em.persist(banner).flush();
    return banner;
  });
  grupos.depoimentos = await cinco((i) => criarDepoimento(em, { nome: `Pessoa ${i}`, ordem: i }));
  grupos.avisos = await cinco((i) => criarAviso(em, { texto: `Aviso ${i}`, ordem: i }));
  grupos.destaques = await cinco((i) => criarDestaque(em, { titulo: `Destaque ${i}`, ordem: i }));
});
afterAll(() => shop.close());

const CASOS = [
  ['planos', 'reordenarPlanos'],
  ['banners', 'reordenarBanners'],
  ['banners_icp', 'reordenarBannersIcp'],
  ['destaques', 'reordenarDestaques'],
  ['depoimentos', 'reordenarDepoimentos'],
  ['avisos', 'reordenarAvisos'],
] as const;

async function ordens(tabela: string): Promise<Record<number, number>> {
  const linhas = (await shop.em.getConnection().execute(`select id, ordem from ${tabela}`)) as { id: number; ordem: number }[];
  return Object.fromEntries(linhas.map(({ id, ordem }) => [id, ordem]));
}
const posicoes = (ids: readonly number[]) => Object.fromEntries(ids.map((id, i) => [id, i + 1]));

describe.each(CASOS)('a new order of %s', (tabela, mutacao) => {
  const reordenar = async (ids: readonly number[]) =>
    (await staff.graphql(`mutation ($ids: [Int!]!) { ${mutacao}(ids: $ids) }`, { ids })).errors?.[0];

  it('is refused when it is not exactly one whole group, and changes nothing', async () => {
    const ids = grupos[tabela]!;
    const antes = await ordens(tabela);
    const estranhos = [...grupos.outros!, 999_999];
    for (const errada of [
      [],
      ids.slice(1),
      ids.slice(0, 1),
      [...ids, ids[0]!],
      [...ids.slice(1), ids[1]!],
      [...ids, 999_999],
      [...ids.slice(1), 999_999],
      estranhos,
    ]) {
      const error = await reordenar(errada);
      expect([errada, error?.extensions]).toMatchObject([errada, { code: 'BAD_USER_INPUT', erro: 'GRUPO_INCOMPLETO' }]);
      expect(error!.message).toMatch(/^A nova ordem precisa ter todas as linhas/);
    }
    expect(await ordens(tabela)).toEqual(antes);
  });

  it('is taken whole, and touches no other group', async () => {
    const nova = grupos[tabela]!.toReversed();
    const antes = await ordens(tabela);
    expect(await reordenar(nova)).toBeUndefined();
    expect(await ordens(tabela)).toEqual({ ...antes, ...posicoes(nova) });
  });

  it('that began from another one than is stored is refused, and the one that is stored already is taken', async () => {
    const ids = grupos[tabela]!;
    const query = `mutation ($ids: [Int!]!, $antes: [Int!]) { ${mutacao}(ids: $ids, antes: $antes) }`;
    const from = async (antes: readonly number[], nova: readonly number[]) =>
      (await staff.graphql(query, { ids: nova, antes })).errors?.[0];
    await reordenar(ids);
    const theirs = [ids[1]!, ids[0]!, ...ids.slice(2)];
    expect(await from(ids, theirs)).toBeUndefined();
    const refused = await from(ids, ids.toReversed());
    expect(refused?.extensions).toMatchObject({ code: 'CONFLICT', erro: 'ORDEM_MUDOU' });
    expect(refused!.message).toMatch(/^Outra pessoa mudou a ordem enquanto você ordenava\. A sua não foi salva/);
    expect(await ordens(tabela)).toMatchObject(posicoes(theirs));
    // Its answer was lost, and it is asked for once more.
    expect(await from(ids, theirs)).toBeUndefined();
    expect(await from(theirs, ids)).toBeUndefined();
    expect(await ordens(tabela)).toMatchObject(posicoes(ids));
  });

  it('ends in one of them when twelve come at once', async () => {
    const ids = grupos[tabela]!;
    const pedidas = Array.from({ length: 12 }, (_, i) => [...ids.slice(i % 5), ...ids.slice(0, i % 5)]);
    const errors = await Promise.all(pedidas.map(reordenar));
    expect(errors.filter((error) => error !== undefined)).toEqual([]);
    const agora = await ordens(tabela);
    const doGrupo = Object.fromEntries(ids.map((id) => [id, agora[id]!]));
    expect(pedidas.map(posicoes)).toContainEqual(doGrupo);
  });
});
