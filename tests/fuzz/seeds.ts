import fc from 'fast-check';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { familiaDoTipo } from '../../modules/catalogue/familia.ts';
import type { Plano } from '../../modules/catalogue/plano.entity.ts';
import { nomeDoTipo, PlanoTipo } from '../../modules/catalogue/plano.ts';
import { calcularTotal } from '../../modules/checkout/total.ts';
import { PLAIN } from './plain.ts';
import { SCHEDULED } from './scheduled.ts';
import { novaChave } from '../support/factories.order.ts';
import { SENHA } from '../support/staff.ts';
import { quoteOf, type Order } from './orders.ts';
import { valuesOf, type Stock } from './stock.ts';

type Fields = Record<string, unknown>;

/** What a field is given when it is given something right, by its name: no door calls two things by one name. */
export interface Right {
  byName: (name: string, within: string) => fc.Arbitrary<unknown> | undefined;
  orders: fc.Arbitrary<Order>;
  /** What may be chosen instead of what was ordered, and what it costs. */
  troca: { escolhas: Fields; valor: number };
}

/** Right values over what a shop holds; enumerations are the schema's. */
export function createRight(schema: GraphQLSchema, stock: Stock, orders: fc.Arbitrary<Order>): Right {
  const one = (...values: unknown[]) => fc.constantFrom(...values);
  const fresh = (made: (chave: string) => unknown) => fc.constant(null).map(() => made(novaChave()));
  const lists = [
    'nome',
    'ordem',
    'ativo',
    'valor',
    'status',
    'titulo',
    'codigo',
    'assunto',
    'dataInicio',
    'planoTipo',
    'consentimento',
  ];
  const values: Record<string, fc.Arbitrary<unknown>> = {
    ...SCHEDULED,
    ...PLAIN,
    nome: one('Maria de Souza'),
    titulo: one('14 dias grátis'),
    texto: one('Use antes de decidir.'),
    email: one('maria@empresa.com.br', 'outra@empresa.com.br'),
    celular: one('11 99999-0000'),
    assunto: one('Dúvida'),
    mensagem: one('Qual?\nE quando?'),
    username: one('ana', 'ninguem'),
    password: one(SENHA),
    senha: one(SENHA),
    atual: one(SENHA),
    nova: fresh((chave) => `uma outra senha ${chave}`),
    // Of nobody, of whom nothing was seen: what others do with the rows meanwhile makes any other preview an old one.
    titular: one('ninguem@empresa.com.br'),
    visto: one(''),
    usuario: fresh((chave) => chave),
    escopos: one(['pedidos:ler']),
    eventos: one(['pedido.criado'], ['plano.alterado', 'mensagem.recebida']),
    url: one('https://recebe.example/avisos'),
    destino: one('webhook:1', 'email:cliente'),
    exemplo: one('criado', 'mensagem'),
    pedido: one(...stock.pedidos),
    pagaEm: one(null, new Date().toISOString()),
    valorPago: one(null),
    referenciaExterna: fresh((chave) => chave),
    desde: one(stock.cursor),
    cursor: one(stock.cursor),
    limite: one(1, 100, 500),
    expiraEm: one('2099-01-01T00:00:00.000Z'),
    responsavel: one(null, 'ana'),
    responsavelAntes: one(null),
    cpfCnpj: one('529.982.247-25'),
    emailCopia: one('', 'copia@empresa.com.br'),
    telCel: one('11 99999-0000', ''),
    endereco: one('Avenida Paulista'),
    numero: one('1000', ''),
    complemento: one('', 'sala 2'),
    bairro: one('Bela Vista'),
    cidade: one('São Paulo'),
    estado: one('SP', 'rj'),
    chave: fresh((chave) => chave),
    valor: one(0, 9.9, 29.9, 100),
    desconto1: one(0, 10),
    desconto2: one(null, 15.5),
    desconto3: one(100, 25),
    imagem: one(stock.imagem),
    link: one(null, '/sobre-nos', 'https://loja.example/'),
    icone: one(null, 'gift'),
    codigo: fresh((chave) => chave.toUpperCase()),
    code: one(...stock.cupons.map(({ codigo }) => codigo)),
    cep: one('01310100', '01310-100'),
    cnpj: one('11222333000181', '12ABC34501DE35'),
    dominio: one('exemplo.com.br', 'ipê.com.br'),
    // Every table has a first row, most of them unchanged; the desk's have one of each status.
    id: fc.oneof(one('1'), one(...Array.from({ length: 12 }, (_, i) => String(i + 1)))),
    versao: one(1, 1, 1, 2, 3),
    planoId: one(...stock.planos.map(({ id }) => String(id))),
    // A coupon is tied to a plan, or to families.
    familias: one(null),
    linhaId: one(1, 2),
    tabela: one('plano', 'pedido', 'mensagem'),
    pagina: one(1, 2),
    periodo: one(1, 6, 12, 24),
    escolhidas: one('1', '1,2,3'),
    busca: one('maria', 'joão', '%', '52998224725'),
    ordenar: one(...lists),
    dataInicio: one('2026-01-01'),
    dataFim: one('2026-12-31'),
    de: one('2026-01-01'),
    ate: one('2026-12-31', '2030-01-01'),
    ordem: one(0, 1, -3),
    ativo: one(true, false),
    promocional: one(true, false),
    consentimento: one(true),
    planoTipo: one(...Object.values(PlanoTipo)),
    tipo: one(...valuesOf(schema, 'BannerTipo')),
    captchaToken: one(''),
    recaptchaToken: one(''),
  };
  const numbers = new Set(['processamento', 'ram1', 'ram2', 'disco', 'dominios', 'subdominios', 'emails', 'app']);
  const troca = exchangeOf(stock.planos[0]!);
  return {
    orders,
    troca,
    byName: (name, within) => {
      if (name === 'valor' && (within === 'trocarEscolhas' || within === 'registrarPedido')) return one(troca.valor);
      if (name === 'imagem' && /icp/i.test(within)) return one(stock.imagemIcp);
      if (name === 'codigo' && within === 'cupom') return values.code;
      if (name === 'ids') return one(stock.grupos[within.replace('reordenar', '')] ?? [1]);
      if (name === 'alteracao') return one(stock.alteracao);
      if (numbers.has(name)) return one(null, 2, 30);
      return Object.hasOwn(values, name) ? values[name] : undefined;
    },
  };
}

function exchangeOf(plano: Plano): Right['troca'] {
  const { periodos } = familiaDoTipo(nomeDoTipo(plano.planoTipo));
  const [periodo] = periodos;
  const { total } = calcularTotal({ plano, periodo, periodos });
  return { escolhas: { planoId: String(plano.id), periodo }, valor: Number(total) };
}

/** FIXO banners have no dates, TEMPORARIO ones have both (D53). */
function tidy(fields: Fields): Fields {
  if (fields.tipo !== 'FIXO') return fields;
  const { dataInicio: _first, dataFim: _last, ...rest } = fields;
  return rest;
}

interface Parameter {
  name: string;
  in: string;
  schema: { enum?: string[] };
}
interface Described {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
}

/** A REST route with right parameters and a right body. */
export interface Route {
  name: string;
  method: string;
  path: string;
  params: fc.Arbitrary<Fields>;
  query: fc.Arbitrary<Fields>;
  /** Queries with every value of every enumeration. */
  everyQuery: Fields[];
  /** None where the route takes none. */
  body: fc.Arbitrary<Fields> | null;
}

/** Every REST route that the API's own description names. */
export function restRoutes(openapi: { paths: Record<string, Record<string, Described>> }, right: Right): Route[] {
  return Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const of = (where: string) => {
        const wanted = parameters.filter((parameter) => parameter.in === where);
        const fields = wanted.map(({ name, schema }) => [
          name,
          schema.enum ? fc.constantFrom(...schema.enum) : named(name, path, right),
        ]);
        return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
          requiredKeys: where === 'path' ? undefined : [],
        });
      };
      const properties = Object.keys(requestBody?.content['application/json']?.schema.properties ?? {});
      const fields = Object.fromEntries(properties.map((name) => [name, named(name, path, right)]));
      const body = RIGHT_BODIES[path]?.(right) ?? fc.record(fields).map(tidy);
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        params: of('path'),
        query: of('query'),
        everyQuery: parameters.flatMap(({ name, schema }) => (schema.enum ?? []).map((value) => ({ [name]: value }))),
        body: properties.length > 0 ? body : null,
      };
    }),
  );
}

/** Orders without a plan have no quote. */
const ofPlans = ({ orders }: Right) => orders.filter(({ graphql }) => graphql !== null);
/** Bodies whose fields go together. */
const RIGHT_BODIES: Readonly<Record<string, (right: Right) => fc.Arbitrary<Fields>>> = {
  '/api/temporarios/salvar': ({ orders }) => orders.map(({ rest }) => rest),
  '/api/pedidos/{pedido}': () =>
    fc.constantFrom(
      { status: 'concluida' },
      { status: 'cancelada', motivo: 'nao_pago' },
      { pagaEm: new Date().toISOString(), referenciaExterna: null },
    ),
  '/api/cotacao': (right) => ofPlans(right).map((order) => quoteOf(order)!.rest),
  // Nobody has a device.
  '/auth/login': (right) =>
    fc.record({ username: named('username', '/auth/login', right), password: named('password', '/auth/login', right) }),
};
/** Inputs whose fields go together. */
const RIGHT_INPUTS: Readonly<Record<string, (right: Right) => fc.Arbitrary<unknown>>> = {
  AssinaturaInput: (right) => ofPlans(right).map(({ graphql }) => graphql),
  CampoDaFilaInput: () => fc.constant({ campo: 'status', valor: 'nova' }),
  CotacaoInput: (right) => ofPlans(right).map((order) => quoteOf(order)!.graphql),
  EscolhasInput: ({ troca }) => fc.constant(troca.escolhas),
  NovoPedidoInput: ({ troca }) => fc.constant({ ...troca.escolhas, tipoDominio: 'ja-tenho' }),
};

function named(name: string, within: string, right: Right): fc.Arbitrary<unknown> {
  return right.byName(name, within) ?? fc.constant('texto');
}

/** A GraphQL operation with right variables; its document asks for everything that it can answer. */
export interface Operation {
  name: string;
  kind: 'query' | 'mutation';
  query: string;
  variables: fc.Arbitrary<Fields>;
  /** Right variables with every value of every enumeration in them, over every row where a row is meant. */
  everyValue: () => { variables: Fields }[];
}

/** Every operation of the schema. */
export function operations(schema: GraphQLSchema, right: Right): Operation[] {
  const fields = { query: schema.getQueryType()!.getFields(), mutation: schema.getMutationType()!.getFields() };
  return (['query', 'mutation'] as const).flatMap((kind) =>
    Object.values(fields[kind]).map((field) => {
      const given = field.args.map(({ name, type }) => [name, rightValue(type, name, field.name, right)] as const);
      const needed = field.args.filter(({ name, type }) => isNonNullType(type) || name === 'versao').map(({ name }) => name);
      return {
        name: field.name,
        kind,
        query: document(kind, field),
        everyValue: () => everyValue(field, right),
        variables: fc.record(Object.fromEntries(given) as Fields as Record<string, fc.Arbitrary<unknown>>, {
          requiredKeys: needed,
        }),
      };
    }),
  );
}

function rightValue(type: GraphQLInputType, name: string, within: string, right: Right): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return rightValue(type.ofType, name, within, right);
  if (isListType(type)) return right.byName(name, within) ?? fc.tuple(rightValue(type.ofType, name, within, right));
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name));
  if (isInputObjectType(type)) {
    const whole = RIGHT_INPUTS[type.name]?.(right);
    if (whole) return whole;
    const fields = Object.values(type.getFields()).map((field) => [
      field.name,
      rightValue(field.type, field.name, within, right),
    ]);
    return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>).map(tidy);
  }
  // REST writes yes and no of an address as text.
  if (type.name === 'Boolean') return fc.boolean();
  return right.byName(name, within) ?? (type.name === 'Int' || type.name === 'Float' ? fc.constant(1) : fc.constant('texto'));
}

function document(kind: string, { name, args, type }: GraphQLField<unknown, unknown>): string {
  const head = args.length ? `(${args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')})` : '';
  const call = args.length ? `(${args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')})` : '';
  return `${kind}${head} { ${name}${call}${selection(type, 3)} }`;
}

/** All fields of a type, and of the types of its fields. */
function selection(type: GraphQLOutputType, depth: number): string {
  const answered = getNamedType(type);
  if (!isObjectType(answered)) return '';
  const fields = Object.values(answered.getFields()).filter((field) => depth > 0 || isLeafType(getNamedType(field.type)));
  return ` { ${fields.map((field) => field.name + selection(field.type, depth - 1)).join(' ')} }`;
}

function everyValue({ name, args }: GraphQLField<unknown, unknown>, right: Right): { variables: Fields }[] {
  const places = args.flatMap((arg) => {
    const type = getNamedType(arg.type);
    if (isEnumType(type)) return [{ type, put: (fields: Fields, value: string) => ({ ...fields, [arg.name]: value }) }];
    if (!isInputObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => {
      const inner = getNamedType(field.type);
      if (!isEnumType(inner)) return [];
      const put = (fields: Fields, value: string) => {
        const given = (said: unknown) => ({ ...(said as Fields), [field.name]: value });
        const before = fields[arg.name];
        return { ...fields, [arg.name]: Array.isArray(before) ? before.map(given) : given(before) };
      };
      return [{ type: inner, put }];
    });
  });
  const rows = args.some((arg) => arg.name === 'id') ? Array.from({ length: 12 }, (_, i) => ({ id: String(i + 1) })) : [{}];
  const given = fc.record(Object.fromEntries(args.map((arg) => [arg.name, rightValue(arg.type, arg.name, name, right)])));
  const samples = fc.sample(given, { numRuns: rows.length, seed: 1 });
  return places.flatMap(({ type, put }) =>
    type.getValues().flatMap((value) => rows.map((row, i) => ({ variables: { ...put(samples[i]!, value.name), ...row } }))),
  );
}
