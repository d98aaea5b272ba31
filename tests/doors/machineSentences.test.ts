import { afterAll, beforeAll, expect, it } from 'vitest';
import { PlanoTipo } from '../../modules/catalogue/plano.ts';
import { criarPlano } from '../support/factories.ts';
import { novaChave, TEMPORARIO } from '../support/factories.order.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn, type Staff } from '../support/staff.ts';

// What a refusal says helps whoever has no form before him: a program, and who writes it.

let shop: Shop;
let staff: Staff;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  staff = await signIn(shop);
});
afterAll(() => shop.close());

const PLANO = { nome: 'PHP', planoTipo: 'PHP', valor: 10 };
const fieldsOf = async (path: string, body: object) => (await staff.rest('POST', path, body)).json().campos;

it('another value than those of a list is told the list, and none at all is asked for one', async () => {
  const told = await fieldsOf('/api/planos', { ...PLANO, planoTipo: 'PHPX' });
  expect(told).toEqual([{ campo: 'planoTipo', mensagem: `Use um destes: ${Object.values(PlanoTipo).join(', ')}.` }]);
  const banner = { nome: 'X', imagem: 'x.webp', tipo: 'X' };
  expect(await fieldsOf('/api/banners/salvar', banner)).toEqual([
    { campo: 'tipo', mensagem: 'Use um destes: FIXO, TEMPORARIO.' },
  ]);
  for (const planoTipo of [undefined, null, '', ' '])
    expect(await fieldsOf('/api/planos', { ...PLANO, planoTipo })).toEqual([
      { campo: 'planoTipo', mensagem: 'Selecione o tipo de plano.' },
    ]);
});

it.each([151, 6000])('a text of %i characters is told how many the field takes', async (length) => {
  const long = 'x'.repeat(length);
  const said = (max: number) => `Texto longo demais: use no máximo ${max} caracteres.`;
  expect(await fieldsOf('/api/planos', { ...PLANO, nome: long })).toEqual([{ campo: 'nome', mensagem: said(150) }]);
  const { id: planoId } = await criarPlano(shop.orm.em.fork(), { valor: 10, desconto2: 0 });
  for (const [campo, max] of [
    ['numero', 20],
    ['bairro', 150],
  ] as const) {
    const order = { ...TEMPORARIO, planoId, valor: 120, chave: novaChave(), [campo]: long };
    expect(await fieldsOf('/api/temporarios/salvar', order)).toEqual([{ campo, mensagem: said(max) }]);
  }
});

it('an old version is told what is stored now has to be read, and of no form', async () => {
  const { id } = await criarPlano(shop.orm.em.fork());
  const { detail } = (await staff.rest('PUT', `/api/planos/${id}`, { valor: 5, versao: 9 })).json();
  expect(detail).toBe('Outra pessoa alterou este plano enquanto você editava. Nada foi sobrescrito.');
});

it('who comes without a key is told that programs have one', async () => {
  const rest = await shop.app.inject({ method: 'POST', url: '/api/planos', payload: PLANO });
  expect([rest.statusCode, rest.json().detail, rest.headers['www-authenticate']]).toEqual([
    401,
    expect.stringContaining('chave de acesso'),
    'Bearer',
  ]);
  const { errors } = await shop.graphql('{ pedidosDesde { mais } }');
  expect(errors![0]!.message).toContain('chave de acesso');
});

it('a variable of another type is named as the argument, or the field, for which it stands', async () => {
  const ask = (query: string, variables: object) =>
    staff.graphql(query, variables as Record<string, unknown>) as Promise<{
      errors?: { extensions: { campos: { campo: string; mensagem: string }[] } }[];
    }>;
  const { errors } = await ask(
    'mutation ($e: DateTimeISO) { criarChave(nome: "x", escopos: ["pedidos:ler"], expiraEm: $e) { segredo } }',
    { e: 'amanhã' },
  );
  expect(errors![0]!.extensions.campos).toEqual([
    { campo: 'expiraEm', mensagem: 'Deve ser data e hora em ISO 8601, com fuso, como em 2026-11-23T15:00:00-03:00.' },
  ]);
  const field = await ask('mutation ($v: Float) { salvarPlano(input: { nome: "x", planoTipo: PHP, valor: $v }) { id } }', {
    v: 'dez',
  });
  expect(field.errors![0]!.extensions.campos).toEqual([{ campo: 'valor', mensagem: 'Deve ser um número.' }]);
  const missing = await ask('query ($qual: ID!) { plano(id: $qual) { id } }', {});
  expect(missing.errors![0]!.extensions.campos).toEqual([{ campo: 'id', mensagem: 'Campo obrigatório.' }]);
});

it('a key that has carried something else is named as the field that is wrong', async () => {
  const chave = novaChave();
  const post = (nome: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/planos',
      headers: { ...staff.headers, 'idempotency-key': chave },
      payload: { ...PLANO, nome },
    });
  const { id, versao } = (await post('Um')).json();
  const { codigo, campos } = (await post('Dois')).json();
  expect([codigo, campos]).toEqual([
    'CHAVE_REUTILIZADA',
    [
      { campo: 'chave', mensagem: expect.stringMatching(/já foi usada/) },
      { campo: 'versao', mensagem: String(versao) },
      { campo: 'id', mensagem: String(id) },
    ],
  ]);
});
