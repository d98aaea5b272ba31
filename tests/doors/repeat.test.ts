import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { solveBotCheck } from '../support/botCheck.ts';
import { criarPlano } from '../support/factories.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../support/factories.order.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';

// A repeat answers with the first registration (D16), though its token can be used up only once (D23).

// Google, who knows each token once, says no at once and yes when it may.
const known = new Set<string>();
const held = new Map<string, Promise<void>>();
const google = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += String(part);
  const token = new URLSearchParams(body).get('response') ?? '';
  if (known.has(token)) return response.end(JSON.stringify({ success: false }));
  known.add(token);
  await held.get(token);
  return response.end(JSON.stringify({ success: true, score: 0.9, action: 'submit' }));
});
let tokens = 0;

/** What those are told of whom there are too many with one key. */
const BUSY = 'PEDIDO_EM_ANDAMENTO';

const CHECKS: [name: string, settings: () => Record<string, string>, token: (shop: Shop) => Promise<string>][] = [
  ['the proof of work', () => ({}), (shop) => solveBotCheck(shop.app)],
  [
    'reCAPTCHA',
    () => ({
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET_KEY: 'secret',
      RECAPTCHA_VERIFY_URL: `http://localhost:${(google.address() as AddressInfo).port}/`,
    }),
    async () => `token ${++tokens}`,
  ],
];

beforeAll(() => new Promise<void>((resolve) => google.listen(0, resolve)));
afterAll(async () => {
  google.closeAllConnections();
  await new Promise((resolve) => google.close(resolve));
});

interface Sent {
  chave: string;
  captchaToken: string;
  numero?: string;
}

describe.each(CHECKS)('with %s', (name, settings, newToken) => {
  let shop: Shop;
  /** Another server of the same shop, over the same database. */
  let second: FastifyInstance;
  let planoId: number;
  beforeAll(async () => {
    shop = await openShop({ RATE_LIMIT: 'off', ...settings() });
    second = await createApp(shop.config, shop.orm);
    planoId = (await criarPlano(shop.em.fork(), { valor: 100, desconto2: 0 })).id;
  });
  afterAll(async () => {
    await second.close();
    await shop.close();
  });

  /** The id that an order is answered with, or the code of its refusal; what it says is the same through both doors. */
  const DOORS: ((sent: Sent, app?: FastifyInstance) => Promise<string>)[] = [
    async (sent, app = shop.app) => {
      const input = { ...FORMULARIO, planoId: String(planoId), periodo: 12, valor: 1200, ...sent };
      const query = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }';
      const response = await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables: { input } } });
      const { data, errors } = response.json();
      return errors?.[0]?.extensions.erro ?? data.criarAssinatura.clienteIdB;
    },
    async (sent, app = shop.app) => {
      const { dominio, telefone: tel_cel, indicacao } = FORMULARIO;
      const payload = { ...TEMPORARIO, dominio, tel_cel, indicacao, dominio_registro: 'Não, já possui domínio registrado' };
      const response = await app.inject({
        method: 'POST',
        url: '/api/temporarios/salvar',
        payload: { ...payload, planoId, valor: 1200, ...sent },
      });
      return response.json().clienteIdB ?? response.json().codigo;
    },
  ];

  const stored = async (chave: string) =>
    (await shop.orm.em.fork().find(Assinatura, { chave })).map(({ clienteIdB }) => clienteIdB);

  it('three equal orders at once are all answered with the one that is stored, and so is one that follows', async () => {
    const sent = { chave: novaChave(), captchaToken: await newToken(shop) };
    const answers = await Promise.all(Array.from({ length: 3 }, (_, n) => DOORS[n % 2]!(sent)));
    for (const send of DOORS) answers.push(await send(sent));
    expect([...new Set(answers)]).toEqual(await stored(sent.chave));
  });

  it('of twenty equal ones at once each is answered with the one that is stored, or told at once to come again, and is then', async () => {
    const sent = { chave: novaChave(), captchaToken: await newToken(shop) };
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => DOORS[n % 2]!(sent)));
    const [clienteIdB] = await stored(sent.chave);
    for (const answer of answers) expect([clienteIdB, BUSY]).toContain(answer);
    for (const [n] of answers.entries()) expect(await DOORS[n % 2]!(sent)).toBe(clienteIdB);
    expect(await stored(sent.chave)).toHaveLength(1);
  });

  it('a repeat with a token that is wrong, or that another order has used up, is answered with the first', async () => {
    const [chave, used] = [novaChave(), await newToken(shop)];
    const first = await DOORS[0]!({ chave, captchaToken: await newToken(shop) });
    await DOORS[1]!({ chave: novaChave(), captchaToken: used });
    for (const captchaToken of [used, 'nada', ''])
      for (const send of DOORS) expect(await send({ chave, captchaToken })).toBe(first);
  });

  it('of three at once with two contents, those of the first are answered and the other is told of the key', async () => {
    const sent = { chave: novaChave(), captchaToken: await newToken(shop) };
    const numeros = ['1', '2', '1'];
    const answers = await Promise.all(numeros.map((numero, n) => DOORS[n % 2]!({ ...sent, numero })));
    const [pedido] = await shop.orm.em.fork().find(Assinatura, { chave: sent.chave });
    const expected = numeros.map((numero) => (numero === pedido!.numero ? pedido!.clienteIdB : 'CHAVE_REUTILIZADA'));
    expect(answers).toEqual(expected);
  });

  it('an equal order that comes while the first is still being checked is answered with it', async () => {
    const sent = { chave: novaChave(), captchaToken: await newToken(shop) };
    let say = () => {};
    held.set(sent.captchaToken, new Promise<void>((resolve) => (say = resolve)));
    const equal = [DOORS[0]!(sent), DOORS[1]!(sent)];
    // Another order, from beginning to end: the second of the two has had the time to be refused.
    await DOORS[0]!({ chave: novaChave(), captchaToken: await newToken(shop) });
    say();
    const answers = await Promise.all(equal);
    expect([...new Set(answers)]).toEqual(await stored(sent.chave));
  });

  it('a token that another order has used up is refused, alone and three times at once', async () => {
    const captchaToken = await newToken(shop);
    await DOORS[0]!({ chave: novaChave(), captchaToken });
    const chave = novaChave();
    for (const send of DOORS) expect(await send({ chave, captchaToken })).toBe('VERIFICACAO_RECUSADA');
    const answers = await Promise.all(Array.from({ length: 3 }, (_, n) => DOORS[n % 2]!({ chave, captchaToken })));
    expect([...new Set(answers)]).toEqual(['VERIFICACAO_RECUSADA']);
    expect(await stored(chave)).toEqual([]);
  });

  it('of twenty orders at once with one token, one is stored', async () => {
    const captchaToken = await newToken(shop);
    const chaves = Array.from({ length: 20 }, novaChave);
    const answers = await Promise.all(chaves.map((chave, n) => DOORS[n % 2]!({ chave, captchaToken })));
    expect(answers.filter((answer) => answer === 'VERIFICACAO_RECUSADA')).toHaveLength(19);
    expect((await Promise.all(chaves.map(stored))).flat()).toHaveLength(1);
  });

  // At two servers Google may say no to the second before the first's row is there.
  if (name !== 'reCAPTCHA')
    it('six equal orders at once at two servers are all answered with the one that is stored', async () => {
      const sent = { chave: novaChave(), captchaToken: await newToken(shop) };
      const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => DOORS[n % 2]!(sent, n < 3 ? shop.app : second)));
      expect([...new Set(answers)]).toEqual(await stored(sent.chave));
    });
});

describe('while Google takes its time', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop({ TRUST_PROXY: '1', ...CHECKS[1]![1]() });
  });
  afterAll(() => shop.close());

  /** Sent at once, whenever the answer is waited for. */
  const send = async (from: string, sent: Sent) =>
    await shop.app.inject({
      method: 'POST',
      url: '/api/temporarios/salvar',
      headers: { 'x-forwarded-for': from },
      payload: { ...TEMPORARIO, valor: 10, ...sent },
    });

  /** An order that nothing answers until it is let go. */
  function holdOne(from: string) {
    const sent = { chave: novaChave(), captchaToken: `token ${++tokens}` };
    let letGo = () => {};
    held.set(sent.captchaToken, new Promise<void>((resolve) => (letGo = resolve)));
    const first = send(from, sent);
    return { sent, first, letGo: () => letGo() };
  }

  it('two equal orders wait for the first, some for a moment, and the rest are told at once when to come again', async () => {
    const { sent, first, letGo } = holdOne('198.51.100.1');
    const equal = Array.from({ length: 30 }, () => send('198.51.100.1', sent));
    const refused: number[] = [];
    let answered = 0;
    for (const one of equal) void one.then(() => (answered += 1));
    // The first is held all the time: none of these has waited for it to be done.
    await expect.poll(() => answered, { timeout: 10_000 }).toBe(28);
    letGo();
    const answers = await Promise.all([first, ...equal]);
    for (const { statusCode, headers, body } of answers)
      if (statusCode === 503) {
        refused.push(Number(headers['retry-after']));
        expect(JSON.parse(body)).toMatchObject({
          codigo: BUSY,
          detail: 'Este pedido já está sendo registrado. Aguarde alguns segundos e envie de novo.',
        });
      }
    expect(refused).toEqual(Array<number>(28).fill(5));
    const ids = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().clienteIdB);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
  });

  it('what waits, or is told to come again, is counted as what Google is asked about', async () => {
    const from = '198.51.100.2';
    const { sent, first, letGo } = holdOne(from);
    const equal = Array.from({ length: 62 }, () => send(from, sent));
    const other = await send(from, { chave: novaChave(), captchaToken: `token ${++tokens}` });
    letGo();
    expect(other.json().codigo).toBe('MUITAS_TENTATIVAS');
    expect((await first).statusCode).toBe(200);
    await Promise.all(equal);
  });
});
