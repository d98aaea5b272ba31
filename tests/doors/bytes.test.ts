import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEMPORARIO } from '../support/factories.order.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn, type Staff } from '../support/staff.ts';

// What comes is stored as it was sent, or refused: never as something else.

let shop: Shop;
let staff: Staff;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  staff = await signIn(shop);
});
afterAll(() => shop.close());

const CONTATO = { nome: 'João Conceição', email: 'a@b.com', celular: '1', assunto: 'Oi', mensagem: 'Olá' };
const DOORS: readonly [url: string, body: string][] = [
  ['/api/temporarios/salvar', JSON.stringify({ ...TEMPORARIO, valor: 10, nome: 'João Conceição', empresa: '' })],
  ['/api/contato/enviar', JSON.stringify(CONTATO)],
  [
    '/graphql',
    JSON.stringify({ query: 'mutation ($input: ContatoInput!) { enviarContato(input: $input) }', variables: { input: CONTATO } }),
  ],
  ['/api/planos', JSON.stringify({ nome: 'Pão', planoTipo: 'PHP', valor: 10, descricao: 'João' })],
];

describe.each(DOORS)('%s', (url, body) => {
  const send = (payload: string | Buffer, type = 'application/json') =>
    shop.app.inject({ method: 'POST', url, payload, headers: { ...staff.headers, 'content-type': type } });

  it.each(['application/json', 'application/json; charset=ISO-8859-1'])('refuses Latin-1 as %s', async (type) => {
    const { statusCode, body: answer } = await send(Buffer.from(body, 'latin1'), type);
    expect([statusCode, answer.includes('UTF-8')]).toEqual([400, true]);
  });

  it.each(['\\ud800', '\\udc00', '\\u0000'])('refuses %s', async (half) => {
    expect((await send(body.replace('ã', half))).statusCode).toBe(400);
  });

  it('takes UTF-8, whole characters beyond the first plane too', async () => {
    const { statusCode, body: answer } = await send(body.replace('ã', 'ã\\ud83c\\udf33'));
    expect([statusCode < 300, answer.includes('errors')]).toEqual([true, false]);
  });
});

describe('an upload that cannot be read', () => {
  const MULTIPART = [
    ['without a boundary', 'multipart/form-data', 'nada'],
    ['of junk', 'multipart/form-data; boundary=x', 'nada'],
    [
      'that is cut short',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
    ],
    [
      'without a file',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="outro"\r\n\r\nabc\r\n--x--\r\n',
    ],
  ] as const;

  it.each(
    ['/api/banners/upload/banner', '/api/bannersicp/upload/banner', '/graphql'].flatMap((url) =>
      MULTIPART.map(([what, type, payload]) => [url, what, type, payload] as const),
    ),
  )('%s %s is refused with a sentence', async (url, _what, type, payload) => {
    const headers = { ...staff.headers, 'content-type': type, 'apollo-require-preflight': 'true' };
    const { statusCode, body } = await shop.app.inject({ method: 'POST', url, headers, payload });
    expect([statusCode, body]).toEqual([400, expect.stringMatching(/envio|Envie/)]);
  });
});

it.each(['   ', '\t'])('a boolean of %j is no answer, and puts nothing on sale', async (ativo) => {
  const { id } = (await staff.rest('POST', '/api/planos', { nome: 'Fora', planoTipo: 'PHP', valor: 0.01, ativo: false })).json();
  const { statusCode, body } = await staff.rest('PUT', `/api/planos/${id}`, { ativo, versao: 1 });
  expect([statusCode, body.includes('ativo')]).toEqual([400, true]);
});
