import {
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSchema } from '../../graphql/schema.ts';
import { BAD_VALUES, inPortuguese, misspelt } from '../support/badValues.ts';
import {
  criarBanner,
  criarBannerIcp,
  criarAviso,
  criarDepoimento,
  criarDestaque,
  criarPlano,
  criarTextosDoSite,
} from '../support/factories.ts';
import { CLIENTE, FORMULARIO, novaChave } from '../support/factories.order.ts';
import { uploadPicture } from '../support/picture.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn, type Staff } from '../support/staff.ts';

// Every argument of every operation, and every field of every input, given what it should not be given.

// They end the session that the others need, or take a file, which comes another way.
const LEFT_OUT = new Set([
  'trocarSenha',
  'redefinirSenha',
  'tirarSegundoFator',
  'excluirPasskey',
  'encerrarSessoes',
  'encerrarMinhasSessoes',
  'ativarAdministrador',
  'mudarPapel',
  'mudarEmailDaConta',
  'convidarAdministrador',
  'criarLinkDeAcesso',
  'criarAdministrador',
  'apagarPessoa',
  'enviarImagem',
  'compararCatalogo',
  'aplicarCatalogo',
]);
const nobody = 'http://127.0.0.1:9';

let shop: Shop;
let staff: Staff;
const inputs: Record<string, Record<string, unknown>> = {
  AssinaturaInput: {
    ...FORMULARIO,
    tipoDominio: 'subdominio',
    dominio: '',
    periodo: 12,
    valor: 1200,
    get chave() {
      return novaChave();
    },
  },
  CotacaoInput: { periodo: 12 },
  EscolhasInput: { periodo: 12 },
  NovoPedidoInput: { periodo: 12, tipoDominio: 'subdominio' },
  ContatoInput: { nome: 'João', email: 'joao@exemplo.com', celular: '1', assunto: 'Dúvida', mensagem: 'Qual?' },
  ContatoDoPedidoInput: CLIENTE,
  AtendimentoDeAssinatura: { id: '1', versao: 1, status: 'nova', motivo: null, responsavel: null },
  AtendimentoDeMensagem: { id: '1', versao: 1, status: 'nova', responsavel: null },
  PrecoDoPlano: { id: '1', versao: 1, valor: 29.9 },
  CampoDaFilaInput: { campo: 'status', valor: 'nova' },
  PlanoInput: { nome: 'PHP Ipê', planoTipo: 'PHP', valor: 29.9 },
  BannerInput: { nome: 'Ipê', tipo: 'FIXO' },
  BannerIcpInput: { nome: 'Ipê' },
  DestaqueInput: { titulo: 'Ipê', texto: 'Roxo' },
  TextosDoSiteInput: { sites: 82_000 },
  DepoimentoInput: { nome: 'Rui', texto: 'Bom.', consentimento: true },
  AvisoInput: { texto: 'Manutenção no domingo.', tom: 'ATENCAO', dataFim: '2030-01-01' },
  CupomInput: {
    get codigo() {
      return novaChave();
    },
    tipo: 'porcentagem',
    valor: 10,
    dataInicio: '2026-01-01',
    dataFim: '2026-12-31',
  },
};
beforeAll(async () => {
  const unreachable = { CEP_API_URL: nobody, CNPJ_API_URL: nobody, RDAP_BOOTSTRAP_URL: nobody, LOOKUP_TIMEOUT_MS: '50' };
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off', ...unreachable });
  staff = await signIn(shop);
  inputs.BannerInput!.imagem = await uploadPicture(shop, staff, 'banners');
  inputs.BannerIcpInput!.imagem = await uploadPicture(shop, staff, 'bannersicp');
  await criarTextosDoSite(shop.em.fork());
  // The first row of a table is what ids mean here: some operation deletes it, and the orders need one that stays.
  await criarPlano(shop.em.fork());
  for (const create of [criarDestaque, criarDepoimento, criarAviso, criarBanner, criarBannerIcp])
    for (let row = 0; row < 2; row++) await create(shop.em.fork());
  const planoId = String((await criarPlano(shop.em.fork(), { valor: 100, desconto2: 0 })).id);
  Object.assign(inputs.AssinaturaInput!, { planoId });
  for (const nome of ['CotacaoInput', 'EscolhasInput', 'NovoPedidoInput']) Object.assign(inputs[nome]!, { planoId });
});
afterAll(() => shop.close());

type Root = 'Query' | 'Mutation';
const schema = createSchema();
const OPERATIONS = (['Query', 'Mutation'] as const).flatMap((root) =>
  Object.values((root === 'Query' ? schema.getQueryType()! : schema.getMutationType()!).getFields())
    .filter(({ name, args }) => args.length > 0 && !LEFT_OUT.has(name))
    .map((field) => ({ root, field })),
);

function document(root: Root, { name, args, type }: GraphQLField<unknown, unknown>): string {
  const head = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const call = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isObjectType(getNamedType(type)) ? ' { __typename }' : '';
  return `${root.toLowerCase()} (${head}) { ${name}(${call})${selection} }`;
}

/** A value that the schema and the services take. */
function rightValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return rightValue(type.ofType);
  if (isListType(type)) return [rightValue(type.ofType)];
  if (isInputObjectType(type)) return { ...inputs[type.name] };
  const enumeration = 'getValues' in type ? type.getValues()[0]!.name : undefined;
  return enumeration ?? { Int: 1, Float: 1, Boolean: true, ID: '1' }[type.name as 'Int'] ?? 'texto';
}

/** All rows that an order is of: what is asked before a right one can be said. */
const GROUPS: Readonly<Record<string, string>> = {
  reordenarPlanos: 'todosOsPlanos(tipo: PHP)',
  reordenarDestaques: 'todosOsDestaques',
  reordenarDepoimentos: 'todosOsDepoimentos',
  reordenarAvisos: 'todosOsAvisos',
  reordenarBanners: 'todosOsBanners',
  reordenarBannersIcp: 'todosOsBannersIcp',
};

async function wholeGroup(name: string): Promise<{ ids: number[] } | null> {
  if (!GROUPS[name]) return null;
  const { data } = await staff.graphql(`{ linhas: ${GROUPS[name]} { id } }`);
  return { ids: (data!.linhas as { id: string }[]).map(({ id }) => Number(id)) };
}

/** What a device says that has made a passkey, of nothing that was asked. */
const OF_A_DEVICE = JSON.stringify({
  id: 'eA',
  rawId: 'eA',
  type: 'public-key',
  response: { clientDataJSON: 'eA', attestationObject: 'eA' },
});

/** What only some texts are right for. */
const RIGHT: Readonly<Record<string, unknown>> = {
  escopos: ['pedidos:ler'],
  titular: 'maria@empresa.com.br',
  url: 'https://recebe.example/avisos',
  eventos: ['pedido.criado'],
  resposta: OF_A_DEVICE,
};

function rightVariables(args: readonly GraphQLArgument[]): Record<string, unknown> {
  // Whoever names a row says which version was read.
  const needed = args.filter(({ name, type }) => isNonNullType(type) || name === 'versao');
  return Object.fromEntries(needed.map(({ name, type }) => [name, RIGHT[name] ?? rightValue(type)]));
}

async function complaint(query: string, variables: object, field: string, refused: boolean): Promise<string | null> {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: staff.headers,
    payload: { query, variables },
  });
  const seen = `${response.statusCode} ${response.body.slice(0, 250)}`;
  if (response.statusCode >= 500) return seen;
  const { errors } = response.json() as {
    errors?: { message: string; extensions: { code: string; campos?: { campo: string; mensagem: string }[] } }[];
  };
  if (!errors) return refused ? `accepted: ${seen}` : null;
  for (const { message, extensions } of errors) {
    const { code, campos = [] } = extensions;
    if (code === 'INTERNAL_SERVER_ERROR') return seen;
    if (![message, ...campos.map(({ mensagem }) => mensagem)].every(inPortuguese)) return seen;
    // A text that is too long is not looked at any further.
    if (campos.some(({ mensagem }) => mensagem.startsWith('Texto longo demais')) && campos.length > 1) return `went on: ${seen}`;
    if (code === 'BAD_USER_INPUT' && !campos.some(({ campo }) => campo === field || campo.startsWith(`${field}.`)))
      return `does not name ${field}: ${seen}`;
  }
  return null;
}

it.each(OPERATIONS.map(({ root, field }) => [`${root}.${field.name}`, root, field] as const))(
  '%s answers whatever its arguments are',
  async (_name, root, field) => {
    const complaints: string[] = [];
    const query = document(root, field);
    const group = await wholeGroup(field.name);
    const note = async (what: string, variables: object, name: string, refused: boolean) => {
      const problem = await complaint(query, variables, name, refused);
      if (problem) complaints.push(`${name} ${what}: ${problem}`);
    };
    for (const { name, type } of field.args) {
      const input = getNamedType(type);
      // An object is what an input is; its fields are told below.
      for (const { what, value, wrong } of BAD_VALUES.filter((bad) => bad.what !== 'object' || !isInputObjectType(input))) {
        // A list takes a list, and text as long as the body may be can name a row that is not there.
        const refused =
          wrong && !(isListType(type) || isListType((type as { ofType?: GraphQLInputType }).ofType)) && !what.startsWith('too ');
        await note(what, { ...rightVariables(field.args), ...group, [name]: value }, name, refused);
      }
      if (isNonNullType(type)) await note('missing', { ...rightVariables(field.args), [name]: undefined }, name, true);
      if (!isInputObjectType(input)) continue;
      for (const inner of Object.keys(input.getFields())) {
        const given = (value: unknown) => ({ ...rightVariables(field.args), [name]: { ...inputs[input.name], [inner]: value } });
        for (const { what, value, wrong } of BAD_VALUES) await note(what, given(value), inner, wrong && !what.startsWith('too '));
        const wrong = misspelt(inner);
        const variables = { ...rightVariables(field.args), [name]: { ...inputs[input.name], [wrong]: 'x' } };
        const response = await shop.app.inject({
          method: 'POST',
          url: '/graphql',
          headers: staff.headers,
          payload: { query, variables },
        });
        if (!response.body.includes(`Campo desconhecido: ${wrong}. Você quis dizer ${inner}?`))
          complaints.push(`${wrong}: ${response.body.slice(0, 250)}`);
      }
    }
    expect(complaints.slice(0, 12)).toEqual([]);
  },
);

it('walks what the schema has', () => {
  const fields = OPERATIONS.flatMap(({ field }) => field.args.map(({ type }) => getNamedType(type))).filter(isInputObjectType);
  expect(OPERATIONS.length).toBeGreaterThan(30);
  expect(new Set(fields.map(({ name }) => name))).toEqual(new Set(Object.keys(inputs)));
});

it.each([
  ['no JSON object', '"texto"'],
  ['no query', '{}'],
  ['a query that is no text', '{"query": 1}'],
  ['variables that are no object', '{"query": "{ planos { id } }", "variables": "x"}'],
  ['an empty body', ''],
])('%s is refused in Portuguese', async (_what, payload) => {
  const headers = { 'content-type': 'application/json' };
  const { statusCode, body } = await shop.app.inject({ method: 'POST', url: '/graphql', headers, payload });
  expect(statusCode).toBe(400);
  expect(inPortuguese(JSON.parse(body).errors[0].message)).toBe(true);
});

const LISTAS = OPERATIONS.filter(({ field }) => field.args.some(({ name }) => name === 'ordenar')).map(({ field }) => field.name);
const NONSENSE: [string, string][] = [
  ['ordenar', '"id"'],
  ['ordenar', '"senhaHash"'],
  ['ordenar', '""'],
  ['pagina', '-1'],
  ['pagina', '0'],
  ['busca', `"${'x'.repeat(300)}"`],
];

it.each(LISTAS.flatMap((lista) => NONSENSE.map(([argumento, valor]) => [lista, argumento, valor.slice(0, 20), valor] as const)))(
  '%s refuses %s: %s',
  async (lista, argumento, _short, valor) => {
    const { data, errors } = await staff.graphql(`{ ${lista}(${argumento}: ${valor}) { total } }`);
    expect(data).toBeFalsy();
    expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', campos: [{ campo: argumento }] });
  },
);

it.each([
  ['de', 'de: "lixo"'],
  ['de', 'de: "2026-13-45"'],
  ['ate', 'ate: "2026-02-30"'],
  ['ate', 'de: "2026-05-02", ate: "2026-05-01"'],
  ['periodo', 'periodo: 3'],
])('assinaturas names %s when it gets %s', async (campo, argumentos) => {
  const { errors } = await staff.graphql(`{ assinaturas(${argumentos}) { total } }`);
  expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', campos: [{ campo }] });
});

it.each(['pagina: -1', 'pagina: 0'])('alteracoes refuses %s', async (argumento) => {
  const { errors } = await staff.graphql(`{ alteracoes(${argumento}) { total } }`);
  expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', campos: [{ campo: 'pagina' }] });
});

it.each([
  ['an answer', { method: 'POST', url: '/graphql', payload: { query: '{ planos { id } }' } }],
  ['a refusal', { method: 'POST', url: '/graphql', payload: { query: '{ nada }' } }],
  [
    'what is read by its address',
    { method: 'GET', url: '/graphql?query={__typename}', headers: { 'apollo-require-preflight': '1' } },
  ],
  ['what is no document', { method: 'POST', url: '/graphql', payload: 'nada', headers: { 'content-type': 'application/json' } }],
] as const)('%s may be kept by nobody', async (_what, request) => {
  expect((await shop.app.inject(request)).headers['cache-control']).toBe('no-store');
});
