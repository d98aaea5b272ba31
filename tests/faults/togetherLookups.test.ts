import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openTwo, useDatabases } from '../support/machines.ts';
import type { Shop } from '../support/shop.ts';

// Two processes over one PostgreSQL let a service alone together, and ask it together no more than one shop may (012).

const newDatabase = useDatabases();

async function openBoth(answer: { status: number; headers?: Record<string, string>; body: object }) {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(answer.status, answer.headers).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const shops = await openTwo(await newDatabase(), { CEP_API_URL: `${url}/ws` });
  const cep = async ({ app }: Shop, n: number, address = `198.51.100.${n}`) => {
    const payload = { query: `{ consultarCep(cep: "${30_000_000 + n}") { cidade } }` };
    const headers = { 'x-forwarded-for': address };
    return (await app.inject({ method: 'POST', url: '/graphql', headers, payload })).json().data?.consultarCep?.cidade ?? null;
  };
  return { shops, cep, asked: () => asked };
}

it('what one of them was told to let alone the other lets alone', async () => {
  const { shops, cep, asked } = await openBoth({ status: 429, headers: { 'retry-after': '600' }, body: {} });
  for (let n = 0; n < 10; n++) expect(await cep(shops[n % 2]!, n)).toBeNull();
  expect(asked()).toBe(1);
});

it('together they ask a service sixty times a minute', async () => {
  const { shops, cep, asked } = await openBoth({ status: 200, body: { localidade: 'São Paulo', uf: 'SP' } });
  for (let n = 0; n < 70; n++) await cep(shops[n % 2]!, n);
  expect(asked()).toBe(60);
});

it('together they ask it a third of that for one network', async () => {
  const { shops, cep, asked } = await openBoth({ status: 200, body: { localidade: 'São Paulo', uf: 'SP' } });
  for (let n = 0; n < 30; n++) await cep(shops[n % 2]!, n, '198.51.100.1');
  expect(asked()).toBe(20);
});
