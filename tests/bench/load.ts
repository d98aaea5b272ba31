import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import autocannon from 'autocannon';

export interface Measured {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
  /** Answers by status. */
  statuses: Record<string, number>;
}

interface Load {
  url: string;
  headers?: Record<string, string>;
  connections?: number;
  /** Whether every connection comes from another visitor, as through a proxy that the server trusts. */
  visitors?: boolean;
  /** Seconds. */
  duration?: number;
}

/** Drives a server for some seconds, after a short warm-up. */
export async function measure({ url, headers = {}, connections = 20, visitors = false, duration = 5 }: Load): Promise<Measured> {
  let visitor = 0;
  const setupClient = (client: autocannon.Client) =>
    client.setHeaders({ ...headers, 'x-forwarded-for': `198.51.${(visitor += 1) >> 8}.${visitor & 255}` });
  const options = { url, connections, headers, ...(visitors && { setupClient }) };
  await autocannon({ ...options, duration: 1 });
  const { requests, latency, errors, statusCodeStats } = await autocannon({ ...options, duration });
  if (errors) throw new Error(`${url}: ${errors} requests failed`);
  const statuses = Object.fromEntries(Object.entries(statusCodeStats ?? {}).map(([status, { count }]) => [status, count ?? 0]));
  return { perSecond: requests.average, p99: latency.p99, statuses };
}

const HOP_BY_HOP = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** Starts a bare node:http server that sends the same status, headers and bytes as this address does. Answers how to stop it. */
export async function bareServer(port: number, url: string, headers: Record<string, string>): Promise<() => Promise<unknown>> {
  const { status, sent, body } = await fetchRaw(url, headers);
  const same = Object.entries(sent)
    .filter(([name]) => !HOP_BY_HOP.has(name))
    .flatMap(([name, value]) => [name, String(value)]);
  const server = createServer((_request, reply) => reply.writeHead(status, same).end(body));
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return () => new Promise((resolve) => server.close(resolve).closeAllConnections());
}

// fetch would decompress the body and hide its encoding.
async function fetchRaw(url: string, headers: Record<string, string>) {
  return new Promise<{ status: number; sent: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    get(url, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, sent: response.headers, body: Buffer.concat(parts) }));
    }).on('error', reject);
  });
}
