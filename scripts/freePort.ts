import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports below those that the systems give to whoever asks for any (Linux from 32768, others from 49152), so that nobody comes by one of these by chance. */
const FIRST = 10_000;
const LAST = 29_999;

/** A port of this machine at which nobody listens, and which stays free until it is used, and after it was left: no other program is given it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST + 1);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await Promise.race([once(server, 'listening').then(() => true), once(server, 'error').then(() => false)]);
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
