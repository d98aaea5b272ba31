import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarPlano } from '../support/factories.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../support/factories.order.ts';
import { openShop, type Shop } from '../support/shop.ts';

// A visitor is one visitor however the address is spelled (D35): every act that is limited, through every door to it.

let shop: Shop;
let planoId: string;

const CONTATO = { nome: 'Ana', email: 'ana@empresa.com.br', celular: '11999990000', assunto: 'Olá', mensagem: 'Olá' };

const NOBODYS = '00000000-0000-4000-8000-000000000000';

interface Call {
  method: 'GET' | 'POST';
  url: string;
  payload?: object;
}

const graphql = (query: string, variables = {}): Call => ({ method: 'POST', url: '/graphql', payload: { query, variables } });

let names = 0;

/** Calls of one act, which share a limit; what they answer otherwise is of no concern here. */
const ACTS: Record<string, (() => Call)[]> = {
  coupon: [
    () => ({ method: 'GET', url: '/api/cupons/codigo/NADA' }),
    () => graphql('{ cupom(codigo: "NADA", planoId: "1") { codigo } }'),
  ],
  quote: [
    () => ({ method: 'POST', url: '/api/cotacao', payload: {} }),
    () => graphql('query ($input: CotacaoInput!) { cotacao(input: $input) { valor } }', { input: { planoId: '1', periodo: 12 } }),
  ],
  'coupon, and quotes with one': [
    () => ({ method: 'POST', url: '/api/cotacao', payload: { planoId, pagamento: 12, cupom: 'NADA' } }),
    () => ({ method: 'GET', url: '/api/cupons/codigo/NADA' }),
    () =>
      graphql('query ($input: CotacaoInput!) { cotacao(input: $input) { valor } }', {
        input: { planoId, periodo: 12, cupom: 'NADA' },
      }),
  ],
  'look-up': [
    () => graphql('{ consultarCep(cep: "1") { cidade } }'),
    () => graphql('{ consultarCnpj(cnpj: "1") }'),
    () => graphql('{ consultarDominio(dominio: "") }'),
  ],
  'e-mail': [() => graphql('{ emailCadastrado(email: "ana@empresa.com.br") }')],
  'following an order': [
    () => graphql(`{ acompanhamento(clienteIdB: "${NOBODYS}") { codigo } }`),
    () => ({ method: 'GET', url: `/acompanhar/${NOBODYS}` }),
  ],
  order: [
    () => ({ method: 'POST', url: '/api/temporarios/salvar', payload: { ...TEMPORARIO, valor: 10 } }),
    () =>
      graphql('mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }', {
        input: { ...FORMULARIO, planoId, periodo: 12, valor: 1200, chave: novaChave() },
      }),
  ],
  'try of an order': [
    () => ({ method: 'POST', url: '/api/temporarios/salvar', payload: {} }),
    () =>
      graphql('mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }', {
        input: { planoId, periodo: 12, valor: 10, chave: 'chave-de-teste' },
      }),
  ],
  message: [
    () => ({ method: 'POST', url: '/api/contato/enviar', payload: CONTATO }),
    () => graphql('mutation ($input: ContatoInput!) { enviarContato(input: $input) }', { input: CONTATO }),
  ],
  'try of a message': [
    () => ({ method: 'POST', url: '/api/contato/enviar', payload: {} }),
    () =>
      graphql('mutation ($input: ContatoInput!) { enviarContato(input: $input) }', {
        input: { nome: '', email: '', celular: '', assunto: '', mensagem: '' },
      }),
  ],
  // A name of its own for each try, so that the address alone is what is counted.
  'sign-in': [() => ({ method: 'POST', url: '/auth/login', payload: { username: `nome${++names}`, password: 'chute' } })],
};

/** The tries of an order, and quotes, are the most that anybody is let through; every other act is refused sooner. */
const MOST = (act: string) => (['try of an order', 'quote'].includes(act) ? 61 : 50);

/** More than any act is let through. */
const MOST_OF_ALL = 65;

/** How a browser asks what a page of another site has it ask (Fetch Metadata). */
const ELSEWHERE = [
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty' },
  { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
];

const VISITORS: Record<string, { spellings: string[]; neighbour: string; plain: string }> = {
  'an IPv4 address': {
    plain: '203.0.113.7',
    spellings: [
      '203.0.113.9',
      '203.0.113.9:4711',
      '::ffff:203.0.113.9',
      '::FFFF:cb00:7109',
      '[::ffff:203.0.113.9]:80',
      ' 203.0.113.9 ',
    ],
    neighbour: '203.0.113.8',
  },
  'an IPv6 network': {
    plain: '2001:db8:7:7::7',
    spellings: [
      '2001:db8:1:2::1',
      '2001:db8:1:2:ffff::9',
      '[2001:db8:1:2::7]:443',
      '2001:DB8:1:2:0:0:0:3',
      '2001:db8:1:2::1%eth0',
    ],
    neighbour: '2001:db8:1:3::1',
  },
  'what is no address': { plain: 'unknown', spellings: ['_hidden', '300.1.1.1', '1:2:3'], neighbour: '192.0.2.1' },
};

/** How often an act is let through before it is refused as too often; the doors and spellings take turns. */
async function triesBeforeRefusal(calls: (() => Call)[], addresses: string[]): Promise<number> {
  for (let tries = 0; tries < 200; tries++) {
    if (await isRefused(calls[tries % calls.length]!(), addresses[tries % addresses.length]!)) return tries;
  }
  return Infinity;
}

async function isRefused(call: Call, address: string): Promise<boolean> {
  const { body } = await shop.app.inject({ ...call, headers: { 'x-forwarded-for': address } });
  return body.includes('Muitas tentativas');
}

describe.each(Object.entries(ACTS))('%s', (act, calls) => {
  // A shop for each act: an order is counted as a try as well.
  beforeAll(async () => {
    shop = await openShop({ TRUST_PROXY: '1', BOT_CHECK: 'off' });
    planoId = String((await criarPlano(shop.em.fork(), { valor: 100, desconto2: 0 })).id);
  });
  afterAll(() => shop.close());

  it.each(Object.entries(VISITORS))('%s is one visitor, and not the neighbour', async (_what, visitor) => {
    const { plain, spellings, neighbour } = visitor;
    const allowed = await triesBeforeRefusal(calls, [plain]);
    expect(allowed).toBeGreaterThan(0);
    expect(allowed).toBeLessThan(MOST(act));
    // What is no address shares one count, which the first walk has used up.
    expect(await triesBeforeRefusal(calls, spellings)).toBe(plain === 'unknown' ? 0 : allowed);
    expect(await isRefused(calls[0]!(), neighbour)).toBe(false);
  });

  it.each(ELSEWHERE)('is used up by no page of another site that has its visitors ask: %j', async (fetched) => {
    const from = `203.0.113.${20 + ELSEWHERE.indexOf(fetched)}`;
    for (const call of calls) {
      for (let n = 0; n < MOST_OF_ALL; n++) {
        const { body, statusCode } = await shop.app.inject({ ...call(), headers: { 'x-forwarded-for': from, ...fetched } });
        expect(body, String(statusCode)).toMatch(/partiu de outro site/);
      }
      expect(await isRefused(call(), from)).toBe(false);
    }
  });
});

it('whoever follows a link to the page of an order, from wherever it is, sees it', async () => {
  shop = await openShop({ TRUST_PROXY: '1' });
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  expect((await shop.app.inject({ url: `/acompanhar/${NOBODYS}`, headers })).statusCode).toBe(404);
  await shop.close();
});
