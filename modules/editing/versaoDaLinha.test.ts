import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarBanner } from '../../tests/support/factories.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { TEMPORARIO, novaChave } from '../../tests/support/factories.order.ts';

// What a row said after a change, from its trace: staff put it back by saving it like any other change.

let shop: Shop;
let staff: Staff;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  staff = await signIn(shop);
});
afterAll(() => shop.close());

interface Linha {
  id: string;
  versao: number;
}
const FIELDS = 'id versao nome valor desconto2 ativo ordem promocional agendadoInicio agendadoValor';
async function save(input: object, row?: Linha): Promise<Linha> {
  const { data, errors } = await staff.graphql(
    `mutation ($id: ID, $versao: Int, $input: PlanoInput!) { salvarPlano(id: $id, versao: $versao, input: $input) { ${FIELDS} } }`,
    { id: row?.id, versao: row?.versao, input },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.salvarPlano as Linha;
}
/** Ids of a row's changes, the oldest first. */
async function changes(tabela: string, id: string): Promise<string[]> {
  const { data } = await staff.graphql(
    'query ($tabela: String!, $id: Int!) { alteracoes(tabela: $tabela, linhaId: $id) { itens { id } } }',
    { tabela, id: Number(id) },
  );
  return (data!.alteracoes as { itens: { id: string }[] }).itens.map((item) => item.id).toReversed();
}
const ask = (alteracao: string, quem = staff) =>
  quem.graphql('query ($alteracao: ID!) { versaoDaLinha(alteracao: $alteracao) { id usuario valores { campo dado } } }', {
    alteracao,
  });
async function version(alteracao: string): Promise<Record<string, unknown>> {
  const { data } = await ask(alteracao);
  const { valores } = data!.versaoDaLinha as { valores: { campo: string; dado: unknown }[] };
  return Object.fromEntries(valores.map(({ campo, dado }) => [campo, dado]));
}
const refusal = async (alteracao: string, quem = staff) => {
  const { errors } = await ask(alteracao, quem);
  return [errors?.[0]?.message, errors?.[0]?.extensions.erro];
};
const plano = (nome: string) => save({ nome, planoTipo: 'PHP', valor: 10, desconto2: 5 });

describe('a version of a row', () => {
  it('says of each field that was changed since what it said then, and of no other', async () => {
    let row = await plano('Primeira');
    row = await save({ nome: 'Segunda', valor: 12.5 }, row);
    row = await save({ valor: 14, agendadoInicio: '2026-12-20', agendadoValor: 9 }, row);
    row = await save({ nome: 'Quarta', ativo: false }, row);
    const [first, second, third, last] = (await changes('plano', row.id)) as [string, string, string, string];
    expect(await version(first)).toEqual({ nome: 'Primeira', valor: 10, agendadoInicio: null, agendadoValor: null, ativo: true });
    expect(await version(second)).toEqual({
      nome: 'Segunda',
      valor: 12.5,
      agendadoInicio: null,
      agendadoValor: null,
      ativo: true,
    });
    expect(await version(third)).toEqual({ nome: 'Segunda', ativo: true });
    expect(await version(last)).toEqual({});
  });

  it('is put back as a change like any other: checked, over the version that was read, and traced', async () => {
    const before = await plano('De antes');
    const row = await save(
      { nome: 'De depois', valor: 20, desconto2: null, agendadoInicio: '2026-12-20', agendadoValor: 9 },
      before,
    );
    const [first] = (await changes('plano', row.id)) as [string];
    const valores = await version(first);
    const restored = await save(valores, row);
    expect({ ...restored, versao: before.versao }).toEqual(before);
    const after = await changes('plano', row.id);
    expect(after).toHaveLength(3);
    expect(await version(after[1]!)).toEqual({
      nome: 'De depois',
      valor: 20,
      desconto2: null,
      agendadoInicio: '2026-12-20',
      agendadoValor: 9,
    });
    const { errors } = await staff.graphql(
      'mutation ($id: ID, $versao: Int, $input: PlanoInput!) { salvarPlano(id: $id, versao: $versao, input: $input) { id } }',
      { id: row.id, versao: row.versao, input: valores },
    );
    expect(errors?.[0]?.extensions.erro).toBe('ALTERADO_POR_OUTRA_PESSOA');
  });

  it('is none of a row that is gone, whoever has its number by now', async () => {
    const row = await plano('Some');
    await save({ nome: 'Ainda há' }, row);
    const [first] = (await changes('plano', row.id)) as [string];
    await staff.graphql('mutation ($id: ID!) { excluirPlano(id: $id, mesmoEmUso: true) }', { id: row.id });
    const gone = ['O que tinha esta versão foi excluído depois dela.', 'NAO_ENCONTRADO'];
    expect(await refusal(first)).toEqual(gone);
    const last = (await changes('plano', row.id)).at(-1)!;
    expect(await refusal(last)).toEqual(['Esta versão não está mais no histórico.', 'NAO_ENCONTRADO']);
  });

  it('is none of an order, nor of what is no change', async () => {
    await shop.app.inject({
      method: 'POST',
      url: '/api/temporarios/salvar',
      payload: { ...TEMPORARIO, valor: 100, chave: novaChave() },
    });
    await staff.graphql('mutation { atenderAssinatura(id: 1, versao: 1, nota: "Ligar.", status: em_atendimento) { id } }');
    const none = ['Esta versão não está mais no histórico.', 'NAO_ENCONTRADO'];
    const [ofOrder] = await changes('pedido', '1');
    expect(ofOrder).toBeDefined();
    for (const alteracao of [ofOrder!, '0', '999999', 'x']) expect(await refusal(alteracao)).toEqual(none);
  });

  it('is read by whoever reads the catalogue, and by no stranger', async () => {
    const row = await plano('Lida');
    await save({ nome: 'Relida' }, row);
    const [first] = (await changes('plano', row.id)) as [string];
    const leitura = await signIn(shop, 'rui', 'leitura');
    expect((await ask(first, leitura)).data).toMatchObject({ versaoDaLinha: { usuario: 'ana', valores: [{ dado: 'Lida' }] } });
    const { errors } = await shop.graphql('{ versaoDaLinha(alteracao: 1) { id } }');
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('of a banner whose picture is gone is refused at the picture, and nothing is changed', async () => {
    const { id, versao } = await criarBanner(shop.em.fork());
    const { errors } = await staff.graphql(
      'mutation ($id: ID, $versao: Int, $input: BannerInput!) { salvarBanner(id: $id, versao: $versao, input: $input) { id } }',
      { id: String(id), versao, input: { nome: 'Outro', imagem: 'que-nao-ha.webp' } },
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      campos: [{ campo: 'imagem', mensagem: 'Esta imagem não está guardada: envie-a.' }],
    });
  });
});
