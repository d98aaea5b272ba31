import { readFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges, isInputObjectType, isObjectType, parse, validate, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../graphql/explorer.operations.ts';
import { createSchema } from '../../graphql/schema.ts';
import { ABERTURA, MODULES } from '../../modules/index.ts';
import { createKey } from '../support/accessKeys.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn } from '../support/staff.ts';

// A shop in production does not tell its schema by introspection: what programs may use of it has an address.

let shop: Shop;
let sdl: string;
let told: GraphQLSchema;
beforeAll(async () => {
  shop = await openShop({ NODE_ENV: 'production', DEMO_DATA: 'off', BOT_CHECK: 'off', GRAPHQL_SANDBOX: 'off' });
  sdl = (await shop.app.inject('/api/schema.graphql')).body;
  told = buildSchema(sdl);
});
afterAll(() => shop.close());

const whole = createSchema();
const operationsOf = (schema: GraphQLSchema) =>
  [schema.getQueryType()!, schema.getMutationType()!].flatMap((root) =>
    Object.keys(root.getFields()).map((field) => `${root.name}.${field}`),
  );
const PUBLIC = new Set<string>(MODULES.flatMap(({ isPublic = [] }) => isPublic));

describe('the schema for programs', () => {
  it('has what is everybody’s and what keys open, and nothing else', () => {
    const expected = operationsOf(whole).filter((name) => PUBLIC.has(name) || ABERTURA.escoposDe(name).length > 0);
    expect(operationsOf(told).toSorted()).toEqual(expected.toSorted());
    expect(expected.length).toBeLessThan(operationsOf(whole).length);
  });

  it('is in what it has the schema that is served', () => {
    const roots = new Set(operationsOf(whole).filter((name) => !operationsOf(told).includes(name)));
    const missing = findBreakingChanges(whole, told).map(({ description }) => description);
    const elsewhere = missing.filter((text) => !/^\w+ was removed\.$/.test(text) && !roots.has(text.split(' ')[0]!));
    expect(elsewhere).toEqual([]);
    expect(findBreakingChanges(told, whole)).toEqual([]);
  });

  it('describes each operation, argument and field, and of an operation for keys the scope', () => {
    for (const type of Object.values(told.getTypeMap())) {
      if (type.name.startsWith('__') || !(isObjectType(type) || isInputObjectType(type))) continue;
      for (const field of Object.values(type.getFields())) expect([type.name, field.name, field.description]).not.toContain('');
    }
    for (const root of [told.getQueryType()!, told.getMutationType()!])
      for (const { name, description, args } of Object.values(root.getFields())) {
        const scopes = ABERTURA.escoposDe(`${root.name}.${name}`);
        for (const scope of scopes) expect([name, description]).toEqual([name, expect.stringContaining(`\`${scope}\``)]);
        expect([name, args.filter((arg) => !arg.description)]).toEqual([name, []]);
      }
  });

  it('takes each operation that is offered to programs, and each that the documents name', () => {
    for (const [name, { acesso, document }] of Object.entries(OPERATIONS))
      if (acesso !== 'equipe') expect([name, validate(told, parse(document))]).toEqual([name, []]);
    const table = readFileSync('docs/keys.md', 'utf8').match(/^\| `(pedidos|catalogo):.*$/gm)!;
    const graphql = table.flatMap((row) => [...row.split('|')[2]!.matchAll(/`(\w+)`/g)].map(([, name]) => name!));
    const known = new Set(operationsOf(told).map((name) => name.split('.')[1]));
    const argumentsNamed = new Set(['captchaToken']);
    expect(graphql.filter((name) => !known.has(name) && !argumentsNamed.has(name))).toEqual([]);
  });
});

describe('its address', () => {
  it('answers everybody the same, which is kept and asked about by its ETag', async () => {
    const staff = await signIn(shop);
    const { headers } = await createKey(staff, ['pedidos:ler']);
    for (const as of [{}, headers, staff.headers]) {
      const answer = await shop.app.inject({ url: '/api/schema.graphql', headers: as });
      expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'text/plain; charset=utf-8', sdl]);
      expect(answer.headers.etag).toMatch(/^(W\/)?"[\w-]+"$/);
      const again = await shop.app.inject({
        url: '/api/schema.graphql',
        headers: { ...as, 'if-none-match': answer.headers.etag },
      });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', expect.any(String)]);
    }
  });

  it('is named where programs look first', async () => {
    const { info, paths } = (await shop.app.inject('/api/docs/json')).json();
    expect(info.description).toContain('(/api/schema.graphql)');
    expect(paths['/api/schema.graphql'].get.responses['200'].content).toHaveProperty('text/plain');
    expect((await shop.app.inject('/llms.txt')).body).toContain('/api/schema.graphql');
  });
});
