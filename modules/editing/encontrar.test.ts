import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarPlano } from '../../tests/support/factories.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';

// What staff know of a customer on the telephone: two names of three, the number as it is said, the city.

let shop: Shop;
let staff: Staff;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  staff = await signIn(shop);
  const planoId = String((await criarPlano(shop.em, { valor: 20, desconto2: 0 })).id);
  const pedir = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }';
  for (const dito of ORDERS) {
    const input = { ...FORMULARIO, planoId, periodo: 12, valor: 240, chave: novaChave(), ...dito };
    expect((await shop.graphql(pedir, { input })).errors).toBeUndefined();
  }
  const escrever = 'mutation ($input: ContatoInput!) { enviarContato(input: $input) }';
  for (const { nomeEmpresa: nome, telefone: celular } of ORDERS) {
    const input = { nome, celular, email: 'rui@exemplo.com', assunto: 'Orçamento', mensagem: 'Olá' };
    expect((await shop.graphql(escrever, { input })).errors).toBeUndefined();
  }
});
afterAll(() => shop.close());

const ORDERS = [
  { nomeEmpresa: 'Ana Maria da Silva', telefone: '(62) 98888-7766', cidade: 'Goiânia', cpfCnpj: '111.444.777-35' },
  { nomeEmpresa: 'Ana Paula Souza', telefone: '+55 11 97777-1155', cidade: 'São Paulo' },
  { nomeEmpresa: 'Márcia D’Ávila', telefone: '21 3333-2211', cidade: 'Niterói' },
];
const [ANA_MARIA, ANA_PAULA, MARCIA] = ORDERS.map(({ nomeEmpresa }) => nomeEmpresa) as [string, string, string];

async function found(lista: string, busca: string, mais = ''): Promise<string[]> {
  const query = `query ($busca: String) { ${lista}(pagina: 1, busca: $busca ${mais}) { itens { nome } } }`;
  const { data, errors } = await staff.graphql(query, { busca });
  expect(errors).toBeUndefined();
  return (data![lista] as { itens: { nome: string }[] }).itens.map(({ nome }) => nome).toSorted();
}

describe.each(['assinaturas', 'mensagens'])('the search of %s finds', (lista) => {
  it.each([
    ['ana silva', [ANA_MARIA]],
    ['SILVA  ana', [ANA_MARIA]],
    ['ana', [ANA_MARIA, ANA_PAULA]],
    ['ana ávila', []],
    ["d'avila", [MARCIA]],
    ['D’Ávila márcia', [MARCIA]],
    ['62988887766', [ANA_MARIA]],
    ['(62) 98888-7766', [ANA_MARIA]],
    ['98888 7766', [ANA_MARIA]],
    ['+55 62 98888.7766', [ANA_MARIA]],
    ['062 98888-7766', [ANA_MARIA]],
    ['7766', [ANA_MARIA]],
    ['11 97777-1155', [ANA_PAULA]],
    ['5511977771155', [ANA_PAULA]],
    ['ana 97777-1155', [ANA_PAULA]],
    ['márcia 97777-1155', []],
  ])('%j', async (busca, nomes) => {
    expect(await found(lista, busca)).toEqual(nomes);
  });
});

describe('the search of orders finds', () => {
  it.each([
    ['goiânia', [ANA_MARIA]],
    ['ana goiania', [ANA_MARIA]],
    ['ana são paulo', [ANA_PAULA]],
    ['111.444.777-35', [ANA_MARIA]],
    ['11144477735', [ANA_MARIA]],
    ['ana 111.444', [ANA_MARIA]],
    ['#2', [ANA_PAULA]],
  ])('%j', async (busca, nomes) => {
    expect(await found('assinaturas', busca)).toEqual(nomes);
  });
});

describe('the list of orders', () => {
  const nomes = async (args: string) => {
    const { data, errors } = await staff.graphql(`{ assinaturas(pagina: 1, ${args}) { total itens { nome } } }`);
    expect(errors).toBeUndefined();
    return (data!.assinaturas as { itens: { nome: string }[] }).itens.map(({ nome }) => nome);
  };

  it('is sorted by when they came, both ways, and so is that of messages', async () => {
    const all = [ANA_MARIA, ANA_PAULA, MARCIA];
    expect(await nomes('ordenar: "criadaEm"')).toEqual(all);
    expect(await nomes('ordenar: "criadaEm", decrescente: true')).toEqual(all.toReversed());
    // Without a wish, the newest first.
    expect(await nomes('ordenar: null')).toEqual(all.toReversed());
    const { data } = await staff.graphql('{ mensagens(pagina: 1, ordenar: "criadaEm") { itens { nome } } }');
    expect((data!.mensagens as { itens: { nome: string }[] }).itens.map(({ nome }) => nome)).toEqual(all);
  });

  it('is narrowed to the prices that nobody has confirmed: as many as the home page says, in the list and in the file', async () => {
    const own = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
    const person = await signIn(own);
    const order = (nome: string) =>
      own.app.inject({
        method: 'POST',
        url: '/api/temporarios/salvar',
        payload: { ...TEMPORARIO, nome, empresa: nome, valor: 100, chave: novaChave() },
      });
    for (const nome of ['Por Conferir', 'Já Conferida', 'Foi Cancelada']) expect((await order(nome)).statusCode).toBe(200);
    const act = async (query: string) => expect((await person.graphql(query)).errors).toBeUndefined();
    await act('mutation { confirmarValor(id: "2", versao: 1, valor: 90) { id } }');
    await act('mutation { atenderAssinatura(id: "3", versao: 1, status: cancelada, nota: "") { id } }');
    const { data } = await person.graphql(
      '{ painelAdmin { valoresPorConferir } assinaturas(porConferir: true) { total itens { nome } } nova: assinaturas(porConferir: true, status: nova, busca: "por") { total } }',
    );
    expect(data).toEqual({
      painelAdmin: { valoresPorConferir: 1 },
      assinaturas: { total: 1, itens: [{ nome: 'Por Conferir' }] },
      nova: { total: 1 },
    });
    const { body } = await person.rest('GET', '/api/assinaturas/exportar?porConferir=true');
    expect([body.includes('Por Conferir'), body.includes('Cancelada')]).toEqual([true, false]);
    expect((await person.rest('GET', '/api/assinaturas/exportar?porConferir=talvez')).statusCode).toBe(400);
    await own.close();
  });
});
