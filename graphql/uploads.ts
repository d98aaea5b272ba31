import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';
import { processRequest } from 'graphql-upload-minimal';
import { DomainError } from '../platform/errors.ts';
import type { Portaria } from '../modules/admin/acesso.service.ts';
import { MAIOR_ARQUIVO } from '../modules/banners/imagem.service.ts';

/** Accepts multipart requests at /graphql (graphql-multipart-request-spec), from staff only: nobody else has anything to upload. */
export const uploads = fp<{ portaria: Portaria }>(async (scope, { portaria }) => {
  scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  scope.addHook('preValidation', async (request, reply) => {
    if (!request.headers['content-type']?.startsWith('multipart/form-data')) return;
    await portaria.exigir(request);
    listenToTheEnd(request.raw);
    try {
      request.body = await processRequest(request.raw, reply.raw, { maxFileSize: MAIOR_ARQUIVO + 1, maxFiles: 1 });
    } catch (cause) {
      throw new DomainError('invalid', 'ENVIO_INVALIDO', 'O envio está incompleto ou não segue o formato multipart do GraphQL.', {
        cause,
      });
    }
  });
});

/** The parser tells of a broken part, and again of the end that is then missing; its owner hears the first alone, and Node ends the process at the second. */
function listenToTheEnd(incoming: IncomingMessage): void {
  const pipe = incoming.pipe.bind(incoming);
  incoming.pipe = (parser, options) => {
    parser.on('error', () => {});
    return pipe(parser, options);
  };
}
