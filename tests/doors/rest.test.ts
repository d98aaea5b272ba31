import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEMPORARIO } from '../support/factories.order.ts';
import { BannerIcp } from '../../modules/banners/bannerIcp.entity.ts';
import { BAD_VALUES, inPortuguese, misspelt } from '../support/badValues.ts';
import { criarBanner, criarPlano } from '../support/factories.ts';
import { uploadPicture } from '../support/picture.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { SENHA, signIn, type Staff } from '../support/staff.ts';

// Every field of every REST route, given what it should not be given: each answer is a success, or a refusal in Portuguese that names the field.

const BODIES: Record<string, object> = {
  'POST /api/temporarios/salvar': { ...TEMPORARIO, valor: 100 },
  'POST /api/cotacao': { pagamento: 12 },
  'POST /api/contato/enviar': { nome: 'João', email: 'joao@exemplo.com', celular: '1', assunto: 'Dúvida', mensagem: 'Qual?' },
  // Whoever comes in ends the session that the others need.
  'POST /auth/login': { username: 'ninguem', password: SENHA },
  'POST /auth/link': { token: 'nenhum' },
  'POST /auth/senha': { token: 'nenhum', password: SENHA },
  'POST /api/planos': { nome: 'PHP Ipê', planoTipo: 'PHP', valor: 29.9 },
  'PUT /api/planos/{id}': { nome: 'PHP Ipê', planoTipo: 'PHP', valor: 29.9 },
  'POST /api/banners/salvar': { nome: 'Ipê', tipo: 'FIXO' },
  'PUT /api/banners/update/{id}': { nome: 'Ipê', tipo: 'FIXO' },
  'POST /api/bannersicp/salvar': { nome: 'Ipê' },
  'PUT /api/bannersicp/update/{id}': { nome: 'Ipê' },
  'PATCH /api/pedidos/{pedido}': { status: 'concluida' },
};
/** What a row's own copy carries; the address says which row is meant. */
const ECHOED = new Set(['id']);

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
}

let shop: Shop;
let staff: Staff;
let planoId: number;
let pedido: string;
let operations: { name: string; method: string; path: string; fields: string[]; query: string[]; params: string[] }[];
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  staff = await signIn(shop);
  planoId = (await criarPlano(shop.em.fork(), { valor: 100, desconto2: 0 })).id;
  const ordered = { method: 'POST', url: '/api/temporarios/salvar', payload: BODIES['POST /api/temporarios/salvar']! } as const;
  pedido = (await shop.app.inject(ordered)).json<{ clienteIdB: string }>().clienteIdB;
  await criarBanner(shop.em.fork());
  await shop.em.fork().insert(BannerIcp, { nome: 'Ipê', imagem: 'ipe.webp' });
  for (const base of ['banners', 'bannersicp'] as const) {
    const imagem = await uploadPicture(shop, staff, base);
    for (const name of Object.keys(BODIES).filter((operation) => operation.includes(`/${base}/`)))
      BODIES[name] = { ...BODIES[name], imagem };
  }
  const { paths } = (await shop.app.inject('/api/docs/json')).json() as { paths: Record<string, Record<string, Operation>> };
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      fields: Object.keys(requestBody?.content['application/json']?.schema.properties ?? {}),
      query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      params: parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
    })),
  );
});
afterAll(() => shop.close());

/** The address of a row that is there. */
const addressOf = (path: string) => path.replace('{id}', '1').replace('{pedido}', pedido);

/** What is wrong with an answer; null when nothing is. */
function complaint(response: LightMyRequestResponse, url: string, field: string | null, named: boolean): string | null {
  const { statusCode, headers, body } = response;
  const seen = `${statusCode} ${String(headers['content-type'])} ${body.slice(0, 200)}`;
  if (statusCode >= 500) return seen;
  if (statusCode < 400) return named && field ? `accepted: ${seen}` : null;
  if (url.startsWith('/api/contato/enviar')) {
    return String(headers['content-type']).startsWith('text/plain') && inPortuguese(body) ? null : seen;
  }
  if (!String(headers['content-type']).startsWith('application/problem+json')) return seen;
  const { detail, campos } = response.json() as { detail: string; campos: { campo: string; mensagem: string }[] };
  if (![detail, ...campos.map(({ mensagem }) => mensagem)].every(inPortuguese)) return seen;
  // A text that is too long is not looked at any further.
  if (campos.some(({ mensagem }) => mensagem.startsWith('Texto longo demais')) && campos.length > 1) return `went on: ${seen}`;
  const namesIt = field === null || campos.some(({ campo }) => campo === field || campo.startsWith(`${field}.`));
  return statusCode === 400 && !namesIt ? `does not name ${field}: ${seen}` : null;
}

it('names in its test bodies every route that takes one', () => {
  const withBody = operations.filter(({ fields }) => fields.length > 0).map(({ name }) => name);
  expect(withBody.toSorted()).toEqual(Object.keys(BODIES).toSorted());
});

it('refuses what a field of a body cannot be, in Portuguese and by its name', { timeout: 120_000 }, async () => {
  const complaints: string[] = [];
  let asked = 0;
  for (const { name, method, path, fields } of operations.filter((operation) => operation.fields.length > 0)) {
    const bases = { 'POST /api/temporarios/salvar': [{}, { planoId, valor: 1200 }], 'POST /api/cotacao': [{ planoId }] }[
      name
    ] ?? [{}];
    for (const base of bases)
      for (const field of fields.filter((campo) => !ECHOED.has(campo)))
        for (const { what, value, wrong } of BAD_VALUES) {
          const url = addressOf(path);
          const payload = { ...BODIES[name], ...base, [field]: value };
          const response = await shop.app.inject({ method: method as 'POST', url, headers: staff.headers, payload });
          const problem = complaint(response, url, field, wrong);
          if (problem) complaints.push(`${name} ${field} ${what}: ${problem}`);
          asked += 1;
        }
  }
  expect(asked).toBeGreaterThan(700);
  expect(complaints.slice(0, 30)).toEqual([]);
});

it('refuses a misspelt field, and says which one is meant', { timeout: 60_000 }, async () => {
  const complaints: string[] = [];
  for (const { name, method, path, fields, query } of operations)
    for (const field of [...fields, ...query]) {
      const inQuery = query.includes(field);
      const wrong = misspelt(field);
      const url = `${addressOf(path)}${inQuery ? `?${wrong}=x` : ''}`;
      const payload = inQuery ? undefined : { ...BODIES[name], [wrong]: 'x' };
      const response = await shop.app.inject({
        method: method as 'POST',
        url,
        headers: staff.headers,
        ...(payload && { payload }),
      });
      const expected = `Campo desconhecido: ${wrong}. Você quis dizer ${field}?`;
      if (response.statusCode !== 400 || !response.body.includes(expected))
        complaints.push(`${name} ${wrong}: ${response.statusCode} ${response.body.slice(0, 200)}`);
    }
  expect(complaints.slice(0, 30)).toEqual([]);
});

it('refuses a query that a route does not know', async () => {
  const complaints: string[] = [];
  for (const { name, method, path } of operations.filter((operation) => operation.name !== 'POST /auth/logout')) {
    const url = `${path.replace(/\{\w+\}/, '1')}?nada=1`;
    const response = await shop.app.inject({
      method: method as 'POST',
      url,
      headers: staff.headers,
      ...(BODIES[name] && { payload: BODIES[name] }),
    });
    if (response.statusCode !== 400 || !response.body.includes('Campo desconhecido: nada.'))
      complaints.push(`${name}: ${response.statusCode} ${response.body.slice(0, 200)}`);
  }
  expect(complaints.slice(0, 30)).toEqual([]);
});

/** Take some of what is nonsense elsewhere: any text, any name, any number. */
const TAKEN = new Set(['busca', 'cupom', 'escolhidas', 'limite', 'responsavel']);

it('refuses nonsense in a query, repeated fields included', async () => {
  const complaints: string[] = [];
  const values = ['lixo', '2026-13-45', '2026-02-30', '0000-01-01', '-1', '3', '1.5', 'x'.repeat(3000), '%F0%9F%8C%B3'];
  for (const { name, path, query } of operations)
    for (const field of query.filter((campo) => !TAKEN.has(campo)))
      for (const search of [...values.map((value) => `${field}=${value}`), `${field}=nova&${field}=nova`]) {
        const url = `${path}?${search}`;
        const response = await shop.app.inject({ url, headers: staff.headers });
        const problem = complaint(response, url, field, true);
        if (problem) complaints.push(`${name} ${search.slice(0, 60)}: ${problem}`);
      }
  const backwards = await shop.app.inject({
    url: '/api/assinaturas/exportar?de=2026-05-02&ate=2026-05-01',
    headers: staff.headers,
  });
  expect([backwards.statusCode, backwards.json().campos]).toEqual([
    400,
    [{ campo: 'ate', mensagem: 'O último dia não pode ser antes do primeiro.' }],
  ]);
  expect(complaints.slice(0, 30)).toEqual([]);
});

it('answers what an address cannot name, in Portuguese', async () => {
  const complaints: string[] = [];
  for (const { name, method, path } of operations.filter(({ params }) => params.length > 0))
    for (const value of ['0', '-1', '1.5', 'abc', '99999999999999999999', 'a'.repeat(3000), '%20', '%F0%9F%8C%B3', '__proto__']) {
      const url = path.replace(/\{\w+\}/, value);
      const response = await shop.app.inject({
        method: method as 'PUT',
        url,
        headers: staff.headers,
        ...(BODIES[name] && { payload: BODIES[name] }),
      });
      const problem =
        response.statusCode === 404
          ? complaint(response, url, null, false)
          : `${response.statusCode} ${response.body.slice(0, 200)}`;
      if (problem) complaints.push(`${name} ${value.slice(0, 30)}: ${problem}`);
    }
  expect(complaints.slice(0, 30)).toEqual([]);
});

it.each(['null', '[]', '"texto"', '12', 'true', '{nada', ''])(
  'refuses the body %s on every route that takes one',
  async (payload) => {
    for (const { name, method, path } of operations.filter(({ fields }) => fields.length > 0)) {
      const url = addressOf(path);
      const headers = { ...staff.headers, 'content-type': 'application/json' };
      const response = await shop.app.inject({ method: method as 'POST', url, headers, payload });
      expect([name, complaint(response, url, null, false), response.statusCode]).toEqual([name, null, 400]);
    }
  },
);

it('tells of the first of many unknown fields only, and is done with them at once', async () => {
  const many = Object.fromEntries(Array.from({ length: 7000 }, (_, i) => [`campo${i}`, 1]));
  for (const [name, body] of Object.entries(BODIES)) {
    const [method = '', path = ''] = name.split(' ');
    const response = await shop.app.inject({
      method: method as 'POST',
      url: path.replace('{id}', String(planoId)),
      headers: staff.headers,
      payload: { ...body, ...many },
    });
    expect([name, response.body.length < 4000]).toEqual([name, true]);
  }
  const query = 'mutation ($input: ContatoInput!) { enviarContato(input: $input) }';
  const graphql = await shop.app.inject({ method: 'POST', url: '/graphql', payload: { query, variables: { input: many } } });
  expect(graphql.body.length).toBeLessThan(6000);
});
