import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchema } from '../../graphql/schema.ts';
import { Alteracao } from '../../modules/editing/alteracao.entity.ts';
import { Ato } from '../../modules/editing/ato.entity.ts';
import { entities, MODULES } from '../../modules/index.ts';
import { novaChave } from '../support/factories.order.ts';
import { openBeside } from '../support/shop.ts';
import { SENHA, signIn } from '../support/staff.ts';
import { ACTS, openDesk, sendTo, type Act, type Answer, type Desk, type Variables } from '../support/staffActs.ts';

// An answer can be lost on its way. What staff do once is done once, however often it is sent (D16, D38).

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.shop.close());

/** What ends the session that it is sent in is sent again in another. */
const KEYED_BELOW = ['trocarSenha'];
const CLOSE = 'mutation ($chave: String!) { encerrarAto(chave: $chave) { feito linhaId versao } }';

/** What takes none, and why. */
const UNKEYED: Record<string, string> = {
  compararCatalogo: 'changes nothing',
  desligarSegundoFator: 'twice is once: what is off stays off',
  encerrarAto: 'asks about another act, whose key it takes; asked twice it answers the same',
  excluirPasskey: 'twice is once: what is gone stays gone',
  guardarPasskey: 'a passkey that is kept is answered as it is',
  ligarSegundoFator: 'no code is taken twice, and what is on is not turned on again; lost recovery codes are drawn anew',
  prepararPasskey: 'changes nothing: what is asked of a device is kept nowhere',
  prepararSegundoFator: 'changes nothing that is asked for: another secret takes the place of one that nobody has read',
  sortearCodigosDeRecuperacao: 'adds nothing: others take the place of those that nobody has read',
  criarLinkDeAcesso: 'adds nothing: another link takes the place of one that nobody has read',
  redefinirSenha: 'adds nothing: another password takes the place of one that nobody has read',
};

/** Sends a document in the name of the staff, and to the first server, unless said otherwise. */
const send = (
  query: string,
  variables: Variables,
  file?: Buffer,
  { app = desk.shop.app, headers = desk.staff.headers } = {},
): Promise<Answer> => sendTo(app, headers, { query, variables, file });

const documentOf = (name: string, { args, call, answer = '' }: Act) =>
  `mutation (${args}, $chave: String) { ${name}(${call}, chave: $chave) ${answer} }`;

/** How many rows every table has, the trace among them. */
async function rows(): Promise<Record<string, number>> {
  const counted = entities.map(async (entity) => [entity.name, await desk.em().count(entity as never)] as const);
  return Object.fromEntries(await Promise.all(counted));
}

it('every mutation of the staff takes a key, and is tried below', () => {
  const open = new Set(MODULES.flatMap(({ isPublic = [] }) => isPublic));
  const all = Object.values(createSchema().getMutationType()!.getFields()).filter(({ name }) => !open.has(`Mutation.${name}`));
  expect([...Object.keys(ACTS), ...KEYED_BELOW, ...Object.keys(UNKEYED)].toSorted()).toEqual(
    all.map(({ name }) => name).toSorted(),
  );
  const keyed = all.filter(({ name, args }) => !(name in UNKEYED) && args.some((arg) => arg.name === 'chave'));
  expect(keyed.map(({ name }) => name).toSorted()).toEqual([...Object.keys(ACTS), ...KEYED_BELOW].toSorted());
});

/** What is repeated with another secret, which the trace says: the first is stored nowhere. */
const DRAWS_AGAIN = new Set(['convidarAdministrador', 'criarAdministrador', 'criarChave']);

describe.each(Object.entries(ACTS))('%s', (name, act) => {
  it('sent again with its key answers the first result and does nothing; with other content it is refused', async () => {
    const query = documentOf(name, act);
    const variables: Variables = { ...(await act.variables(desk)), chave: novaChave() };
    const file = await act.file?.();
    const first = await send(query, variables, file);
    expect(first.errors).toBeUndefined();
    expect(first.extensions?.repetido).toBeUndefined();
    const after = await rows();
    const again = await send(query, variables, file);
    expect(again).toEqual({ data: first.data, extensions: { repetido: true } });
    const other = await send(query, { ...variables, ...act.other(variables) }, file);
    expect(other.errors?.[0]?.extensions.erro).toBe('CHAVE_REUTILIZADA');
    expect(await rows()).toEqual({ ...after, ...(DRAWS_AGAIN.has(name) && { Alteracao: after.Alteracao! + 1 }) });
  });

  it('sent twice at once, and to a second server of the shop, is done once', async () => {
    const query = documentOf(name, act);
    const given = await act.variables(desk);
    const variables = {
      ...given,
      chave: novaChave(),
      ...(name === 'salvarCupom' && { input: { ...(given.input as object), codigo: 'DUAS' } }),
    };
    if (name === 'criarAdministrador') Object.assign(variables, { usuario: 'de.uma.vez' });
    const file = await act.file?.();
    const second = await openBeside(desk.shop);
    const before = await rows();
    const answers = await Promise.all([desk.shop.app, second, desk.shop.app].map((app) => send(query, variables, file, { app })));
    await second.close();
    expect(answers.map(({ errors }) => errors?.[0]?.message)).toEqual([undefined, undefined, undefined]);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    const added = (await rows()).Ato! - before.Ato!;
    expect(added).toBe(1);
  });

  it('closed, in a second server, at the moment at which it is sent, is done and known, or refused and not done', async () => {
    const query = documentOf(name, act);
    const given = await act.variables(desk);
    const variables = {
      ...given,
      chave: novaChave(),
      ...(name === 'salvarCupom' && { input: { ...(given.input as object), codigo: 'ENCERRADO' } }),
      ...(name === 'criarAdministrador' && { usuario: 'encerrada' }),
    };
    const file = await act.file?.();
    const second = await openBeside(desk.shop);
    const before = await rows();
    const [sent, closed] = await Promise.all([
      send(query, variables, file),
      send(CLOSE, { chave: variables.chave }, undefined, { app: second }),
    ]);
    await second.close();
    expect(closed.errors).toBeUndefined();
    const { feito } = closed.data!.encerrarAto as { feito: boolean };
    expect([sent.errors?.[0]?.extensions.erro, feito]).toEqual(feito ? [undefined, true] : ['ATO_ENCERRADO', false]);
    if (!feito) expect(await rows()).toEqual({ ...before, Ato: before.Ato! + 1 });
  });

  it('that arrives after its key was closed is refused, and does nothing', async () => {
    const variables: Variables = { ...(await act.variables(desk)), chave: novaChave() };
    const { data } = await send(CLOSE, { chave: variables.chave });
    expect(data).toEqual({ encerrarAto: { feito: false, linhaId: null, versao: null } });
    const before = await rows();
    const late = await send(documentOf(name, act), variables, await act.file?.());
    expect([late.data ?? null, late.errors![0]!.extensions.erro]).toEqual([null, 'ATO_ENCERRADO']);
    expect(await rows()).toEqual(before);
  });
});

describe('trocarSenha', () => {
  const CHANGE =
    'mutation ($atual: String!, $nova: String!, $chave: String) { trocarSenha(atual: $atual, nova: $nova, chave: $chave) }';
  const NEW = 'abacaxi voador azul';
  const enter = async (username: string, password: string) => {
    const { cookies } = await desk.shop.app.inject({ method: 'POST', url: '/auth/login', payload: { username, password } });
    return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  };

  it('sent again in a session of the new password is answered as the first time; another password is refused', async () => {
    const { headers } = await signIn(desk.shop, 'troca.uma.vez');
    const variables = { atual: SENHA, nova: NEW, chave: novaChave() };
    expect(await send(CHANGE, variables, undefined, { headers })).toEqual({ data: { trocarSenha: true } });
    const again = await enter('troca.uma.vez', NEW);
    const before = await rows();
    const repeat = (nova: string) => send(CHANGE, { ...variables, nova }, undefined, { headers: again });
    expect(await repeat(NEW)).toEqual({ data: { trocarSenha: true }, extensions: { repetido: true } });
    expect((await repeat('outra senha qualquer')).errors![0]!.extensions.erro).toBe('SENHA_JA_TROCADA');
    expect(await rows()).toEqual(before);
    expect(JSON.stringify(await desk.em().findAll(Ato))).not.toContain(NEW);
  });

  it('sent twice at once is done once', async () => {
    const { headers, id } = await signIn(desk.shop, 'troca.junto');
    const variables = { atual: SENHA, nova: NEW, chave: novaChave() };
    const answers = await Promise.all([1, 2].map(() => send(CHANGE, variables, undefined, { headers })));
    expect(answers.map(({ data }) => data)).toEqual([{ trocarSenha: true }, { trocarSenha: true }]);
    expect(await desk.em().count(Alteracao, { tabela: 'administrador', linhaId: id })).toBe(1);
  });
});
