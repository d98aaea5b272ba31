import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { createSchema } from '../../graphql/schema.ts';
import { createKey } from '../support/accessKeys.ts';
import { criarPlano } from '../support/factories.ts';
import { operationOf } from '../support/operations.ts';
import { turnOn, withFactor } from '../support/secondFactor.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { SENHA, signIn, type Staff } from '../support/staff.ts';
import { Administrador } from '../../modules/admin/administrador.entity.ts';
import { MODULES } from '../../modules/index.ts';
import { TODOS_OS_PAPEIS, type Papel } from '../../modules/roles/papel.ts';
import { sealSecret } from '../../platform/sealedSecret.ts';
import { generate } from 'otplib';

// Who has to have a second factor and has none may turn it on, change the password, or leave, and nothing else (086).

const CODIGO = 'SEGUNDO_FATOR_EXIGIDO';
const schema = createSchema();
const FIELDS = [schema.getQueryType()!, schema.getMutationType()!].flatMap((root) =>
  Object.values(root.getFields()).map((field) => [`${root.name}.${field.name}`, operationOf(root, field)] as const),
);
const PUBLIC = new Set(MODULES.flatMap(({ isPublic = [] }) => isPublic));
const OPEN = new Set([
  'Mutation.ligarSegundoFator',
  'Mutation.prepararSegundoFator',
  'Mutation.trocarSenha',
  'Query.meuSegundoFator',
]);

let shop: Shop;
let ana: Staff;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', SECOND_FACTOR: 'administrators' });
  ana = await signIn(shop);
});
afterAll(() => shop.close());

const codeOf = async (of: Staff, query: string) => (await of.graphql(query)).errors?.[0]?.extensions.erro;

/** Turns the second factor of one who is signed in on. */
async function turnedOn(staff: Staff): Promise<void> {
  const { data } = await staff.graphql(`mutation { prepararSegundoFator(senha: "${SENHA}") { segredo } }`);
  const { segredo } = data!.prepararSegundoFator as { segredo: string };
  expect((await turnOn(shop, staff, await generate({ secret: segredo }))).errors).toBeUndefined();
}

/** Another server of the same shop, of which another setting asks it. */
function serverThatAsks(of: Shop, secondFactor: Shop['config']['secondFactor']): Promise<FastifyInstance> {
  return createApp({ ...of.config, secondFactor }, of.orm);
}

describe('an administrator without a second factor, where administrators have to have one,', () => {
  it('signs in, and is refused every operation but what turns it on and another password, before anything is read', async () => {
    const refused: string[] = [];
    for (const [name, query] of FIELDS) {
      if (PUBLIC.has(name) || query.includes('$arquivo')) continue;
      const { data, errors } = await ana.graphql(query);
      if (errors?.[0]?.extensions.erro === CODIGO) refused.push(name);
      else expect([name, OPEN.has(name)]).toEqual([name, true]);
      if (refused.at(-1) === name) expect([name, data]).toEqual([name, null]);
    }
    expect(refused).toHaveLength(
      FIELDS.filter(([name, query]) => !PUBLIC.has(name) && !query.includes('$arquivo')).length - OPEN.size,
    );
  });

  it('is refused every path of REST with a sentence that leads there, and signs out', async () => {
    const { paths } = (await shop.app.inject('/api/docs/json')).json<{ paths: Record<string, object> }>();
    const names = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    for (const name of names) {
      if (PUBLIC.has(name)) continue;
      const [method, path] = name.split(' ') as ['GET', string];
      const { statusCode, body } = await ana.rest(method, path.replace(/\{\w+\}/g, '1'));
      expect([name, statusCode, body.includes(CODIGO)]).toEqual([name, 403, true]);
    }
    expect((await ana.rest('GET', '/auth/me')).json()).toMatchObject({
      codigo: CODIGO,
      detail: expect.stringMatching(/^Sua conta precisa do segundo fator.*Minha conta/),
    });
    const leaving = await signIn(shop, 'de.saida');
    expect((await leaving.rest('POST', '/auth/logout')).statusCode).toBe(204);
    expect((await leaving.rest('GET', '/auth/me')).statusCode).toBe(401);
  });

  it('sends no file, which is refused unread', async () => {
    const boundary = 'fim';
    const { body } = await shop.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: `--${boundary}--\r\n`,
      headers: {
        ...ana.headers,
        'apollo-require-preflight': 'true',
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
    });
    expect(body).toContain(CODIGO);
  });

  it('is answered as a stranger where strangers are answered less', async () => {
    await criarPlano(shop.em.fork(), { nome: 'Fora de venda', ativo: false });
    const bia = await signIn(shop, 'bia.vendas', 'vendas');
    const sees = async ({ rest }: Staff) => (await rest('GET', '/api/planos/listarativos')).body.includes('Fora de venda');
    expect([await sees(bia), await sees(ana)]).toEqual([true, false]);
  });

  it('changes a password that another may know first, and is as bound as before', async () => {
    const dani = await signIn(shop, 'dani.sem.fator');
    const nova = 'outra senha bem comprida';
    const change = `mutation { trocarSenha(atual: "${SENHA}", nova: "${nova}") }`;
    expect((await dani.graphql(change)).data).toEqual({ trocarSenha: true });
    const payload = { username: 'dani.sem.fator', password: nova };
    const { statusCode, cookies } = await shop.app.inject({ method: 'POST', url: '/auth/login', payload });
    expect(statusCode).toBe(200);
    const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
    expect((await shop.app.inject({ url: '/auth/me', headers })).json()).toMatchObject({ codigo: CODIGO });
  });

  it('is let do everything again once it is on', async () => {
    const eva = await signIn(shop, 'eva');
    expect(await codeOf(eva, '{ administradores { usuario } }')).toBe(CODIGO);
    expect((await eva.graphql('{ meuSegundoFator { desde codigosRestantes exigido } }')).data).toEqual({
      meuSegundoFator: { desde: null, codigosRestantes: 0, exigido: true },
    });
    await turnedOn(eva);
    expect(await codeOf(eva, '{ administradores { usuario } }')).toBeUndefined();
    expect((await eva.rest('GET', '/auth/me')).statusCode).toBe(200);
  });

  it('is led there again when another administrator has taken it away, and comes in with the password', async () => {
    const { staff: chefe } = await withFactor(shop, 'chefe');
    const { staff: caio } = await withFactor(shop, 'caio');
    expect(await codeOf(caio, '{ sessoes { id } }')).toBeUndefined();
    const take = `mutation { tirarSegundoFator(id: "${caio.id}", senha: "${SENHA}") { fatorDesde } }`;
    expect((await chefe.graphql(take)).data).toEqual({ tirarSegundoFator: { fatorDesde: null } });
    const again = await signIn(shop, 'caio');
    expect(await codeOf(again, '{ sessoes { id } }')).toBe(CODIGO);
    await turnedOn(again);
    expect(await codeOf(again, '{ sessoes { id } }')).toBeUndefined();
  });

  it('does not turn it off, nor is told to for another application', async () => {
    const { staff } = await withFactor(shop, 'fiel');
    const { errors } = await staff.graphql(`mutation { desligarSegundoFator(senha: "${SENHA}") }`);
    expect(errors![0]).toMatchObject({ message: expect.stringContaining('não se desliga'), extensions: { erro: CODIGO } });
    expect((await staff.graphql('{ meuSegundoFator { desde } }')).data).not.toEqual({ meuSegundoFator: { desde: null } });
    const again = await staff.graphql(`mutation { prepararSegundoFator(senha: "${SENHA}") { segredo } }`);
    expect(again.errors![0]).toMatchObject({
      message: expect.stringContaining('peça a outra pessoa da administração'),
      extensions: { erro: 'SEGUNDO_FATOR_LIGADO' },
    });
  });
});

describe('whoever does not have to', () => {
  it.each(TODOS_OS_PAPEIS.filter((papel) => papel !== 'administrador'))('works as before, as one of %s', async (papel) => {
    const staff = await signIn(shop, `livre.${papel}`, papel);
    expect(await codeOf(staff, '{ filas { papel } minhasSessoes { id } }')).toBeUndefined();
    expect((await staff.graphql('{ meuSegundoFator { exigido } }')).data).toEqual({ meuSegundoFator: { exigido: false } });
    const { staff: com } = await withFactor(shop, `livre.${papel}`);
    expect((await com.graphql(`mutation { desligarSegundoFator(senha: "${SENHA}") }`)).data).toEqual({
      desligarSegundoFator: true,
    });
  });

  it('has to from the next request on with the role of administrator', async () => {
    const { staff: chefe } = await withFactor(shop, 'chefe.de.papel');
    const nova = await signIn(shop, 'nova', 'vendas');
    const give = (papel: Papel) =>
      chefe.graphql(`mutation { mudarPapel(id: "${nova.id}", papel: ${papel}, senha: "${SENHA}") { papel } }`);
    expect((await give('administrador')).errors).toBeUndefined();
    expect(await codeOf(nova, '{ equipe }')).toBe(CODIGO);
    await give('leitura');
    expect(await codeOf(nova, '{ equipe }')).toBeUndefined();
  });
});

it.each([
  ['all', ['administrador', 'vendas', 'conteudo', 'leitura']],
  ['administrators', ['administrador']],
  ['optional', []],
] as const)('a setting of %s holds for the sessions that are open when it comes', async (asked, roles) => {
  const other = await openShop({ RATE_LIMIT: 'off' });
  const staff = await Promise.all(TODOS_OS_PAPEIS.map(async (papel) => [papel, await signIn(other, papel, papel)] as const));
  const server = await serverThatAsks(other, asked);
  const refused: string[] = [];
  for (const [papel, { headers }] of staff) {
    const { statusCode, body } = await server.inject({ url: '/auth/me', headers });
    if (statusCode === 403 && body.includes(CODIGO)) refused.push(papel);
    else expect(statusCode).toBe(200);
  }
  expect(refused).toEqual(roles);
  await server.close();
  await other.close();
});

it('keys of programs are not concerned, also those of whoever has none', async () => {
  const other = await openShop({ RATE_LIMIT: 'off' });
  const chefe = await signIn(other, 'chefe');
  const { headers } = await createKey(chefe, ['pedidos:ler', 'catalogo:ler']);
  const server = await serverThatAsks(other, 'all');
  expect((await server.inject({ url: '/api/pedidos', headers })).statusCode).toBe(200);
  expect((await server.inject({ url: '/auth/me', headers: chefe.headers })).statusCode).toBe(403);
  await server.close();
  await other.close();
});

describe('who wants another application where it is required', () => {
  const REFUSED = `mutation { desligarSegundoFator(senha: "${SENHA}") }`;

  it('is led to another administrator, and to the command line where there is none', async () => {
    const one = await openShop({ RATE_LIMIT: 'off', SECOND_FACTOR: 'administrators' });
    const { staff } = await withFactor(one, 'unica');
    const said = async () => (await staff.graphql(REFUSED)).errors![0]!.message;
    await one.em.fork().nativeUpdate(Administrador, { usuario: { $ne: 'unica' } }, { ativo: false });
    expect(await said()).toContain('npm run admin -- sem-segundo-fator unica');
    await signIn(one, 'so.vende', 'vendas');
    expect(await said()).toContain('sem-segundo-fator unica');
    await signIn(one, 'outra');
    expect(await said()).toContain('peça a outra pessoa da administração');
    await one.close();
  });

  it('connects it with the password alone once the shop opens the secret of before no more', async () => {
    const { usuario, staff } = await withFactor(shop, 'outro.segredo');
    const fatorSegredo = await sealSecret('JBSWY3DPEHPK3PXP', 'outra chave da loja, de antes da restauração');
    await shop.em.fork().nativeUpdate(Administrador, { usuario }, { fatorSegredo });
    await turnedOn(staff);
    expect((await staff.graphql('{ meuSegundoFator { aplicativoVale } }')).data).toEqual({
      meuSegundoFator: { aplicativoVale: true },
    });
  });
});
