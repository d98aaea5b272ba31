import { createServer, type IncomingHttpHeaders } from 'node:http';
import { freePort } from '../../scripts/freePort.ts';

/** A request that a receiver of webhooks was sent. */
interface Received {
  headers: IncomingHttpHeaders & { 'webhook-id': string; 'webhook-timestamp': string; 'webhook-signature': string };
  body: string;
  /** The body, read. */
  said: { type: string; timestamp: string; data: Record<string, unknown> };
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
  /** Set where what it says does not end. */
  open?: true;
}

/** Somebody outside who is told of events. */
export interface Receiver {
  url: string;
  /** All that has come, in its order. */
  received: Received[];
  /** What it answers from now on: a status, with a location where it sends elsewhere; null keeps silent. */
  answer: (received: Received) => number | Answer | null;
  close: () => Promise<void>;
}

/** Listens on a free port of this machine, and thanks for everything. */
export async function openReceiver(): Promise<Receiver> {
  const port = await freePort();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const one = { headers: request.headers, body, said: JSON.parse(body) } as Received;
      receiver.received.push(one);
      const answer = receiver.answer(one);
      if (answer === null) return;
      const { status, headers = {}, body: text = '', open }: Answer = typeof answer === 'number' ? { status: answer } : answer;
      response.writeHead(status, headers).write(text);
      if (!open) response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/avisos`,
    received: [],
    answer: () => 204,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
