import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarPlano } from '../support/factories.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../support/factories.order.ts';
import { outsideServices } from '../support/outsideServices.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn, type Staff } from '../support/staff.ts';

// A service outside that takes its time holds up whoever asked it, and nobody else: readers, buyers, staff and the probe go on.

/** Answers that wait until the test lets them through. */
const held: (() => void)[] = [];
/** Told of every answer that is held back. */
let onHeld = () => {};
/** What is asked slowly, by its path or its body. */
let slow: RegExp;

const ANSWERS: [RegExp, (url: string) => object][] = [
  [/^\/dns\.json/, (url) => ({ services: [[['com'], [`${url}/rdap`]]] })],
  [/^\/cep/, () => ({ localidade: 'São Paulo', uf: 'SP' })],
  [/^\/cnpj/, () => ({ razao_social: 'Ipê' })],
  [/^\/whois/, () => ({ registered: true })],
  [/^\/rdap/, () => ({ objectClassName: 'domain' })],
  [/^\/recaptcha/, () => ({ success: true, score: 0.9, action: 'submit' })],
];

let url: string;
const provider = createServer(async (request: IncomingMessage, response: ServerResponse) => {
  const body = (await request.toArray()).join('');
  const [, say] = ANSWERS.find(([path]) => path.test(request.url!))!;
  const answer = () => response.end(JSON.stringify(say(url)));
  if (!slow.test(request.url! + body)) return answer();
  held.push(answer);
  return onHeld();
});

let rdap: Shop;
let whois: Shop;
let opening: Shop;
let staff: Map<Shop, Staff>;
let planoId: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, resolve));
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const environment = {
    ...outsideServices(url),
    LOOKUP_TIMEOUT_MS: '60000',
    RATE_LIMIT: 'off',
  };
  rdap = await openShop(environment);
  opening = await openShop(environment);
  whois = await openShop({ ...environment, WHOIS_API_URL: `${url}/whois` });
  staff = new Map();
  for (const shop of [rdap, whois, opening]) {
    planoId = (await criarPlano(shop.orm.em.fork(), { valor: 100, desconto2: 0 })).id;
    staff.set(shop, await signIn(shop));
  }
});
afterAll(async () => {
  for (const answer of held) answer();
  for (const shop of staff.keys()) await shop.close();
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
});

const CONTATO = { nome: 'Ana', email: 'ana@empresa.com.br', celular: '11999990000', assunto: 'Olá', mensagem: 'Olá' };
const ORDER = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }';
const MESSAGE = 'mutation ($input: ContatoInput!) { enviarContato(input: $input) }';

const order = (shop: Shop, captchaToken: string) =>
  shop.graphql(ORDER, {
    input: { ...FORMULARIO, planoId: String(planoId), periodo: 12, valor: 1200, chave: novaChave(), captchaToken },
  });

interface Wait {
  shop: () => Shop;
  slow: RegExp;
  ask: (shop: Shop) => Promise<unknown>;
}

/** Everything that waits for the outside. */
const WAITS: Record<string, Wait> = {
  CEP: { shop: () => rdap, slow: /^\/cep/, ask: (shop) => shop.graphql('{ consultarCep(cep: "01310100") { cidade } }') },
  CNPJ: { shop: () => rdap, slow: /^\/cnpj/, ask: (shop) => shop.graphql('{ consultarCnpj(cnpj: "11444777000161") }') },
  WHOIS: { shop: () => whois, slow: /^\/whois/, ask: (shop) => shop.graphql('{ consultarDominio(dominio: "a.com") }') },
  'RDAP, the list of registries': {
    // In a shop of its own: a list that is there is not asked for again.
    shop: () => opening,
    slow: /^\/dns/,
    ask: (shop) => shop.graphql('{ consultarDominio(dominio: "b.com") }'),
  },
  'RDAP, a registry': {
    shop: () => rdap,
    slow: /^\/rdap/,
    ask: (shop) => shop.graphql('{ consultarDominio(dominio: "c.com") }'),
  },
  'reCAPTCHA of an order': { shop: () => rdap, slow: /lento/, ask: (shop) => order(shop, 'lento 1') },
  'reCAPTCHA of a REST order': {
    shop: () => rdap,
    slow: /lento/,
    ask: async ({ app }) => {
      const payload = { ...TEMPORARIO, planoId, valor: 1200, captchaToken: 'lento 2' };
      return (await app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload })).json();
    },
  },
  'reCAPTCHA of a message': {
    shop: () => rdap,
    slow: /lento/,
    ask: (shop) => shop.graphql(MESSAGE, { input: { ...CONTATO, recaptchaToken: 'lento 3' } }),
  },
};

let unique = 0;

describe.each(Object.entries(WAITS))('while %s is waited for', (_what, wait) => {
  it('readers, buyers, staff and the probe go on', async () => {
    const shop = wait.shop();
    slow = wait.slow;
    const asked = new Promise<void>((resolve) => (onHeld = resolve));
    let answered = false;
    const waiting = wait.ask(shop).then((answer) => {
      answered = true;
      return answer;
    });
    await asked;
    expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
    expect((await shop.app.inject('/api/planos/listarativos')).statusCode).toBe(200);
    expect((await shop.graphql('{ planos { id } }')).errors).toBeUndefined();
    expect((await order(shop, `depressa ${++unique}`)).errors).toBeUndefined();
    const message = { ...CONTATO, recaptchaToken: `depressa ${++unique}` };
    expect((await shop.graphql(MESSAGE, { input: message })).errors).toBeUndefined();
    const plano = { nome: `Plano ${++unique}`, planoTipo: 'PHP', valor: 10 };
    expect((await staff.get(shop)!.rest('POST', '/api/planos', plano)).statusCode).toBe(201);
    expect(answered).toBe(false);
    for (const answer of held.splice(0)) answer();
    expect(await waiting).not.toHaveProperty('errors');
  });
});
