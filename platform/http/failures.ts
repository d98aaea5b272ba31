import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { DomainError, ERROR_KINDS } from '../errors.ts';
import { databaseUnavailable } from '../database/unavailable.ts';
import { renderPlainPage } from './plainPage.ts';
import { sendProblem, sendProblemDocument, UNEXPECTED_FAILURE } from './problem.ts';

const BAD_REQUEST = 'O endereço ou os dados enviados não podem ser lidos. Confira e tente novamente.';

/** Sentences for what the HTTP layer itself refuses, by status. */
const REFUSALS: Readonly<Record<number, string>> = {
  404: 'Este endereço não existe.',
  405: 'Este endereço não aceita esse tipo de pedido.',
  413: 'Os dados enviados são grandes demais.',
  414: 'O endereço é longo demais.',
  415: 'O formato dos dados enviados não é aceito aqui.',
};

/** Every failure ends here: domain errors by their table, refusals as a sentence, the rest logged and masked. */
export const failures = fp(async (app) => {
  app.setErrorHandler((error, request, reply) => answerFailure(error as FastifyError, request, reply));
  app.setNotFoundHandler((request, reply) => answerRefusal(request, reply, 404));
  // Everything else that nobody claims is a page's to answer; a program gets no page.
  app.all('/api/*', { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
});

/** Answers an error that a handler or Fastify itself has thrown. */
export function answerFailure(thrown: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = databaseUnavailable(thrown) ?? thrown;
  if (error instanceof DomainError) {
    request.log[ERROR_KINDS[error.kind].logLevel]({ code: error.code, err: error.cause }, 'domain error');
    if (isForProgram(request.url)) return sendProblem(reply, error);
    if (error.retryAfter) reply.header('retry-after', error.retryAfter);
    const { status, title } = ERROR_KINDS[error.kind];
    return answer(request, reply, status, title, error.message);
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const campos = error.validation.map(({ instancePath, message }) => ({
      campo: instancePath.slice(1),
      mensagem: message ?? '',
    }));
    return sendProblem(reply, new DomainError('invalid', 'DADOS_INVALIDOS', BAD_REQUEST, { fields: campos }));
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return answerRefusal(request, reply, status);
  request.log.error({ err: error }, 'unexpected error');
  return answer(request, reply, 500, 'Erro inesperado', UNEXPECTED_FAILURE);
}

function answerRefusal(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const title = status === 404 ? ERROR_KINDS['not-found'].title : ERROR_KINDS.invalid.title;
  return answer(request, reply, status, title, REFUSALS[status] ?? BAD_REQUEST);
}

/** Addresses that programs ask, probes included; everything else is a person's. */
function isForProgram(url: string): boolean {
  return /^\/(api|graphql|auth|healthz|readyz)\b/.test(url);
}

/** Programs get a problem document, people a page. */
function answer(request: FastifyRequest, reply: FastifyReply, status: number, title: string, sentence: string): FastifyReply {
  if (isForProgram(request.url)) return sendProblemDocument(reply, status, title, sentence, `HTTP_${status}`);
  return reply.code(status).type('text/html; charset=utf-8').send(renderPlainPage(title, sentence));
}
