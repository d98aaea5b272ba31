import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { DomainError, ERROR_KINDS } from '../errors.ts';
import { announce } from '../happenings.ts';
import { databaseUnavailable } from '../database/unavailable.ts';
import { fieldErrors, invalidInput } from '../validation.ts';
import { HTTP_SENTENCES, sentenceOf, titleOf } from './httpSentences.ts';
import { createAddressBook } from './methods.ts';
import { renderPlainPage } from './plainPage.ts';
import { sayHowToTryAgain, sendGraphQLErrors, sendProblem, sendProblemDocument, UNEXPECTED_FAILURE } from './problem.ts';
import { createReaderOf, type ReaderOf } from './reader.ts';

/** Where everything is a program's, known or not. */
const CLAIMED = ['/api', '/api/*', '/auth', '/auth/*'];

interface FailuresOptions {
  /** Who reads the answers of an address; by default nobody is shown their text. */
  readerOf?: ReaderOf;
}

/** Every failure ends here: domain errors by their table, refusals as a sentence, the rest logged and masked. */
export const failures = fp<FailuresOptions>(async (app, { readerOf = createReaderOf() }) => {
  const methodsOf = createAddressBook(app, CLAIMED);
  const answerFailure = createFailureAnswer(readerOf);
  app.setErrorHandler((error, request, reply) => answerFailure(error as FastifyError, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request.url);
    // An address that takes the method has looked, and has nothing: a picture that is not there.
    if (methods.length === 0 || methods.includes(request.method)) return answerFailure(refusal(404), request, reply);
    reply.header('allow', methods.join(', '));
    return request.method === 'OPTIONS' ? reply.code(204).send() : answerFailure(refusal(405), request, reply);
  });
  // Everything else that nobody claims is a page's to answer; a program gets no page.
  for (const url of CLAIMED) app.all(url, { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
});

/** Answers an error that a handler or Fastify itself has thrown, as its reader can use it. `headers` are for where no hook has run. */
export function createFailureAnswer(readerOf: ReaderOf, headers: Readonly<Record<string, string>> = {}) {
  return (thrown: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.headers(headers);
    const answer = (status: number, title: string, sentence: string): FastifyReply => {
      const reader = readerOf(request.url);
      if (reader === 'program') return sendProblemDocument(reply, status, title, sentence, `HTTP_${status}`);
      if (reader === 'graphql') return sendGraphQLErrors(reply, status, sentence, `HTTP_${status}`);
      // The route's own response schema describes its successes.
      reply.code(status).serializer(String);
      if (reader === 'text') return reply.type('text/plain; charset=utf-8').send(sentence);
      return reply.type('text/html; charset=utf-8').send(renderPlainPage(title, sentence));
    };

    const error = readable(thrown);
    if (error instanceof DomainError) {
      announce('refusal', { code: error.code });
      request.log[ERROR_KINDS[error.kind].logLevel]({ code: error.code, err: error.cause }, 'domain error');
      const reader = readerOf(request.url);
      if (reader === 'program') return sendProblem(reply, error);
      sayHowToTryAgain(reply, error);
      const { status, title } = ERROR_KINDS[error.kind];
      if (reader === 'graphql') return sendGraphQLErrors(reply, status, error.message, error.code, error.fields);
      return answer(status, title, error.message);
    }
    const status = error.statusCode ?? 500;
    announce('refusal', { code: `HTTP_${status}` });
    if (status < 500) {
      return answer(status, titleOf(status), sentenceOf(status));
    }
    request.log.error({ err: error }, 'unexpected error');
    return answer(500, 'Erro inesperado', UNEXPECTED_FAILURE);
  };
}

/** What was thrown, as a domain error where it is the caller's or the database's doing. */
function readable(thrown: FastifyError): FastifyError | DomainError {
  if (!hasZodFastifySchemaValidationErrors(thrown)) return databaseUnavailable(thrown) ?? thrown;
  const issues = thrown.validation.map(({ instancePath, message, params }) => ({
    path: instancePath.split('/').filter(Boolean),
    message: message ?? HTTP_SENTENCES[400],
    keys: params.keys,
  }));
  const fields = fieldErrors(issues);
  // What is wrong with the body as a whole has no field to stand beside.
  return fields.some(({ campo }) => campo !== '')
    ? invalidInput(fields)
    : new DomainError('invalid', 'DADOS_INVALIDOS', HTTP_SENTENCES[400]);
}

function refusal(status: 404 | 405): FastifyError {
  return Object.assign(new Error(), { code: `HTTP_${status}`, name: 'FastifyError', statusCode: status });
}
