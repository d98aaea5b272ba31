import { sealData } from 'iron-session';
import { generate } from 'otplib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadKeys } from '../../platform/secret.ts';
import { freshCode, withFactor } from '../../tests/support/secondFactor.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { SENHA, signIn } from '../../tests/support/staff.ts';
import { Administrador } from './administrador.entity.ts';
import { resumoDoCodigo } from './codigo.server.ts';
import { Entrada } from './entrada.entity.ts';
import { jaEntrou, registrarEntrada } from './entrada.service.ts';

// Whoever guesses codes has the password.

const SECRET = 'um segredo de teste que tem mais de 32 letras';

let shop: Shop;
let people = 0;
beforeEach(async () => {
  shop = await openShop({ SESSION_SECRET: SECRET });
  // No delay runs out while a slow machine compares passwords.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await shop.close();
});

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
/** What a sign-in answers: the cookies, or the code of its refusal. */
async function enter(username: string, code: string, cookie = '') {
  const payload = { username, password: SENHA, code };
  const response = await shop.app.inject({ method: 'POST', url: '/auth/login', headers: { cookie }, payload });
  if (response.statusCode !== 200) return { refused: response.json<{ codigo: string }>().codigo, cookie: '' };
  return { refused: null, cookie: response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}
/** What becomes of so many wrong codes of each browser. */
async function guess(usuario: string, cookies: readonly string[], times = 7): Promise<(string | null)[]> {
  const answers: (string | null)[] = [];
  for (const cookie of cookies) {
    for (let n = 0; n < times; n++) answers.push((await enter(usuario, '000000', cookie)).refused);
  }
  return answers;
}
const wrong = (answers: (string | null)[]) => answers.filter((answer) => answer === 'CODIGO_ERRADO').length;

describe('wrong codes', { timeout: 60_000 }, () => {
  it('of browsers that came in before codes were asked for are counted together', async () => {
    const usuario = `antes.${++people}`;
    const cookies = [];
    for (let n = 0; n < 3; n++) cookies.push((await signIn(shop, usuario)).headers.cookie);
    pass(1000);
    await withFactor(shop, usuario);
    expect(wrong(await guess(usuario, cookies))).toBe(6);
  });

  it('of a browser that nobody has told when it was let in are those of one that is not known', async () => {
    const one = await withFactor(shop, `sem.instante.${++people}`);
    const password = loadKeys('', SECRET).sessions;
    const cookies = [];
    for (const dispositivo of ['a', 'b']) {
      const sealed = await sealData({ dispositivo, usuario: one.usuario }, { password, ttl: 86_400 });
      cookies.push(`dispositivo=${sealed}`);
    }
    expect(wrong(await guess(one.usuario, cookies))).toBe(6);
  });

  it('of others do not keep a browser waiting that has come in with a code', async () => {
    const one = await withFactor(shop, `conhecido.${++people}`);
    pass(1000);
    const here = await enter(one.usuario, one.codigos[0]!);
    expect((await guess(one.usuario, ['', ''])).at(-1)).toBe('MUITAS_TENTATIVAS');
    expect(await enter(one.usuario, one.codigos[1]!)).toMatchObject({ refused: 'MUITAS_TENTATIVAS' });
    expect(await enter(one.usuario, await freshCode(shop, one), here.cookie)).toMatchObject({ refused: null });
  });

  it('of a browser that came in with a code count anew where the second factor was turned on again since', async () => {
    const one = await withFactor(shop, `de.novo.${++people}`);
    pass(1000);
    const cookies = [(await enter(one.usuario, one.codigos[0]!)).cookie, (await enter(one.usuario, one.codigos[1]!)).cookie];
    await one.staff.graphql(`mutation { desligarSegundoFator(senha: "${SENHA}") }`);
    pass(1000);
    await withFactor(shop, one.usuario);
    expect(wrong(await guess(one.usuario, cookies))).toBe(6);
  });

  it('of a secret that is gone delay nobody: who turned it off and on again comes in with a code of the new one', async () => {
    const one = await withFactor(shop, `outro.segredo.${++people}`);
    pass(1000);
    expect((await guess(one.usuario, ['', ''])).at(-1)).toBe('MUITAS_TENTATIVAS');
    await one.staff.graphql(`mutation { desligarSegundoFator(senha: "${SENHA}") }`);
    pass(1000);
    const again = await withFactor(shop, one.usuario);
    expect(await enter(one.usuario, again.codigos[0]!)).toMatchObject({ refused: null });
  });

  it('of all that came in with a code are bounded too: many of them are not as many tries', async () => {
    const one = await withFactor(shop, `copias.${++people}`);
    pass(1000);
    const cookies = [];
    for (const codigo of one.codigos) cookies.push((await enter(one.usuario, codigo)).cookie);
    expect(wrong(await guess(one.usuario, cookies, 6))).toBe(51);
    expect(await enter(one.usuario, await freshCode(shop, one), cookies.at(-1))).toMatchObject({ refused: 'MUITAS_TENTATIVAS' });
    pass(900_000);
    expect(await enter(one.usuario, await freshCode(shop, one), cookies.at(-1))).toMatchObject({ refused: null });
  });
});

describe('a clock that was ahead', { timeout: 60_000 }, () => {
  it('has taken a code of a step to come: those up to it are refused, a recovery code opens, and later ones are good once', async () => {
    const one = await withFactor(shop, `adiantado.${++people}`);
    const ahead = Math.floor(Date.now() / 30_000) + 4;
    await shop.em.fork().nativeUpdate(Administrador, { usuario: one.usuario }, { fatorPasso: ahead });
    const enters = async (code: string) => (await enter(one.usuario, code)).refused ?? 'entrou';
    expect(await enters(await generate({ secret: one.segredo }))).toBe('CODIGO_ERRADO');
    expect(await enters(one.codigos[0]!)).toBe('entrou');
    pass(120_000);
    expect(await enters(await generate({ secret: one.segredo }))).toBe('CODIGO_ERRADO');
    pass(30_000);
    const code = await generate({ secret: one.segredo });
    expect([await enters(code), await enters(code)]).toEqual(['entrou', 'CODIGO_ERRADO']);
  });
});

it('the right password without a code is written down of a browser that has never given one', async () => {
  const one = await withFactor(shop, `sem.codigo.${++people}`);
  const { cookie } = await enter(one.usuario, one.codigos[0]!);
  pass(1000);
  const { cookie: known } = await enter(one.usuario, one.codigos[1]!, cookie);
  await enter(one.usuario, '');
  await enter(one.usuario, '', one.staff.headers.cookie);
  await enter(one.usuario, '', known);
  const entradas = await shop.em.fork().find(Entrada, { usuario: one.usuario }, { orderBy: { id: 'asc' } });
  expect(entradas.map(({ resultado, conhecido }) => [resultado, conhecido]).slice(-2)).toEqual([
    ['codigo_pedido', false],
    ['codigo_pedido', true],
  ]);
});

it('a recovery code is said to have been one, with how many are left, and what came of it is not pushed out', async () => {
  const one = await withFactor(shop, `recuperou.${++people}`);
  const login = async (code: string) => {
    const payload = { username: one.usuario, password: SENHA, code };
    return (await shop.app.inject({ method: 'POST', url: '/auth/login', payload })).json<{ codigosRestantes: unknown }>();
  };
  expect(await login(one.codigos[0]!)).toMatchObject({ usuario: one.usuario, codigosRestantes: 9 });
  expect(await login(await freshCode(shop, one))).toMatchObject({ usuario: one.usuario, codigosRestantes: null });
  const em = shop.em.fork();
  const entradas = await em.find(Entrada, { usuario: one.usuario }, { orderBy: { id: 'asc' } });
  expect(entradas.map(({ resultado }) => resultado)).toEqual(['entrou', 'entrou_com_recuperacao', 'entrou']);
  const last = await em.insert(Entrada, {
    usuario: null,
    visitante: '::1',
    conhecido: false,
    resultado: 'recusada',
    em: new Date(),
  });
  await em.nativeUpdate(Entrada, { id: last }, { id: Number(last) + 20_000 });
  await registrarEntrada(em, { usuario: null, visitante: '::1', conhecido: false, resultado: 'recusada' });
  expect(await em.count(Entrada, { usuario: one.usuario })).toBe(3);
  await em.nativeDelete(Entrada, { usuario: one.usuario, resultado: 'entrou' });
  expect(await jaEntrou(em, one.usuario)).toBe(true);
});

it('a refusal says what to do, and a recovery code is read as people write it', async () => {
  const one = await withFactor(shop, `ditas.${++people}`);
  const said = async (code: string) => {
    const payload = { username: one.usuario, password: SENHA, code };
    return (await shop.app.inject({ method: 'POST', url: '/auth/login', payload })).json<{ detail?: string }>().detail;
  };
  expect(await said('000000')).toBe(
    'O código não confere. Digite o que o aplicativo mostra agora; cada um vale uma vez. Se continuar, ponha o relógio do celular em hora automática, ou use um código de recuperação. Sem nenhum dos dois, peça a quem administra a loja que tire o segundo fator da conta.',
  );
  expect(await said('abcd-efgh-ijkl-mnop')).toBe('Este código de recuperação não confere, ou já foi usado.');
  const written = 'lobl-obaa-aaaa-aaaa';
  await shop.em.fork().nativeUpdate(Administrador, { usuario: one.usuario }, { codigosDeRecuperacao: resumoDoCodigo(written) });
  expect(await said('1081 08AA AAAA AAAA')).toBeUndefined();
});
