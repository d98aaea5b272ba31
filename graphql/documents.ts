import { ApolloServerErrorCode } from '@apollo/server/errors';
import type { FastifyRequest } from 'fastify';
import { GraphQLError, OperationTypeNode, parse, type ASTVisitor, type DocumentNode, type ValidationContext } from 'graphql';
import { LRUCache } from 'lru-cache';
import { refusedRepeats } from './repeats.ts';

/** Characters of a document; the largest of the site's own has 1,500. */
const MAX_DOCUMENT = 16_384;
/** Words of a document; the largest of the site's own has 90. */
export const MAX_TOKENS = 1000;
/** Documents that are parsed and validated once; more than programs that ask all the time have. */
export const MAX_KEPT_DOCUMENTS = 100;

/** Refuses documents that are too long, or repeat fields of the root, before they are validated. @throws an error that is answered with 400 */
export function createDocumentCheck(): (request: FastifyRequest) => void {
  /** Those that repeat no field. */
  const known = new LRUCache<string, true>({ max: MAX_KEPT_DOCUMENTS });
  return ({ method, query: search, body }) => {
    const { query } = ((method === 'GET' ? search : body) ?? {}) as { query?: unknown };
    if (typeof query !== 'string') return;
    if (query.length > MAX_DOCUMENT) {
      const mensagem = `O documento tem mais de ${MAX_DOCUMENT.toLocaleString('pt-BR')} caracteres. Divida-o, ou mande os valores em variables.`;
      throw refusal(mensagem, { code: 'DOCUMENTO_LONGO', erro: 'DOCUMENTO_LONGO' });
    }
    if (known.get(query)) return;
    const repeats = refusedRepeats(parsed(query));
    if (repeats !== null) throw refusal(repeats, { code: ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED });
    known.set(query, true);
  };
}

/** Rule of validation: nothing is subscribed to here. Execution would fail on it as on a fault of ours. */
export function noSubscriptionsRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition({ operation }) {
      if (operation !== OperationTypeNode.SUBSCRIPTION) return;
      const mensagem = 'Não há subscription aqui: use query ou mutation. O que acontece na loja é contado por webhooks.';
      context.reportError(new GraphQLError(mensagem));
    },
  };
}

/** A document, or nothing of what is none: what is wrong with it is told where it is read to be validated. */
function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: MAX_TOKENS, noLocation: true });
  } catch {
    return { kind: 'Document' as DocumentNode['kind'], definitions: [] };
  }
}

function refusal(mensagem: string, said: { code: string; erro?: string }): GraphQLError {
  return new GraphQLError(mensagem, { extensions: { ...said, http: { status: 400 } } });
}
