import { callOutside, type Outgoing } from './outgoing.ts';

const LARGEST_ANSWER = 512 * 1024;

/** A provider that did not answer in time, or with something that is no JSON. */
export class ProviderError extends Error {}

/** A question that a service was not asked, since it, or a visitor, has had enough: nothing that an operator could mend. */
export class NotAskedError extends ProviderError {
  /** Whose questions were too many, where another network may ask the same. */
  readonly network: string | null;

  constructor(message: string, network: string | null = null) {
    super(message);
    this.network = network;
    // It is no fault in the code: where it was noticed says nothing, a hundred times a minute.
    this.stack = message;
  }
}

/** What a service has answered. */
export interface JsonAnswer {
  status: number;
  /** Null when empty. */
  body: unknown;
  /** When it may be asked again, in its own words. */
  retryAfter: string | null;
}

/**
 * Asks an outside service.
 * @throws ProviderError on time-out, size, an address that is not allowed, or no JSON
 */
export async function fetchJson(url: string, outgoing: Outgoing): Promise<JsonAnswer> {
  const headers = { accept: 'application/json, application/rdap+json', ...outgoing.headers };
  // Before the rest: that a transaction would wait is our own mistake, not the provider's.
  const answer = callOutside(url, { ...outgoing, headers });
  try {
    const response = await answer;
    const text = response.body ? await readLimited(response.body) : '';
    const retryAfter = response.headers.get('retry-after');
    return { status: response.status, body: response.ok ? JSON.parse(text) : null, retryAfter };
  } catch (error) {
    throw new ProviderError(`no usable answer from ${new URL(url).host}`, { cause: error });
  }
}

async function readLimited(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > LARGEST_ANSWER) throw new ProviderError('answer too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
