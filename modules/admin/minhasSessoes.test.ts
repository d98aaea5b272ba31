import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { SENHA, signIn, type Staff } from '../../tests/support/staff.ts';
import { Alteracao } from '../editing/alteracao.entity.ts';
import { TODOS_OS_PAPEIS } from '../roles/papel.ts';
import { Sessao } from './sessao.entity.ts';
import type { SessaoAberta } from './sessoesAbertas.service.ts';

// Whoever is signed in, of whatever role, sees the sessions of the own account and ends the others of it.

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off' });
});
afterAll(() => shop.close());

/** Signs in to an account once more, in Firefox. */
async function inFirefox(username: string): Promise<{ cookie: string }> {
  const payload = { username, password: SENHA };
  const headers = { 'user-agent': FIREFOX };
  const { cookies } = await shop.app.inject({ method: 'POST', url: '/auth/login', headers, payload });
  return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}
async function listed(of: Staff): Promise<SessaoAberta[]> {
  const { data } = await of.graphql('{ minhasSessoes { id usuario esta criadaEm vistaEm visitante navegador } }');
  return data!.minhasSessoes as SessaoAberta[];
}
async function end(of: Staff, ids: readonly string[] | null, senha = SENHA) {
  const mutation = 'mutation ($ids: [ID!], $senha: String!) { encerrarMinhasSessoes(ids: $ids, senha: $senha) }';
  const { data, errors } = await of.graphql(mutation, { ids, senha });
  return errors?.[0]?.extensions.erro ?? data!.encerrarMinhasSessoes;
}
const comesIn = async (headers: { cookie: string }) => (await shop.app.inject({ url: '/auth/me', headers })).statusCode === 200;

describe('the sessions of the own account', () => {
  it.each(TODOS_OS_PAPEIS)('are seen and ended by one of %s, with the own password', async (papel) => {
    const staff = await signIn(shop, `de.${papel}`, papel);
    const left = await inFirefox(`de.${papel}`);
    const sessions = (await listed(staff)).toSorted((a, b) => +a.esta - +b.esta);
    expect(sessions.map(({ usuario, esta, navegador, visitante }) => ({ usuario, esta, navegador, visitante }))).toEqual([
      { usuario: `de.${papel}`, esta: false, navegador: 'Firefox no Linux', visitante: '127.0.0.1' },
      { usuario: `de.${papel}`, esta: true, navegador: null, visitante: '127.0.0.1' },
    ]);
    const stored = (await shop.em.fork().findAll(Sessao)).map(({ id }) => id);
    for (const { id } of sessions) expect(stored).not.toContain(id);

    const [other] = sessions;
    expect(await end(staff, [other!.id], 'errada, e longa')).toBe('SENHA_ATUAL_ERRADA');
    expect(await comesIn(left)).toBe(true);
    expect(await end(staff, [other!.id])).toBe(1);
    expect([await comesIn(left), await comesIn(staff.headers)]).toEqual([false, true]);
    // What is over already is ended by nobody.
    expect(await end(staff, [other!.id, 'nenhuma'])).toBe(0);
    const traced = await shop.em.fork().find(Alteracao, { tabela: 'administrador', rotulo: `de.${papel}` });
    expect(traced.map(({ usuario, mudancas }) => [usuario, mudancas])).toEqual([
      [`de.${papel}`, [{ campo: 'sessao', de: 'Firefox no Linux', para: 'encerrada' }]],
    ]);
  });

  it('are those of the own account alone, whatever is named, also for administrators', async () => {
    const [ana, bia] = [await signIn(shop, 'ana'), await signIn(shop, 'bia', 'leitura')];
    const { data } = await ana.graphql('{ sessoes { id usuario } }');
    const dela = (data!.sessoes as { id: string; usuario: string }[]).filter(({ usuario }) => usuario === 'bia');
    expect(dela).toHaveLength(1);
    expect((await listed(ana)).map(({ usuario }) => usuario)).toEqual(['ana']);
    expect(await end(ana, [dela[0]!.id])).toBe(0);
    expect(await comesIn(bia.headers)).toBe(true);
  });

  it('are ended at once, but for the one that asks, which signs out by itself', async () => {
    const caio = await signIn(shop, 'caio', 'vendas');
    const others = [await inFirefox('caio'), await inFirefox('caio')];
    const ids = (await listed(caio)).map(({ id }) => id);
    expect(ids).toHaveLength(3);
    expect(await end(caio, ids)).toBe(2);
    expect(await Promise.all([caio.headers, ...others].map(comesIn))).toEqual([true, false, false]);
    expect((await listed(caio)).map(({ esta }) => esta)).toEqual([true]);
  });

  it('are all ended where none is named, also one that began after they were listed, and none of another account', async () => {
    const [eva, gil] = [await signIn(shop, 'eva', 'leitura'), await signIn(shop, 'gil')];
    const listedOne = await inFirefox('eva');
    expect(await listed(eva)).toHaveLength(2);
    const later = await inFirefox('eva');
    expect(await end(eva, null, 'errada, e longa')).toBe('SENHA_ATUAL_ERRADA');
    expect(await end(eva, [])).toBe(0);
    expect(await end(eva, null)).toBe(2);
    expect(await Promise.all([eva.headers, listedOne, later, gil.headers].map(comesIn))).toEqual([true, false, false, true]);
  });

  it('that are over are not among them', async () => {
    const dora = await signIn(shop, 'dora', 'conteudo');
    await inFirefox('dora');
    await shop.em.fork().nativeUpdate(Sessao, { navegador: 'Firefox no Linux' }, { expiraEm: new Date() });
    expect((await listed(dora)).map(({ esta }) => esta)).toEqual([true]);
  });
});
