import type { EntityClass, EntityManager } from '@mikro-orm/core';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Config } from '../platform/config.ts';
import type { Aberturas, Respostas } from './keys/escopo.ts';
import type { Areas } from './roles/permissao.ts';
import type { Services } from './services.ts';

/** What is done every night. */
interface Job {
  /** Whether a night was missed, so that it is done at once. */
  isLate: (em: EntityManager, config: Config, agora: Date) => Promise<boolean>;
  /** Does it, and answers whether it did what it is for. */
  run: (em: EntityManager, config: Config, log: FastifyBaseLogger) => Promise<boolean>;
}

/** What a module brings to the shop; its folder has one, and `modules/index.ts` lists it. */
export interface Module {
  /** Tables. */
  entities?: readonly EntityClass<object>[];
  /** Those of them of which something that strangers are shown is kept in memory; every process is told of their changes. */
  kept?: readonly EntityClass<object>[];
  /** Doors of GraphQL: classes of type-graphql. */
  resolvers?: readonly (new () => object)[];
  /** Doors of REST, and files. */
  routes?: readonly FastifyPluginAsync<Services>[];
  jobs?: readonly Job[];
  /** What of them nobody has to sign in for: `Query.planos`, `GET /api/planos/listarativos`. Whatever is not named is the staff's. */
  isPublic?: readonly string[];
  /** What of them a machine's key opens, by the scope that it needs. What is named by none is for people alone. */
  opens?: Aberturas;
  /** Which area of the desk holds what no key opens, or another area than its key says as well. What is named by none is for administrators (D49). */
  areas?: Areas;
  /** What whoever has to have a second factor may do without: turn it on. */
  semFator?: readonly string[];
  /** What GraphQL answers of what a key may change, and not read. */
  answers?: Respostas;
}
