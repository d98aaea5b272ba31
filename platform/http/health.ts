import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { WriteProbe } from '../database/writeProbe.ts';
import { DomainError } from '../errors.ts';
import { VERSION } from '../version.ts';
import type { Proxies } from './proxies.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** From here on `/readyz` sends visitors elsewhere, while everything still works. */
    announceClosing: () => void;
  }
}

/** Header with the key of the diagnosis. */
export const DIAGNOSIS_HEADER = 'x-shop-diagnosis';

/** How a request has come, as the server sees it. */
export interface Diagnosis {
  /** Whom the limits count. */
  visitor: string;
  /** Whether who has connected is a proxy of the settings. */
  believed: boolean;
  /** The header as it came. */
  forwarded: string | null;
}

/** How often the server looks at its database by itself, in milliseconds: a monitor may ask less, or not at all. */
const WATCH_MS = 10_000;

interface HealthOptions {
  probe: WriteProbe;
  /** Told when the server is about to close. */
  onClosing: () => void;
  /** Who shows it is told how his request has come. */
  diagnosisKey: string;
  proxies: Proxies;
  /** What the shop is called that is open here; null where nobody has named it. */
  shopName: () => string | null;
}

/**
 * `/healthz`: the process is up, and which version it is. `/readyz`: the database takes writes, otherwise 503; 503 as well before the server closes, and where
 * a balancer asks for a shop by its name (`?loja=`) and another is open here.
 */
export const health = fp<HealthOptions>(async (app, { probe, onClosing, diagnosisKey, proxies, shopName }) => {
  const diagnose = ({ raw }: FastifyRequest): Diagnosis => ({
    visitor: proxies.visitorOf(raw),
    believed: proxies.isProxy(raw.socket),
    forwarded: raw.headers['x-forwarded-for']?.toString() ?? null,
  });
  let closing = false;
  app.decorate('announceClosing', () => {
    closing = true;
    onClosing();
  });
  let isWell = true;
  async function look(): Promise<void> {
    try {
      await probe.takesWrites();
      if (!isWell) app.log.warn('the database takes writes again');
      isWell = true;
    } catch (error) {
      if (isWell) app.log.error({ err: error }, 'the database takes no writes');
      isWell = false;
    }
  }
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => void look(), WATCH_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
  app.get('/healthz', { schema: { hide: true } }, (request) => ({
    status: 'ok',
    version: VERSION,
    ...(request.headers[DIAGNOSIS_HEADER] === diagnosisKey && { diagnosis: diagnose(request) }),
  }));
  app.get<{ Querystring: { loja?: unknown } }>('/readyz', { schema: { hide: true } }, async ({ query: { loja }, headers }) => {
    // Somebody has asked for it: it is nothing to call the operator for.
    if (closing) throw new DomainError('busy', 'ENCERRANDO', 'O servidor está sendo encerrado.', { retryAfter: 5 });
    // Whoever likes may ask for any: it is no sign of what is open here, and nobody is told what that is called.
    if (loja !== undefined && loja !== shopName()) {
      const name = headers[DIAGNOSIS_HEADER] === diagnosisKey ? ` (${shopName()})` : '';
      throw new DomainError('busy', 'LOJA_DIVERGENTE', `Esta loja${name} não é a que foi pedida.`);
    }
    await probe.takesWrites().catch((cause: unknown) => {
      if (cause instanceof DomainError) throw cause;
      throw new DomainError('unavailable', 'BANCO_INDISPONIVEL', 'O banco de dados não aceita gravações agora.', { cause });
    });
    return { status: 'ok' };
  });
});
