import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { inPortuguese } from '../support/badValues.ts';
import type { Shop } from '../support/shop.ts';

interface Problem {
  detail: string;
  campos?: { mensagem: string }[];
}
interface GraphQLAnswer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string; campos?: { mensagem: string }[] } }[];
}

/** What no answer holds: places of the code, the database's words, a mask over something unforeseen. */
const INSIDES =
  /node_modules|\n\s+at \w|SQLITE_|sqlite3?\b|MikroORM|INTERNAL_SERVER_ERROR|ZodError|Algo deu errado|Erro inesperado/;
/** What Node, Fastify and proxies say of themselves. */
const ENGLISH_PAGE = /Internal Server Error|Not Found|Bad Request|Unauthorized|Forbidden|Cannot (GET|POST)|Method Not Allowed/;
/** A document that does not fit the schema is a developer's, who reads graphql-js. */
const DOCUMENT = new Set(['GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_PARSE_FAILED']);
/** Look-ups that nobody answers say so; nothing else does. */
const OUTSIDE = /Erro ao (buscar|verificar|validar)/;

/** Sends a request. @throws when its answer is one that nobody may get */
export async function send(shop: Shop, request: InjectOptions): Promise<LightMyRequestResponse> {
  const response = await shop.app.inject(request);
  const problem = complaint(response, String(request.url));
  if (problem) throw new Error(`${problem}: ${response.statusCode} ${response.body.slice(0, 600)}\n${show(request)}`);
  return response;
}

/** The request, short enough to be read. */
function show(request: InjectOptions): string {
  return JSON.stringify(request).slice(0, 3000);
}

/** Whether a request was done as it was asked. */
export function succeeded(response: LightMyRequestResponse): boolean {
  if (response.statusCode >= 400) return false;
  return !isJson(response) || (response.json() as GraphQLAnswer | null)?.errors === undefined;
}

function isJson({ headers }: LightMyRequestResponse): boolean {
  return String(headers['content-type']).startsWith('application/json');
}

const DECODERS: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
};

/** The answer as a browser reads it: compressed where the request allows it. */
function textOf({ headers, body, rawPayload }: LightMyRequestResponse): string {
  const decode = DECODERS[String(headers['content-encoding'])];
  return decode && rawPayload.length > 0 ? decode(rawPayload).toString() : body;
}

function complaint(response: LightMyRequestResponse, url: string): string | null {
  const { statusCode, headers } = response;
  const body = textOf(response);
  const type = String(headers['content-type'] ?? '');
  if (statusCode >= 500 && !(statusCode === 503 && OUTSIDE.test(body))) return 'our failure';
  if (INSIDES.test(body)) return 'insides shown';
  if (body === '') return null;
  if (url.startsWith('/graphql') && isJson(response)) return graphqlComplaint(JSON.parse(body) as GraphQLAnswer);
  if (statusCode < 400) return null;
  if (type.startsWith('application/problem+json')) {
    const { detail, campos = [] } = JSON.parse(body) as Problem;
    return [detail, ...campos.map(({ mensagem }) => mensagem)].every(readable) ? null : 'not in Portuguese';
  }
  if (type.startsWith('text/plain')) return readable(body) ? null : 'not in Portuguese';
  if (type.startsWith('text/html')) return body.includes('lang="pt-BR"') && !ENGLISH_PAGE.test(body) ? null : 'no page of ours';
  return 'a refusal of an unknown kind';
}

function graphqlComplaint({ errors = [] }: GraphQLAnswer): string | null {
  for (const { message, extensions: { code = '', campos = [] } = {} } of errors) {
    if (DOCUMENT.has(code)) continue;
    if (![message, ...campos.map(({ mensagem }) => mensagem)].every(readable)) return 'not in Portuguese';
  }
  return null;
}

/** A message in Portuguese; an unknown field is named, and what was not understood is repeated, as it was written. */
function readable(message: string): boolean {
  return inPortuguese(
    message.replace(/“[^]*”/g, '').replace(/^Campo desconhecido: [^]*?\.(?= Você quis dizer|\n|$)/gm, 'Campo desconhecido.'),
  );
}
