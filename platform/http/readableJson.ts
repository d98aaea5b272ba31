import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DomainError } from '../errors.ts';

const IN_ADDRESS = /%00|%5cu0000/i;
const IN_JSON = '\\u0000';
/** Half of a character (RFC 3629, surrogates), as JSON writes it. */
const HALF = /\\ud[89a-f]/i;
/** What no text may hold. */
const UNREADABLE = /\p{Surrogate}|\0/u;

/** Objects and lists within each other; the deepest body that any door takes has five. */
const MAX_DEPTH = 32;
/** Objects, lists and what stands in them; a list of 2,000 plans in another order has 2,000. */
const MAX_PARTS = 5000;

/**
 * Takes JSON in UTF-8 only, when the request's turn has come and before anything is made of it. Bytes in another encoding, the NUL
 * character, which no database stores as text, and half characters would be stored as something else than was sent.
 */
export const readableJson = fp(async (app) => {
  app.addHook('onRequest', async ({ url }) => {
    if (IN_ADDRESS.test(url)) throw unreadable();
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  // What is sent as text is another type, as everything else that no door reads.
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, bytes: Buffer) => {
    // Clients that always name their content type send no body with a DELETE; where one is needed, its schema misses it.
    if (bytes.length === 0) return undefined;
    // Reading 128 KB takes longer than most pages.
    await request.takeTurn();
    const body = decode(Buffer.from(bytes));
    if (isIntricate(body)) throw new DomainError('invalid', 'CORPO_COMPLEXO', 'Os dados enviados têm níveis ou itens demais.');
    const parsed = await new Promise<unknown>((resolve, reject) => {
      void parse(request, body, (error, value) => (error ? reject(error) : resolve(value)));
    });
    const place = body.includes(IN_JSON) || HALF.test(body) ? placeOf(parsed) : null;
    if (place) throw unreadable(nameOf(place));
    return parsed;
  });
});

/** Whether a text of JSON has more levels or parts than any door takes, told without reading it. */
function isIntricate(body: string): boolean {
  let depth = 0;
  let parts = 0;
  let inString = false;
  for (let i = 0; i < body.length; i++) {
    const sign = body[i];
    if (sign === '"') inString = !inString;
    else if (inString) i += sign === '\\' ? 1 : 0;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (!inString && (sign === ',' || sign === '[' || sign === '{')) parts += 1;
    if (depth > MAX_DEPTH || parts > MAX_PARTS) return true;
  }
  return false;
}

/** Where a text stands that holds what no text may; null where none does. A name that does is told as far as it leads. */
function placeOf(value: unknown, path: readonly string[] = []): readonly string[] | null {
  if (typeof value === 'string') return UNREADABLE.test(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    const place = UNREADABLE.test(name) ? path : placeOf(part, [...path, name]);
    if (place) return place;
  }
  return null;
}

/** A field as services name it: one of a variable of GraphQL without the variable. */
function nameOf([first, ...rest]: readonly string[]): string {
  if (first !== 'variables' || rest.length === 0) return [first, ...rest].join('.');
  return rest.length === 1 ? rest[0]! : rest.slice(1).join('.');
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw otherEncoding();
  }
}

/** @param campo what it stands in; empty where that has no name */
function unreadable(campo = ''): DomainError {
  const fields =
    campo === '' ? [] : [{ campo: campo.slice(0, 60), mensagem: 'Retire o caractere que não é aceito (como U+0000).' }];
  return new DomainError('invalid', 'CARACTERE_INVALIDO', 'Os dados enviados têm um caractere que não é aceito.', { fields });
}

function otherEncoding(): DomainError {
  return new DomainError('invalid', 'CODIFICACAO_INVALIDA', 'Os dados enviados não estão em UTF-8. Envie-os em UTF-8.');
}
