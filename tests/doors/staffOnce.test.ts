import FormData from 'form-data';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { createSchema } from '../../graphql/schema.ts';
import { criarBanner, criarBannerIcp, criarDepoimento, criarDestaque, criarPlano } from '../support/factories.ts';
import { criarCupom, novaChave, TEMPORARIO } from '../support/factories.order.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { SENHA, signIn, type Staff } from '../support/staff.ts';
import { webhookActs } from '../support/webhookActs.ts';
import { uploadPicture } from '../support/picture.ts';
import { Alteracao } from '../../modules/editing/alteracao.entity.ts';
import { Ato } from '../../modules/editing/ato.entity.ts';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { Mensagem } from '../../modules/contact/mensagem.entity.ts';
import { Plano } from '../../modules/catalogue/plano.entity.ts';
import { Destaque } from '../../modules/catalogue/destaque.entity.ts';
import { Depoimento } from '../../modules/testimonials/depoimento.entity.ts';
import { Banner } from '../../modules/banners/banner.entity.ts';
import { BannerIcp } from '../../modules/banners/bannerIcp.entity.ts';
import { entities, MODULES } from '../../modules/index.ts';

// An answer can be lost on its way. What staff do once is done once, however often it is sent (D16, D38).

let shop: Shop;
let staff: Staff;
let imagem: Record<'banners' | 'bannersicp', string>;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  staff = await signIn(shop);
  imagem = { banners: await uploadPicture(shop, staff, 'banners'), bannersicp: await uploadPicture(shop, staff, 'bannersicp') };
});
afterAll(() => shop.close());

type Variables = Record<string, unknown>;

/** An act of the staff: its document but for the key, what it is sent with, and what it says otherwise. */
interface Act {
  args: string;
  call: string;
  answer?: string;
  variables: () => Promise<Variables>;
  other: Variables;
  /** A file goes along, as `$arquivo`. */
  file?: () => Promise<Buffer>;
}

const saving = (input: () => Variables, type: string, other: Variables): Act => ({
  args: `$input: ${type}!`,
  call: 'input: $input',
  answer: '{ id versao }',
  variables: async () => ({ input: input() }),
  other: { input: { ...input(), ...other } },
});
const onRow = (create: () => Promise<{ id: number }>, other: Variables, args = '$id: ID!', call = 'id: $id'): Act => ({
  args,
  call,
  variables: async () => ({ id: String((await create()).id) }),
  other,
});
const ordering = (create: () => Promise<{ id: number }>, entity: new () => { id: number }, group = {}): Act => ({
  args: '$ids: [Int!]!',
  call: 'ids: $ids',
  variables: async () => {
    await create();
    const all = (await shop.orm.em.fork().find(entity as never, group, { orderBy: { id: 'desc' } as never })) as { id: number }[];
    return { ids: all.map(({ id }) => id) };
  },
  other: { ids: [999_999] },
});
const handling = (create: () => Promise<{ id: number; versao: number }>): Act => ({
  args: '$id: ID!, $versao: Int!, $nota: String!',
  call: 'id: $id, versao: $versao, nota: $nota, status: em_atendimento',
  answer: '{ id versao status notas { texto } }',
  variables: async () => {
    const { id, versao } = await create();
    return { id: String(id), versao, nota: 'Ligar às 15 h' };
  },
  other: { nota: 'Ligar às 16 h' },
});

const em = () => shop.orm.em.fork();
const plano = () => criarPlano(em(), { planoTipo: 'JAVA' });
let accounts = 0;
/** An order without a plan, which staff have to confirm. */
const order = async () => {
  const payload = { ...TEMPORARIO, valor: 100, chave: novaChave() };
  await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload });
  return (await em().findAll(Assinatura, { orderBy: { id: 'desc' }, limit: 1 }))[0]!;
};
const message = async () => {
  const input = { nome: 'Rui', email: 'rui@exemplo.com', celular: '11999990000', assunto: 'Oi', mensagem: 'Olá' };
  await shop.graphql('mutation ($input: ContatoInput!) { enviarContato(input: $input) }', { input });
  return (await em().findAll(Mensagem, { orderBy: { id: 'desc' }, limit: 1 }))[0]!;
};
const catalogue = async () =>
  Buffer.from(JSON.stringify({ formato: 'catalogo', versao: 1, destaques: [{ titulo: 'Do arquivo', texto: 'x' }] }));
const picture = () =>
  sharp({ create: { width: 600, height: 200, channels: 3, background: 'purple' } })
    .png()
    .toBuffer();

/** Every act of the staff that may come twice; `UNKEYED` says which may not, and why. */
const ACTS: Record<string, Act> = {
  ...webhookActs(() => staff),
  salvarPlano: saving(() => ({ nome: 'Uma vez', planoTipo: 'PHP', valor: 10 }), 'PlanoInput', { valor: 11 }),
  salvarDestaque: saving(() => ({ titulo: 'Uma vez', texto: 'Só' }), 'DestaqueInput', { texto: 'Outro' }),
  salvarDepoimento: saving(() => ({ nome: 'Uma vez', texto: 'Só', consentimento: true }), 'DepoimentoInput', { texto: 'Outro' }),
  salvarCupom: saving(
    () => ({ codigo: 'UMA-VEZ', tipo: 'porcentagem', valor: 10, dataInicio: '2026-01-01', dataFim: '2026-12-31' }),
    'CupomInput',
    { valor: 11 },
  ),
  salvarBanner: saving(() => ({ nome: 'Uma vez', tipo: 'FIXO', imagem: imagem?.banners }), 'BannerInput', { nome: 'Outro' }),
  salvarBannerIcp: saving(() => ({ nome: 'Uma vez', imagem: imagem?.bannersicp }), 'BannerIcpInput', { nome: 'Outro' }),
  duplicarPlano: { ...onRow(plano, { id: '999999' }), answer: '{ id }' },
  excluirPlano: onRow(plano, { id: '999999' }),
  excluirDestaque: onRow(() => criarDestaque(em()), { id: '999999' }),
  excluirDepoimento: onRow(() => criarDepoimento(em()), { id: '999999' }),
  excluirCupom: onRow(() => criarCupom(em(), { codigo: novaChave().toUpperCase() }), { id: '999999' }),
  excluirBanner: onRow(() => criarBanner(em()), { id: '999999' }),
  excluirBannerIcp: onRow(() => criarBannerIcp(em()), { id: '999999' }),
  reordenarPlanos: ordering(() => criarPlano(em(), { planoTipo: 'VPSICP' }), Plano, { planoTipo: 'VPSICP' }),
  reordenarDestaques: ordering(() => criarDestaque(em()), Destaque),
  reordenarDepoimentos: ordering(() => criarDepoimento(em()), Depoimento),
  reordenarBanners: ordering(() => criarBanner(em()), Banner),
  reordenarBannersIcp: ordering(() => criarBannerIcp(em()), BannerIcp),
  atenderAssinatura: handling(order),
  atenderMensagem: handling(message),
  confirmarValor: {
    args: '$id: ID!, $versao: Int!, $valor: Float!',
    call: 'id: $id, versao: $versao, valor: $valor',
    answer: '{ id versao valor }',
    variables: async () => {
      const { id, versao } = await order();
      return { id: String(id), versao, valor: 120 };
    },
    other: { valor: 130 },
  },
  criarAdministrador: {
    args: '$usuario: String!, $senha: String!',
    call: 'usuario: $usuario, senha: $senha',
    answer: '{ administrador { id usuario } }',
    variables: async () => ({ usuario: 'recem.chegada', senha: SENHA }),
    other: { usuario: 'outra.pessoa' },
  },
  ativarAdministrador: {
    args: '$id: ID!, $ativo: Boolean!, $senha: String!',
    call: 'id: $id, ativo: $ativo, senha: $senha',
    answer: '{ id ativo }',
    variables: async () => ({ id: String((await signIn(shop, `a.desligar.${++accounts}`)).id), ativo: false, senha: SENHA }),
    other: { ativo: true },
  },
  aplicarCatalogo: {
    args: '$arquivo: Upload!, $resumo: String!',
    call: 'arquivo: $arquivo, resumo: $resumo',
    answer: '{ resumo tabelas { tabela iguais novas { rotulo } } }',
    variables: async () => {
      const { data } = await send(
        'mutation ($arquivo: Upload!) { compararCatalogo(arquivo: $arquivo) { resumo } }',
        {},
        await catalogue(),
      );
      return { resumo: (data!.compararCatalogo as { resumo: string }).resumo };
    },
    other: { resumo: 'outro' },
    file: catalogue,
  },
  enviarImagem: {
    args: '$arquivo: Upload!, $pasta: PastaDeImagem!',
    call: 'arquivo: $arquivo, pasta: $pasta',
    variables: async () => ({ pasta: 'BANNER' }),
    other: { pasta: 'BANNER_ICP' },
    file: picture,
  },
};

/** What ends the session that it is sent in is sent again in another. */
const KEYED_BELOW = ['trocarSenha'];
const CLOSE = 'mutation ($chave: String!) { encerrarAto(chave: $chave) { feito linhaId versao } }';

const UNKEYED: Record<string, string> = {
  compararCatalogo: 'changes nothing',
  encerrarAto: 'asks about another act, whose key it takes; asked twice it answers the same',
  redefinirSenha: 'adds nothing: another password takes the place of one that nobody has read',
};

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { erro?: string } }[];
  extensions?: Record<string, unknown>;
}

async function send(
  query: string,
  variables: Variables,
  file?: Buffer,
  { app = shop.app, headers = staff.headers } = {},
): Promise<Answer> {
  if (!file) return (await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } })).json();
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { ...variables, arquivo: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.arquivo'] }));
  form.append('0', file, { filename: 'arquivo', contentType: 'application/octet-stream' });
  const all = { ...headers, ...form.getHeaders(), 'apollo-require-preflight': 'true' };
  return (await app.inject({ method: 'POST', url: '/graphql', headers: all, payload: form.getBuffer() })).json();
}

const documentOf = (name: string, { args, call, answer = '' }: Act) =>
  `mutation (${args}, $chave: String) { ${name}(${call}, chave: $chave) ${answer} }`;

/** How many rows every table has, the trace among them. */
async function rows(): Promise<Record<string, number>> {
  const counted = entities.map(async (entity) => [entity.name, await em().count(entity as never)] as const);
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

describe.each(Object.entries(ACTS))('%s', (name, act) => {
  it('sent again with its key answers the first result and does nothing; with other content it is refused', async () => {
    const query = documentOf(name, act);
    const variables: Variables = { ...(await act.variables()), chave: novaChave() };
    const file = await act.file?.();
    const first = await send(query, variables, file);
    expect(first.errors).toBeUndefined();
    expect(first.extensions?.repetido).toBeUndefined();
    const after = await rows();
    const again = await send(query, variables, file);
    expect(again).toEqual({ data: first.data, extensions: { repetido: true } });
    const other = await send(query, { ...variables, ...act.other }, file);
    expect(other.errors?.[0]?.extensions.erro).toBe('CHAVE_REUTILIZADA');
    expect(await rows()).toEqual({ ...after, ...(name === 'criarAdministrador' && { Alteracao: after.Alteracao! + 1 }) });
  });

  it('sent twice at once, and to a second server of the shop, is done once', async () => {
    const query = documentOf(name, act);
    const given = await act.variables();
    const variables = {
      ...given,
      chave: novaChave(),
      ...(name === 'salvarCupom' && { input: { ...(given.input as object), codigo: 'DUAS' } }),
    };
    if (name === 'criarAdministrador') Object.assign(variables, { usuario: 'de.uma.vez' });
    const file = await act.file?.();
    const second = await createApp(shop.config, shop.orm);
    const before = await rows();
    const answers = await Promise.all([shop.app, second, shop.app].map((app) => send(query, variables, file, { app })));
    await second.close();
    expect(answers.map(({ errors }) => errors?.[0]?.message)).toEqual([undefined, undefined, undefined]);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    const added = (await rows()).Ato! - before.Ato!;
    expect(added).toBe(1);
  });

  it('closed, in a second server, at the moment at which it is sent, is done and known, or refused and not done', async () => {
    const query = documentOf(name, act);
    const given = await act.variables();
    const variables = {
      ...given,
      chave: novaChave(),
      ...(name === 'salvarCupom' && { input: { ...(given.input as object), codigo: 'ENCERRADO' } }),
      ...(name === 'criarAdministrador' && { usuario: 'encerrada' }),
    };
    const file = await act.file?.();
    const second = await createApp(shop.config, shop.orm);
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
    const variables: Variables = { ...(await act.variables()), chave: novaChave() };
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
    const { cookies } = await shop.app.inject({ method: 'POST', url: '/auth/login', payload: { username, password } });
    return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  };

  it('sent again in a session of the new password is answered as the first time; another password is refused', async () => {
    const { headers } = await signIn(shop, 'troca.uma.vez');
    const variables = { atual: SENHA, nova: NEW, chave: novaChave() };
    expect(await send(CHANGE, variables, undefined, { headers })).toEqual({ data: { trocarSenha: true } });
    const again = await enter('troca.uma.vez', NEW);
    const before = await rows();
    const repeat = (nova: string) => send(CHANGE, { ...variables, nova }, undefined, { headers: again });
    expect(await repeat(NEW)).toEqual({ data: { trocarSenha: true }, extensions: { repetido: true } });
    expect((await repeat('outra senha qualquer')).errors![0]!.extensions.erro).toBe('SENHA_JA_TROCADA');
    expect(await rows()).toEqual(before);
    expect(JSON.stringify(await em().findAll(Ato))).not.toContain(NEW);
  });

  it('sent twice at once is done once', async () => {
    const { headers, id } = await signIn(shop, 'troca.junto');
    const variables = { atual: SENHA, nova: NEW, chave: novaChave() };
    const answers = await Promise.all([1, 2].map(() => send(CHANGE, variables, undefined, { headers })));
    expect(answers.map(({ data }) => data)).toEqual([{ trocarSenha: true }, { trocarSenha: true }]);
    expect(await em().count(Alteracao, { tabela: 'administrador', linhaId: id })).toBe(1);
  });
});
