import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACTS, VISITORS_OF_A_NETWORK } from '../../platform/limits.ts';
import { solveBotCheck } from '../support/botCheck.ts';
import { TEMPORARIO } from '../support/factories.order.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn, type Staff } from '../support/staff.ts';

// Whoever builds on the document finds in it what the doors answer, and what they want to know first.

interface Operation {
  requestBody?: { content: { 'application/json': { schema: { required: string[] } } } };
  responses: Record<string, unknown>;
  security?: Record<string, unknown>[];
}

let shop: Shop;
let staff: Staff;
let paths: Record<string, Record<string, Operation>>;
let components: { securitySchemes?: Record<string, unknown> };
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off' });
  staff = await signIn(shop);
  ({ paths, components } = (await shop.app.inject('/api/docs/json')).json());
});
afterAll(() => shop.close());

const send = (payload: object) => shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload });
const operations = () =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase() as 'POST', operation })),
  );

it('names every status that a stranger, or staff with nothing to say, is answered', async () => {
  const missing: string[] = [];
  for (const { path, method, operation } of operations())
    for (const headers of [undefined, staff.headers].filter((_, asStaff) => !asStaff || path !== '/auth/logout')) {
      const url = path.replace(/\{\w+\}/, '1');
      const sent = {
        method,
        url,
        ...(headers && { headers }),
        ...(['POST', 'PUT', 'PATCH'].includes(method) && { payload: {} }),
      };
      const { statusCode } = await shop.app.inject(sent);
      if (!(statusCode in operation.responses)) missing.push(`${method} ${path}: ${statusCode}`);
    }
  expect(missing).toEqual([]);
});

it('says of every route that wants a session how one is shown', async () => {
  const wrong: string[] = [];
  for (const { path, method, operation } of operations().filter((each) => each.path !== '/auth/login')) {
    const { statusCode } = await shop.app.inject({ method, url: path.replace(/\{\w+\}/, '1') });
    const wantsSession = operation.security?.some((way) => 'sessao' in way) ?? false;
    if ((statusCode === 401) !== wantsSession) wrong.push(`${method} ${path}`);
  }
  expect(wrong).toEqual([]);
  expect(components.securitySchemes).toMatchObject({ sessao: { type: 'apiKey', in: 'cookie' } });
});

it('tells who brings a key in another way how one is brought', async () => {
  for (const authorization of ['loja_x', 'Token loja_x', 'Basic bG9qYTp4']) {
    const headers = { authorization };
    const rest = await shop.app.inject({ url: '/api/pedidos', headers });
    expect([rest.statusCode, rest.json().detail]).toEqual([401, expect.stringContaining('Authorization: Bearer loja_…')]);
    const payload = { query: '{ pedidosDesde { cursor } }' };
    const { body } = await shop.app.inject({ method: 'POST', url: '/graphql', headers, payload });
    expect(body).toContain('Authorization: Bearer loja_…');
  }
});

it('names the limits that hold', async () => {
  const { info } = (await shop.app.inject('/api/docs/json')).json<{ info: { description: string } }>();
  const each = (act: keyof typeof ACTS, times: number) =>
    ACTS[act].map(({ points, duration }) => `${points * times} ${duration === 60 ? 'por minuto' : 'por hora'}`).join(', ');
  for (const act of ['assinatura', 'cotacao', 'cupom', 'contato'] as const)
    expect(info.description).toContain(`| ${each(act, 1)} | ${each(act, VISITORS_OF_A_NETWORK)} |`);
  const ofKeys = (act: keyof typeof ACTS, window = 0) => ACTS[act][window]!.points * VISITORS_OF_A_NETWORK;
  expect(readFileSync('docs/keys.md', 'utf8')).toContain(
    `(${ofKeys('assinatura')} orders a minute, ${ofKeys('assinatura', 1)} an hour; ${ofKeys('cotacao')} quotes and ${ofKeys('cupom')} questions about coupons that there are not a minute;`,
  );
});

it('is enough to send an order: challenge, token, and what it has to say', async () => {
  const order = paths['/api/temporarios/salvar']!.post!;
  expect(JSON.stringify(order)).toContain('/api/verificacao/desafio');
  expect(JSON.stringify(paths['/api/contato/enviar'])).toContain('/api/verificacao/desafio');
  expect(Object.keys(paths)).toContain('/api/verificacao/desafio');
  expect(Object.keys(order.responses)).toEqual(expect.arrayContaining(['200', '400', '404', '409', '429']));
  const body = order.requestBody!.content['application/json'].schema;
  // The document says no more than the door: with these, the way to be called and the plan, an order is taken.
  const least = Object.fromEntries(
    Object.entries(TEMPORARIO).filter(([name]) => [...body.required, 'nome', 'plano'].includes(name)),
  );
  const token = await solveBotCheck(shop.app);
  for (const name of body.required) {
    const payload = { ...least, valor: 1, captchaToken: token, [name]: undefined };
    expect([name, (await send(payload)).statusCode]).toEqual([name, 400]);
  }
  expect((await send({ ...least, valor: 1, captchaToken: token })).statusCode).toBe(200);
});
