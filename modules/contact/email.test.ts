import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarPlano } from '../../tests/support/factories.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn } from '../../tests/support/staff.ts';
import { Assinatura } from '../checkout/assinatura.entity.ts';
import { Mensagem } from './mensagem.entity.ts';

let shop: Shop;
let planoId: number;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  planoId = (await criarPlano(shop.em, { valor: 10, desconto2: 0 })).id;
});
afterAll(() => shop.close());

const CONTATO = { nome: 'Rui', email: 'rui@exemplo.com', celular: '11', assunto: 'Oi', mensagem: 'Olá' };

/** Every place that takes an e-mail address from outside: whether it was taken, and what was said. */
const DOORS: readonly [name: string, send: (email: string) => Promise<string | null>][] = [
  ['emailPrincipal', (email) => assinar({ emailPrincipal: email })],
  ['emailAlternativo', (email) => assinar({ emailAlternativo: email })],
  ['email over REST', (email) => salvar({ email })],
  ['email_copia over REST', (email) => salvar({ email_copia: email })],
  [
    'the contact mutation',
    (email) => graphql('mutation ($input: ContatoInput!) { enviarContato(input: $input) }', { ...CONTATO, email }),
  ],
  [
    'the contact address',
    async (email) => {
      const { statusCode, body } = await shop.app.inject({
        method: 'POST',
        url: '/api/contato/enviar',
        payload: { ...CONTATO, email },
      });
      return statusCode === 200 ? null : body;
    },
  ],
];

async function graphql(query: string, input: object): Promise<string | null> {
  const { errors } = await shop.graphql(query, { input });
  return errors?.[0]?.message ?? null;
}

function assinar(dados: object): Promise<string | null> {
  const input = { ...FORMULARIO, planoId: String(planoId), periodo: 12, valor: 120, chave: novaChave(), ...dados };
  return graphql('mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { valor } }', input);
}

async function salvar(dados: object): Promise<string | null> {
  const payload = { ...TEMPORARIO, planoId, valor: 120, ...dados };
  const response = await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload });
  return response.statusCode === 200 ? null : response.json().campos[0].mensagem;
}

describe.each(DOORS)('%s', (_name, send) => {
  it.each([
    'maria@x..com',
    'maria@-x.com',
    'maria@x-.com',
    'maria@.x.com',
    'maria@x.com.',
    'nada.nada',
    'maria@empresa',
    '@empresa.com',
    'maria@@empresa.com',
    'maria..a@empresa.com',
    '.maria@empresa.com',
    'maria.@empresa.com',
    'maria souza@empresa.com',
    'maria@emp resa.com',
    'maria@empresa.com,ana@empresa.com',
    '<maria@empresa.com>',
    'maria@127.0.0.1',
    'maria@empresa.c',
    `${'a'.repeat(65)}@empresa.com`,
  ])('refuses %s', async (email) => {
    expect(await send(email)).toBe('Formato de e-mail inválido.');
  });

  it.each(['Maria.Souza+loja@Empresa.com.br', "o'brien@empresa.com", 'x_y-z@sub.dominio.dev', 'maria@pão.com.br'])(
    'takes %s',
    async (email) => {
      expect(await send(email)).toBeNull();
    },
  );

  it.each([
    ['Vitima@Empresa.COM.br', 'vitima@empresa.com.br'],
    ['vitima@em\u00ADpresa.com.br', 'vitima@empresa.com.br'],
    ['vitima@ＥＭＰＲＥＳＡ。com.br', 'vitima@empresa.com.br'],
    ['maria@Pão.com.br', 'maria@xn--po-sia.com.br'],
  ])('stores %s as %s', async (typed, stored) => {
    const em = () => shop.em.fork();
    for (const entity of [Assinatura, Mensagem]) await em().nativeDelete<object>(entity, {});
    expect(await send(typed)).toBeNull();
    const orders = await em().find(Assinatura, {});
    const messages = await em().find(Mensagem, {});
    const all = [...orders.flatMap(({ email, emailCopia }) => [email, emailCopia]), ...messages.map(({ email }) => email)];
    expect(all.filter((email) => /vitima|maria@(p|xn)/i.test(email))).toEqual([stored]);
  });
});

it('staff find an order and a message by the address as it is read', async () => {
  const staff = await signIn(shop);
  await assinar({ emailPrincipal: 'lia@açaí.com.br', emailAlternativo: 'bia@avó.com.br' });
  await shop.app.inject({ method: 'POST', url: '/api/contato/enviar', payload: { ...CONTATO, email: 'rui@maçã.com.br' } });
  const found = async (list: string, busca: string) => {
    const { data } = await staff.graphql(`query ($busca: String!) { ${list}(busca: $busca) { total } }`, { busca });
    return (data![list] as { total: number }).total;
  };
  for (const busca of ['lia@açaí.com.br', 'lia@xn--aa-4iaz.com.br', 'bia@avó.com.br'])
    expect([busca, await found('assinaturas', busca)]).toEqual([busca, 1]);
  expect(await found('mensagens', 'rui@maçã.com.br')).toBe(1);
});

it('the look-up knows an address in whatever spelling', async () => {
  await assinar({ emailPrincipal: 'zeca@empresa-dele.com.br' });
  const { data } = await shop.graphql('query ($email: String!) { emailCadastrado(email: $email) }', {
    email: 'Zeca@em\u00ADpresa-dele。com.br',
  });
  expect(data).toEqual({ emailCadastrado: true });
});
