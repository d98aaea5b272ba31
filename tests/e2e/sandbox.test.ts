import { expect, test as base } from '@playwright/test';
import { origin } from '../support/ports.ts';
import { test } from '../support/visitor.ts';

// Apollo's own script, as far as this page is concerned: it opens its frame in the target and asks through the page.
const SANDBOX = `window.EmbeddedSandbox = class {
  constructor(options) {
    window.opened = options;
    const frame = document.createElement('iframe');
    frame.src = 'https://sandbox.embed.apollographql.com/sandbox/explorer';
    document.querySelector(options.target).append(frame);
  }
};`;

test('Apollo Sandbox runs under our own headers, and asks this server with a ready operation', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await page.route('https://embeddable-sandbox.cdn.apollographql.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SANDBOX }),
  );
  await page.route('https://sandbox.embed.apollographql.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Sandbox</h1>' }),
  );
  await page.goto(`${origin('measured')}/graphql/sandbox`);
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Sandbox' })).toBeVisible();
  await expect(page.getByText('não pôde ser carregado')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'entre na área administrativa' })).toHaveAttribute('href', '/ipe/login');

  await page.getByRole('link', { name: 'Planos à venda' }).click();
  // The page that the link opens has loaded the script anew.
  await page.waitForFunction(() => location.search && 'opened' in window);
  const answer = await page.evaluate(async () => {
    const { initialEndpoint, initialState } = (window as unknown as { opened: { initialEndpoint: string; initialState: { document: string; variables: object } } }).opened; // prettier-ignore
    const body = JSON.stringify({ query: initialState.document, variables: initialState.variables });
    return (await fetch(initialEndpoint, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json();
  });
  expect(answer.data.planos.length).toBeGreaterThan(0);
  expect(refused).toEqual([]);
});

// The failed request is the point here.
base('without the internet Apollo Sandbox says so, and shows the way to what needs none', async ({ page }) => {
  await page.route('https://**', (route) => route.abort());
  await page.goto(`${origin('measured')}/graphql/sandbox`);
  await expect(page.getByText('não pôde ser carregado')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'GraphiQL' })).toHaveAttribute('href', '/graphql');
});
