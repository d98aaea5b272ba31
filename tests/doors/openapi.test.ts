import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TESTE, TIPOS_DE_EVENTO } from '../../modules/outbox/entrega.ts';
import { openShop, type Shop } from '../support/shop.ts';

// The description of REST is one that the field's tools take without a word, so that a client can be made of it.

let shop: Shop;
let source: string;
beforeAll(async () => {
  shop = await openShop({ PUBLIC_URL: 'https://loja.provedor.test' });
  source = (await shop.app.inject('/api/docs/json')).body;
});
afterAll(() => shop.close());

it('is clean under the strictest rules of Redocly', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
});

it('is clean under the rules of Spectral', async () => {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [[rulesets.oas as spectral.RulesetDefinition, 'all']] });
  const problems = await linter.run(JSON.parse(source));
  expect(problems.map(({ code, message, path }) => `${code}: ${message} ${path.join('/')}`)).toEqual([]);
});

it('says of every refusal that it is a problem, and shuts nothing that is answered', () => {
  const document = JSON.parse(source);
  const answers = Object.entries<Record<string, { responses: Record<string, { description: string; content?: object }> }>>(
    document.paths,
  ).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses }]) =>
      Object.entries(responses).map(([status, answer]) => ({ name: `${method} ${path} ${status}`, status, answer })),
    ),
  );
  const refused = answers.filter(({ status, answer }) => Number(status) >= 400 && answer.content);
  // What the contact form answers stands in the specification.
  const others = refused.filter(({ answer }) => !('application/problem+json' in answer.content!));
  expect(others.map(({ name }) => name).filter((name) => !name.includes('/api/contato/enviar'))).toEqual([]);
  expect(answers.filter(({ answer }) => answer.description === 'Default Response')).toEqual([]);
  const shut = answers.filter(({ answer }) => JSON.stringify(answer).includes('"additionalProperties":false'));
  expect(shut.map(({ name }) => name)).toEqual([]);
  const schemas = Object.entries(document.components.schemas).filter(([, schema]) =>
    JSON.stringify(schema).includes('"additionalProperties":false'),
  );
  expect(schemas.map(([name]) => name)).toEqual([]);
});

it('says of what was done that it was, and which headers answers carry', () => {
  interface Answer {
    description: string;
    headers?: Record<string, { description: string }>;
  }
  const answers = Object.entries<Record<string, { parameters?: { name: string }[]; responses: Record<string, Answer> }>>(
    JSON.parse(source).paths,
  ).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses }]) =>
      Object.entries(responses).map(([status, answer]) => ({ name: `${method} ${path}`, status, answer })),
    ),
  );
  const done = answers.filter(({ status }) => status < '400');
  expect(done.filter(({ answer }) => answer.description.startsWith('Recusado'))).toEqual([]);
  const carrying = (header: string) =>
    answers.filter(({ answer }) => answer.headers?.[header]).map(({ name, status }) => `${name} ${status}`);
  const waits = answers.filter(({ status }) => status === '429' || status === '503');
  expect(carrying('Retry-After')).toEqual(waits.map(({ name, status }) => `${name} ${status}`));
  const rows = ['/api/planos', '/api/banners/salvar', '/api/bannersicp/salvar'];
  expect(carrying('Idempotent-Replayed').toSorted()).toEqual(
    [...rows.map((path) => `post ${path} 201`), 'patch /api/pedidos/{pedido} 200', 'post /api/temporarios/salvar 200'].toSorted(),
  );
  const lists = ['/api/planos/listarativos', '/api/planos/buscar/{id}', '/api/planos.json', '/api/banners/listar', '/api/bannersicp/listar', '/api/familias', '/api/schema.graphql']; // prettier-ignore
  expect(carrying('ETag').toSorted()).toEqual(
    [
      ...lists.flatMap((path) => [`get ${path} 200`, `get ${path} 304`]),
      ...rows.map((path) => `post ${path} 201`),
      'put /api/planos/{id} 200',
      'put /api/banners/update/{id} 200',
      'put /api/bannersicp/update/{id} 200',
      'get /api/pedidos/{pedido} 200',
      'get /api/pedidos/{pedido} 304',
      'patch /api/pedidos/{pedido} 200',
    ].toSorted(),
  );
});

it('has every event that is told', () => {
  expect(Object.keys(JSON.parse(source).webhooks).toSorted()).toEqual([...TIPOS_DE_EVENTO, TESTE].toSorted());
});

describe('of an order', () => {
  /** What is answered, by name. */
  const answered = () => JSON.parse(source).components.schemas.Pedido.properties as Record<string, Said>;
  /** What is sent. */
  const sent = () =>
    JSON.parse(source).paths['/api/temporarios/salvar'].post.requestBody.content['application/json'].schema.properties as Record<
      string,
      Said
    >;

  it('says of every field what it is', () => {
    const silent = Object.entries(answered()).filter(([, { description }]) => !description);
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it('takes of each text as many characters as it says, and not one more', async () => {
    const lengths = Object.entries(sent()).flatMap(([name, { maxLength }]) => (maxLength ? [[name, maxLength] as const] : []));
    expect(lengths.length).toBeGreaterThan(15);
    for (const [index, [name, length]] of lengths.entries()) {
      const isTooLong = async (characters: number) => {
        const { campos } = (
          await shop.app.inject({
            method: 'POST',
            url: '/api/temporarios/salvar',
            payload: { [name]: 'a'.repeat(characters) },
            remoteAddress: `203.0.113.${index + 1}`,
          })
        ).json<Problem>();
        return campos.some(({ mensagem }) => /longo|no máximo|de 8 a 100/.test(mensagem));
      };
      expect([name, await isTooLong(length), await isTooLong(length + 1)]).toEqual([name, false, true]);
    }
  });

  it('says of what is answered how long it may be, where it said so of what is sent', () => {
    const said = answered();
    // Of these something else is answered than was sent: the catalogue's words, and an identifier for a key.
    const other = new Set(['plano', 'selectedSystem', 'cupom', 'substitui']);
    const both = Object.entries(sent()).filter(([name, { maxLength }]) => maxLength && name in said && !other.has(name));
    expect(both.length).toBeGreaterThan(10);
    expect(both.filter(([name, { maxLength }]) => said[name]!.maxLength !== maxLength)).toEqual([]);
  });
});

interface Said {
  description?: string;
  maxLength?: number;
}
interface Problem {
  campos: { campo: string; mensagem: string }[];
}
