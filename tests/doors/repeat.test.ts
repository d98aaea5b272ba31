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

  it('twenty equal orders at once are all answered with the one that is stored, and so is one that follows', async () => {
    const sent = { chave: novaChave(), captchaToken: await newToken(shop) };
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => DOORS[n % 2]!(sent)));
    for (const send of DOORS) answers.push(await send(sent));
    expect([...new Set(answers)]).toEqual(await stored(sent.chave));
  });

  it('a repeat with a token that is wrong, or that another order has used up, is answered with the first', async () => {
    const [chave, used] = [novaChave(), await newToken(shop)];
    const first = await DOORS[0]!({ chave, captchaToken: await newToken(shop) });
    await DOORS[1]!({ chave: novaChave(), captchaToken: used });
    for (const captchaToken of [used, 'nada', ''])
      for (const send of DOORS) expect(await send({ chave, captchaToken })).toBe(first);
  });

  it('of twenty at once with two contents, ten are answered and ten are told of the key', async () => {
    const sent = { chave: novaChave(), captchaToken: await newToken(shop) };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => DOORS[n % 2]!({ ...sent, numero: n < 10 ? '1' : '2' })),
    );
    const [clienteIdB] = await stored(sent.chave);
    expect(answers.filter((answer) => answer === clienteIdB)).toHaveLength(10);
    expect(answers.filter((answer) => answer === 'CHAVE_REUTILIZADA')).toHaveLength(10);
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

  it('a token that another order has used up is refused, alone and twenty times at once', async () => {
    const captchaToken = await newToken(shop);
    await DOORS[0]!({ chave: novaChave(), captchaToken });
    const chave = novaChave();
    for (const send of DOORS) expect(await send({ chave, captchaToken })).toBe('VERIFICACAO_RECUSADA');
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => DOORS[n % 2]!({ chave, captchaToken })));
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
    it('twenty equal orders at once at two servers are all answered with the one that is stored', async () => {
      const sent = { chave: novaChave(), captchaToken: await newToken(shop) };
      const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => DOORS[n % 2]!(sent, n % 4 < 2 ? shop.app : second)));
      expect([...new Set(answers)]).toEqual(await stored(sent.chave));
    });
});
