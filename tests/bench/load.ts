import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingHttpHeaders } from 'node:http';
import autocannon from 'autocannon';

export interface Measured {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers by status. */
  statuses: Record<string, number>;
}

export interface Load {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  connections?: number;
  /** Whether every connection comes from another visitor, as through a proxy that the server trusts. */
  visitors?: boolean;
  /** Seconds. */
  duration?: number;
}

/** Drives a server for some seconds. */
export async function measure({
  url,
  method = 'GET',
  headers = {},
  body,
  connections = 20,
  visitors = false,
  duration = 5,
}: Load): Promise<Measured> {
  let visitor = 0;
  const setupClient = (client: autocannon.Client) =>
    client.setHeaders({ ...headers, 'x-forwarded-for': `198.51.${(visitor += 1) >> 8}.${visitor & 255}` });
  const options = { url, method, connections, headers, duration, ...(body && { body }), ...(visitors && { setupClient }) };
  const { requests, latency, errors, statusCodeStats } = await autocannon(options);
  if (errors) throw new Error(`${url}: ${errors} requests failed`);
  const statuses = Object.fromEntries(Object.entries(statusCodeStats ?? {}).map(([status, { count }]) => [status, count ?? 0]));
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, statuses };
}

const ROUNDS = 3;

const byRate = (one: Measured, other: Measured) => other.perSecond - one.perSecond;

/** Drives two servers in turn, so that what else the machine does meets both; the best round of each counts. */
export async function measureBoth(ours: Load, bare: Load): Promise<{ ours: Measured; bare: Measured }> {
  // Long enough for either to be compiled, on a slow machine too.
  for (const side of [ours, bare]) await measure({ ...side, duration: 3 });
  const rounds: { ours: Measured; bare: Measured }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ ours: await measure({ ...ours, duration: 2 }), bare: await measure({ ...bare, duration: 2 }) });
  }
  const best = (side: 'ours' | 'bare') => rounds.map((round) => round[side]).toSorted(byRate)[0]!;
  return { ours: best('ours'), bare: best('bare') };
}

/** An answer as a bare server is told to repeat it. */
export interface Answer {
  status: number;
  /** Names and values in turn. */
  headers: string[];
  body: Buffer;
}

const HOP_BY_HOP = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** What an address answers, bytes and headers; `fetch` would unpack the body. */
export async function answerOf({ url, method = 'GET', headers = {}, body }: Load): Promise<Answer> {
  const { status, sent, whole } = await new Promise<{ status: number; sent: IncomingHttpHeaders; whole: Buffer }>(
    (resolve, reject) => {
      const asked = request(url, { method, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, sent: response.headers, whole: Buffer.concat(parts) }),
        );
      });
      asked.on('error', reject).end(body);
    },
  );
  const same = Object.entries(sent).filter(([name]) => !HOP_BY_HOP.has(name));
  return { status, headers: same.flatMap(([name, value]) => [name, String(value)]), body: whole };
}

/**
 * Starts a bare server in a process of its own, as the shop has one: it would share the driver's otherwise. `program` is the file,
 * `told` what it is told. Answers how to stop it.
 */
export async function startBare(program: string, told: object): Promise<() => Promise<unknown>> {
  const child: ChildProcess = fork(program, { serialization: 'advanced', execArgv: [] });
  child.send(told);
  await once(child, 'message');
  return () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    return ended;
  };
}
