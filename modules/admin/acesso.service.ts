import type { EntityManager } from '@mikro-orm/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';
import { sealData, unsealData } from 'iron-session';
import { DomainError } from '../../platform/errors.ts';
import { isSameOrigin } from '../../platform/http/sameOrigin.ts';
import type { Autor } from '../editing/autor.ts';
import { DURACAO_DA_SESSAO, quemEntrou } from './sessao.service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    acesso: Acesso | null;
  }
}

const COOKIE = 'sessao';

/** Who asks, and by which session. */
export interface Acesso {
  autor: Autor;
  sessao: string;
}

/** Tells the staff's requests from everybody else's. */
export interface Portaria {
  /** The signed-in administrator, or null; null as well for what another site has started. */
  identificar: (request: FastifyRequest) => Promise<Acesso | null>;
  /** @throws `NAO_AUTENTICADO` */
  exigir: (request: FastifyRequest) => Promise<Acesso>;
  /** Hook of routes that only staff may use: refuses before the body is read, and leaves `request.acesso`. */
  guardar: (request: FastifyRequest) => Promise<void>;
  /** @throws `OUTRA_ORIGEM` for a request that another site has started */
  recusarOutraOrigem: (request: FastifyRequest) => void;
  /** Writes the session's cookie. */
  abrir: (reply: FastifyReply, sessao: string) => Promise<void>;
  /** Removes it. */
  fechar: (reply: FastifyReply) => void;
}

interface PortariaParts {
  fork: () => EntityManager;
  publicUrl: string;
  /** At least 32 characters. */
  secret: string;
}

/** Sessions in a cookie that iron-session encrypts; the row behind it can be revoked (D26). */
export function createPortaria({ fork, publicUrl, secret }: PortariaParts): Portaria {
  const seal = { password: secret, ttl: DURACAO_DA_SESSAO };
  const attributes = {
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    path: '/',
  } as const;

  const identificar: Portaria['identificar'] = async (request) => {
    const selado = request.cookies[COOKIE];
    if (!selado || !isSameOriginAct(request, publicUrl)) return null;
    // A cookie that cannot be opened is somebody's invention or an old secret's: nobody.
    const { sessao } = await unsealData<{ sessao?: string }>(selado, seal).catch(() => ({ sessao: undefined }));
    const autor = sessao ? await quemEntrou(fork(), sessao) : null;
    return sessao && autor ? { autor, sessao } : null;
  };

  const exigir: Portaria['exigir'] = async (request) => {
    const acesso = await identificar(request);
    if (!acesso) throw naoAutenticado();
    return acesso;
  };

  return {
    identificar,
    exigir,
    async guardar(request) {
      request.acesso = await exigir(request);
    },
    recusarOutraOrigem(request) {
      if (isSameOrigin(request, publicUrl)) return;
      throw new DomainError('forbidden', 'OUTRA_ORIGEM', 'Este pedido partiu de outro site e foi recusado.');
    },
    async abrir(reply, sessao) {
      reply.setCookie(COOKIE, await sealData({ sessao }, seal), { ...attributes, maxAge: DURACAO_DA_SESSAO });
    },
    fechar(reply) {
      reply.clearCookie(COOKIE, attributes);
    },
  };
}

/** The administrator behind a guarded request. */
export function autorDe({ acesso }: FastifyRequest): Autor {
  if (!acesso) throw naoAutenticado();
  return acesso.autor;
}

/** The refusal of one who is not signed in. */
export function naoAutenticado(): DomainError {
  return new DomainError('unauthenticated', 'NAO_AUTENTICADO', 'Entre na área administrativa para continuar.');
}

// Following a link from elsewhere opens a page and acts on nothing.
function isSameOriginAct(request: FastifyRequest, publicUrl: string): boolean {
  return request.headers['sec-fetch-mode'] === 'navigate' && request.method === 'GET' ? true : isSameOrigin(request, publicUrl);
}
