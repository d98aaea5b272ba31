import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../tests/support/shop.ts';
import { signIn } from '../tests/support/staff.ts';

let shop: Shop;
beforeAll(async () => {
  // As in production: the schema is not listed.
  shop = await openShop({ GRAPHQL_SANDBOX: 'off' });
});
afterAll(() => shop.close());

const MISTAKES: readonly [string, string, Record<string, unknown>?][] = [
  ['a field', '{ assinatura { id } }'],
  ['a field of a type', '{ planos { idd } }'],
  ['an argument', '{ assinaturas(paginaa: 1) { total } }'],
  ['a type', 'query ($input: PlanInput) { planos { id } }'],
  ['a value of an enumeration', '{ planos(tipo: PHPP) { id } }'],
  ['a field of an input in the document', 'mutation { salvarBanner(input: { nomee: "x" }) { id } }'],
  ['a field of an input in the variables', 'mutation ($input: BannerInput!) { salvarBanner(input: $input) { id } }', { input: { nomee: 'x' } }],
]; // prettier-ignore

it.each(MISTAKES)('a stranger who mistakes %s is not told what it should have been', async (_what, query, variables) => {
  const { errors = [] } = await shop.graphql(query, variables);
  expect(errors.length).toBeGreaterThan(0);
  expect(JSON.stringify(errors)).not.toMatch(/did you mean|você quis dizer/i);
});

it('staff are still helped with what they send', async () => {
  const { graphql } = await signIn(shop);
  const { errors } = await graphql('mutation ($input: BannerInput!) { salvarBanner(input: $input) { id } }', {
    input: { nomee: 'x' },
  });
  expect(JSON.stringify(errors)).toContain('Você quis dizer nome?');
});
