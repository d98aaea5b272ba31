import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { EntityManager } from '@mikro-orm/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';
import { sealData, unsealData } from 'iron-session';
import { DomainError } from '../../platform/errors.ts';
import { isSameOrigin, startedElsewhere } from '../../platform/http/sameOrigin.ts';
import { machineOf, visitorAt, visitorBehind, type Visitor } from '../../platform/http/visitor.ts';
import type { Caller } from '../../platform/limits.ts';
import type { Autor } from '../editing/autor.ts';
import type { Abertura } from '../keys/abertura.ts';
import { chaveInvalida, quemTraz } from '../keys/chaveDeAcesso.service.ts';
import type { Escopo } from '../keys/escopo.ts';
import { exigeFator, type FatorExigido } from '../roles/fator.ts';
import type { Permissao } from '../roles/permissao.ts';
import { naoAutenticado, quemEntrou, type Dispositivo, type DuracaoDaSessao, type Pessoal } from './sessao.service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    access: Access | null;
  }
}

/** Name of the session's cookie, with or without what browsers ask of safe ones before it. */
const SESSAO = 'sessao';
/** What a page brings that asks again and again without anybody's having pressed for it: a tab left open keeps no session alive. */
const POR_SI = 'x-por-si';
/** How long a browser is known after it has signed in, in seconds: half a year. */
const MEMORIA_DO_DISPOSITIVO = 180 * 86_400;

/** Who asks, and by which session, or with which scopes of a machine's key. */
export type Access = Pessoa | Maquina;

interface Pessoa {
  autor: Pessoal;
  sessao: string;
  numero: null;
  escopos: null;
  /** Whether the shop asks a second factor of the account, which has none: it may turn it on, and leave. */
  faltaFator: boolean;
}

interface Maquina {
  autor: Autor;
  sessao: null;
  /** The key's. */
  numero: number;
  escopos: ReadonlySet<Escopo>;
  /** A machine is asked for none. */
  faltaFator: false;
}

/** Tells the staff's requests from everybody else's. */
export interface AccessControl {
  /** The signed-in administrator, or null; null as well for what another site has started. What is for people looks at no key. */
  signedIn: (request: FastifyRequest) => Promise<Access | null>;
  /** As `signedIn`; the machine where a key is brought, whatever else is. @throws `CHAVE_INVALIDA`, and `MUITAS_TENTATIVAS` after many such */
  identify: (request: FastifyRequest) => Promise<Access | null>;
  /** As `identify`, where a machine is nobody unless its key opens this route, and a person as long as the second factor is lacking. */
  recognise: (request: FastifyRequest) => Promise<Access | null>;
  /** @throws `NAO_AUTENTICADO`, `SEGUNDO_FATOR_EXIGIDO`, and what a key or a role is refused with that does not open this route */
  require: (request: FastifyRequest) => Promise<Access>;
  /** Hook of routes that only staff may use: refuses before the body is read, and leaves `request.access`. */
  guard: (request: FastifyRequest) => Promise<void>;
  /** @throws `OUTRA_ORIGEM` for a request that another site has started */
  refuseOtherOrigin: (request: FastifyRequest) => void;
  /** What the browser's cookies say, before anybody has asked whether it still holds. */
  presented: (request: FastifyRequest) => Promise<{ sessao: string | null; dispositivo: Dispositivo | null }>;
  /** Writes the session's cookie, and one by which the browser is known at the next sign-in to this account. */
  open: (reply: FastifyReply, sessao: string, usuario: string) => Promise<void>;
  /** Removes the session's. */
  close: (reply: FastifyReply) => void;
}

interface AccessControlParts {
  fork: () => EntityManager;
  publicUrl: string;
  /** At least 32 characters. */
  secret: string;
  duracao: DuracaoDaSessao;
  abertura: Abertura;
  permissao: Permissao;
  /** Of whom the shop asks a second factor. */
  fatorExigido: FatorExigido;
  /** Counts keys that open nothing. */
  callerOf: (visitor: Visitor) => Caller;
}

/** Sessions in a cookie that iron-session encrypts; the row behind it can be revoked (D26). */
export function createAccessControl(parts: AccessControlParts): AccessControl {
  const { fork, publicUrl, secret, duracao, abertura, permissao, fatorExigido, callerOf } = parts;
  const secure = publicUrl.startsWith('https:');
  const attributes = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;
  const cookie = <Content extends object>(nome: string, ttl: number) =>
    createSealed<Content>({ name: secure ? `__Host-${nome}` : nome, password: secret, ttl });
  const daSessao = cookie<{ sessao: string }>(SESSAO, duracao.total);
  const doDispositivo = cookie<{ dispositivo: string; usuario: string; desde: number }>('dispositivo', MEMORIA_DO_DISPOSITIVO);

  const signedIn: AccessControl['signedIn'] = async (request) => {
    if (!isSameOriginAct(request, publicUrl)) return null;
    const { sessao } = await daSessao.open(request);
    const quem = sessao ? await quemEntrou(fork(), sessao, duracao, { sozinho: POR_SI in request.headers }) : null;
    if (!sessao || !quem) return (request.access = null);
    const { autor, temFator } = quem;
    // Reckoned at each request: a setting, or a role, holds for the sessions that are open when it comes.
    const faltaFator = !temFator && exigeFator(fatorExigido, autor.papel);
    return (request.access = { autor, sessao, numero: null, escopos: null, faltaFator });
  };

  const identify: AccessControl['identify'] = async (request) => {
    const segredo = segredoDe(request.raw);
    if (segredo === null) return signedIn(request);
    // No browser brings one by itself, so that it does not matter who has made it ask.
    const maquina = await quemTraz(fork(), segredo);
    if (maquina) return (request.access = { ...maquina, sessao: null, faltaFator: false });
    // Only then: a right one comes in, however many wrong ones come from its address.
    await callerOf(visitorAt(request.ip)).spend('chaveRecusada');
    throw chaveInvalida();
  };

  const recognise: AccessControl['recognise'] = async (request) => {
    const access = await identify(request);
    if (access?.faltaFator) return null;
    return access?.escopos && !abertura.abre(access.escopos, nameOfRoute(request)) ? null : access;
  };

  const require: AccessControl['require'] = async (request) => {
    // A link from elsewhere would take the export of all orders in the name of whoever follows it.
    const mayAsk = segredoDe(request.raw) !== null || isSameOrigin(request, publicUrl);
    const access = mayAsk ? await identify(request) : null;
    if (!access) throw naoAutenticado();
    const operacao = nameOfRoute(request);
    if (access.faltaFator) permissao.exigirFator(operacao);
    if (access.escopos) abertura.exigir(access.escopos, operacao);
    else permissao.exigir(access.autor.papel, operacao);
    return access;
  };

  const open: AccessControl['open'] = async (reply, sessao, usuario) => {
    // A new name each time: whoever has copied an old one is delayed apart from its owner.
    const dispositivo = randomBytes(16).toString('base64url');
    reply.setCookie(daSessao.name, await daSessao.seal({ sessao }), { ...attributes, maxAge: duracao.total });
    const memoria = { ...attributes, maxAge: MEMORIA_DO_DISPOSITIVO };
    const lembrado = await doDispositivo.seal({ dispositivo, usuario, desde: new Date().getTime() });
    reply.setCookie(doDispositivo.name, lembrado, memoria);
    reply.header('cache-control', 'no-store');
  };

  return {
    signedIn,
    identify,
    recognise,
    require,
    open,
    async guard(request) {
      // Opening a cookie is work, also one that somebody has invented.
      await request.takeTurn();
      await require(request);
    },
    refuseOtherOrigin(request) {
      if (isSameOrigin(request, publicUrl)) return;
      throw startedElsewhere();
    },
    async presented(request) {
      const [{ sessao = null }, { dispositivo, usuario, desde }] = await Promise.all([
        daSessao.open(request),
        doDispositivo.open(request),
      ]);
      return { sessao, dispositivo: dispositivo && usuario ? { id: dispositivo, usuario, desde: desde ?? null } : null };
    },
    close(reply) {
      reply.clearCookie(daSessao.name, attributes).header('cache-control', 'no-store');
    },
  };
}

/** A cookie that only this server can write and read. What cannot be opened is somebody's invention or an old secret's: nothing. */
function createSealed<Content extends object>({ name, password, ttl }: { name: string; password: string; ttl: number }) {
  return {
    name,
    seal: (content: Content) => sealData(content, { password, ttl }),
    async open({ cookies }: FastifyRequest): Promise<Partial<Content>> {
      const sealed = cookies[name];
      if (!sealed) return {};
      return unsealData<Partial<Content>>(sealed, { password, ttl }).catch(() => ({}));
    },
  };
}

/** Whether a request brings neither a session nor a key, not even an invented one. */
export function isStranger(request: IncomingMessage): boolean {
  // Wherever it stands, since who reads cookies forgives blanks about their names.
  return !request.headers.cookie?.includes(SESSAO) && segredoDe(request) === null;
}

/** What a request brings as a machine's key (RFC 6750, 2.1); null where it brings none. */
function segredoDe({ headers }: IncomingMessage): string | null {
  const [scheme = '', ...said] = (headers.authorization ?? '').split(' ');
  return scheme.toLowerCase() === 'bearer' ? said.join(' ').trim() : null;
}

/** A route as modules name it: `GET /api/planos/buscar/{id}`. */
function nameOfRoute({ method, routeOptions }: FastifyRequest): string {
  return `${method === 'HEAD' ? 'GET' : method} ${(routeOptions.url ?? '').replace(/:(\w+)/g, '{$1}')}`;
}

/** Header of the administration's own questions: whom the tab was opened for, as a part of an address. */
const QUEM_PERGUNTA = 'x-administrador';

/**
 * Refuses what a tab asks in the name of one person while the browser's session is another's by now: it would be done as the other. Who sends no such
 * header, as an integrator, is who the session says. @throws `OUTRO_ADMINISTRADOR`
 */
export function exigirMesmaPessoa({ headers }: FastifyRequest, access: Access | null): void {
  const dito = headers[QUEM_PERGUNTA];
  if (typeof dito !== 'string' || !access?.sessao || dito === encodeURIComponent(access.autor.usuario)) return;
  // What is no name is not repeated.
  const nome = /^[a-z0-9._@%-]{3,60}$/i.test(dito) ? dito.replaceAll('%40', '@') : 'outra pessoa';
  throw new DomainError(
    'conflict',
    'OUTRO_ADMINISTRADOR',
    `Nesta aba está aberta a administração de ${nome}, mas neste navegador entrou ${access.autor.usuario}. Nada foi feito. Entre de novo como ${nome}, ou recarregue a página para continuar como ${access.autor.usuario}.`,
  );
}

/** Whom limits count: a machine by its key, anybody else by where he comes from, unless another site has had him come. */
export function visitorOf(request: FastifyRequest, access: Access | null): Visitor {
  return access?.escopos ? machineOf(access.numero) : visitorBehind(request);
}

/** In whose name an order is created without a bot check; null for people. */
export function maquinaQuePede(access: Access | null): Autor | null {
  return access?.escopos?.has('pedidos:criar') ? access.autor : null;
}

/** Who has signed in; a machine is nobody. @throws `NAO_AUTENTICADO` */
export function pessoaDe(access: Access): Pessoal {
  if (access.escopos) throw naoAutenticado();
  return access.autor;
}

/** The administrator behind a guarded request. */
export function authorOf({ access }: FastifyRequest): Autor {
  if (!access) throw naoAutenticado();
  return access.autor;
}

// Following a link from elsewhere opens a page and acts on nothing; what is no page asks for more (`require`).
function isSameOriginAct(request: FastifyRequest, publicUrl: string): boolean {
  return request.headers['sec-fetch-mode'] === 'navigate' && request.method === 'GET' ? true : isSameOrigin(request, publicUrl);
}
