import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
