import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { ERROR_KINDS, type DomainError } from '../errors.ts';

/** Sentence for a failure that is our fault; the details go to the log only. */
export const UNEXPECTED_FAILURE = 'Não foi possível atender ao pedido agora. Tente novamente em instantes.';

/** Problem document of the REST adapter (RFC 9457, D32). */
export const problemSchema = z
  .object({
    type: z.string().describe('Sempre about:blank; o campo codigo identifica o erro.'),
    title: z.string().describe('Tipo do erro.'),
    status: z.number().int().describe('Código HTTP.'),
    detail: z.string().describe('Frase em português que pode ser mostrada ao usuário.'),
    codigo: z.string().describe('Código estável do erro.'),
    campos: z.array(z.object({ campo: z.string(), mensagem: z.string() })).describe('Campos recusados, quando houver.'),
  })
  .meta({ id: 'Problema', description: 'Erro no formato application/problem+json (RFC 9457).' });

/** Says in headers what a domain error asks of whoever tries again. */
export function sayHowToTryAgain(reply: FastifyReply, { retryAfter, challenge }: DomainError): void {
  if (retryAfter) reply.header('retry-after', retryAfter);
  if (challenge) reply.header('www-authenticate', challenge);
}

/** Answers a domain error as application/problem+json. */
export function sendProblem(reply: FastifyReply, error: DomainError): FastifyReply {
  const { status, title } = ERROR_KINDS[error.kind];
  sayHowToTryAgain(reply, error);
  return sendDocument(reply, { ...error.members, ...problemDocument(status, title, error.message, error.code, error.fields) });
}

/** Answers any failure as application/problem+json. */
export function sendProblemDocument(
  reply: FastifyReply,
  status: number,
  title: string,
  detail: string,
  codigo: string,
  campos: DomainError['fields'] = [],
): FastifyReply {
  return sendDocument(reply, problemDocument(status, title, detail, codigo, campos));
}

function sendDocument(reply: FastifyReply, document: z.infer<typeof problemSchema>): FastifyReply {
  // Serialised here: the route's own response schema describes its successes.
  return reply.code(document.status).type('application/problem+json; charset=utf-8').serializer(JSON.stringify).send(document);
}

/** The document itself, as `problemSchema` describes it. */
export function problemDocument(
  status: number,
  title: string,
  detail: string,
  codigo: string,
  campos: DomainError['fields'] = [],
): z.infer<typeof problemSchema> {
  return { type: 'about:blank', title, status, detail, codigo, campos: [...campos] };
}

/** The same as GraphQL answers it, for who reads `errors` alone: what is refused before a document is read. */
export function graphqlDocument(status: number, detail: string, codigo: string, campos: DomainError['fields'] = []) {
  return {
    errors: [{ message: detail, extensions: { code: graphqlCodeOf(status, codigo), erro: codigo, campos: [...campos] } }],
  };
}

/** The kind of a refusal, which is our fault from 500 on, unless it has a kind of its own. */
function graphqlCodeOf(status: number, codigo: string): string {
  const kind = Object.values(ERROR_KINDS).find((row) => row.status === status);
  if (kind && codigo !== 'HTTP_400') return kind.graphqlCode;
  return status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR';
}

/** Answers any failure as errors of GraphQL. */
export function sendGraphQLErrors(reply: FastifyReply, status: number, ...said: Said): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(graphqlDocument(status, ...said));
}

type Said = [detail: string, codigo: string, campos?: DomainError['fields']];
