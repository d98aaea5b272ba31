import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  freshCode as freshCodeOf,
  turnOn as turnOnIn,
  withFactor as makeFactor,
  type WithFactor,
} from '../../tests/support/secondFactor.ts';
import { sealSecret } from '../../platform/sealedSecret.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { SENHA, signIn, type Staff } from '../../tests/support/staff.ts';
import { Alteracao } from '../editing/alteracao.entity.ts';
import { LINHA_DE_COMANDO } from '../editing/autor.ts';
import { Administrador } from './administrador.entity.ts';
import { Entrada } from './entrada.entity.ts';
import { tirarFator } from './segundoFator.service.ts';

let shop: Shop;
let ana: Staff;
let people = 0;
beforeAll(async () => {
  shop = await openShop();
  ana = await signIn(shop);
});
afterAll(() => shop.close());

/** What an operation answers; the code of its refusal where it is refused. */
async function asked(of: Staff, query: string, variables?: Record<string, unknown>): Promise<unknown> {
  const { data, errors } = await of.graphql(query, variables);
  return errors?.[0]?.extensions.erro ?? Object.values(data!)[0];
}
const prepare = (of: Staff, senha = SENHA) =>
  asked(of, 'mutation ($senha: String!) { prepararSegundoFator(senha: $senha) { segredo endereco qrCode { lado caminho } } }', {
    senha,
  });
const turnOn = async (of: Staff, codigo: string) => {
  const { data, errors } = await turnOnIn(shop, of, codigo);
  return errors?.[0]?.extensions.erro ?? data!.ligarSegundoFator;
};
const turnOff = (of: Staff, senha = SENHA) =>
  asked(of, 'mutation ($senha: String!) { desligarSegundoFator(senha: $senha) }', { senha });
const mine = (of: Staff) => asked(of, '{ meuSegundoFator { desde codigosRestantes } }');
const comesIn = async ({ headers }: Staff) => (await shop.app.inject({ url: '/auth/me', headers })).statusCode === 200;

const withFactor = () => makeFactor(shop, `com.codigo.${++people}`);
const freshCode = (one: Pick<WithFactor, 'usuario' | 'segredo'>) => freshCodeOf(shop, one);

/** What a sign-in answers: `entrou`, or the code of its refusal. @param from where it comes from */
async function enter(usuario: string, code?: string, { password = SENHA, from = '127.0.0.1' } = {}): Promise<string> {
  const payload = { username: usuario, password, ...(code !== undefined && { code }) };
  const response = await shop.app.inject({ method: 'POST', url: '/auth/login', payload, remoteAddress: from });
  if (response.statusCode === 200) return 'entrou';
  expect(response.cookies).toEqual([]);
  return response.json<{ codigo: string }>().codigo;
}

describe('the second factor', () => {
  it('is prepared with the password, as any application reads it, and asks for nothing until a code has shown that it was read', async () => {
    const staff = await signIn(shop, 'prepara');
    expect(await prepare(staff, 'errada, e longa')).toBe('SENHA_ATUAL_ERRADA');
    const { segredo, endereco, qrCode } = (await prepare(staff)) as {
      segredo: string;
      endereco: string;
      qrCode: { lado: number; caminho: string };
    };
    const address = new URL(endereco);
    expect([address.protocol, address.host, address.searchParams.get('secret')]).toEqual(['otpauth:', 'totp', segredo]);
    expect(decodeURIComponent(address.pathname)).toContain('prepara');
    expect(segredo).toMatch(/^[A-Z2-7]{32}$/);
    expect(qrCode.caminho).toMatch(/^M\d/);
    const { fatorSegredo } = await shop.em.fork().findOneOrFail(Administrador, { usuario: 'prepara' });
    expect(fatorSegredo).not.toContain(segredo);
    expect(await enter('prepara')).toBe('entrou');
    expect(await turnOn(staff, '000000')).toBe('CODIGO_ERRADO');
    expect(await mine(staff)).toEqual({ desde: null, codigosRestantes: 0 });
    expect(await enter('prepara')).toBe('entrou');
  });

  it('is asked for after the right password alone, and ends the sessions that came in without', async () => {
    const usuario = 'liga';
    const [before, staff] = [await signIn(shop, usuario), await signIn(shop, usuario)];
    const copied = { ...staff, headers: { ...staff.headers } };
    const { segredo } = (await prepare(staff)) as { segredo: string };
    const codigos = (await turnOn(staff, await generate({ secret: segredo }))) as string[];
    expect(new Set(codigos).size).toBe(10);
    expect([await comesIn(before), await comesIn(copied), await comesIn(staff)]).toEqual([false, false, true]);
    expect(await mine(staff)).toEqual({ desde: expect.any(String), codigosRestantes: 10 });
    expect(await enter(usuario, undefined, { password: 'errada, e longa' })).toBe('LOGIN_RECUSADO');
    expect(await enter(usuario, await freshCode({ usuario, segredo }), { password: 'errada, e longa' })).toBe('LOGIN_RECUSADO');
    expect(await enter(usuario)).toBe('CODIGO_NECESSARIO');
    expect(await enter(usuario, '  ')).toBe('CODIGO_NECESSARIO');
    const code = await freshCode({ usuario, segredo });
    expect(await enter(usuario, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe('entrou');
    expect(await prepare(staff)).toBe('SEGUNDO_FATOR_LIGADO');
    expect(await turnOn(staff, await freshCode({ usuario, segredo }))).toBe('SEGUNDO_FATOR_LIGADO');
  });

  it('takes each code once, also where two come at once', async () => {
    const one = await withFactor();
    const code = await freshCode(one);
    const answers = await Promise.all([enter(one.usuario, code), enter(one.usuario, code)]);
    expect(answers.toSorted()).toEqual(['CODIGO_ERRADO', 'entrou']);
    expect(await enter(one.usuario, code)).toBe('CODIGO_ERRADO');
    const [first] = one.codigos;
    const twice = await Promise.all([enter(one.usuario, first), enter(one.usuario, first)]);
    expect(twice.toSorted()).toEqual(['CODIGO_ERRADO', 'entrou']);
    expect(await mine(one.staff)).toMatchObject({ codigosRestantes: 9 });
    expect(await enter(one.usuario, one.codigos[1]!.toUpperCase().replaceAll('-', ' '))).toBe('entrou');
  });

  it('is no other account’s, nor of another time', async () => {
    const [one, other] = [await withFactor(), await withFactor()];
    expect(await enter(one.usuario, await freshCode(other))).toBe('CODIGO_ERRADO');
    expect(await enter(one.usuario, other.codigos[0])).toBe('CODIGO_ERRADO');
    await freshCode(one);
    const epoch = Math.floor(Date.now() / 1000) - 120;
    expect(await enter(one.usuario, await generate({ secret: one.segredo, epoch }))).toBe('CODIGO_ERRADO');
  });

  it('is not guessed: wrong codes are delayed wherever they come from, and written down', async () => {
    const one = await withFactor();
    const tries: string[] = [];
    for (let n = 0; n < 7; n++) tries.push(await enter(one.usuario, '000000', { from: `203.0.113.${n}` }));
    expect(tries.slice(0, 6)).toEqual(Array(6).fill('CODIGO_ERRADO'));
    expect(tries[6]).toBe('MUITAS_TENTATIVAS');
    expect(await enter(one.usuario, await freshCode(one), { from: '203.0.113.200' })).toBe('MUITAS_TENTATIVAS');
    expect(await shop.em.fork().count(Entrada, { usuario: one.usuario, resultado: 'codigo_recusado' })).toBe(6);
  });

  it('has its recovery codes replaced by whoever gives the password; the ones of before open nothing', async () => {
    const one = await withFactor();
    const replace = (senha: string) =>
      asked(one.staff, 'mutation ($senha: String!) { sortearCodigosDeRecuperacao(senha: $senha) }', { senha });
    expect(await replace('errada, e longa')).toBe('SENHA_ATUAL_ERRADA');
    const [novo] = (await replace(SENHA)) as string[];
    expect(await enter(one.usuario, one.codigos[0])).toBe('CODIGO_ERRADO');
    expect(await enter(one.usuario, novo)).toBe('entrou');
    expect(await asked(ana, 'mutation ($senha: String!) { sortearCodigosDeRecuperacao(senha: $senha) }', { senha: SENHA })).toBe(
      'SEGUNDO_FATOR_AUSENTE',
    );
  });

  it('is turned off by its owner with the password, and by an administrator for whoever has lost it', async () => {
    const one = await withFactor();
    expect(await turnOff(one.staff, 'errada, e longa')).toBe('SENHA_ATUAL_ERRADA');
    expect(await enter(one.usuario)).toBe('CODIGO_NECESSARIO');
    expect(await turnOff(one.staff)).toBe(true);
    expect([await enter(one.usuario), await comesIn(one.staff)]).toEqual(['entrou', true]);

    const lost = await withFactor();
    const take = (senha: string) =>
      asked(ana, 'mutation ($id: ID!, $senha: String!) { tirarSegundoFator(id: $id, senha: $senha) { usuario fatorDesde } }', {
        id: lost.staff.id,
        senha,
      });
    expect(await take('errada, e longa')).toBe('SENHA_ATUAL_ERRADA');
    expect(await take(SENHA)).toEqual({ usuario: lost.usuario, fatorDesde: null });
    expect([await comesIn(lost.staff), await enter(lost.usuario)]).toEqual([false, 'entrou']);
    expect(await enter(lost.usuario, lost.codigos[0])).toBe('entrou');
    const traced = await shop.em.fork().find(Alteracao, { rotulo: lost.usuario }, { orderBy: { id: 'asc' } });
    expect(traced.map(({ usuario, mudancas }) => [usuario, mudancas])).toEqual([
      [lost.usuario, [{ campo: 'segundoFator', de: 'sem', para: 'ligado' }]],
      ['ana', [{ campo: 'segundoFator', de: 'ligado', para: 'sem' }]],
    ]);
  });

  it('is taken from oneself where one turns it off, and from nobody who has none', async () => {
    const own = await withFactor();
    const take = (id: number) =>
      asked(own.staff, 'mutation ($id: ID!, $senha: String!) { tirarSegundoFator(id: $id, senha: $senha) { id } }', {
        id,
        senha: SENHA,
      });
    expect(await take(own.staff.id)).toBe('PROPRIA_CONTA');
    const without = await signIn(shop, 'sem.fator');
    expect(await take(without.id)).toEqual({ id: String(without.id) });
    expect([await comesIn(own.staff), await comesIn(without)]).toEqual([true, true]);
  });

  it('is turned on by no secret that was prepared before another password', async () => {
    const staff = await signIn(shop, 'prepara.antes');
    const { segredo } = (await prepare(staff)) as { segredo: string };
    const query = 'mutation ($id: ID!, $senha: String!) { redefinirSenha(id: $id, senha: $senha) { senha } }';
    const { senha } = (await asked(ana, query, { id: staff.id, senha: SENHA })) as { senha: string };
    const login = await shop.app.inject({
      method: 'POST',
      url: '/auth/login',
      payload: { username: 'prepara.antes', password: senha },
    });
    const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const ligar = 'mutation ($codigo: String!) { ligarSegundoFator(codigo: $codigo) }';
    const payload = { query: ligar, variables: { codigo: await generate({ secret: segredo }) } };
    const { body } = await shop.app.inject({ method: 'POST', url: '/graphql', headers: { cookie }, payload });
    expect(body).toContain('SEGUNDO_FATOR_AUSENTE');
  });

  it('is taken away by whoever runs the machine, where nobody is left who could', async () => {
    const one = await withFactor();
    expect(await tirarFator(shop.em.fork(), one.usuario, LINHA_DE_COMANDO)).toBe(true);
    expect([await comesIn(one.staff), await enter(one.usuario)]).toEqual([false, 'entrou']);
    expect(await tirarFator(shop.em.fork(), one.usuario, LINHA_DE_COMANDO)).toBe(false);
  });
});

describe('a secret that another key of the shop has sealed', () => {
  let one: WithFactor;
  beforeEach(async () => {
    one = await withFactor();
    await sealOtherwise(one.usuario);
  });
  /** As after a restore with another `SESSION_SECRET`. */
  const sealOtherwise = async (usuario: string) => {
    const fatorSegredo = await sealSecret(one.segredo, 'outra chave da loja, de antes da restauração');
    await shop.em.fork().nativeUpdate(Administrador, { usuario }, { fatorSegredo });
  };
  const state = (of: Staff) => asked(of, '{ meuSegundoFator { desde aplicativoVale codigosRestantes } }');

  it('opens nothing, says so at the sign-in, and keeps out nobody who has a recovery code', async () => {
    const payload = { username: one.usuario, password: SENHA, code: await freshCode(one) };
    const response = await shop.app.inject({ method: 'POST', url: '/auth/login', payload });
    const { codigo, detail } = response.json<{ codigo: string; detail: string }>();
    expect([response.statusCode, codigo]).toEqual([401, 'CODIGO_ERRADO']);
    expect(detail).toMatch(/^O aplicativo de códigos desta conta não serve mais.*código de recuperação.*sem-segundo-fator/);
    expect(detail).not.toContain('relógio');
    expect(await enter(one.usuario, one.codigos[0])).toBe('entrou');
  });

  it('is known in Minha conta, where another application takes its place with the password', async () => {
    expect(await state(one.staff)).toMatchObject({ aplicativoVale: false, codigosRestantes: 10 });
    expect(await prepare(one.staff, 'errada, e longa')).toBe('SENHA_ATUAL_ERRADA');
    const { segredo } = (await prepare(one.staff)) as { segredo: string };
    // Until a code has shown that it was read, nobody comes in by it, and recovery codes still open.
    expect(await enter(one.usuario, await generate({ secret: segredo }))).toBe('CODIGO_ERRADO');
    expect(await state(one.staff)).toMatchObject({ aplicativoVale: false });
    expect(await turnOn(one.staff, '000000')).toBe('CODIGO_ERRADO');
    const codigos = (await turnOn(one.staff, await generate({ secret: segredo }))) as string[];
    expect(codigos).toHaveLength(10);
    expect(await state(one.staff)).toMatchObject({ aplicativoVale: true, codigosRestantes: 10 });
    expect(await enter(one.usuario, one.codigos[1])).toBe('CODIGO_ERRADO');
    expect(await enter(one.usuario, await freshCode({ usuario: one.usuario, segredo }))).toBe('entrou');
    // One that makes right codes is replaced by nobody who has the password alone.
    expect(await prepare(one.staff)).toBe('SEGUNDO_FATOR_LIGADO');
    const traced = await shop.em.fork().find(Alteracao, { rotulo: one.usuario }, { orderBy: { id: 'asc' } });
    expect(traced.at(-1)!.mudancas).toEqual([{ campo: 'segundoFator', de: 'aplicativo anterior', para: 'outro aplicativo' }]);
  });

  it('in whose place one was only prepared is prepared anew after another password', async () => {
    const { segredo } = (await prepare(one.staff)) as { segredo: string };
    const change = 'mutation ($atual: String!, $nova: String!) { trocarSenha(atual: $atual, nova: $nova) }';
    const query = { query: change, variables: { atual: SENHA, nova: 'outra senha bem comprida' } };
    const answer = await shop.app.inject({ method: 'POST', url: '/graphql', headers: one.staff.headers, payload: query });
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const payload = { query: `mutation { ligarSegundoFator(codigo: "${await generate({ secret: segredo })}") }` };
    const { body } = await shop.app.inject({ method: 'POST', url: '/graphql', headers: { cookie }, payload });
    expect(body).toContain('SEGUNDO_FATOR_AUSENTE');
  });
});

it('a code of a secret that another tab has replaced meanwhile is told so, and a wrong one where clocks are to be looked at', async () => {
  const staff = await signIn(shop, `com.abas.${++people}`);
  const begin = async () =>
    (await asked(staff, `mutation { prepararSegundoFator(senha: "${SENHA}") { segredo preparo } }`)) as {
      segredo: string;
      preparo: string;
    };
  const [first, second] = [await begin(), await begin()];
  const turn = async ({ preparo }: { preparo: string }, codigo: string) => {
    const { data, errors } = await staff.graphql(
      'mutation ($codigo: String!, $preparo: String) { ligarSegundoFator(codigo: $codigo, preparo: $preparo) }',
      { codigo, preparo },
    );
    return errors ? `${errors[0]!.extensions.erro}: ${errors[0]!.message}` : data!.ligarSegundoFator;
  };
  expect(await turn(first, await generate({ secret: first.segredo }))).toMatch(/^SEGUNDO_FATOR_TROCADO: .*outra aba/);
  expect(await turn(second, '000000')).toMatch(/^CODIGO_ERRADO: .*relógio do celular em hora automática/);
  expect(second.preparo).not.toContain(second.segredo);
  expect(await turn(second, await generate({ secret: second.segredo }))).toHaveLength(10);
});
