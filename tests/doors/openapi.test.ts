import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('has every event that is told', () => {
  expect(Object.keys(JSON.parse(source).webhooks).toSorted()).toEqual([...TIPOS_DE_EVENTO, TESTE].toSorted());
});
