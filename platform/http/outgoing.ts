import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { TransactionContext } from '@mikro-orm/core';
import { Agent, buildConnector, fetch, type Dispatcher, type RequestInit, type Response } from 'undici';
import { isPublicAddress } from './publicAddress.ts';

const MOST_REDIRECTS = 3;
/** Answers before the answer (RFC 9110, 15.2) that are heard: to read an endless row of them would be all that this process does until its time is over. */
const MOST_INTERIM = 20;

export interface Outgoing extends Pick<RequestInit, 'method' | 'body'> {
  /** Address that the operator set: what has its origin may be private, as it stands; a redirect from it may not. */
  configured?: string;
  /** Set where the operator lets private addresses be asked, whatever they are. */
  anywhere?: boolean;
  /** For all of it, redirects and the body of the answer included. */
  timeoutMs: number;
  headers?: Record<string, string>;
  /** Ends it before its time. */
  signal?: AbortSignal;
}

/** What came. */
export type Answer = Response;

/** The answer may come from anywhere but this machine's own surroundings. */
class PrivateAddressError extends Error {
  readonly code = 'PRIVATE_ADDRESS';
}

/** An answer that sends elsewhere where nobody goes. */
class RedirectError extends Error {
  readonly code = 'REDIRECT';
}

/**
 * The one way out of this server. Connects to public addresses only, asked as they are connected to, so that a name cannot mean
 * another address by then; follows up to three redirects of a GET under the same rule. Rejects with whatever keeps an answer from coming.
 * @throws at once in a transaction, which everybody else would wait for
 */
export function callOutside(address: string, { configured, anywhere, timeoutMs, signal, ...init }: Outgoing): Promise<Response> {
  const url = new URL(address);
  if (TransactionContext.currentTransactionContext()) throw new Error(`a transaction may not wait for ${url.host}`);
  const isConfigured = configured !== undefined && url.origin === new URL(configured).origin;
  const late = AbortSignal.timeout(timeoutMs);
  const ends = signal ? AbortSignal.any([late, signal]) : late;
  const dispatcher = anywhere || isConfigured ? openToAll : publicOnly;
  return follow(url, dispatcher, { ...init, signal: ends, redirect: 'manual' }, MOST_REDIRECTS);
}

type Init = RequestInit & Pick<Outgoing, 'headers'>;

async function follow(url: URL, dispatcher: Dispatcher, init: Init, redirects: number): Promise<Response> {
  const response = await fetch(url, { ...init, dispatcher });
  const location = response.headers.get('location');
  if (response.status < 300 || response.status > 399 || location === null) return response;
  await response.body?.cancel();
  const next = new URL(location, url);
  const leads = next.protocol === 'http:' || next.protocol === 'https:';
  if (!leads || init.body || redirects === 0) throw new RedirectError(`${url.host} may not send elsewhere`);
  // Credentials are for whom they were given.
  const headers = next.origin === url.origin ? init.headers : withoutCredentials(init.headers);
  return follow(next, publicOnly, { ...init, headers }, redirects - 1);
}

function withoutCredentials(headers: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'authorization'));
}

type Found = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;

/** Who waits for the addresses of a name, by name and family. */
const asking = new Map<string, Found[]>();

/** Asks for all addresses of a name; who asks for the same meanwhile hears that answer. Each question holds one of the few threads that files need too. */
function lookupOnce(hostname: string, options: LookupOptions, found: Found): void {
  const name = `${hostname} ${options.family ?? 0} ${options.hints ?? 0}`;
  const waiting = asking.get(name);
  if (waiting) return void waiting.push(found);
  asking.set(name, [found]);
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const heard = asking.get(name)!;
    asking.delete(name);
    for (const one of heard) one(error, addresses);
  });
}

/** Answers as Node's own does, of the addresses that may be connected to. */
const lookupOf =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) =>
    lookupOnce(hostname, options, (error, found) => {
      const addresses = error ? [] : found.filter(({ address }) => isAllowed(address));
      const [first] = addresses;
      if (!first) return callback(error ?? new PrivateAddressError(`${hostname} is not public`), '');
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });

const connectToName = buildConnector({ lookup: lookupOf(isPublicAddress) });

/** Leaves whoever does not come to the answer. */
const fewInterim: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
  let interim = 0;
  return dispatch(options, {
    onRequestStart: (...given) => handler.onRequestStart?.(...given),
    onRequestUpgrade: (...given) => handler.onRequestUpgrade?.(...given),
    onResponseStart(controller, status, ...given) {
      if (status < 200 && ++interim > MOST_INTERIM) return controller.abort(new Error('too many interim responses'));
      return handler.onResponseStart?.(controller, status, ...given);
    },
    onResponseData: (...given) => handler.onResponseData?.(...given),
    onResponseEnd: (...given) => handler.onResponseEnd?.(...given),
    onResponseError: (...given) => handler.onResponseError?.(...given),
  });
};

const openToAll = new Agent({ connect: { lookup: lookupOf(() => true) } }).compose(fewInterim);
const publicOnly = new Agent({
  connect(options, callback) {
    // What is an address already is not looked up.
    const host = options.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && !isPublicAddress(host)) return callback(new PrivateAddressError(`${host} is not public`), null);
    return connectToName(options, callback);
  },
}).compose(fewInterim);
