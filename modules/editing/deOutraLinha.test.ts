import { readFileSync } from 'node:fs';
import { buildSchema, getNullableType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarPlano } from '../../tests/support/factories.ts';
import { novaChave } from '../../tests/support/factories.order.ts';
import { orderOf } from '../../tests/support/followed.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';

// A field that names another row: only null says that it names none.

let shop: Shop;
let staff: Staff;
let planoId: string;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  staff = await signIn(shop);
  planoId = String((await criarPlano(shop.em.fork())).id);
});
afterAll(() => shop.close());

/** Inputs that are saved, with what a new row needs besides. */
const SAVED: Readonly<Record<string, () => object>> = {
  'CupomInput.planoId': () => ({
    codigo: novaChave().toUpperCase(),
    tipo: 'porcentagem',
    valor: 10,
    dataInicio: '2026-01-01',
    dataFim: '2036-01-01',
  }),
  'DestaqueInput.planoId': () => ({ titulo: 'De um plano', texto: 'Só' }),
};
/** Inputs of a visitor's, where it has to be there. */
const NEEDED: Readonly<Record<string, string>> = {
  'AssinaturaInput.planoId': 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { codigo } }',
  'CotacaoInput.planoId': 'query ($input: CotacaoInput!) { cotacao(input: $input) { valor } }',
  'NovoPedidoInput.planoId': 'query ($input: NovoPedidoInput!) { cotacaoDoPedido(cliente: {}, pedido: $input) { valor } }',
  'EscolhasInput.planoId': 'query ($input: EscolhasInput!) { cotacaoDaTroca(id: "1", escolhas: $input) { valor } }',
};

it('is known, in every input that has one', () => {
  const schema = buildSchema(readFileSync('graphql/generated/schema.graphql', 'utf8'));
  const names = Object.values(schema.getTypeMap()).flatMap((type) =>
    isInputObjectType(type)
      ? Object.values(type.getFields()).flatMap((field) =>
          // `id` is the row's own.
          String(getNullableType(field.type)) === 'ID' && field.name !== 'id' ? [`${type.name}.${field.name}`] : [],
        )
      : [],
  );
  expect(names.toSorted()).toEqual([...Object.keys(SAVED), ...Object.keys(NEEDED)].toSorted());
});

describe.each(Object.entries(SAVED))('%s', (name, others) => {
  const [input = '', campo = ''] = name.split('.');
  const kind = input.replace('Input', '');
  const save = (entrada: object, row: { id?: string; versao?: number } = {}) =>
    staff.graphql(
      `mutation ($id: ID, $versao: Int, $input: ${input}!) { salvar${kind}(id: $id, versao: $versao, input: $input) { id versao ${campo} } }`,
      { ...row, input: entrada },
    );

  it.each(['', ' ', '\u00a0\n'])('of %j is refused, in a new row and in one that has it', async (nothing) => {
    const made = await save({ ...others(), [campo]: planoId });
    const { id, versao } = made.data![`salvar${kind}`] as { id: string; versao: number };
    for (const refused of [await save({ ...others(), [campo]: nothing }), await save({ [campo]: nothing }, { id, versao })])
      expect(refused.errors![0]!.extensions).toMatchObject({
        erro: 'DADOS_INVALIDOS',
        campos: [{ campo, mensagem: 'Diga o identificador; para nenhum, envie o valor nulo.' }],
      });
    const kept = await save({}, { id, versao });
    expect(kept.data![`salvar${kind}`]).toMatchObject({ versao, [campo]: planoId });
    expect((await save({ [campo]: null }, { id, versao })).data![`salvar${kind}`]).toMatchObject({ [campo]: null });
  });
});

it.each(Object.entries(NEEDED))('%s of nothing is refused', async (_name, query) => {
  await orderOf(shop, (await criarPlano(shop.em.fork(), { nome: novaChave(), valor: 20, desconto2: 0 })).id);
  for (const nothing of ['', ' ']) {
    const input = { planoId: nothing, periodo: 12, ...(query.startsWith('mutation') && { valor: 0, chave: novaChave() }) };
    const { errors } = await staff.graphql(query, { input });
    expect(errors![0]!.extensions.erro).toMatch(/^(DADOS_INVALIDOS|PLANO_AUSENTE)$/);
  }
});
