import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { preferredEncoding, type Encoding } from './encoding.ts';
import { digestOf, isKnown } from './entityTags.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Enough to be near the smallest in a few milliseconds. */
const BROTLI_QUALITY = 6;
const MAX_BYTES = 64 * 1024 * 1024;
/** What a page takes beside its bodies, in bytes: heads in every form, and what finds it. */
const EACH = 16 * 1024;
/** Addresses of which it is remembered how often they were visited before a change. */
const MOST_REMEMBERED = 1000;

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
  /** Status under which it is kept, 200 when it does not say. */
  status?: number;
  /** Whether who brings a session or a key is answered something else. */
  strangersOnly?: boolean;
}

interface Form {
  body: Buffer;
  /** Names and values in turn, as `writeHead` takes them fastest. */
  headers: string[];
  /** None where nothing was found: that is not asked for by validators (RFC 9110, section 13.2.1). */
  etag: string | null;
}

/** A page in every form in which it can be sent. */
interface KeptPage {
  page: RenderedPage;
  strangersOnly: boolean;
  forms: Record<Encoding, Form>;
  notModified: Record<Encoding, string[]>;
  dependeDe: readonly string[];
  /** Milliseconds; outside of them the page says something else. */
  validity: Validity | null;
  bytes: number;
  /** How often it was answered from here, and, halved with each change, what was kept under its address before. */
  visits: number;
}

/** What was kept until something changed. */
export interface DroppedPage {
  url: string;
  visits: number;
}

interface Validity {
  from: number;
  until: number;
}

export interface PageCache {
  /** Answers a request from the cache; false when the page is not in it. */
  serve: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** The page that is kept, or renders it, once, however many ask for it at the same time, and keeps it if it may be kept. */
  render: (address: PageAddress, render: () => Promise<RenderedPage>) => Promise<RenderedPage>;
  /** Begins to make what is to be kept under an address; what it answers keeps it, unless something that it depends on has changed meanwhile. */
  begin: (address: PageAddress) => (page: RenderedPage) => Promise<void>;
  /** Forgets every page that shows this, also those that are being rendered now; null: every page. */
  drop: (dependencia: string | null) => void;
  /** Whether something that still holds is kept under an address. */
  isKept: (url: string) => boolean;
  size: () => { pages: number; bytes: number };
}

interface PageCacheParts {
  address: (url: string) => PageAddress | null;
  /** How long what was rendered now holds, by what it depends on; null where no clock matters. */
  validity: (dependeDe: readonly string[]) => Validity | null;
  onHit: () => void;
  /** Whether every change is heard of now; nothing that is kept is answered while it is not. */
  isCurrent: () => boolean;
  /** Told of what a change has dropped, and of what it keeps from being kept. */
  onDropped: (pages: readonly DroppedPage[]) => void;
  /** Whether a request brings neither a session nor a key. */
  isStranger: (request: IncomingMessage) => boolean;
}

/** Whole public pages in memory, with their brotli and gzip forms, ETag and 304 (RFC 9110, sections 8.8.3 and 13.1.2). */
export function createPageCache({ address, validity, onHit, onDropped, isCurrent, isStranger }: PageCacheParts): PageCache {
  const pages = new LRUCache<string, KeptPage>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes + EACH });
  const rendering = new Map<string, Promise<RenderedPage>>();
  const visited = new LRUCache<string, number>({ max: MOST_REMEMBERED });
  /** Grows with every drop: what was begun before is not kept after. */
  const generations = new Map<string | null, number>();
  const generation = (dependeDe: readonly string[]) => [null, ...dependeDe].map((nome) => generations.get(nome) ?? 0).join();

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

  function begin({ url, dependeDe, status = 200, strangersOnly = false }: PageAddress) {
    const begun = generation(dependeDe);
    const bounds = validity(dependeDe);
    return async (page: RenderedPage): Promise<void> => {
      if (page.statusCode !== status || !page.whole || !isCurrent()) return;
      const forms = await inEveryForm(page);
      if (generation(dependeDe) !== begun) return;
      pages.set(url, { ...forms, dependeDe, validity: bounds, strangersOnly, visits: visited.get(url) ?? 0 });
    };
  }

  async function renderAndKeep(canonical: PageAddress, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const keep = begin(canonical);
    const page = await render();
    await keep(page);
    return page;
  }

  return {
    begin,
    serve(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const page = find(request.url ?? '');
      if (!page || !isCurrent() || !isValid(page) || (page.strangersOnly && !isStranger(request))) return false;
      const encoding = preferredEncoding(request.headers['accept-encoding']);
      const form = page.forms[encoding];
      const known = request.headers['if-none-match'];
      if (known !== undefined && form.etag && isKnown(known, [form.etag, page.forms.identity.etag!])) {
        response.writeHead(304, page.notModified[encoding]).end();
      } else {
        response.writeHead(page.page.statusCode, form.headers).end(form.body);
      }
      page.visits += 1;
      onHit();
      return true;
    },
    render(canonical, render) {
      const known = pages.get(canonical.url);
      if (known && isCurrent() && isValid(known)) return Promise.resolve(known.page);
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
      const dropped: DroppedPage[] = [];
      for (const [url, { dependeDe, visits }] of pages.entries()) {
        if (dependencia !== null && !dependeDe.includes(dependencia)) continue;
        pages.delete(url);
        visited.set(url, visits / 2);
        dropped.push({ url, visits });
      }
      for (const url of rendering.keys()) dropped.push({ url, visits: visited.get(url) ?? 0 });
      // Whoever asks from now on gets a render that begins after the change.
      rendering.clear();
      onDropped(dropped);
    },
    isKept(url) {
      const page = pages.get(url);
      return page !== undefined && isCurrent() && isValid(page);
    },
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}

/** What does not change with what it is kept under. */
type Forms = Pick<KeptPage, 'page' | 'forms' | 'notModified' | 'bytes'>;

async function inEveryForm(page: RenderedPage): Promise<Forms> {
  const { statusCode, headers, body } = page;
  const identity = Buffer.from(body);
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    compressGzip(identity),
  ]);
  const hash = digestOf(identity);
  const form = (content: Buffer, encoding: Encoding): Form => {
    const etag = statusCode === 200 ? `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"` : null;
    const own = {
      ...headers,
      ...(etag && { etag }),
      'content-length': String(content.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    };
    // A small result of zlib holds the whole piece of memory that it was written into.
    return { body: Buffer.copyBytesFrom(content), etag, headers: Object.entries(own).flat() };
  };
  const forms = { br: form(br, 'br'), gzip: form(gz, 'gzip'), identity: form(identity, 'identity') };
  const withoutBody = ({ etag }: Form) =>
    Object.entries({ ...headers, ...(etag && { etag }) })
      .filter(([name]) => name !== 'content-type')
      .flat();
  return {
    page,
    forms,
    notModified: { br: withoutBody(forms.br), gzip: withoutBody(forms.gzip), identity: withoutBody(forms.identity) },
    bytes: 2 * identity.length + br.length + gz.length,
  };
}
