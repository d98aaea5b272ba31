import type { EntityManager } from '@mikro-orm/core';

/** What a resolver knows of one request. */
export interface GraphQLContext {
  /** Fork of its own, so that no request sees another's rows. */
  em: EntityManager;
  /** Instant of the request; date rules take it from here. */
  agora: Date;
}

/** Makes the context of a request, over HTTP or in process. */
export type ContextFactory = () => GraphQLContext;
