const LARGEST_ANSWER = 512 * 1024;

interface Request {
  timeoutMs: number;
  headers?: Record<string, string>;
}

/** A provider that did not answer in time, or with something that is no JSON. */
export class ProviderError extends Error {}

/** Asks an outside service. Returns status and parsed body (null when empty). @throws ProviderError on time-out, size, or no JSON */
export async function fetchJson(url: string, { timeoutMs, headers = {} }: Request): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json, application/rdap+json', ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readLimited(response);
    return { status: response.status, body: response.ok ? JSON.parse(text) : null };
  } catch (error) {
    throw new ProviderError(`no usable answer from ${new URL(url).host}`, { cause: error });
  }
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (!response.body) return '';
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > LARGEST_ANSWER) throw new ProviderError('answer too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
