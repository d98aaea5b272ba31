import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { withFactor } from '../../tests/support/secondFactor.ts';
import { SENHA, signIn, type Staff } from '../../tests/support/staff.ts';
import { Alteracao } from '../editing/alteracao.entity.ts';
import { LINHA_DE_COMANDO } from '../editing/autor.ts';
import { Administrador } from './administrador.entity.ts';
import { devolverAcesso } from './administrador.service.ts';
import { LinkDeAcesso } from './linkDeAcesso.entity.ts';

// Invitations, and links for another password, in a shop that sends no mail: whoever makes one hands it over (088).

const NOVA = 'quatro girafas tocam oboé';
const LINK = 'http://localhost:3000/ipe/acesso#';

interface Given {
  endereco: string | null;
  enviadoA: string | null;
  expiraEm: string;
  administrador: { id: string; usuario: string; papel: string; email: string | null };
}

let shop: Shop;
let ana: Staff;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off' });
  ana = await signIn(shop);
});
afterAll(() => shop.close());

const ANSWER = '{ endereco enviadoA expiraEm administrador { id usuario papel email } }';
const INVITE = `mutation ($usuario: String!, $papel: Papel!, $senha: String!, $email: String, $chave: String)
  { convidarAdministrador(usuario: $usuario, papel: $papel, senha: $senha, email: $email, chave: $chave) ${ANSWER} }`;
const invite = (usuario: string, more: Record<string, unknown> = {}, of = ana) =>
  of.graphql(INVITE, { usuario, papel: 'vendas', senha: SENHA, ...more });
async function invited(usuario: string, more: Record<string, unknown> = {}): Promise<Given> {
  const { data, errors } = await invite(usuario, more);
  if (errors) throw new Error(errors[0]!.message);
  return data!.convidarAdministrador as Given;
}
const relink = (id: number | string, senha = SENHA, of = ana) =>
  of.graphql(`mutation ($id: ID!, $senha: String!) { criarLinkDeAcesso(id: $id, senha: $senha) ${ANSWER} }`, {
    id: String(id),
    senha,
  });
const tokenOf = ({ endereco }: Given) => endereco!.slice(LINK.length);
const post = (url: string, payload: object, headers = {}) => shop.app.inject({ method: 'POST', url, payload, headers });
const choose = (token: string, password = NOVA) => post('/auth/senha', { token, password });
const enter = async (username: string, password: string) =>
  (await post('/auth/login', { username, password })).json<{ codigo?: string; usuario?: string }>();
const isIn = async ({ headers }: Staff) => (await shop.app.inject({ url: '/auth/me', headers })).statusCode === 200;
async function listed(usuario: string) {
  const { data } = await ana.graphql('{ administradores { usuario email link { motivo vale criadoPor } } }');
  const contas = data!.administradores as { usuario: string; email: string | null; link: object | null }[];
  return contas.find((conta) => conta.usuario === usuario)!;
}

describe('an invitation', () => {
  it('is a link shown once, of 256 bits of which a digest is kept, by which the invited chooses a password and comes in', async () => {
    const before = Date.now();
    const given = await invited('Bia', { email: ' Bia@Exemplo.com.br ' });
    expect(given).toMatchObject({
      enviadoA: null,
      administrador: { usuario: 'bia', papel: 'vendas', email: 'bia@exemplo.com.br' },
    });
    expect(given.endereco).toMatch(/^http:\/\/localhost:3000\/ipe\/acesso#[\w-]{43}$/);
    expect((Date.parse(given.expiraEm) - before) / 3_600_000).toBeCloseTo(72, 1);
    const token = tokenOf(given);
    const rows = await shop.em.fork().findAll(LinkDeAcesso);
    expect(JSON.stringify(rows.map(({ resumo }) => resumo))).not.toContain(token);
    expect(await listed('bia')).toMatchObject({ link: { motivo: 'convite', vale: true } });

    const { headers, body } = await post('/auth/link', { token });
    expect([headers['cache-control'], JSON.parse(body)]).toEqual([
      'no-store',
      { usuario: 'bia', motivo: 'convite', expiraEm: given.expiraEm },
    ]);
    const { statusCode, cookies, body: chosen } = await choose(token);
    expect([statusCode, JSON.parse(chosen), cookies]).toEqual([200, { usuario: 'bia' }, []]);
    expect(await enter('bia', NOVA)).toMatchObject({ usuario: 'bia', papel: 'vendas' });
    expect(await listed('bia')).toMatchObject({ link: null });
    // Once.
    for (const again of [await choose(token), await post('/auth/link', { token })])
      expect([again.statusCode, again.json().codigo]).toEqual([403, 'LINK_INVALIDO']);
    const traced = await shop.em.fork().find(Alteracao, { tabela: 'administrador', rotulo: 'bia' }, { orderBy: { id: 'asc' } });
    expect(traced.map(({ usuario, acao }) => [usuario, acao])).toEqual([
      ['ana', 'criou'],
      ['bia', 'alterou'],
    ]);
    expect(traced[1]!.mudancas).toEqual([{ campo: 'senha', de: 'anterior', para: 'escolhida pelo link' }]);
    expect(JSON.stringify(traced)).not.toContain(token);
  });

  it('opens nothing before a password that the house takes is chosen, and loses nothing by one that it does not', async () => {
    const token = tokenOf(await invited('caio.convidado'));
    for (const [password, said] of [
      ['curta', 'no mínimo 10 caracteres'],
      ['caio.convidado1', 'nome de usuário'],
      ['1234567890', 'Esta senha está entre as mais usadas'],
    ] as const) {
      const answer = await choose(token, password);
      expect([answer.statusCode, answer.json().codigo]).toEqual([400, 'DADOS_INVALIDOS']);
      expect(answer.json().campos).toEqual([{ campo: 'senha', mensagem: expect.stringContaining(said) }]);
    }
    expect((await enter('caio.convidado', SENHA)).codigo).toBe('LOGIN_RECUSADO');
    expect((await choose(token)).statusCode).toBe(200);
  });

  it('is ended by a newer one, which says that nobody has come yet, and after 72 hours, after which it can be made again', async () => {
    const first = await invited('dora');
    const { id } = first.administrador;
    const second = (await relink(id)).data!.criarLinkDeAcesso as Given;
    expect(await listed('dora')).toMatchObject({ link: { motivo: 'convite', vale: true } });
    expect((await choose(tokenOf(first))).json().codigo).toBe('LINK_INVALIDO');
    await shop.em.fork().nativeUpdate(LinkDeAcesso, { administrador: Number(id) }, { expiraEm: new Date() });
    expect((await choose(tokenOf(second))).json().codigo).toBe('LINK_INVALIDO');
    expect(await listed('dora')).toMatchObject({ link: { motivo: 'convite', vale: false } });
    const third = (await relink(id)).data!.criarLinkDeAcesso as Given;
    expect((await choose(tokenOf(third))).statusCode).toBe(200);
  });

  it.each(['.', '>', '%20', '&utm_source=x', `?fbclid=${'x'.repeat(120)}`])('is read without %s behind it', async (behind) => {
    const usuario = `letras.${behind.length}.${behind.charCodeAt(0)}`;
    const token = tokenOf(await invited(usuario));
    expect((await post('/auth/link', { token: token + behind })).json()).toMatchObject({ usuario });
    expect((await choose(token + behind)).statusCode).toBe(200);
  });

  it('of two who use it at once lets one choose', async () => {
    const token = tokenOf(await invited('eva.e.outra'));
    const answers = await Promise.all([choose(token), choose(token, `${NOVA} dois`)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
    const password = answers[0].statusCode === 200 ? NOVA : `${NOVA} dois`;
    expect(await enter('eva.e.outra', password)).toMatchObject({ usuario: 'eva.e.outra' });
  });

  it('asked for twice under one key is one account, with the link that comes last', async () => {
    const more = { chave: 'convite-repetido-1234' };
    const first = await invited('fabio', more);
    const second = await invited('fabio', more);
    expect(second.administrador.id).toBe(first.administrador.id);
    expect((await choose(tokenOf(first))).statusCode).toBe(403);
    expect((await choose(tokenOf(second))).statusCode).toBe(200);
  });

  it('is made by administrators with the own password, of a name and an address that can be', async () => {
    const venda = await signIn(shop, 'venda', 'vendas');
    const codeOf = async (answer: ReturnType<typeof invite>) => (await answer).errors?.[0]?.extensions.erro;
    expect(await codeOf(invite('x.y', {}, venda))).toBe('PAPEL_NAO_PERMITE');
    expect(await codeOf(invite('x.y', { senha: 'errada, e longa' }))).toBe('SENHA_ATUAL_ERRADA');
    expect(await codeOf(invite('a b'))).toBe('DADOS_INVALIDOS');
    const { errors } = await invite('x.y', { email: 'sem arroba' });
    expect(errors![0]!.extensions).toMatchObject({ campos: [{ campo: 'email', mensagem: 'Formato de e-mail inválido.' }] });
    expect(await codeOf(invite('venda'))).toBe('USUARIO_EXISTENTE');
    expect(await shop.em.fork().count(Administrador, { usuario: 'x.y' })).toBe(0);
  });

  it('is over once somebody is given a password, or the account is shut, which a link does not open', async () => {
    const given = await invited('gabi');
    const id = given.administrador.id;
    const reset = 'mutation ($id: ID!, $senha: String!) { redefinirSenha(id: $id, senha: $senha) { senha } }';
    await ana.graphql(reset, { id, senha: SENHA });
    expect(await listed('gabi')).toMatchObject({ link: null });
    expect((await choose(tokenOf(given))).statusCode).toBe(403);

    const other = await invited('hugo');
    const off = 'mutation ($id: ID!, $senha: String!) { ativarAdministrador(id: $id, ativo: false, senha: $senha) { id } }';
    await ana.graphql(off, { id: other.administrador.id, senha: SENHA });
    expect((await choose(tokenOf(other))).statusCode).toBe(403);
    expect((await relink(other.administrador.id)).errors![0]!.extensions.erro).toBe('CONTA_INATIVA');
    // Let in again, the account has no link that was given before: who was invited is invited again.
    await ana.graphql(off.replace('ativo: false', 'ativo: true'), { id: other.administrador.id, senha: SENHA });
    expect((await choose(tokenOf(other))).statusCode).toBe(403);
    expect(await listed('hugo')).toMatchObject({ link: { motivo: 'convite', vale: false } });
    const third = (await relink(other.administrador.id)).data!.criarLinkDeAcesso as Given;
    expect((await choose(tokenOf(third))).statusCode).toBe(200);
  });
});

describe('a link for another password', () => {
  it('leaves the account as it is until it is used; then its sessions end, and the second factor stays', async () => {
    const { staff: iris } = await withFactor(shop, 'iris');
    const { data } = await relink(iris.id);
    const given = data!.criarLinkDeAcesso as Given;
    expect(await listed('iris')).toMatchObject({ link: { motivo: 'senha', vale: true } });
    expect([await isIn(iris), (await enter('iris', SENHA)).codigo]).toEqual([true, 'CODIGO_NECESSARIO']);
    expect((await post('/auth/link', { token: tokenOf(given) })).json()).toMatchObject({ usuario: 'iris', motivo: 'senha' });
    expect((await choose(tokenOf(given))).statusCode).toBe(200);
    expect([await isIn(iris), (await enter('iris', SENHA)).codigo, (await enter('iris', NOVA)).codigo]).toEqual([
      false,
      'LOGIN_RECUSADO',
      'CODIGO_NECESSARIO',
    ]);
  });

  it('is for others, and is ended when they change the password themselves', async () => {
    expect((await relink(ana.id)).errors![0]!.extensions.erro).toBe('PROPRIA_CONTA');
    const joao = await signIn(shop, 'joao');
    const given = (await relink(joao.id)).data!.criarLinkDeAcesso as Given;
    const change = 'mutation ($atual: String!, $nova: String!) { trocarSenha(atual: $atual, nova: $nova) }';
    expect((await joao.graphql(change, { atual: SENHA, nova: 'outra senha bem comprida' })).errors).toBeUndefined();
    expect((await choose(tokenOf(given))).statusCode).toBe(403);
  });

  it('is ended with the address that it could have gone to, which is changed with the own password', async () => {
    const kika = await signIn(shop, 'kika', 'leitura');
    const given = (await relink(kika.id)).data!.criarLinkDeAcesso as Given;
    const mail = (email: string, senha = SENHA) =>
      ana.graphql(
        'mutation ($id: ID!, $email: String!, $senha: String!) { mudarEmailDaConta(id: $id, email: $email, senha: $senha) { email } }',
        { id: String(kika.id), email, senha },
      );
    expect((await mail('kika@exemplo.com', 'errada, e longa')).errors![0]!.extensions.erro).toBe('SENHA_ATUAL_ERRADA');
    expect((await mail('kika@')).errors![0]!.extensions.erro).toBe('DADOS_INVALIDOS');
    expect((await mail('kika@exemplo.com')).data).toEqual({ mudarEmailDaConta: { email: 'kika@exemplo.com' } });
    expect((await choose(tokenOf(given))).statusCode).toBe(403);
    expect((await mail('')).data).toEqual({ mudarEmailDaConta: { email: null } });
  });
});

describe('links end with the access of whoever gave them', () => {
  const withPassword = (field: string) => `mutation ($id: ID!, $senha: String!) { ${field} { __typename } }`;
  const byAna = (field: string) => async (of: Staff) => ana.graphql(withPassword(field), { id: String(of.id), senha: SENHA });
  /** Each way in which somebody loses it, or the password that it is had by. */
  const WAYS: Record<string, (of: Staff, usuario: string) => Promise<{ errors?: unknown }>> = {
    'is shut': byAna('ativarAdministrador(id: $id, ativo: false, senha: $senha)'),
    'is given a role without the team': byAna('mudarPapel(id: $id, papel: vendas, senha: $senha)'),
    'is given another password': byAna('redefinirSenha(id: $id, senha: $senha)'),
    'changes the password': (of) =>
      of.graphql('mutation ($atual: String!, $nova: String!) { trocarSenha(atual: $atual, nova: $nova) }', {
        atual: SENHA,
        nova: 'outra senha bem comprida',
      }),
    'chooses another behind a link': async (of) => {
      const token = tokenOf((await relink(of.id)).data!.criarLinkDeAcesso as Given);
      return { errors: (await choose(token)).statusCode === 200 ? undefined : 'not chosen' };
    },
    'is given one at the machine': async (_of, usuario) => {
      await devolverAcesso(shop.em.fork(), usuario, LINHA_DE_COMANDO);
      return {};
    },
  };

  it.each(Object.keys(WAYS))('as where one %s', async (way) => {
    const usuario = `autor.${Object.keys(WAYS).indexOf(way)}`;
    const author = await signIn(shop, usuario);
    const colleague = await signIn(shop, `colega.${usuario}`);
    const invitation = (await invite(`convidada.${usuario}`, {}, author)).data!.convidarAdministrador as Given;
    const link = (await relink(colleague.id, SENHA, author)).data!.criarLinkDeAcesso as Given;
    const ofAnother = await invited(`de.outra.${usuario}`);
    expect(await listed(`colega.${usuario}`)).toMatchObject({ link: { motivo: 'senha', vale: true, criadoPor: usuario } });

    expect((await WAYS[way]!(author, usuario)).errors).toBeUndefined();
    for (const given of [invitation, link]) expect((await choose(tokenOf(given))).json().codigo).toBe('LINK_INVALIDO');
    expect(await listed(`convidada.${usuario}`)).toMatchObject({ link: { motivo: 'convite', vale: false } });
    expect((await choose(tokenOf(ofAnother))).statusCode).toBe(200);
  });

  it('and not where a role keeps the team', async () => {
    const author = await signIn(shop, 'autor.que.fica');
    const given = (await invite('convidada.que.fica', {}, author)).data!.convidarAdministrador as Given;
    const kept = byAna('mudarPapel(id: $id, papel: administrador, senha: $senha)');
    expect((await kept(author)).errors).toBeUndefined();
    expect((await choose(tokenOf(given))).statusCode).toBe(200);
  });
});

it('a link that is good is read and used however many that are not come from its address', async () => {
  const limited = await openShop();
  onTestFinished(limited.close);
  const own = await signIn(limited);
  const token = tokenOf((await invite('muitas.erradas', {}, own)).data!.convidarAdministrador as Given);
  const send = (url: string, payload: object) => limited.app.inject({ method: 'POST', url, payload });
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++) statuses.push((await send('/auth/link', { token: `nenhum ${i}` })).statusCode);
  expect([statuses[29], statuses[30]]).toEqual([403, 429]);
  expect((await send('/auth/link', { token })).statusCode).toBe(200);
  expect((await send('/auth/senha', { token, password: NOVA })).statusCode).toBe(200);
});

it('a link that there is not is refused at once, whatever it says, and from another site', async () => {
  for (const token of ['', 'x', 'x'.repeat(43)]) expect((await choose(token)).json().codigo).toBe('LINK_INVALIDO');
  const elsewhere = { origin: 'https://outro.example', 'sec-fetch-site': 'cross-site' };
  for (const url of ['/auth/link', '/auth/senha'])
    expect((await post(url, { token: 'x', password: NOVA }, elsewhere)).json().codigo).toBe('OUTRA_ORIGEM');
});
