import type { EntityManager } from '@mikro-orm/core';
import type { Acesso } from '../modules/admin/acesso.service.ts';
import type { DuracaoDaSessao } from '../modules/admin/sessao.service.ts';
import type { Balcao } from '../modules/checkout/assinatura.service.ts';
import type { Consultas } from '../modules/lookup/consulta.service.ts';
import type { Attempts } from '../platform/attempts.ts';
import type { Visitor } from '../platform/http/visitor.ts';
import type { Limites } from '../platform/limits.ts';

/** What a resolver knows of one request. */
export interface GraphQLContext {
  /** Fork of its own, so that no request sees another's rows. */
  em: EntityManager;
  /** Instant of the request; date rules take it from here. */
  agora: Date;
  /** Whom the limits count; nobody known in process, where pages are rendered for everyone. */
  visitante: Visitor;
  /** The signed-in administrator, or null. */
  acesso: Acesso | null;
  limites: Limites;
  /** Slows down whoever guesses a password. */
  tentativas: Attempts;
  consultas: Consultas;
  /** What orders and messages need of the shop. */
  balcao: Balcao;
  /** Whether this shop shows invented rows beside its own. */
  demoData: boolean;
  /** Folder of the uploads. */
  dataDir: string;
  /** How long sessions last. */
  duracao: DuracaoDaSessao;
  /** Hands the browser that asks another session of the same account. */
  entregarSessao: (sessao: string) => Promise<void>;
}

/** The context behind `@Authorized()`, which lets nobody else through. */
export type AdminContext = GraphQLContext & { acesso: Acesso };

/** Makes the context of a request, over HTTP or in process. */
export type ContextFactory = (visitante: Visitor, acesso: Acesso | null) => GraphQLContext;
