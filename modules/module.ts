import type { EntityClass, EntityManager } from '@mikro-orm/core';
import type { FastifyPluginAsync } from 'fastify';
import type { Attempts } from '../platform/attempts.ts';
import type { Brand } from '../platform/brand.ts';
import type { Limites } from '../platform/limits.ts';
import type { Portaria } from './admin/acesso.service.ts';
import type { DuracaoDaSessao } from './admin/sessao.service.ts';
import type { Arquivo } from './brand/arquivos.service.ts';
import type { Cabeca } from './brand/marca.ts';
import type { Balcao } from './checkout/assinatura.service.ts';
import type { Verificacao } from './verification/verificacao.service.ts';

/** What the routes of the modules are given: each takes what it needs. */
export interface Services {
  /** A unit of work of its own, for one request. */
  fork: () => EntityManager;
  /** Who is asking, and whether he may. */
  portaria: Portaria;
  /** Slows down whoever guesses a password. */
  tentativas: Attempts;
  /** How long sessions last. */
  duracao: DuracaoDaSessao;
  /** Counts what visitors do. */
  limites: Limites;
  verificacao: Verificacao;
  /** What orders and messages need of the shop. */
  balcao: Balcao;
  /** Folder of the uploads. */
  dataDir: string;
  publicUrl: string;
  adminPath: string;
  brand: Brand;
  cabeca: Cabeca;
  /** The company's own files, by their addresses. */
  arquivos: ReadonlyMap<string, Arquivo>;
}

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
