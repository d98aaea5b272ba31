import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CriarAssinaturaDocument, EnviarContatoDocument } from '../../graphql/generated/graphql.ts';
import { loadKeys } from '../../platform/secret.ts';
import { criarPlano } from '../support/factories.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../support/factories.order.ts';
import { openShop, type Shop } from '../support/shop.ts';

// Many people share an IPv4 address. What one of them sends that fails the form or the bot check keeps the others from nothing, however often he does it;
// what passes both, and what fails too often, is limited through every door alike (D35).

const SECRET = 'um segredo de teste com mais de 32 letras';

/** The same visitors at a shop that checks for robots, and at one that does not. */
const SHOPS = { altcha: null as Shop | null, off: null as Shop | null };
let planoId: number;
beforeAll(async () => {
  for (const check of ['altcha', 'off'] as const) {
    const shop = await openShop({ TRUST_PROXY: '1', SESSION_SECRET: SECRET, ...(check === 'off' && { BOT_CHECK: 'off' }) });
    SHOPS[check] = shop;
    planoId = (await criarPlano(shop.em.fork(), { valor: 100, desconto2: 0 })).id;
  }
});
afterAll(() => Promise.all(Object.values(SHOPS).map((shop) => shop?.close())));

/** A token that is good once, made with the shop's key: its own door would count the questions. */
async function goodToken(): Promise<string> {
  const work = { algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 1, deriveKey };
  const expiresAt = new Date(Date.now() + 60_000);
  const challenge = await createChallenge({ ...work, expiresAt, hmacSignatureSecret: loadKeys('', SECRET).challenges });
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
}

/** The token with another solution than its challenge's. */
function unsolved(token: string): string {
  const { challenge, solution } = JSON.parse(atob(token)) as { challenge: object; solution: object };
  return btoa(JSON.stringify({ challenge, solution: { ...solution, counter: 2 } }));
}

/** How often one solved check may be tried (docs/decisions/073-tries-and-proof.md). */
const TRIES_OF_A_TOKEN = 10;

interface Answer {
  status: number;
  retryAfter: number;
  body: string;
}

/** Sends what passes the form, or an empty form where there is no token at all. */
type Door = (shop: Shop, from: string, token: string | null) => Promise<Answer>;

async function post(shop: Shop, from: string, url: string, payload: object): Promise<Answer> {
  const headers = { 'x-forwarded-for': from };
  const { statusCode, headers: answered, body } = await shop.app.inject({ method: 'POST', url, headers, payload });
  return { status: statusCode, retryAfter: Number(answered['retry-after'] ?? 0), body };
}

const graphql =
  (document: { toString: () => string }, input: (token: string | null) => object): Door =>
  (shop, from, token) =>
    post(shop, from, '/graphql', { query: document.toString(), variables: { input: input(token) } });

const pedido = (captchaToken: string | null) =>
  captchaToken === null
    ? { planoId: '', periodo: 0, valor: 0, chave: '' }
    : { ...FORMULARIO, planoId: String(planoId), periodo: 12, valor: 1200, chave: novaChave(), captchaToken };
const CONTATO = { nome: 'Ana', email: 'ana@empresa.com.br', celular: '11999990000', assunto: 'Olá', mensagem: 'Olá' };
const VAZIO = { nome: '', email: '', celular: '', assunto: '', mensagem: '' };
const contato = (recaptchaToken: string | null) => (recaptchaToken === null ? VAZIO : { ...CONTATO, recaptchaToken });

const ORDERS: Record<string, Door> = {
  page: graphql(CriarAssinaturaDocument, pedido),
  GraphQL: graphql('mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { valor } }', pedido),
  REST: (shop, from, captchaToken) =>
    post(
      shop,
      from,
      '/api/temporarios/salvar',
      captchaToken === null ? {} : { ...TEMPORARIO, planoId, valor: 1200, chave: novaChave(), captchaToken },
    ),
};

const MESSAGES: Record<string, Door> = {
  page: graphql(EnviarContatoDocument, contato),
  GraphQL: graphql('mutation ($input: ContatoInput!) { enviarContato(input: $input) }', contato),
  REST: (shop, from, token) => post(shop, from, '/api/contato/enviar', token === null ? {} : contato(token)),
};

/** What can be sent: how many good ones in a minute, and how many tries of any kind. */
const ACTS = [
  { act: 'an order', doors: ORDERS, good: 10, tries: 60 },
  { act: 'a message', doors: MESSAGES, good: 5, tries: 30 },
];

const WRONG: [string, string | null][] = [
  ['empty', null],
  ['without a token', ''],
  ['with a wrong token', 'nada'],
];

let visitors = 0;
/** The address of people who have done nothing yet. */
const newAddress = () => `198.51.100.${++visitors}`;

const REFUSED = { status: 429, body: expect.stringContaining('Muitas tentativas.') };

function expectAccepted({ status, body }: Answer): void {
  expect([status, body]).toEqual([200, expect.not.stringContaining('errors')]);
}

function expectTooOften(answer: Answer): void {
  expect(answer).toMatchObject(REFUSED);
  expect(answer.retryAfter).toBeGreaterThan(0);
  // Messages are answered with a sentence alone over REST (D32).
  if (answer.body.startsWith('{')) expect(answer.body).toContain('MUITAS_TENTATIVAS');
}

for (const { act, doors, good, tries } of ACTS) {
  describe.each(Object.entries(doors))(`${act} by the door %s`, (_name, send) => {
    it.each(WRONG)(
      `%s, more often than is answered, keeps no neighbour's good one out, whichever door that takes`,
      async (_what, token) => {
        const from = newAddress();
        for (let n = 0; n <= tries; n++) expect((await send(SHOPS.altcha!, from, token)).body).not.toMatch(/sucesso|"data":\{/);
        for (const neighbour of Object.values(doors)) expectAccepted(await neighbour(SHOPS.altcha!, from, await goodToken()));
      },
    );

    it(`under a token that is used up, more often than is answered, keeps no neighbour's good one out`, async () => {
      const [from, used] = [newAddress(), await goodToken()];
      expectAccepted(await send(SHOPS.altcha!, newAddress(), used));
      for (let n = 0; n < tries; n++) expect((await send(SHOPS.altcha!, from, used)).body).toContain('Erro ao validar reCAPTCHA');
      expectAccepted(await send(SHOPS.altcha!, from, await goodToken()));
    });

    it(`empty, more often than is answered, keeps no neighbour's good one out where there is no bot check either`, async () => {
      const from = newAddress();
      for (let n = 0; n <= tries; n++) await send(SHOPS.off!, from, null);
      for (const neighbour of Object.values(doors)) expectAccepted(await neighbour(SHOPS.off!, from, ''));
    });

    it.each(['altcha', 'off'] as const)(`is accepted ${good} times, and then refused (bot check: %s)`, async (check) => {
      const from = newAddress();
      for (let n = 0; n < good; n++) expectAccepted(await send(SHOPS[check]!, from, await goodToken()));
      for (const door of Object.values(doors)) expectTooOften(await door(SHOPS[check]!, from, await goodToken()));
      expectAccepted(await send(SHOPS[check]!, newAddress(), await goodToken()));
    });

    it.each(WRONG)(`%s is refused as too often after ${tries} times, through every door`, async (_what, token) => {
      const from = newAddress();
      for (let n = 0; n < tries; n++) expect((await send(SHOPS.altcha!, from, token)).body).not.toContain('Muitas tentativas');
      for (const door of Object.values(doors)) expectTooOften(await door(SHOPS.altcha!, from, token));
    });
  });
}

/** An order under a token at a price that is none, or with a coupon. */
async function order(from: string, token: string, said: object): Promise<Answer> {
  const variables = { input: { ...pedido(token), ...said } };
  return post(SHOPS.altcha!, from, '/graphql', { query: CriarAssinaturaDocument.toString(), variables });
}

it('orders under good tokens whose price is wrong, however many, keep no neighbour’s good one out', async () => {
  const from = newAddress();
  for (let tokens = 0; tokens < 7; tokens++) {
    const token = await goodToken();
    for (let n = 0; n < TRIES_OF_A_TOKEN - 1; n++)
      expect((await order(from, token, { valor: 1 })).body).toContain('VALOR_ATUALIZADO');
    if (tokens === 6) expectAccepted(await order(from, token, {}));
  }
});

it.each([
  ['solved', (token: string) => token, 'VALOR_ATUALIZADO'],
  ['not solved', unsolved, 'VERIFICACAO_RECUSADA'],
])('a challenge that is %s is tried so many times and no more, wherever that is done', async (_what, spell, refusal) => {
  const token = await goodToken();
  for (let n = 0; n < TRIES_OF_A_TOKEN; n++)
    expect((await order(newAddress(), spell(token), { valor: 1 })).body).toContain(refusal);
  expect((await order(newAddress(), token, {})).body).toContain('VERIFICACAO_RECUSADA');
});

it('who asks for more challenges than a minute takes is given harder ones, and so is a neighbour, who orders with it', async () => {
  const from = newAddress();
  const ask = async () =>
    (await SHOPS.altcha!.app.inject({ url: '/api/verificacao/desafio', headers: { 'x-forwarded-for': from } })).json();
  const challenges = [];
  for (let n = 0; n < 40; n++) challenges.push(await ask());
  // One of which the shop knows the solution is as long as that; the other is any key that begins so.
  const prefixes = challenges.map(({ parameters }) => parameters.keyPrefix.length);
  expect(prefixes).toEqual([...Array.from({ length: 30 }, () => 32), ...Array.from({ length: 10 }, () => 2)]);
  const challenge = challenges.at(-1);
  const token = btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
  expectAccepted(await ORDERS.GraphQL!(SHOPS.altcha!, from, token));
});

it('one subscriber who has many networks of IPv6 guesses at coupons as ten visitors may, and keeps nobody else from it', async () => {
  const shop = SHOPS.altcha!;
  const guess = async (from: string) =>
    (await shop.app.inject({ url: '/api/cupons/codigo/CHUTE', headers: { 'x-forwarded-for': from } })).statusCode;
  const statuses = [];
  for (let i = 0; i < 400; i++) statuses.push(await guess(`2001:db8:1:${(i % 40).toString(16)}::1`));
  expect(statuses.filter((status) => status === 404)).toHaveLength(200);
  expect(statuses.filter((status) => status === 429)).toHaveLength(200);
  expect(await guess('2001:db8:2::1')).toBe(404);
});
