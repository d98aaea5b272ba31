import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { SENHA, signIn, type Staff } from '../../tests/support/staff.ts';
import { Alteracao } from '../editing/alteracao.entity.ts';
import { navegadorDe } from './navegador.server.ts';
import { Sessao } from './sessao.entity.ts';
import type { SessaoAberta } from './sessoesAbertas.service.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

let shop: Shop;
let ana: Staff;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off' });
  ana = await signIn(shop);
});
afterAll(() => shop.close());

const QUERY = '{ sessoes { id usuario esta criadaEm vistaEm visitante navegador } administradores { usuario ultimaEntradaEm } }';
async function listed(of: Staff = ana): Promise<SessaoAberta[]> {
  return (await of.graphql(QUERY)).data!.sessoes as SessaoAberta[];
}
async function end(ids: readonly string[], { of = ana, senha = SENHA } = {}) {
  const mutation = 'mutation ($ids: [ID!]!, $senha: String!) { encerrarSessoes(ids: $ids, senha: $senha) }';
  const { data, errors } = await of.graphql(mutation, { ids, senha });
  return errors?.[0]?.extensions.erro ?? data!.encerrarSessoes;
}
const comesIn = async ({ headers }: Staff) => (await shop.app.inject({ url: '/auth/me', headers })).statusCode === 200;

describe('the sessions of the team', () => {
  it('say whose they are, in which browser and from where, and are named by nothing that opens them', async () => {
    const payload = { username: 'ana', password: SENHA };
    await shop.app.inject({ method: 'POST', url: '/auth/login', headers: { 'user-agent': CHROME }, payload });
    const sessions = (await listed()).filter(({ usuario }) => usuario === 'ana').toSorted((a, b) => +a.esta - +b.esta);
    expect(sessions.map(({ usuario, esta, navegador, visitante }) => ({ usuario, esta, navegador, visitante }))).toEqual([
      { usuario: 'ana', esta: false, navegador: 'Chrome no Windows', visitante: '127.0.0.1' },
      { usuario: 'ana', esta: true, navegador: null, visitante: '127.0.0.1' },
    ]);
    const stored = (await shop.em.fork().findAll(Sessao)).map(({ id }) => id);
    for (const { id } of sessions) expect(stored).not.toContain(id);
  });

  it('are ended by whoever gives the own password, and sign out at their next request', async () => {
    const bia = await signIn(shop, 'bia');
    const theirs = (await listed()).filter(({ usuario }) => usuario === 'bia');
    const ids = theirs.map(({ id }) => id);
    expect(await end(ids, { senha: 'errada, e longa' })).toBe('SENHA_ATUAL_ERRADA');
    expect(await comesIn(bia)).toBe(true);
    expect(await end(ids)).toBe(1);
    expect([await comesIn(bia), await comesIn(ana)]).toEqual([false, true]);
    // What is over already, and what there never was, is ended by nobody.
    expect(await end([...ids, 'nenhuma'])).toBe(0);
    const traced = await shop.em.fork().find(Alteracao, { tabela: 'administrador', rotulo: 'bia' });
    expect(traced.map(({ usuario, mudancas }) => [usuario, mudancas])).toEqual([
      ['ana', [{ campo: 'sessao', de: 'aberta', para: 'encerrada' }]],
    ]);
  });

  it('that are over, or of an account that is disabled, are not among them', async () => {
    const caio = await signIn(shop, 'caio');
    const dora = await signIn(shop, 'dora');
    const switchOff = 'mutation ($id: ID!, $senha: String!) { ativarAdministrador(id: $id, ativo: false, senha: $senha) { id } }';
    expect((await ana.graphql(switchOff, { id: String(caio.id), senha: SENHA })).errors).toBeUndefined();
    await shop.em.fork().nativeUpdate(Sessao, { administrador: dora.id }, { expiraEm: new Date() });
    expect((await listed()).filter(({ usuario }) => ['caio', 'dora'].includes(usuario))).toEqual([]);
  });

  it('keep where they began when the password is changed', async () => {
    const eva = await signIn(shop, 'eva');
    const change = 'mutation ($atual: String!, $nova: String!) { trocarSenha(atual: $atual, nova: $nova) }';
    expect((await eva.graphql(change, { atual: SENHA, nova: 'outra senha bem comprida' })).errors).toBeUndefined();
    expect((await listed()).find(({ usuario }) => usuario === 'eva')).toMatchObject({ visitante: '127.0.0.1' });
  });
});

it('an account says when somebody last signed in to it', async () => {
  const read = async () =>
    (await ana.graphql(QUERY)).data!.administradores as { usuario: string; ultimaEntradaEm: string | null }[];
  const create = 'mutation ($senha: String!) { criarAdministrador(usuario: "nina", senha: $senha) { senha } }';
  const { data } = await ana.graphql(create, { senha: SENHA });
  const nina = async () => (await read()).find(({ usuario }) => usuario === 'nina')!.ultimaEntradaEm;
  expect(await nina()).toBeNull();
  const before = Date.now();
  const login = (password: string) =>
    shop.app.inject({ method: 'POST', url: '/auth/login', payload: { username: 'nina', password } });
  await login('não é a senha dela');
  expect(await nina()).toBeNull();
  await login((data!.criarAdministrador as { senha: string }).senha);
  expect(Date.parse((await nina())!)).toBeGreaterThanOrEqual(before);
});

it.each([
  [CHROME, 'Chrome no Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari no iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox no Linux'],
  ['<script>alert(1)</script>', null],
  ['x'.repeat(100_000), null],
  [undefined, null],
])('a browser that says %.60s is called %s', (said, called) => {
  expect(navegadorDe(said)).toBe(called);
});
