import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { SENHA, signIn } from '../../tests/support/staff.ts';
import { garantirPrimeiroAdministrador } from './administrador.service.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off' });
});
afterAll(() => shop.close());

const login = (username: string, password: string, headers: Record<string, string> = {}, of = shop) =>
  of.app.inject({ method: 'POST', url: '/auth/login', headers, payload: { username, password } });

describe('signing in', () => {
  it('answers who came in and sets a cookie that scripts and other sites cannot use', async () => {
    await signIn(shop, 'bia');
    const response = await login(' Bia ', SENHA);
    expect(response.json()).toMatchObject({ usuario: 'bia' });
    const [cookie] = response.cookies;
    expect(cookie).toMatchObject({ name: 'sessao', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie!.secure).toBeUndefined();
    const me = await shop.app.inject({ url: '/auth/me', headers: { cookie: `sessao=${cookie!.value}` } });
    expect([me.statusCode, me.json().usuario]).toEqual([200, 'bia']);
  });

  it('sends the cookie over https only where the site is', async () => {
    const secure = await openShop({ PUBLIC_URL: 'https://loja.example' });
    await signIn(secure);
    expect((await login('ana', SENHA, {}, secure)).cookies[0]!.secure).toBe(true);
    await secure.close();
  });

  it.each([
    ['a wrong password', 'carla', 'errada'],
    ['an unknown name', 'ninguem', SENHA],
    ['nothing', '', ''],
  ])('with %s is refused with the sentence to the letter', async (_what, username, password) => {
    await signIn(shop, 'carla');
    const response = await login(username, password);
    expect([response.statusCode, response.json().detail]).toEqual([401, 'Usuário ou senha inválidos']);
    expect(response.cookies).toEqual([]);
  });

  it('from another site is refused', async () => {
    await signIn(shop, 'dora');
    expect((await login('dora', SENHA, { origin: 'https://outro.example' })).statusCode).toBe(403);
    expect((await login('dora', SENHA, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });

  it('never takes over a session that was planted', async () => {
    const { headers } = await signIn(shop, 'eva');
    const response = await login('eva', SENHA, headers);
    expect(`sessao=${response.cookies[0]!.value}`).not.toBe(headers.cookie);
  });

  it('is slowed down for one who guesses, known name or not, and says for how long', async () => {
    const guarded = await openShop();
    await signIn(guarded, 'fabi');
    for (const name of ['fabi', 'ninguem']) {
      for (let i = 0; i < 6; i++) expect((await login(name, 'chute', {}, guarded)).statusCode).toBe(401);
      const refused = await login(name, SENHA, {}, guarded);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
      expect(refused.json().detail).toMatch(/^Muitas tentativas\. Aguarde \d+ segundos? e tente de novo\.$/);
    }
    await guarded.close();
  });
});

describe('a session', () => {
  const me = async (headers: Record<string, string>) => (await shop.app.inject({ url: '/auth/me', headers })).statusCode;

  it('ends with signing out, and no other does', async () => {
    const [here, there] = [await signIn(shop, 'gil'), await signIn(shop, 'gil')];
    await here.rest('POST', '/auth/logout');
    expect([await me(here.headers), await me(there.headers)]).toEqual([401, 200]);
  });

  it('ends elsewhere when the password changes, and the new password holds', async () => {
    const [here, there] = [await signIn(shop, 'hugo'), await signIn(shop, 'hugo')];
    const trocar = (atual: string, nova: string) =>
      here.graphql('mutation ($atual: String!, $nova: String!) { trocarSenha(atual: $atual, nova: $nova) }', { atual, nova });
    expect((await trocar('errada', 'uma senha nova')).errors![0]!.message).toBe('A senha atual não confere.');
    expect((await trocar(SENHA, 'curta')).errors![0]!.message).toBe('A senha deve ter no mínimo 10 caracteres.');
    expect((await trocar(SENHA, 'uma senha nova')).data).toEqual({ trocarSenha: true });
    expect([await me(here.headers), await me(there.headers)]).toEqual([200, 401]);
    expect((await login('hugo', SENHA)).statusCode).toBe(401);
    expect((await login('hugo', 'uma senha nova')).statusCode).toBe(200);
  });

  it('ends when the account is disabled, which nobody can do to the own one', async () => {
    const [ivo, joana] = [await signIn(shop, 'ivo'), await signIn(shop, 'joana')];
    const desativar = (id: number) =>
      ivo.graphql('mutation ($id: ID!) { ativarAdministrador(id: $id, ativo: false) { ativo } }', { id: String(id) });
    expect((await desativar(ivo.id)).errors![0]!.message).toBe('Você não pode desativar a própria conta.');
    expect((await desativar(joana.id)).data).toEqual({ ativarAdministrador: { ativo: false } });
    expect(await me(joana.headers)).toBe(401);
    expect((await login('joana', SENHA)).statusCode).toBe(401);
  });

  it('ends when somebody else resets the password, and the password shown once lets in', async () => {
    const [kelly, leo] = [await signIn(shop, 'kelly'), await signIn(shop, 'leo')];
    const { data } = await kelly.graphql('mutation ($id: ID!) { redefinirSenha(id: $id) { senha } }', { id: String(leo.id) });
    const { senha } = data!.redefinirSenha as { senha: string };
    expect(await me(leo.headers)).toBe(401);
    expect((await login('leo', senha)).statusCode).toBe(200);
  });
});

describe('accounts', () => {
  it('are created with a password shown once, under a name nobody else has', async () => {
    const marta = await signIn(shop, 'marta');
    const criar = (usuario: string) =>
      marta.graphql('mutation ($usuario: String!) { criarAdministrador(usuario: $usuario) { senha } }', { usuario });
    const { data } = await criar('Nina');
    expect((await login('nina', (data!.criarAdministrador as { senha: string }).senha)).statusCode).toBe(200);
    expect((await criar('nina')).errors![0]!.message).toBe('Já existe um administrador com este usuário.');
    expect((await criar('a b')).errors![0]!.message).toContain('Use de 3 a 60 letras');
  });

  it('begin with one, made only where there is none, with the configured password or a random one', async () => {
    const fresh = await openShop({ RATE_LIMIT: 'off' });
    const first = await garantirPrimeiroAdministrador(fresh.orm.em.fork(), { usuario: 'admin', senha: undefined });
    expect(first).toMatchObject({ usuario: 'admin', sorteada: true });
    expect(first!.senha.length).toBeGreaterThanOrEqual(16);
    expect(await garantirPrimeiroAdministrador(fresh.orm.em.fork(), { usuario: 'outro', senha: 'outra senha' })).toBeNull();
    expect((await login('admin', first!.senha, {}, fresh)).statusCode).toBe(200);
    await fresh.close();
  });
});
