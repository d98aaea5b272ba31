import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { SENHA, signIn } from '../../tests/support/staff.ts';
import { Alteracao } from '../editing/alteracao.entity.ts';
import { garantirPrimeiroAdministrador } from './administrador.service.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off' });
});
afterAll(() => shop.close());

const login = (username: string, password: string, headers: Record<string, string> = {}, of = shop) =>
  of.app.inject({ method: 'POST', url: '/auth/login', headers, payload: { username, password } });

const me = async (headers: Record<string, string>, of = shop) => (await of.app.inject({ url: '/auth/me', headers })).statusCode;

describe('signing in', () => {
  it('answers who came in and sets a cookie that scripts and other sites cannot use', async () => {
    await signIn(shop, 'bia');
    const response = await login(' Bia ', SENHA);
    expect(response.json()).toMatchObject({ usuario: 'bia' });
    const [cookie] = response.cookies;
    expect(response.cookies.map(({ name }) => name)).toEqual(['sessao', 'dispositivo']);
    for (const each of response.cookies) {
      expect(each).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
      expect([each.secure, each.domain]).toEqual([undefined, undefined]);
    }
    const seen = await shop.app.inject({ url: '/auth/me', headers: { cookie: `sessao=${cookie!.value}` } });
    expect([seen.statusCode, seen.json().usuario]).toEqual([200, 'bia']);
  });

  it('sends the cookies over https only where the site is, under names that no other host and no http page can write', async () => {
    const secure = await openShop({ PUBLIC_URL: 'https://loja.example' });
    const { headers } = await signIn(secure);
    const { cookies } = await login('ana', SENHA, headers, secure);
    expect(cookies.map(({ name, path, domain, secure: only }) => [name, path, domain, only])).toEqual([
      ['__Host-sessao', '/', undefined, true],
      ['__Host-dispositivo', '/', undefined, true],
    ]);
    const value = cookies[0]!.value;
    expect(await me({ cookie: `__Host-sessao=${value}` }, secure)).toBe(200);
    expect(await me({ cookie: `sessao=${value}` }, secure)).toBe(401);
    const out = await secure.app.inject({ method: 'POST', url: '/auth/logout', headers: { cookie: `__Host-sessao=${value}` } });
    expect(out.cookies).toMatchObject([{ name: '__Host-sessao', value: '', path: '/', secure: true }]);
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
    const taken = `sessao=${response.cookies[0]!.value}`;
    expect(headers.cookie).not.toContain(taken);
    expect(await me({ cookie: taken })).toBe(200);
  });

  it('ends the session that the browser had, whoever it was, and no other', async () => {
    const [here, there, other] = [await signIn(shop, 'otavio'), await signIn(shop, 'otavio'), await signIn(shop, 'pilar')];
    await login('otavio', 'errada', here.headers);
    expect(await me(here.headers)).toBe(200);
    await login('otavio', SENHA, here.headers);
    expect([await me(here.headers), await me(there.headers)]).toEqual([401, 200]);
    await login('otavio', SENHA, other.headers);
    expect([await me(other.headers), await me(there.headers)]).toEqual([401, 200]);
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
  it('ends with signing out, and no other does', async () => {
    const [here, there] = [await signIn(shop, 'gil'), await signIn(shop, 'gil')];
    await here.rest('POST', '/auth/logout');
    expect([await me(here.headers), await me(there.headers)]).toEqual([401, 200]);
  });

  it('ends an hour after its last request, and after twelve hours whatever was done in it', async () => {
    const { headers } = await signIn(shop, 'gabi');
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const begun = Date.now();
      const after = (minutes: number) => {
        vi.setSystemTime(begun + minutes * 60_000);
        return me(headers);
      };
      // Each is less than an hour after the one before.
      for (let minutes = 0; minutes < 720; minutes += 55) expect([minutes, await after(minutes)]).toEqual([minutes, 200]);
      expect(await after(721)).toBe(401);
      const idle = await signIn(shop, 'gabi');
      vi.setSystemTime(Date.now() + 61 * 60_000);
      expect(await me(idle.headers)).toBe(401);
    } finally {
      vi.useRealTimers();
    }
  });

  it('lasts as long as the configuration says', async () => {
    const brief = await openShop({ RATE_LIMIT: 'off', SESSION_IDLE_MINUTES: '5', SESSION_HOURS: '1' });
    const { headers } = await signIn(brief);
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime(Date.now() + 4 * 60_000);
      expect(await me(headers, brief)).toBe(200);
      vi.setSystemTime(Date.now() + 6 * 60_000);
      expect(await me(headers, brief)).toBe(401);
    } finally {
      vi.useRealTimers();
      await brief.close();
    }
  });

  it('ends when the password changes, copies of its cookie too, and whoever has changed it gets another', async () => {
    const [here, there] = [await signIn(shop, 'hugo'), await signIn(shop, 'hugo')];
    const query = 'mutation ($atual: String!, $nova: String!) { trocarSenha(atual: $atual, nova: $nova) }';
    const trocar = async (atual: string, nova: string) => {
      const payload = { query, variables: { atual, nova } };
      const response = await shop.app.inject({ method: 'POST', url: '/graphql', headers: here.headers, payload });
      return { ...response.json<Awaited<ReturnType<typeof here.graphql>>>(), cookies: response.cookies };
    };
    const wrong = await trocar('errada', 'abacaxi voador azul');
    expect([wrong.errors![0]!.message, wrong.cookies]).toEqual(['A senha atual não confere.', []]);
    expect((await trocar(SENHA, 'curta')).errors![0]!.message).toBe('A senha deve ter no mínimo 10 caracteres.');
    const { data, cookies } = await trocar(SENHA, 'abacaxi voador azul');
    expect(data).toEqual({ trocarSenha: true });
    expect([await me(here.headers), await me(there.headers)]).toEqual([401, 401]);
    expect(await me({ cookie: `sessao=${cookies.find(({ name }) => name === 'sessao')!.value}` })).toBe(200);
    expect((await login('hugo', SENHA)).statusCode).toBe(401);
    expect((await login('hugo', 'abacaxi voador azul')).statusCode).toBe(200);
  });

  it('ends when the account is disabled, which nobody can do to the own one', async () => {
    const [ivo, joana] = [await signIn(shop, 'ivo'), await signIn(shop, 'joana')];
    const desativar = (id: number) =>
      ivo.graphql('mutation ($id: ID!, $senha: String) { ativarAdministrador(id: $id, ativo: false, senha: $senha) { ativo } }', {
        id: String(id),
        senha: SENHA,
      });
    expect((await desativar(ivo.id)).errors![0]!.message).toBe('Você não pode desativar a própria conta.');
    expect((await desativar(joana.id)).data).toEqual({ ativarAdministrador: { ativo: false } });
    expect(await me(joana.headers)).toBe(401);
    expect((await login('joana', SENHA)).statusCode).toBe(401);
  });

  it('is opened by no password that was reset while it was compared or changed', async () => {
    const TROCAR = 'mutation ($atual: String!, $nova: String!) { trocarSenha(atual: $atual, nova: $nova) }';
    const REDEFINIR = 'mutation ($id: ID!, $senha: String!) { redefinirSenha(id: $id, senha: $senha) { senha } }';
    const chefe = await signIn(shop, 'chefe');
    for (let round = 0; round < 4; round++) {
      const nome = `intrusa${round}`;
      const intrusa = await signIn(shop, nome);
      const [reset, change, ...entries] = await Promise.all([
        chefe.graphql(REDEFINIR, { id: String(intrusa.id), senha: SENHA }),
        shop.app.inject({
          method: 'POST',
          url: '/graphql',
          headers: intrusa.headers,
          payload: { query: TROCAR, variables: { atual: SENHA, nova: 'abacaxi voador azul' } },
        }),
        ...Array.from({ length: 4 }, () => login(nome, SENHA)),
      ]);
      const opened = [change, ...entries].flatMap(({ cookies }) => cookies.filter(({ name }) => name === 'sessao'));
      const alive = await Promise.all(opened.map(({ value }) => me({ cookie: `sessao=${value}` })));
      expect([new Set(alive).has(200), await me(intrusa.headers)]).toEqual([false, 401]);
      const { senha } = reset.data!.redefinirSenha as { senha: string };
      expect([(await login(nome, senha)).statusCode, (await login(nome, 'abacaxi voador azul')).statusCode]).toEqual([200, 401]);
    }
  });

  it('does nothing more for an account from the moment that it is disabled, whatever was on its way', async () => {
    const [chefe, bia] = [await signIn(shop, 'chefe'), await signIn(shop, 'bia.ativa')];
    const alvo = await signIn(shop, 'alvo');
    await Promise.all([
      chefe.graphql('mutation ($id: ID!, $senha: String) { ativarAdministrador(id: $id, ativo: false, senha: $senha) { id } }', {
        id: String(bia.id),
        senha: SENHA,
      }),
      ...Array.from({ length: 4 }, (_, n) =>
        bia.graphql(
          'mutation ($usuario: String!, $senha: String!) { criarAdministrador(usuario: $usuario, senha: $senha) { senha } }',
          {
            usuario: `porta.dos.fundos${n}`,
            senha: SENHA,
          },
        ),
      ),
      bia.graphql('mutation ($id: ID!, $senha: String!) { redefinirSenha(id: $id, senha: $senha) { senha } }', {
        id: String(alvo.id),
        senha: SENHA,
      }),
    ]);
    const linhas = await shop.orm.em.fork().find(Alteracao, { tabela: 'administrador' }, { orderBy: { id: 'asc' } });
    const desativada = linhas.findIndex(({ linhaId, usuario }) => linhaId === bia.id && usuario === 'chefe');
    expect(desativada).toBeGreaterThanOrEqual(0);
    expect(linhas.slice(desativada).filter(({ usuario }) => usuario === 'bia.ativa')).toEqual([]);
  });

  it('is left to one of two who disable each other at once', async () => {
    const [um, dois] = [await signIn(shop, 'um'), await signIn(shop, 'dois')];
    const query = 'mutation ($id: ID!, $senha: String) { ativarAdministrador(id: $id, ativo: false, senha: $senha) { ativo } }';
    const answers = await Promise.all([
      um.graphql(query, { id: String(dois.id), senha: SENHA }),
      dois.graphql(query, { id: String(um.id), senha: SENHA }),
    ]);
    expect(answers.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.erro))).toEqual(['NAO_AUTENTICADO']);
    expect([await me(um.headers), await me(dois.headers)].toSorted()).toEqual([200, 401]);
  });

  it('does not end by resetting the own password, which is refused: its answer could be lost with the password in it', async () => {
    const olga = await signIn(shop, 'olga');
    const { data, errors } = await olga.graphql(
      'mutation ($id: ID!, $senha: String!) { redefinirSenha(id: $id, senha: $senha) { senha } }',
      { id: String(olga.id), senha: SENHA },
    );
    expect([data, errors![0]!.extensions.erro]).toEqual([null, 'PROPRIA_CONTA']);
    expect(errors![0]!.message).toBe('A própria senha se troca em Minha conta.');
    expect([await me(olga.headers), (await login('olga', SENHA)).statusCode]).toEqual([200, 200]);
  });

  it('ends when somebody else resets the password, and the password shown once lets in', async () => {
    const [kelly, leo] = [await signIn(shop, 'kelly'), await signIn(shop, 'leo')];
    const { data } = await kelly.graphql(
      'mutation ($id: ID!, $senha: String!) { redefinirSenha(id: $id, senha: $senha) { senha } }',
      {
        id: String(leo.id),
        senha: SENHA,
      },
    );
    const { senha } = data!.redefinirSenha as { senha: string };
    expect(await me(leo.headers)).toBe(401);
    expect((await login('leo', senha)).statusCode).toBe(200);
  });
});

describe('accounts', () => {
  it('are created with a password shown once, under a name nobody else has', async () => {
    const marta = await signIn(shop, 'marta');
    const criar = (usuario: string) =>
      marta.graphql(
        'mutation ($usuario: String!, $senha: String!) { criarAdministrador(usuario: $usuario, senha: $senha) { senha } }',
        { usuario, senha: SENHA },
      );
    const { data } = await criar('Nina');
    expect((await login('nina', (data!.criarAdministrador as { senha: string }).senha)).statusCode).toBe(200);
    expect((await criar('nina')).errors![0]!.message).toBe('Já existe um administrador com este usuário.');
    expect((await criar('a b')).errors![0]!.message).toContain('Use de 3 a 60 letras');
  });

  it('begin with one, made only where there is none, with the configured password or a random one', async () => {
    const fresh = await openShop({ RATE_LIMIT: 'off' });
    const made: { usuario: string; senha: string }[] = [];
    const ensure = (usuario: string, senha?: string) =>
      garantirPrimeiroAdministrador(fresh.orm.em.fork(), {
        usuario,
        senha,
        marca: 'Ipê',
        entregar: async (conta) => void made.push(conta),
      });
    expect([await ensure('admin'), await ensure('outro', 'outra senha'), made.length]).toEqual([true, false, 1]);
    const [{ usuario, senha }] = made as [(typeof made)[number]];
    expect([usuario, senha.length >= 16, (await login('admin', senha, {}, fresh)).statusCode]).toEqual(['admin', true, 200]);
    await fresh.close();
  });
});
