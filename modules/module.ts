import type { EntityClass } from '@mikro-orm/core';
import type { FastifyPluginAsync } from 'fastify';
import type { Services } from './services.ts';

/** What a module brings to the shop; its folder has one, and `modules/index.ts` lists it. */
export interface Module {
  /** Tables. */
  entities?: readonly EntityClass<object>[];
  /** Doors of GraphQL: classes of type-graphql. */
  resolvers?: readonly (new () => object)[];
  /** Doors of REST, and files. */
  routes?: readonly FastifyPluginAsync<Services>[];
  /** What of them nobody has to sign in for: `Query.planos`, `GET /api/planos/listarativos`. Whatever is not named is the staff's. */
  isPublic?: readonly string[];
}
