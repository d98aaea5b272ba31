import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAttempts } from '../../platform/attempts.ts';
import { visitorAt } from '../../platform/http/visitor.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { SENHA, signIn, type Staff } from '../../tests/support/staff.ts';
import { conferirSenha } from './senha.service.ts';
import { chavesDeEstranhos } from './sessao.service.ts';

let shop: Shop;
beforeEach(async () => {
  // Limits are on, and one proxy stands before the shop: it says where a request comes from.
  shop = await openShop({ TRUST_PROXY: '1' });
  // No delay runs out while a slow machine compares passwords.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await shop.close();
});

const ENDERECOS = Array.from({ length: 300 }, (_, i) => `203.0.${Math.floor(i / 250)}.${(i % 250) + 1}`);

const login = (password: string, { de = '198.51.100.1', cookie = '', username = 'ana' } = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/auth/login',
    headers: { 'x-forwarded-for': de, cookie },
    payload: { username, password },
  });

/** Guesses until the account has to wait, from wherever somebody has failed at it before. */
async function attack(username = 'ana'): Promise<number[]> {
  const seen: number[] = [];
  for (let round = 0; round < 2; round++) {
    for (const de of ENDERECOS) seen.push((await login('chute', { de, username })).statusCode);
  }
  return seen;
}

describe('hundreds of addresses that guess', { timeout: 120_000 }, () => {
  it('delay each other, and not the browser that has signed in before', async () => {
    const { headers } = await signIn(shop);
    const seen = await attack();
    expect(new Set(seen.slice(0, ENDERECOS.length))).toEqual(new Set([401]));
    expect(new Set(seen.slice(ENDERECOS.length))).toEqual(new Set([429]));
    expect((await login(SENHA, headers)).statusCode).toBe(200);
  });

  it('and go on for ever leave her the first try from anywhere, in a new browser', async () => {
    await signIn(shop);
    await attack();
    expect((await login(SENHA, { de: '198.51.100.77' })).statusCode).toBe(200);
    await attack();
    expect((await login('enganei-me aqui', { de: '198.51.100.78' })).statusCode).toBe(401);
    expect((await login(SENHA, { de: '198.51.100.78' })).statusCode).toBe(429);
  });

  it('from the same address as hers do not delay her either', async () => {
    const { headers } = await signIn(shop);
    for (let i = 0; i < 30; i++) await login('chute', { username: `nome${i}` });
    expect((await login(SENHA, { username: 'ana' })).statusCode).toBe(429);
    expect((await login(SENHA, headers)).statusCode).toBe(200);
  });

  it('gain nothing by a cookie of another account, or by an invented one', async () => {
    const bia = await signIn(shop, 'bia');
    const statuses = [];
    for (const cookie of [bia.headers.cookie, 'dispositivo=Fe26.2*1*inventado']) {
      for (let i = 0; i < 7; i++) statuses.push((await login('chute', { cookie })).statusCode);
    }
    expect(statuses.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 401));
    expect(statuses.slice(6)).toEqual(Array.from({ length: 8 }, () => 429));
  });

  it('a known browser that guesses waits by itself', async () => {
    const [here, there] = [await signIn(shop), await signIn(shop)];
    for (let i = 0; i < 6; i++) expect((await login('chute', here.headers)).statusCode).toBe(401);
    const refused = await login(SENHA, here.headers);
    expect([refused.statusCode, Number(refused.headers['retry-after']) >= 1]).toEqual([429, true]);
    expect((await login(SENHA, there.headers)).statusCode).toBe(200);
  });
});

const ATOS: readonly [string, string, string][] = [
  ['trocarSenha', 'mutation ($senha: String!) { trocarSenha(atual: $senha, nova: "abacaxi voador azul marinho") }', 'atual'],
  ['criarAdministrador', 'mutation ($senha: String!) { criarAdministrador(usuario: "nova", senha: $senha) { senha } }', 'senha'],
  ['redefinirSenha', 'mutation ($senha: String!) { redefinirSenha(id: 2, senha: $senha) { senha } }', 'senha'],
  [
    'ativarAdministrador',
    'mutation ($senha: String!) { ativarAdministrador(id: 1, ativo: true, senha: $senha) { id } }',
    'senha',
  ],
];

describe.each(ATOS)('%s', { timeout: 30_000 }, (nome, query, campo) => {
  // Nobody resets the own password: the second account is somebody else's.
  beforeEach(async () => {
    await signIn(shop);
    expect((await signIn(shop, 'bia')).id).toBe(2);
  });
  const agir = async (staff: Staff, senha: string) => {
    const { data, errors } = await staff.graphql(query, { senha });
    const extensions = errors?.[0]?.extensions as { erro?: string; campos?: { campo: string }[] } | undefined;
    return { feito: data?.[nome] ?? null, erro: extensions?.erro, campo: extensions?.campos?.[0]?.campo };
  };

  it('asks for the password of whoever asks', async () => {
    const staff = await signIn(shop);
    expect(await agir(staff, 'errada')).toEqual({ feito: null, erro: 'SENHA_ATUAL_ERRADA', campo });
    expect((await agir(staff, SENHA)).feito).toBeTruthy();
  });

  it('asks for it also where the argument may be left out', async () => {
    const { headers } = await signIn(shop);
    const payload = { query: query.replace(/\(\$senha: String!\)/, '').replace(/,? ?(senha|atual): \$senha/, '') };
    const { errors } = (await shop.app.inject({ method: 'POST', url: '/graphql', headers, payload })).json();
    expect(errors[0].extensions.erro ?? errors[0].extensions.code).toMatch(/^(SENHA_ATUAL_ERRADA|GRAPHQL_VALIDATION_FAILED)$/);
  });

  it('is slowed down like signing in for a session that guesses, and for no other', async () => {
    const [here, there] = [await signIn(shop), await signIn(shop)];
    for (let i = 0; i < 6; i++) expect((await agir(here, 'chute')).erro).toBe('SENHA_ATUAL_ERRADA');
    for (const [outro, outra] of ATOS.map(([ato, documento]) => [ato, documento] as const)) {
      const { errors } = await here.graphql(outra, { senha: SENHA });
      expect([outro, errors?.[0]?.extensions.erro]).toEqual([outro, 'MUITAS_TENTATIVAS']);
    }
    expect((await agir(there, SENHA)).feito).toBeTruthy();
  });
});

it('one subscriber who has many networks of IPv6 guesses no more than another, whatever names he invents', async () => {
  const tentativas = createAttempts(true);
  const compared: number[] = [];
  for (let round = 0; round < 3; round++) {
    let guesses = 0;
    for (let i = 0; i < 300 * 20; i++) {
      const chaves = chavesDeEstranhos(visitorAt(`2001:db8:1:${(i % 300).toString(16)}::1`), `nome ${round} ${i}`);
      await tentativas.begin(chaves).then(
        () => (guesses += 1),
        () => {},
      );
    }
    compared.push(guesses);
  }
  expect(compared[0]).toBeLessThanOrEqual(102);
  expect(compared.slice(1)).toEqual([0, 0]);
});

describe('passwords that wait to be compared', () => {
  const compare = (visitor: string) => conferirSenha(undefined, SENHA, visitorAt(visitor));

  it('are so many; one more is told so, unless others come from one network', async () => {
    const outcomes = Array.from({ length: 42 }, (_, i) => compare(`2001:db8:1:${i}::1`).catch((error: Error) => error.message));
    const other = compare('2001:db8:2::1');
    const told = (await Promise.all(outcomes)).map((outcome, i) => ({ i, outcome })).filter(({ outcome }) => outcome !== false);
    expect(told.map(({ i }) => i)).toEqual([39, 40, 41]);
    expect(new Set(told.map(({ outcome }) => outcome))).toEqual(
      new Set(['Muitas tentativas. Aguarde 2 segundos e tente de novo.']),
    );
    expect(await other).toBe(false);
  });

  it('of strangers wait behind those of people who are known', async () => {
    const done: string[] = [];
    const strangers = Array.from({ length: 30 }, (_, i) => compare(`203.0.113.${i}`).then(() => done.push('stranger')));
    await conferirSenha(undefined, SENHA).then(() => done.push('known'));
    await Promise.all(strangers);
    // Two are compared at a time, and which of them ends first is the machine's affair: in turn he would be the last of all.
    expect(done.indexOf('known')).toBeLessThan(15);
    expect(done).toHaveLength(31);
  });
});
