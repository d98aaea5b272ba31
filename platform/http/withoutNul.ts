import fp from 'fastify-plugin';
import { DomainError } from '../errors.ts';

const IN_ADDRESS = /%00|%5cu0000/i;
const IN_JSON = '\\u0000';

/** Refuses the NUL character, which no database stores as text and no visitor types, before anything is made of it. */
export const withoutNul = fp(async (app) => {
  app.addHook('onRequest', async ({ url }) => {
    if (IN_ADDRESS.test(url)) throw refusal();
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients that always name their content type send no body with a DELETE; where one is needed, its schema misses it.
    if (body.length === 0) return done(null, undefined);
    if (body.includes(IN_JSON)) return done(refusal());
    return parse(request, String(body), done);
  });
});

function refusal(): DomainError {
  return new DomainError('invalid', 'CARACTERE_INVALIDO', 'Os dados enviados têm um caractere que não é aceito.');
}
