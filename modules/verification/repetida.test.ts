import { afterAll, beforeAll, expect, it } from 'vitest';
import { solveBotCheck } from '../../tests/support/botCheck.ts';
import { TEMPORARIO } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';

// One solved check is good for one submission, however its text is spelled (D23).

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off' });
});
afterAll(() => shop.close());

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The same token with every object of it changed, from the inside out. */
function everyObject(json: Json, change: (entries: [string, Json][]) => [string, Json][]): Json {
  if (Array.isArray(json) || typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(change(Object.entries(json).map(([key, value]) => [key, everyObject(value, change)])));
}

const everyValue = (json: Json, change: (value: Json) => Json) =>
  everyObject(json, (entries) => entries.map(([key, value]) => [key, change(value)]));

const text = (change: (json: string) => string) => (token: string) => btoa(change(atob(token)));
const object = (change: (json: Json) => Json) => text((json) => JSON.stringify(change(JSON.parse(json) as Json)));

/** Other ways to write a token that may well be read as the same. */
const SPELLINGS: [string, (token: string) => string][] = [
  ['the same', (token) => token],
  ['indented', text((json) => JSON.stringify(JSON.parse(json), null, 2))],
  ['with blanks around its JSON', text((json) => ` \n${json}\t `)],
  ['with its keys in another order', object((json) => everyObject(json, (entries) => entries.toReversed()))],
  ['with a key more', object((json) => ({ ...(json as object), mais: 1 }))],
  ['with a key more everywhere', object((json) => everyObject(json, (entries) => [...entries, ['mais', 1]]))],
  ['with a key twice', text((json) => json.replace('{', '{"signature":"","algorithm":"",'))],
  ['with a prototype', text((json) => json.replace('{', '{"__proto__":{"mais":1},'))],
  ['with its numbers as text', object((json) => everyValue(json, (value) => (typeof value === 'number' ? String(value) : value)))],
  ['with its numbers as fractions', text((json) => json.replaceAll(/:(\d+)([,}])/g, ':$1.0$2'))],
  ['with its numbers as powers', text((json) => json.replaceAll(/:(\d+)([,}])/g, ':$1e0$2'))],
  ['with its texts in capitals', object((json) => everyValue(json, (value) => (typeof value === 'string' ? value.toUpperCase() : value)))],
  ['with its letters escaped', text((json) => json.replaceAll(/"([a-z])/g, (_all, letter: string) => `"\\u00${letter.charCodeAt(0).toString(16)}`))],
  ['with a fragment at its salt', object((json) => everyObject(json, (entries) => entries.map(([key, value]) => [key, key === 'salt' ? `${String(value)}#` : value])))],
  ['with another time', object((json) => everyObject(json, (entries) => entries.map(([key, value]) => [key, key === 'time' ? 1 : value])))],
  ['without padding', (token) => token.replaceAll('=', '')],
  ['with more padding', (token) => `${token.replaceAll('=', '')}====`],
  ['with blanks in it', (token) => ` ${token.slice(0, 10)}\n${token.slice(10)} `],
  ['in the alphabet of addresses', (token) => token.replaceAll('+', '-').replaceAll('/', '_')],
]; // prettier-ignore

const CONTATO = { nome: 'Ana', email: 'ana@empresa.com.br', celular: '11999990000', assunto: 'Olá', mensagem: 'Olá' };

/** Whether a submission was accepted with a token; a refusal is the check's own. */
const DOORS: ((token: string) => Promise<boolean>)[] = [
  async (captchaToken) => {
    const payload = { ...TEMPORARIO, valor: 10, captchaToken };
    const response = await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload });
    if (response.statusCode !== 200) expect(response.json().codigo).toBe('VERIFICACAO_RECUSADA');
    return response.statusCode === 200;
  },
  async (recaptchaToken) => {
    const query = 'mutation ($input: ContatoInput!) { enviarContato(input: $input) }';
    const { errors } = await shop.graphql(query, { input: { ...CONTATO, recaptchaToken } });
    if (errors) expect(errors[0]!.extensions.erro).toBe('VERIFICACAO_RECUSADA');
    return !errors;
  },
];

it.each(SPELLINGS)('a solved check, %s, is good for nothing after it was used', async (_what, respell) => {
  const token = await solveBotCheck(shop.app);
  expect(await DOORS[0]!(token)).toBe(true);
  for (const send of DOORS) expect(await send(respell(token))).toBe(false);
});

it.each(SPELLINGS)('a check that was used %s is not good for another submission', async (_what, respell) => {
  const token = await solveBotCheck(shop.app);
  const [first, second] = [await DOORS[1]!(respell(token)), await DOORS[0]!(token)];
  expect(first && second).toBe(false);
  expect(first || second).toBe(true);
});
