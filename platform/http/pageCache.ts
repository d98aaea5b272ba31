import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { preferredEncoding, type Encoding } from './encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Enough to be near the smallest in a few milliseconds. */
const BROTLI_QUALITY = 6;
/** Longest list of validators that is looked at, in characters; a browser sends one, of 30. It is read before anybody has a turn. */
const MAX_VALIDATORS = 500;
const MAX_BYTES = 64 * 1024 * 1024;

/** A page as it was rendered. */
export interface RenderedPage {
  statusCode: number;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** False when something was missing while it was rendered, so that nobody else should get it. */
  whole: boolean;
}

/** Where a page is kept, and what it depends on. */
export interface PageAddress {
  url: string;
  dependeDe: readonly string[];
}

interface Form {
  body: Buffer;
  /** Names and values in turn, as `writeHead` takes them fastest. */
  headers: string[];
  etag: string;
}

/** A page in every form in which it can be sent. */
interface KeptPage {
  forms: Record<Encoding, Form>;
  notModified: Record<Encoding, string[]>;
  dependeDe: readonly string[];
  /** Milliseconds; outside of them the page says something else. */
  validity: Validity | null;
  bytes: number;
}

interface Validity {
  from: number;
  until: number;
}

export interface PageCache {
  /** Answers a request from the cache; false when the page is not in it. */
  serve: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Renders a page once, however many ask for it at the same time, and keeps it if it may be kept. */
  render: (address: PageAddress, render: () => Promise<RenderedPage>) => Promise<RenderedPage>;
  /** Forgets every page that shows this, also those that are being rendered now. */
  drop: (dependencia: string) => void;
  size: () => { pages: number; bytes: number };
}

interface PageCacheParts {
  address: (url: string) => PageAddress | null;
  /** How long what was rendered now holds, by what it depends on; null where no clock matters. */
  validity: (dependeDe: readonly string[]) => Validity | null;
  onHit: () => void;
}

/** Whole public pages in memory, with their brotli and gzip forms, ETag and 304 (RFC 9110, sections 8.8.3 and 13.1.2). */
export function createPageCache({ address, validity, onHit }: PageCacheParts): PageCache {
  const pages = new LRUCache<string, KeptPage>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes });
  const rendering = new Map<string, Promise<RenderedPage>>();
  /** Grows with every drop: what was begun before is not kept after. */
  const generations = new Map<string, number>();
  const generation = (dependeDe: readonly string[]) => dependeDe.map((nome) => generations.get(nome) ?? 0).join();

  function find(url: string): KeptPage | undefined {
    const exact = pages.get(url);
    if (exact) return exact;
    const canonical = address(url);
    return canonical && canonical.url !== url ? pages.get(canonical.url) : undefined;
  }

  // Asked at every request, so that a clock that was set moves the pages with it.
  function isValid({ validity: bounds }: KeptPage): boolean {
    if (!bounds) return true;
    const now = new Date().getTime();
    return bounds.from <= now && now < bounds.until;
  }

  async function renderAndKeep({ url, dependeDe }: PageAddress, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const begun = generation(dependeDe);
    const bounds = validity(dependeDe);
    const page = await render();
    if (page.statusCode !== 200 || !page.whole) return page;
    const kept = await keep(page, dependeDe, bounds);
    if (generation(dependeDe) === begun) pages.set(url, kept);
    return page;
  }

  return {
    serve(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const page = find(request.url ?? '');
      if (!page || !isValid(page)) return false;
      const encoding = preferredEncoding(request.headers['accept-encoding']);
      const form = page.forms[encoding];
      const known = request.headers['if-none-match'];
      if (known !== undefined && known.length <= MAX_VALIDATORS && matches(known, form.etag)) {
        response.writeHead(304, page.notModified[encoding]).end();
      } else {
        response.writeHead(200, form.headers).end(form.body);
      }
      onHit();
      return true;
    },
    render(canonical, render) {
      const running = rendering.get(canonical.url);
      if (running) return running;
      const promise = renderAndKeep(canonical, render).finally(() => {
        if (rendering.get(canonical.url) === promise) rendering.delete(canonical.url);
      });
      rendering.set(canonical.url, promise);
      return promise;
    },
    drop(dependencia) {
      generations.set(dependencia, (generations.get(dependencia) ?? 0) + 1);
      for (const [url, { dependeDe }] of pages.entries()) if (dependeDe.includes(dependencia)) pages.delete(url);
      // Whoever asks from now on gets a render that begins after the change.
      rendering.clear();
    },
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}

async function keep({ headers, body }: RenderedPage, dependeDe: readonly string[], validity: Validity | null): Promise<KeptPage> {
  const identity = Buffer.from(body);
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    compressGzip(identity),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const form = (content: Buffer, encoding: Encoding): Form => {
    const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const own = {
      ...headers,
      etag,
      'content-length': String(content.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    };
    return { body: content, etag, headers: Object.entries(own).flat() };
  };
  const forms = { br: form(br, 'br'), gzip: form(gz, 'gzip'), identity: form(identity, 'identity') };
  const withoutBody = ({ etag }: Form) =>
    Object.entries({ ...headers, etag })
      .filter(([name]) => name !== 'content-type')
      .flat();
  return {
    forms,
    notModified: { br: withoutBody(forms.br), gzip: withoutBody(forms.gzip), identity: withoutBody(forms.identity) },
    dependeDe,
    validity,
    bytes: identity.length + br.length + gz.length,
  };
}

/** Weak comparison of a list of validators with one of ours. */
function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((validator) => validator.trim().replace(/^W\//, '') === etag);
}
