import { connect } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../tests/support/shop.ts';

let shop: Shop;
let production: Shop;
let port: number;
beforeAll(async () => {
  shop = await openShop();
  production = await openShop({ GRAPHQL_SANDBOX: 'off' });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  port = (shop.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await shop.close();
  await production.close();
});

const ask = async (query: string) => {
  const response = await shop.app.inject({ method: 'POST', url: '/graphql', payload: { query } });
  return { status: response.statusCode, body: response.json() };
};

describe('a GraphQL document', () => {
  it.each([
    ['too deep', `{ planos ${'{ planos '.repeat(20)}${'}'.repeat(20)} }`],
    ['with too many aliases', `{ ${Array.from({ length: 50 }, (_, i) => `a${i}: planos { id }`).join(' ')} }`],
    ['with too many directives', `{ planos { id ${'@include(if: true) '.repeat(50)} } }`],
    ['too costly', `{ ${Array.from({ length: 10 }, (_, i) => `a${i}: planos { ${'id nome valor '.repeat(60)} }`).join(' ')} }`],
    ['of too many words', `{ planos { ${'id '.repeat(5000)} } }`],
    ['that names fragments in a circle', 'query { ...a } fragment a on Query { ...b } fragment b on Query { ...a }'],
    [
      'that asks for one list three times',
      '{ planos { id } outros: planos { id } ...F } fragment F on Query { mais: planos { id } }',
    ],
    ['that does two things', 'mutation { excluirPlano(id: "1") outra: excluirPlano(id: "2") }'],
    [
      'that does two things in a fragment',
      'mutation { excluirPlano(id: "1") ...F } fragment F on Mutation { ... { excluirCupom(id: "1") } }',
    ],
    ['that is none', '{{{'],
    ['that is empty', ''],
  ])('%s is refused', async (_what, query) => {
    const { status, body } = await ask(query);
    expect([status, body.data, body.errors.length > 0]).toEqual([400, undefined, true]);
    expect(JSON.stringify(body)).not.toMatch(/node_modules|at \w+ \(/);
  });

  const FIELDS = 'planoTipo valor nome aplicacoes espaco trafego ordem promocional descricao processador ram sistema';
  it.each([
    [
      'quotes itself',
      `fragment F on Query{plano(id:$${'x'.repeat(15_000)}){id}} ${Array.from({ length: 99 }, (_, i) => `query A${i}{...F}`).join(' ')}`,
    ],
    [
      'contradicts itself',
      `{ ${Array.from({ length: 14 }, (_, i) => `planos{b${i}:id ${FIELDS}}`).join(' ')} ${'nada '.repeat(200)}}`,
    ],
    ['has one mistake after the other', `{ ${Array.from({ length: 300 }, (_, i) => `nada${i}`).join(' ')} }`],
    ['has a name without end', `{ ${'x'.repeat(16_000)} }`],
    ['asks for what is not there', `{ plano(id: "${'x'.repeat(16_000)}", ${'y'.repeat(100)}: 1) { id } }`],
  ])('that %s is told a few mistakes, shortly', async (_what, query) => {
    for (const from of [shop, production]) {
      const response = await from.app.inject({ method: 'POST', url: '/graphql', payload: { query } });
      const { errors } = response.json() as { errors: { message: string }[] };
      expect([response.statusCode, errors.length > 0, errors.length <= 10]).toEqual([400, true, true]);
      expect(response.body.length).toBeLessThan(20_000);
      expect(Math.max(...errors.map(({ message }) => message.length))).toBeLessThanOrEqual(301);
    }
  });

  it('of more than 16,384 characters is refused, and that is said', async () => {
    const { status, body } = await ask(`{ planos { id } } # ${'x'.repeat(17_000)}`);
    expect([status, body.errors]).toEqual([
      400,
      [
        {
          message: 'O documento tem mais de 16.384 caracteres. Divida-o, ou mande os valores em variables.',
          extensions: { code: 'DOCUMENTO_LONGO', erro: 'DOCUMENTO_LONGO' },
        },
      ],
    ]);
  });

  it.each([
    ['by its name', '{ planos { id } planos { id } planos { id } }'],
    ['under other names', '{ a: planos { id } b: planos { id } planos { id } }'],
    ['in fragments', '{ ...{ planos { id } } ... on Query { planos { id } } ...F } fragment F on Query { planos { id } }'],
    ['in several operations', 'query A { planos { id } } query B { planos { id } } query C { planos { id } }'],
    ['and is wrong otherwise, too', '{ planos { id } planos { nada } planos(x: 1) { id } nada }'],
  ])('that asks for a field of the root three times %s is told that alone, with every method', async (_how, query) => {
    const { body, status } = await ask(query);
    const url = `/graphql?${new URLSearchParams({ query })}`;
    const asked = await shop.app.inject({ url, headers: { 'apollo-require-preflight': 'true' } });
    for (const [code, answer] of [
      [status, body],
      [asked.statusCode, asked.json()],
    ])
      expect([code, answer]).toEqual([
        400,
        {
          errors: [
            {
              message: 'Peça planos no máximo 2 vezes num documento, e o resto em outro.',
              extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
            },
          ],
        },
      ]);
  });

  it('that asks for the fields of a row three times is answered', async () => {
    expect(await ask('{ planos { id id id } } fragment F on Plano { id }')).toMatchObject({ status: 400 });
    expect(await ask('{ planos { id id id nome: nome } }')).toEqual({ status: 200, body: { data: { planos: [] } } });
  });

  it.each([
    ['subscription { x }', undefined],
    ['subscription S { planos { id } }', undefined],
    ['query Q { planos { id } } subscription S { x }', 'S'],
    ['query Q { planos { id } } subscription S { x }', 'Q'],
  ])('with a subscription is refused, and nobody is woken: %s as %s', async (query, operationName) => {
    for (const from of [shop, production]) {
      const response = await from.app.inject({ method: 'POST', url: '/graphql', payload: { query, operationName } });
      const { errors } = response.json() as { errors: { message: string; extensions: { code: string } }[] };
      expect([response.statusCode, errors.map(({ message }) => message)]).toEqual([
        400,
        expect.arrayContaining([
          'Não há subscription aqui: use query ou mutation. O que acontece na loja é contado por webhooks.',
        ]),
      ]);
      expect(errors.map(({ extensions }) => extensions.code)).not.toContain('INTERNAL_SERVER_ERROR');
    }
  });

  it.each([
    ['{ planos { id } }', 'B'],
    ['query A { planos { id } } query B { planos { id } }', undefined],
    ['fragment F on Query { planos { id } } query A { ...F }', 'F'],
  ])('that has not the operation that is asked for is refused with what to do: %s as %s', async (query, operationName) => {
    const response = await shop.app.inject({ method: 'POST', url: '/graphql', payload: { query, operationName } });
    expect([response.statusCode, response.json().errors[0].message]).toEqual([
      400,
      expect.stringMatching(/^Não se sabe qual operação executar: operationName/),
    ]);
  });

  it('in a batch is refused', async () => {
    const payload = [{ query: '{ __typename }' }, { query: '{ __typename }' }];
    const { statusCode } = await shop.app.inject({ method: 'POST', url: '/graphql', payload });
    expect(statusCode).toBe(400);
  });

  it('is not described to strangers in production', async () => {
    const { errors } = await production.graphql('{ __schema { types { name } } }');
    expect(errors).toHaveLength(1);
  });
});

describe('sizes', () => {
  it('a body above 128 KB is refused with 413 through both doors', async () => {
    for (const url of ['/graphql', '/api/temporarios/salvar', '/api/contato/enviar', '/auth/login']) {
      const { statusCode } = await shop.app.inject({ method: 'POST', url, payload: { query: 'x'.repeat(200_000) } });
      expect([url, statusCode]).toEqual([url, 413]);
    }
  });

  it('an address above 4,096 characters is refused with 414, a head above 16 KB with 431', async () => {
    const long = await fetch(`http://127.0.0.1:${port}/?${'x'.repeat(5000)}`);
    expect([long.status, await long.text()]).toEqual([414, expect.stringContaining('O endereço é longo demais.')]);
    const api = await fetch(`http://127.0.0.1:${port}/api/planos/listarativos?${'x'.repeat(5000)}`);
    expect([api.status, (await api.json()).detail]).toEqual([414, 'O endereço é longo demais.']);
    const fat = await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { 'x-fat': 'x'.repeat(20_000) } });
    expect(fat.status).toBe(431);
  });
});

describe('a slow client', () => {
  it('is given ten seconds for its headers and thirty for a whole request', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = shop.app.server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
    });
  });

  it('holds nothing: others are answered while its request trickles in', async () => {
    const slow = connect(port, '127.0.0.1');
    await once(slow, 'connect');
    slow.write('POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"que');
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    slow.destroy();
  });

  it('that speaks no HTTP is sent away', async () => {
    const noise = connect(port, '127.0.0.1');
    noise.write('\x00\x01\x02 não é HTTP\r\n\r\n');
    const [answer] = await once(noise, 'data');
    expect(String(answer)).toContain('400');
    noise.destroy();
  });
});

describe('a variable that the document does not declare', () => {
  it.each([
    ['query ($cursor: String) { pedidosDesde(cursor: $cursor) { cursor } }', { curso: 'x' }, 'curso', 'cursor'],
    [
      'mutation ($id: ID!, $versao: Int) { excluirPlano(id: $id, versao: $versao) }',
      { id: '1', version: 1 },
      'version',
      'versao',
    ],
    ['{ planos { id } }', { tipo: 'PHP' }, 'tipo', null],
  ])('is refused before anything is done: %s', async (query, variables, campo, known) => {
    const { statusCode, ...answer } = await shop.app.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });
    const [error] = answer.json().errors;
    expect([statusCode, error.extensions.erro, error.extensions.campos[0].campo]).toEqual([400, 'DADOS_INVALIDOS', campo]);
    if (known) expect(error.extensions.campos[0].mensagem).toContain(`Você quis dizer ${known}?`);
  });

  it('of one operation may come with another that is sent along', async () => {
    const query = 'query A($id: ID!) { plano(id: $id) { id } } query B { planos { id } }';
    const payload = { query, variables: { id: '1' }, operationName: 'B' };
    expect((await shop.app.inject({ method: 'POST', url: '/graphql', payload })).statusCode).toBe(200);
  });
});

it.each([
  'mutation { __typename excluirPlano(id: "1") }',
  'mutation A { excluirPlano(id: "1") } mutation B { excluirPlano(id: "2") }',
])('a document that may do one thing at a time is taken: %s', async (query) => {
  const operationName = query.includes('mutation A') ? 'B' : undefined;
  const { statusCode } = await shop.app.inject({ method: 'POST', url: '/graphql', payload: { query, operationName } });
  expect(statusCode).toBe(200);
});
