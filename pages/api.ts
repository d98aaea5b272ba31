import type { TypedDocumentString } from '../graphql/generated/graphql.ts';
import { BotCheckError } from './botCheck.ts';

/** An answer of the server that says no: a Portuguese sentence, a code, and the wrong fields. */
export class ApiError extends Error {
  readonly code: string;
  readonly campos: readonly { campo: string; mensagem: string }[];

  constructor(message: string, code: string, campos: ApiError['campos']) {
    super(message);
    this.code = code;
    this.campos = campos;
  }
}

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { erro?: string; code?: string; campos?: ApiError['campos'] } }[];
}

/** Sends a typed document from the browser. @throws ApiError when the server refuses, anything else when it cannot be reached */
export async function callApi<Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: document.toString(), variables }),
  });
  const { data, errors } = (await response.json()) as Answer<Data>;
  const error = errors?.[0];
  if (error)
    throw new ApiError(error.message, error.extensions?.erro ?? error.extensions?.code ?? '', error.extensions?.campos ?? []);
  if (!data) throw new Error(`no data, status ${response.status}`);
  return data;
}

/** Of these an equal one, or what was sent itself, may have been stored. */
const UNSETTLED = new Set(['INTERNAL_SERVER_ERROR', 'BANCO_INDISPONIVEL', 'PEDIDO_EM_ANDAMENTO']);

/** Whether the server has surely done nothing: it said no. After any other failure, what was sent may have been stored. */
export function wasRefused(error: unknown): boolean {
  return error instanceof ApiError && !UNSETTLED.has(error.code);
}

/** The sentence of a refusal or of the bot check, or this one when the server could not be reached or has failed. */
export function messageOf(error: unknown, otherwise: string): string {
  if (error instanceof BotCheckError) return error.message;
  return error instanceof ApiError && error.code !== 'INTERNAL_SERVER_ERROR' ? error.message : otherwise;
}
