import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { criarDestaque, criarPlano } from '../../tests/support/factories.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { Destaque } from './destaque.entity.ts';
import { Plano } from './plano.entity.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.em.nativeDelete(Destaque, {});
  await shop.em.nativeDelete(Plano, {});
  shop.em.clear();
});

const rest = async (url: string) => {
  const response = await shop.app.inject(url);
  return { status: response.statusCode, type: response.headers['content-type'], body: response.json() };
};

describe('plans over REST', () => {
  it('lists the plans on sale with the field names of the specification, in reais and by ordem', async () => {
    await criarPlano(shop.em, { nome: 'Segundo', ordem: 2 });
    const plano = await criarPlano(shop.em, { nome: 'Primeiro', ordem: 1, planoTipo: 'PROMOCIONAL-VPS-LINUX', valor: 1234.56 });
    await criarPlano(shop.em, { nome: 'Fora de venda', ativo: false });
    const { status, body } = await rest('/api/planos/listarativos');
    expect(status).toBe(200);
    expect(body.map(({ nome }: Plano) => nome)).toEqual(['Primeiro', 'Segundo']);
    expect(body[0]).toEqual({
      id: plano.id,
      ativo: true,
      planoTipo: 'PROMOCIONAL-VPS-LINUX',
      ordem: 1,
      nome: 'Primeiro',
      descricao: 'Para empresas com e-mail e loja pequena.',
      valor: 1234.56,
      desconto1: 0,
      desconto2: 15,
      desconto3: 25,
      promocional: false,
      processamento: 2,
      ram1: 2048,
      ram2: null,
      disco: 30,
      tecnologia: null,
      banco: null,
      dominios: null,
      subdominios: null,
      emails: 50,
      app: null,
    });
  });

  it('finds one plan by id', async () => {
    const { id } = await criarPlano(shop.em);
    expect(await rest(`/api/planos/buscar/${id}`)).toMatchObject({ status: 200, body: { id, nome: 'PHP Ramo', valor: 24.9 } });
  });

  it('hides an inactive plan from the public', async () => {
    const { id } = await criarPlano(shop.em, { ativo: false });
    expect((await rest(`/api/planos/buscar/${id}`)).status).toBe(404);
  });

  it.each(['0', '999999', '-1', '1.5', 'abc', '1e3', '99999999999999999999', "1' or '1'='1", '%00', 'a'.repeat(3000)])(
    'answers 404 problem+json for the id %s',
    async (id) => {
      const { status, type, body } = await rest(`/api/planos/buscar/${encodeURIComponent(id)}`);
      expect(status).toBe(404);
      expect(type).toContain('application/problem+json');
      expect(body).toMatchObject({
        status: 404,
        codigo: 'PLANO_NAO_ENCONTRADO',
        detail: 'Plano não encontrado ou fora de venda.',
      });
    },
  );

  it('answers an unknown address of the API with problem+json', async () => {
    expect(await rest('/api/nada')).toMatchObject({ status: 404, body: { detail: 'Este endereço não existe.' } });
  });
});

describe('plans over GraphQL', () => {
  it('lists the plans on sale of one family', async () => {
    await criarPlano(shop.em, { nome: 'PHP' });
    await criarPlano(shop.em, { nome: 'Java', planoTipo: 'JAVA' });
    await criarPlano(shop.em, { nome: 'Java antigo', planoTipo: 'JAVA', ativo: false });
    const { data } = await shop.graphql('{ planos(tipo: JAVA) { nome planoTipo valor } }');
    expect(data).toEqual({ planos: [{ nome: 'Java', planoTipo: 'JAVA', valor: 24.9 }] });
  });

  it('writes an underscore for the hyphen of a promotional type', async () => {
    const { id } = await criarPlano(shop.em, { planoTipo: 'PROMOCIONAL-VPS-CPANEL' });
    const { data } = await shop.graphql('query ($id: ID!) { plano(id: $id) { planoTipo } }', { id });
    expect(data).toEqual({ plano: { planoTipo: 'PROMOCIONAL_VPS_CPANEL' } });
  });

  it.each(['0', 'abc', '999999'])('answers null for the unknown id %s', async (id) => {
    expect(await shop.graphql('query ($id: ID!) { plano(id: $id) { id } }', { id })).toEqual({ data: { plano: null } });
  });

  it('lists active highlights by ordem', async () => {
    await criarDestaque(shop.em, { titulo: 'Dois', ordem: 2 });
    await criarDestaque(shop.em, { titulo: 'Um', ordem: 1 });
    await criarDestaque(shop.em, { titulo: 'Desligado', ativo: false });
    const { data } = await shop.graphql('{ destaques { titulo } }');
    expect(data).toEqual({ destaques: [{ titulo: 'Um' }, { titulo: 'Dois' }] });
  });
});

describe('the database', () => {
  it.each([
    ['a price below zero', 'valor = -1'],
    ['a price that is no number', "valor = 'muito'"],
    ['a discount above 100', 'desconto1 = 101'],
    ['a discount below 0', 'desconto3 = -0.5'],
    ['an empty name', "nome = '  '"],
  ])('refuses %s', async (_what, change) => {
    const { id } = await criarPlano(shop.em);
    await expect(shop.em.getConnection().execute(`update planos set ${change} where id = ${id}`)).rejects.toThrow(
      /constraint|invalid input syntax/i,
    );
  });

  it('keeps money as integer cents', async () => {
    await criarPlano(shop.em, { valor: 29.9 });
    // Only the quotient of two integers is one.
    expect(await shop.em.getConnection().execute('select valor, valor / 4 as quarto from planos')).toEqual([
      { valor: 2990, quarto: 747 },
    ]);
  });

  it('keeps no fraction of a cent', async () => {
    await criarPlano(shop.em, { valor: 29.9 });
    const connection = shop.em.getConnection();
    // SQLite refuses it, PostgreSQL rounds: a column of integers holds no other.
    await connection
      .execute('update planos set valor = 10.5')
      .catch(({ message }: Error) => expect(message).toMatch(/constraint/i));
    expect(await connection.execute('select valor - round(valor) as resto from planos')).toEqual([{ resto: 0 }]);
  });

  it('keeps a highlight when its plan goes', async () => {
    const { id } = await criarPlano(shop.em);
    const destaque = await criarDestaque(shop.em, { planoId: id });
    await shop.em.nativeDelete(Plano, { id });
    expect(await shop.em.fork().findOneOrFail(Destaque, destaque.id)).toMatchObject({ planoId: null });
  });
});
