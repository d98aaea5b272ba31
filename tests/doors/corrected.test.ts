import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { MailShop } from '../support/mailShop.ts';
import { SOON } from '../support/tellingShop.ts';

// What a customer has mistyped, corrected by staff.

const WRONG = 'maria@empressa.com.br';
const RIGHT = 'maria@empresa.com.br';

let shop: MailShop;
beforeAll(async () => {
  shop = await MailShop.open();
});
afterAll(() => shop.close());
afterEach(() => shop.reset());

const stored = (clienteIdB: string) => shop.shop.em.fork().findOneOrFail(Assinatura, { clienteIdB });

async function correct(clienteIdB: string, input: object, versao?: number) {
  const row = await stored(clienteIdB);
  return shop.staff.graphql(
    'mutation ($id: ID!, $versao: Int!, $input: ContatoDoPedidoInput!) { corrigirAssinatura(id: $id, versao: $versao, input: $input) { versao } }',
    { id: String(row.id), versao: versao ?? row.versao, input },
  );
}

it('a corrected address is written to with the order, found by the search, and the trace says who corrected it', async () => {
  // Nobody else's in this file, whose order is drawn.
  const [mistyped, once] = ['unica@empressa.com.br', 'unica@empresa.com.br'];
  const { clienteIdB, codigo } = await shop.order({ emailPrincipal: mistyped });
  await shop.deliver();
  await expect.poll(() => shop.mailsTo(mistyped).length, SOON).toBe(1);
  const { errors } = await correct(clienteIdB, { email: ` ${once.toUpperCase()}`, telCel: '21 97777-6666' });
  expect(errors).toBeUndefined();
  await expect
    .poll(() => shop.mailsTo(once).map(({ subject }) => subject), SOON)
    .toEqual([`Corrigimos os dados do seu pedido · pedido ${codigo}`]);
  const [mail] = shop.mailsTo(once);
  expect(mail!.text).toContain('R$ 216,00');
  expect(shop.mailsTo(mistyped)).toHaveLength(1);
  const found = async (busca: string) =>
    (await shop.staff.graphql(`{ assinaturas(busca: "${busca}") { itens { codigo } } }`)).data!.assinaturas;
  for (const busca of [once, '21977776666']) expect(await found(busca)).toEqual({ itens: [{ codigo }] });
  expect(await found(mistyped)).toEqual({ itens: [] });
  const { id } = await stored(clienteIdB);
  const trace = await shop.staff.graphql(
    `{ alteracoes(tabela: "pedido", linhaId: ${id}, pagina: 1) { itens { usuario acao mudancas { campo de para } } } }`,
  );
  const { itens } = trace.data!.alteracoes as { itens: { usuario: string; mudancas: { campo: string }[] }[] };
  expect(itens[0]).toMatchObject({ usuario: 'ana', acao: 'alterou' });
  expect(itens[0]!.mudancas.map(({ campo }) => campo).toSorted()).toEqual(['email', 'telCel']);
});

it('what the form of the order would refuse is refused by its field, and nothing is changed', async () => {
  const { clienteIdB } = await shop.order();
  const before = await stored(clienteIdB);
  for (const [input, campo] of [
    [{ email: 'maria@' }, 'email'],
    [{ email: '' }, 'email'],
    [{ email: null }, 'email'],
    [{ emailCopia: 'x' }, 'emailCopia'],
    [{ cpfCnpj: '111.111.111-11' }, 'cpfCnpj'],
    [{ nome: 'Maria' }, 'nome'],
    [{ cep: '123' }, 'cep'],
    [{ estado: 'XX' }, 'estado'],
    [{ dominio: 'sem ponto' }, 'dominio'],
    [{ dominio: '' }, 'dominio'],
    [{ numero: '1'.repeat(21) }, 'numero'],
    [{ telCel: '21 98888-7777', cidade: '' }, 'cidade'],
  ] as const) {
    const { errors } = await correct(clienteIdB, input);
    expect(errors?.[0]!.extensions, JSON.stringify(input)).toMatchObject({ erro: 'DADOS_INVALIDOS', campos: [{ campo }] });
  }
  expect(await stored(clienteIdB)).toEqual(before);
});

it('what was wrong before and is not touched stands in nobody’s way', async () => {
  const { clienteIdB } = await shop.order();
  await shop.shop.em.fork().nativeUpdate(Assinatura, { clienteIdB }, { cep: '', cidade: '', nome: 'M' });
  expect((await correct(clienteIdB, { email: RIGHT, cep: '', complemento: null })).errors).toBeUndefined();
  expect(await stored(clienteIdB)).toMatchObject({ email: RIGHT, cep: '', nome: 'M', complemento: '' });
  const { errors } = await correct(clienteIdB, { cpfCnpj: '529.982.247-25', nome: 'M' });
  expect(errors).toBeUndefined();
});

it('of two who correct one order over the same reading the second is told, and nothing is overwritten', async () => {
  const { clienteIdB } = await shop.order();
  const { versao } = await stored(clienteIdB);
  await correct(clienteIdB, { telCel: '21 98888-7777' }, versao);
  const { errors } = await correct(clienteIdB, { telCel: '21 90000-0000' }, versao);
  expect(errors![0]!.extensions).toMatchObject({ erro: 'ALTERADO_POR_OUTRA_PESSOA' });
  expect((await stored(clienteIdB)).telCel).toBe('21 98888-7777');
});

it('a domain of the customer’s is corrected; the free one is the shop’s', async () => {
  const own = await shop.order();
  await correct(own.clienteIdB, { dominio: 'https://www.Certa.com.br/' });
  expect((await stored(own.clienteIdB)).dominio).toBe('certa.com.br');
  const free = await shop.order({ tipoDominio: 'subdominio', dominio: '' });
  const { errors } = await correct(free.clienteIdB, { dominio: 'certa.com.br' });
  expect(errors![0]!.extensions).toMatchObject({ campos: [{ campo: 'dominio' }] });
  expect((await correct(free.clienteIdB, { email: RIGHT })).errors).toBeUndefined();
});

it('of an order that is over the new address hears that, and nothing else', async () => {
  const { clienteIdB, codigo } = await shop.order({ emailPrincipal: WRONG });
  await shop.deliver();
  await shop.handle(clienteIdB, 'cancelada');
  await expect.poll(() => shop.mailsTo(WRONG).length, SOON).toBeGreaterThan(0);
  await correct(clienteIdB, { email: 'fim@empresa.com.br' });
  await expect
    .poll(() => shop.mailsTo('fim@empresa.com.br').map(({ subject }) => subject), SOON)
    .toEqual([`O seu pedido foi cancelado · pedido ${codigo}`]);
});

it('a domain that is to be registered becomes none of another price, and another of the same price is told', async () => {
  const { clienteIdB } = await shop.order({
    tipoDominio: 'registro',
    dominio: 'errrada.com.br',
    emailPrincipal: 'registro@empresa.com.br',
  });
  const { errors } = await correct(clienteIdB, { dominio: 'errada.com' });
  expect(errors![0]!.extensions).toMatchObject({ campos: [{ campo: 'dominio' }] });
  await shop.deliver();
  await expect.poll(() => shop.mailsTo('registro@empresa.com.br').length, SOON).toBe(1);
  expect((await correct(clienteIdB, { dominio: 'errada.com.br' })).errors).toBeUndefined();
  await expect.poll(() => shop.mailsTo('registro@empresa.com.br').at(-1)!.text, SOON).toContain('errada[.]com[.]br');
});
