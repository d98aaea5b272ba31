import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarPlano } from '../support/factories.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../support/factories.order.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn, type Staff } from '../support/staff.ts';

// What one database takes and the other does not is taken from both, or refused by both.

let shop: Shop;
let staff: Staff;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  staff = await signIn(shop);
});
afterAll(() => shop.close());

describe('an amount', () => {
  const LARGEST = 21_474_836.47;
  const send = (payload: object) => shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload });

  it('of an order is taken up to what 32 bits of cents hold', async () => {
    const { statusCode, json } = await send({ ...TEMPORARIO, valor: LARGEST });
    expect([statusCode, json()]).toMatchObject([200, {}]);
    const { data } = await staff.graphql('{ assinaturas(ordenar: "valor", decrescente: true) { itens { valor } } }');
    expect((data!.assinaturas as { itens: object[] }).itens[0]).toEqual({ valor: LARGEST });
  });

  it.each(['valor', 'valor_espaco_adicional', 'valor_ip_adicional'])('above that is refused in %s', async (campo) => {
    for (const above of [LARGEST + 0.01, 30_000_000, 99_999_999.99]) {
      const response = await send({ ...TEMPORARIO, valor: 100, [campo]: above });
      const { campos } = response.json() as { campos: object[] };
      expect([above, response.statusCode, campos]).toEqual([above, 400, [{ campo, mensagem: 'Valor alto demais.' }]]);
    }
  });

  it('that a plan comes to is refused as well', async () => {
    const { id } = await criarPlano(shop.em.fork(), { valor: 9_999_999, desconto2: 0 });
    const input = { ...FORMULARIO, planoId: String(id), periodo: 12, valor: 119_999_988, chave: novaChave() };
    const query = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }';
    const { errors } = await shop.graphql(query, { input });
    expect(errors).toMatchObject([{ message: 'Valor alto demais.', extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

describe('a text', () => {
  it('of as many letters as a link may have is stored', async () => {
    const link = `https://exemplo.com/${'á'.repeat(480)}`;
    const query = 'mutation ($input: DestaqueInput!) { salvarDestaque(input: $input) { link } }';
    const { data } = await staff.graphql(query, { input: { titulo: 'Novo', texto: 'Veja', link } });
    expect(data).toEqual({ salvarDestaque: { link } });
  });

  // In no order that a computer would write shorter.
  const noise = createHash('shake256', { outputLength: 4000 }).update('forgiven').digest();
  const drawn = (count: number, from: number, letter: (n: number) => string) =>
    Array.from({ length: count }, (_, i) => letter(noise.readUInt16BE(2 * (from + i)))).join('');
  // Each falls apart into three letters of three bytes.
  const syllables = (count: number, from: number) => drawn(count, from, (n) => String.fromCodePoint(0xac00 + (n % 11_172)));
  const letters = (count: number, from: number) => drawn(count, from, (n) => (n % 36).toString(36));
  const address = (from: number) => `a${letters(63, from)}@${[60, 60, 60].map((n) => `b${letters(n, from + n)}`).join('.')}.com`;

  it('is stored and found, however much longer what it is searched by becomes', async () => {
    const [nome, assunto, email] = [syllables(150, 0), syllables(150, 150), address(300)];
    const input = { nome, email, celular: '11 99999-0000', assunto, mensagem: 'Oi' };
    const { errors } = await shop.graphql('mutation ($input: ContatoInput!) { enviarContato(input: $input) }', { input });
    expect(errors).toBeUndefined();
    const cidade = assunto.slice(0, 149);
    const name = `${nome.slice(0, 70)} ${nome.slice(71)}`;
    const order = {
      ...TEMPORARIO,
      valor: 100,
      nome: name,
      empresa: name,
      cidade,
      email,
      email_copia: address(600),
      dominio_registro: 'Não, já possui domínio registrado',
      dominio: address(900).split('@')[1],
    };
    const { statusCode, body } = await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload: order });
    expect([statusCode, body]).toEqual([200, expect.any(String)]);
    const { data } = await staff.graphql('query ($busca: String) { mensagens(pagina: 1, busca: $busca) { total } assinaturas(pagina: 1, busca: $busca) { total } }', { busca: assunto.slice(3, 9) }); // prettier-ignore
    expect(data).toEqual({ mensagens: { total: 1 }, assinaturas: { total: 1 } });
  });
});

it('a search minds neither case nor accents, in any list', async () => {
  await criarPlano(shop.em.fork(), { nome: 'ÁGUIA Veloz' });
  await shop.graphql('mutation ($input: ContatoInput!) { enviarContato(input: $input) }', {
    input: { nome: 'JOSÉ Ávila', email: 'ze@exemplo.com', celular: '11 9', assunto: 'Dúvida', mensagem: 'Oi' },
  });
  const query =
    'query ($p: String, $m: String) { planosCadastrados(pagina: 1, busca: $p) { total } mensagens(pagina: 1, busca: $m) { total } }';
  for (const [p, m] of [['águia', 'josé'], ['AGUIA', 'JOSE'], ['Águia VELOZ', 'avila josé']]) // prettier-ignore
    expect([p, m, (await staff.graphql(query, { p, m })).data]).toEqual([p, m, { planosCadastrados: { total: 1 }, mensagens: { total: 1 } }]); // prettier-ignore
});

describe('a day that no calendar has', () => {
  it.each(['0000-01-01', '2026-02-30'])('%s is refused where rows are narrowed and where they are written', async (day) => {
    for (const url of ['assinaturas', 'catalogo']) {
      const response = await shop.app.inject({ url: `/api/${url}/exportar?de=${day}`, headers: staff.headers });
      expect([url, response.statusCode]).toEqual([url, 400]);
    }
    const query = 'query ($de: String) { assinaturas(pagina: 1, de: $de) { total } }';
    expect((await staff.graphql(query, { de: day })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const input = { codigo: 'ANTIGO', tipo: 'fixo', valor: 1, dataInicio: day, dataFim: '2026-12-31' };
    const { errors } = await staff.graphql('mutation ($input: CupomInput!) { salvarCupom(input: $input) { id } }', { input });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it.each(['0001-01-01', '9999-12-31'])('%s is one, and narrows', async (day) => {
    const { statusCode } = await shop.app.inject({ url: `/api/assinaturas/exportar?de=${day}`, headers: staff.headers });
    expect(statusCode).toBe(200);
    const input = { codigo: `DIA${day}`, tipo: 'fixo', valor: 1, dataInicio: day, dataFim: day };
    const { data } = await staff.graphql('mutation ($input: CupomInput!) { salvarCupom(input: $input) { dataInicio } }', {
      input,
    });
    expect(data).toEqual({ salvarCupom: { dataInicio: day } });
  });
});
