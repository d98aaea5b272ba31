import fp from 'fastify-plugin';
import { DomainError } from '../errors.ts';

const IN_ADDRESS = /%00|%5cu0000/i;
const IN_JSON = '\\u0000';
/** Half of a character (RFC 3629, surrogates), as JSON writes it. */
const HALF = /\\ud[89a-f]/i;

/**
 * Takes JSON in UTF-8 only, before anything is made of it. Bytes in another encoding, the NUL character, which no database stores as
 * text, and half characters would be stored as something else than was sent.
 */
export const readableJson = fp(async (app) => {
  app.addHook('onRequest', async ({ url }) => {
    if (IN_ADDRESS.test(url)) throw unreadable();
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    // Clients that always name their content type send no body with a DELETE; where one is needed, its schema misses it.
    if (bytes.length === 0) return done(null, undefined);
    const body = decode(Buffer.from(bytes));
    if (body === null) return done(otherEncoding());
    if (body.includes(IN_JSON)) return done(unreadable());
    return parse(request, body, (error, parsed) => {
      if (!error && HALF.test(body) && HALF.test(JSON.stringify(parsed))) return done(unreadable());
      return done(error, parsed);
    });
  });
});

function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function unreadable(): DomainError {
  return new DomainError('invalid', 'CARACTERE_INVALIDO', 'Os dados enviados têm um caractere que não é aceito.');
}

function otherEncoding(): DomainError {
  return new DomainError('invalid', 'CODIFICACAO_INVALIDA', 'Os dados enviados não estão em UTF-8. Envie-os em UTF-8.');
}
