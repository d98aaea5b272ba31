import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createAuthenticator } from '../../tests/support/authenticator.ts';
import { freshCode, withFactor as makeFactor, type WithFactor } from '../../tests/support/secondFactor.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { SENHA, signIn, type Staff } from '../../tests/support/staff.ts';
import { openVoucher } from '../../tests/support/voucher.ts';
import { Alteracao } from '../editing/alteracao.entity.ts';
import { Administrador } from './administrador.entity.ts';
import { Entrada } from './entrada.entity.ts';
import { Passkey } from './passkey.entity.ts';

const ORIGIN = 'https://loja.example';

type Device = ReturnType<typeof createAuthenticator>;
type Pedida = { opcoes: string; desafio: string };

let shop: Shop;
let people = 0;
beforeAll(async () => {
  shop = await openShop({ PUBLIC_URL: ORIGIN });
});
afterAll(() => shop.close());

/** What an operation answers; the code of its refusal where it is refused. */
async function asked(of: Staff, query: string, variables?: Record<string, unknown>): Promise<unknown> {
  const { data, errors } = await of.graphql(query, variables);
  return errors?.[0]?.extensions.erro ?? Object.values(data!)[0];
}
const prepare = (of: Staff, senha = SENHA) =>
  asked(of, 'mutation ($senha: String!) { prepararPasskey(senha: $senha) { opcoes desafio } }', { senha });
const keep = (of: Staff, { desafio }: Pedida, resposta: object, nome = 'notebook') =>
  asked(
    of,
    'mutation ($nome: String!, $desafio: String!, $resposta: String!) { guardarPasskey(nome: $nome, desafio: $desafio, resposta: $resposta) { id nome } }',
    { nome, desafio, resposta: JSON.stringify(resposta) },
  );
const remove = (of: Staff, id: string, senha = SENHA) =>
  asked(of, 'mutation ($id: ID!, $senha: String!) { excluirPasskey(id: $id, senha: $senha) }', { id, senha });
const mine = async (of: Staff) =>
  (await asked(of, '{ meuSegundoFator { passkeys { id nome usadaEm } } }')) as {
    passkeys: { id: string; nome: string; usadaEm: string | null }[];
  };
const withFactor = () => makeFactor(shop, `com.passkey.${++people}`);

/** Gives an account a passkey in a device of its own. */
async function give(one: WithFactor, nome = 'notebook'): Promise<{ device: Device; id: string }> {
  const device = createAuthenticator(ORIGIN);
  const asking = (await prepare(one.staff)) as Pedida;
  const { id } = (await keep(one.staff, asking, device.create(asking.opcoes), nome)) as { id: string };
  return { device, id };
}
async function withPasskey(): Promise<WithFactor & { device: Device; id: string }> {
  const one = await withFactor();
  return { ...one, ...(await give(one)) };
}

interface SignInAnswer {
  codigo: string;
  passkey?: Pedida;
}
const post = (payload: object, remoteAddress = '127.0.0.1') =>
  shop.app.inject({ method: 'POST', url: '/auth/login', payload, remoteAddress });
/** What is asked once the password was right. */
const ask = async (username: string, password = SENHA) => (await post({ username, password })).json<SignInAnswer>();
/** What a sign-in answers: `entrou`, or the code of its refusal. */
async function enter(username: string, desafio: string, resposta: object, from?: string): Promise<string> {
  const response = await post({ username, password: SENHA, passkey: { desafio, resposta } }, from);
  return response.statusCode === 200 ? 'entrou' : response.json<SignInAnswer>().codigo;
}

describe('a passkey', () => {
  it('is made by whoever has a second factor, with the password, and then stands in for the code', async () => {
    const without = await signIn(shop, 'sem.fator');
    expect(await prepare(without)).toBe('SEGUNDO_FATOR_AUSENTE');
    const one = await withFactor();
    expect(await prepare(one.staff, 'errada, e longa')).toBe('SENHA_ATUAL_ERRADA');
    expect((await ask(one.usuario)).passkey).toBeUndefined();
    const { device } = await give(one, '  notebook do trabalho ');
    expect(await mine(one.staff)).toMatchObject({ passkeys: [{ nome: 'notebook do trabalho', usadaEm: null }] });
    expect((await ask(one.usuario, 'errada, e longa')).passkey).toBeUndefined();
    const { codigo, passkey } = await ask(one.usuario);
    expect(codigo).toBe('CODIGO_NECESSARIO');
    expect(JSON.parse(passkey!.opcoes)).toMatchObject({ rpId: 'loja.example', allowCredentials: [{ id: device.id }] });
    expect(await enter(one.usuario, passkey!.desafio, device.get(passkey!.opcoes))).toBe('entrou');
    expect(await mine(one.staff)).toMatchObject({ passkeys: [{ usadaEm: expect.any(String) }] });
    expect(await shop.em.fork().count(Entrada, { usuario: one.usuario, resultado: 'entrou' })).toBe(2);
    const code = await freshCode(shop, one);
    expect((await post({ username: one.usuario, password: SENHA, code })).statusCode).toBe(200);
    const traced = await shop.em.fork().find(Alteracao, { rotulo: one.usuario }, { orderBy: { id: 'desc' }, limit: 1 });
    expect(traced[0]!.mudancas).toEqual([{ campo: 'passkey', de: null, para: 'notebook do trabalho' }]);
  });

  it('is taken once for what was asked, also where two come at once, and not for what was asked before', async () => {
    const one = await withPasskey();
    const [first, second] = [(await ask(one.usuario)).passkey!, (await ask(one.usuario)).passkey!];
    const answer = one.device.get(second.opcoes);
    const twice = await Promise.all([enter(one.usuario, second.desafio, answer), enter(one.usuario, second.desafio, answer)]);
    expect(twice.toSorted()).toEqual(['PASSKEY_RECUSADA', 'entrou']);
    expect(await enter(one.usuario, second.desafio, one.device.get(second.opcoes))).toBe('PASSKEY_RECUSADA');
    expect(await enter(one.usuario, first.desafio, one.device.get(first.opcoes))).toBe('PASSKEY_RECUSADA');
    const again = (await ask(one.usuario)).passkey!;
    expect(await enter(one.usuario, again.desafio, one.device.get(again.opcoes))).toBe('entrou');
  });

  it('is good for its account, its site, its device and its five minutes alone', async () => {
    const [one, other] = [await withPasskey(), await withPasskey()];
    const refused = async (
      desafio: (mine: Pedida, others: Pedida) => string,
      answer: (mine: Pedida, others: Pedida) => object,
    ) => {
      const [asking, others] = [(await ask(one.usuario)).passkey!, (await ask(other.usuario)).passkey!];
      expect(await enter(one.usuario, desafio(asking, others), answer(asking, others), `203.0.113.${people++}`)).toBe(
        'PASSKEY_RECUSADA',
      );
    };
    const own = ({ desafio }: Pedida) => desafio;
    await refused(own, ({ opcoes }) => other.device.get(opcoes));
    await refused(
      (_mine, { desafio }) => desafio,
      (_mine, { opcoes }) => other.device.get(opcoes),
    );
    await refused(
      (_mine, { desafio }) => desafio,
      (_mine, { opcoes }) => one.device.get(opcoes),
    );
    await refused(own, ({ opcoes }) => one.device.get(opcoes, { origin: 'https://loja.example.net' }));
    await refused(own, ({ opcoes }) => one.device.get(opcoes, { rpId: 'example' }));
    await refused(
      () => 'inventado',
      ({ opcoes }) => one.device.get(opcoes),
    );
  });

  it('is not taken later than five minutes after it was asked for', async () => {
    const one = await withPasskey();
    const asking = (await ask(one.usuario)).passkey!;
    vi.useFakeTimers({ now: Date.now() + 301_000, toFake: ['Date'] });
    try {
      expect(await enter(one.usuario, asking.desafio, one.device.get(asking.opcoes))).toBe('PASSKEY_RECUSADA');
    } finally {
      vi.useRealTimers();
    }
  });

  it('that counts and has counted less than before is a copy', async () => {
    const one = await withPasskey();
    await shop.em.fork().nativeUpdate(Passkey, { credencial: one.device.id }, { contador: '4000000000' });
    const copy = (await ask(one.usuario)).passkey!;
    expect(await enter(one.usuario, copy.desafio, one.device.get(copy.opcoes, { counter: 4_000_000_000 }))).toBe(
      'PASSKEY_RECUSADA',
    );
    const own = (await ask(one.usuario)).passkey!;
    expect(await enter(one.usuario, own.desafio, one.device.get(own.opcoes, { counter: 4_000_000_001 }))).toBe('entrou');
  });

  it('that is refused leaves a trace, and keeps neither the code nor the right one waiting, nor do wrong codes', async () => {
    const one = await withPasskey();
    const stranger = createAuthenticator(ORIGIN);
    const { passkey } = await ask(one.usuario);
    for (let n = 0; n < 7; n++)
      expect(await enter(one.usuario, passkey!.desafio, stranger.get(passkey!.opcoes), `203.0.113.${n}`)).toBe(
        'PASSKEY_RECUSADA',
      );
    expect(await shop.em.fork().count(Entrada, { usuario: one.usuario, resultado: 'codigo_recusado' })).toBe(7);
    const code = await freshCode(shop, one);
    expect((await post({ username: one.usuario, password: SENHA, code }, '203.0.113.8')).statusCode).toBe(200);
    const wrong = () => post({ username: one.usuario, password: SENHA, code: '000000' }, '203.0.113.9');
    for (let n = 0; n < 7; n++) await wrong();
    expect((await wrong()).json<SignInAnswer>().codigo).toBe('MUITAS_TENTATIVAS');
    const right = (await ask(one.usuario)).passkey!;
    expect(await enter(one.usuario, right.desafio, one.device.get(right.opcoes))).toBe('entrou');
  });

  it('for which somebody else vouches is refused, and nobody is asked about him', async () => {
    const one = await withFactor();
    const device = createAuthenticator(ORIGIN);
    const voucher = await openVoucher();
    onTestFinished(() => voucher.close());
    const asking = (await prepare(one.staff)) as Pedida;
    const vouched = device.create(asking.opcoes, { voucher: voucher.certificate });
    expect(await keep(one.staff, asking, vouched)).toBe('PASSKEY_RECUSADA');
    expect(voucher.asked()).toBe(0);
    expect(await keep(one.staff, asking, device.create(asking.opcoes))).toMatchObject({ nome: 'notebook' });
  });

  it('is offered and taken again once a clock that was ahead is right; what was asked by that clock is not', async () => {
    const one = await withPasskey();
    const aDay = 86_400_000;
    vi.useFakeTimers({ now: Date.now() + aDay, toFake: ['Date'] });
    let ahead: Pedida;
    try {
      const asking = (await ask(one.usuario)).passkey!;
      expect(await enter(one.usuario, asking.desafio, one.device.get(asking.opcoes))).toBe('entrou');
      ahead = (await ask(one.usuario)).passkey!;
    } finally {
      vi.useRealTimers();
    }
    expect(await enter(one.usuario, ahead.desafio, one.device.get(ahead.opcoes))).toBe('PASSKEY_RECUSADA');
    const asking = (await ask(one.usuario)).passkey!;
    expect(await enter(one.usuario, asking.desafio, one.device.get(asking.opcoes))).toBe('entrou');
  });

  it('is made though a clock that was ahead has written of another, and a colleague has changed the account meanwhile', async () => {
    const one = await withFactor();
    const line = {
      tabela: 'administrador',
      linhaId: one.staff.id,
      rotulo: one.usuario,
      usuario: 'ana',
      acao: 'alterou',
    } as const;
    const asking = (await prepare(one.staff)) as Pedida;
    const em = shop.em.fork();
    em.create(Alteracao, {
      ...line,
      em: new Date(Date.now() + 86_400_000),
      mudancas: [{ campo: 'passkey', de: null, para: 'x' }],
    });
    em.create(Alteracao, { ...line, em: new Date(), mudancas: [{ campo: 'email', de: null, para: 'a@b.example' }] });
    await em.flush();
    expect(await keep(one.staff, asking, createAuthenticator(ORIGIN).create(asking.opcoes))).toMatchObject({ nome: 'notebook' });
  });

  it('of another site is shown as one, and neither offered nor taken', async () => {
    const one = await withPasskey();
    const asking = (await ask(one.usuario)).passkey!;
    await shop.em.fork().nativeUpdate(Passkey, { credencial: one.device.id }, { site: 'antiga.example' });
    expect((await ask(one.usuario)).passkey).toBeUndefined();
    expect(await enter(one.usuario, asking.desafio, one.device.get(asking.opcoes))).toBe('PASSKEY_RECUSADA');
    const seen = await asked(one.staff, '{ meuSegundoFator { passkeys { deOutroSite } } }');
    expect(seen).toEqual({ passkeys: [{ deOutroSite: 'antiga.example' }] });
    await give(one, 'outro');
    expect(JSON.parse((await ask(one.usuario)).passkey!.opcoes)).toMatchObject({ allowCredentials: [{}] });
  });

  it('opens nothing under a second factor that a version before has turned on', async () => {
    const one = await withPasskey();
    const asking = (await ask(one.usuario)).passkey!;
    await shop.em.fork().nativeUpdate(Administrador, { id: one.staff.id }, { fatorDesde: new Date(Date.now() + 1000) });
    expect((await ask(one.usuario)).passkey).toBeUndefined();
    expect(await enter(one.usuario, asking.desafio, one.device.get(asking.opcoes))).toBe('PASSKEY_RECUSADA');
    expect(await mine(one.staff)).toEqual({ passkeys: [] });
  });

  it('is not made of the account’s own secret, which the same key seals', async () => {
    const one = await withPasskey();
    const { fatorSegredo } = await shop.em.fork().findOneOrFail(Administrador, { id: one.staff.id });
    const { passkey } = await ask(one.usuario);
    expect(await enter(one.usuario, fatorSegredo!, one.device.get(passkey!.opcoes))).toBe('PASSKEY_RECUSADA');
  });

  it('is kept in the session that asked for it alone, once, and no more than ten', async () => {
    const one = await withFactor();
    const device = createAuthenticator(ORIGIN);
    const asking = (await prepare(one.staff)) as Pedida;
    const made = device.create(asking.opcoes);
    const other = await withFactor();
    expect(await keep(other.staff, asking, made)).toBe('PASSKEY_RECUSADA');
    expect(await keep(one.staff, asking, device.create(asking.opcoes, { origin: 'https://outra.example' }))).toBe(
      'PASSKEY_RECUSADA',
    );
    expect(await keep(one.staff, asking, { ...made, response: 'nada' })).toBe('DADOS_INVALIDOS');
    for (const nothing of [' ', '\u200b\u202e']) expect(await keep(one.staff, asking, made, nothing)).toBe('DADOS_INVALIDOS');
    const kept = await keep(one.staff, asking, made);
    expect(await keep(one.staff, asking, made, 'a mesma')).toEqual(kept);
    for (let n = 1; n < 10; n++) await give(one, `aparelho ${n}`);
    expect((await mine(one.staff)).passkeys).toHaveLength(10);
    expect(await prepare(one.staff)).toBe('PASSKEYS_DEMAIS');
  });

  it('is removed by its owner with the password, and goes with the second factor', async () => {
    const one = { ...(await withFactor()), device: createAuthenticator(ORIGIN), id: '' };
    const first = (await prepare(one.staff)) as Pedida;
    const used = [first, one.device.create(first.opcoes)] as const;
    one.id = ((await keep(one.staff, ...used)) as { id: string }).id;
    const second = (await prepare(one.staff)) as Pedida;
    const unused = [second, createAuthenticator(ORIGIN).create(second.opcoes)] as const;
    const other = await withPasskey();
    expect(await remove(other.staff, one.id)).toBe(true);
    expect(await remove(one.staff, one.id, 'errada, e longa')).toBe('SENHA_ATUAL_ERRADA');
    expect((await mine(one.staff)).passkeys).toHaveLength(1);
    const asking = (await ask(one.usuario)).passkey!;
    expect([await remove(one.staff, one.id), await remove(one.staff, one.id)]).toEqual([true, true]);
    expect(await enter(one.usuario, asking.desafio, one.device.get(asking.opcoes))).toBe('PASSKEY_RECUSADA');
    expect((await ask(one.usuario)).passkey).toBeUndefined();
    // Nor is it put back, or another in its place, with what was asked before.
    for (const [before, answer] of [used, unused] as const)
      expect(await keep(one.staff, before, answer)).toBe('PASSKEY_RECUSADA');
    expect(await mine(one.staff)).toEqual({ passkeys: [] });

    expect(await asked(other.staff, 'mutation ($senha: String!) { desligarSegundoFator(senha: $senha) }', { senha: SENHA })).toBe(
      true,
    );
    expect(await shop.em.fork().count(Passkey, { administrador: other.staff.id })).toBe(0);
    const third = await withPasskey();
    const ana = await signIn(shop);
    const take = 'mutation ($id: ID!, $senha: String!) { tirarSegundoFator(id: $id, senha: $senha) { id } }';
    await asked(ana, take, { id: third.staff.id, senha: SENHA });
    expect(await shop.em.fork().count(Passkey, { administrador: third.staff.id })).toBe(0);
  });
});

it('there are none in a shop at a number', async () => {
  const numbered = await openShop({ PUBLIC_URL: 'http://192.0.2.7:3000' });
  try {
    const { staff } = await makeFactor(numbered, 'sem.nome');
    expect(await prepare(staff)).toBe('PASSKEYS_SEM_NOME');
    expect(await asked(staff, '{ meuSegundoFator { aceitaPasskeys } }')).toEqual({ aceitaPasskeys: false });
  } finally {
    await numbered.close();
  }
});
