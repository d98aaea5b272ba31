import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../support/shop.ts';

// What a stranger sends comes back to nobody: an answer that repeated it would cost the server as much as he likes, many times over.

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off', GRAPHQL_SANDBOX: 'off' });
});
afterAll(() => shop.close());

/** Characters that say what is wrong, with room to spare. */
const ENOUGH = 4000;
const keys = (count: number, length: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${i}${'k'.repeat(length)}`, i]));
const VALUES: [string, unknown][] = [
  ['a long text', 'x'.repeat(100_000)],
  ['many names', keys(4000, 5)],
  ['long names', keys(40, 2500)],
  ['one name without end', keys(1, 100_000)],
  ['a long list', Array.from({ length: 4000 }, () => ({}))],
];
const FIELDS = [
  'nome',
  'valor',
  'planoId',
  'email',
  'cpfCnpj',
  'chave',
  'periodo',
  'captchaToken',
  'assunto',
  'username',
  'password',
];
const DOORS = ['/api/temporarios/salvar', '/api/cotacao', '/api/contato/enviar', '/auth/login'];
const DOCUMENTS = [
  'query ($input: CotacaoInput!) { cotacao(input: $input) { valor } }',
  'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { valor } }',
  'mutation ($input: ContatoInput!) { enviarContato(input: $input) }',
];

it.each(VALUES)('is not repeated: %s', async (_what, value) => {
  const long: string[] = [];
  const send = async (where: string, url: string, payload: unknown) => {
    const { body } = await shop.app.inject({ method: 'POST', url, payload: payload as object });
    if (body.length > ENOUGH) long.push(`${where}: ${body.length}`);
  };
  for (const url of DOORS) {
    await send(url, url, value);
    for (const field of FIELDS) await send(`${url} ${field}`, url, { [field]: value });
  }
  for (const query of DOCUMENTS) {
    for (const field of FIELDS) await send(`input.${field}`, '/graphql', { query, variables: { input: { [field]: value } } });
    await send('input', '/graphql', { query, variables: { input: value } });
    await send('variables', '/graphql', { query, variables: value });
    await send('operationName', '/graphql', { query, operationName: value });
    await send('query', '/graphql', { query: value });
  }
  expect(long).toEqual([]);
});
