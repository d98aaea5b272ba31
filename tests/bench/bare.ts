import { createServer } from 'node:http';
import type { Answer } from './load.ts';

// A bare node:http server that says one thing.
process.once('message', ({ port, status, headers, body }: Answer & { port: number }) => {
  const whole = Buffer.from(body);
  createServer((_request, reply) => reply.writeHead(status, headers).end(whole)).listen(port, () => process.send?.('listens'));
});
