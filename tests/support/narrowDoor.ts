import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Something before a PostgreSQL that lets a few through. */
export interface NarrowDoor {
  /** The address of a database, through it. */
  through: (url: string) => string;
  close: () => Promise<void>;
}

/** Lets `gives` connections through to a server at once, and keeps further ones waiting until one of them ends, as a pooler of sessions does. */
export async function narrowDoor(to: string, gives: number): Promise<NarrowDoor> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  const waiting = new Set<Socket>();
  const server = createServer((visitor) => {
    visitor.on('error', () => {}).once('close', () => waiting.delete(visitor));
    waiting.add(visitor);
    letIn();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  function letIn() {
    const [visitor] = waiting;
    if (!visitor || open.size >= gives) return;
    waiting.delete(visitor);
    open.add(visitor);
    const inside = connect({ host: hostname, port: Number(port) });
    inside.on('error', () => visitor.destroy());
    visitor.once('close', () => {
      inside.destroy();
      open.delete(visitor);
      letIn();
    });
    visitor.pipe(inside).pipe(visitor);
  }

  return {
    through: (url) => Object.assign(new URL(url), { port: String((server.address() as AddressInfo).port) }).href,
    async close() {
      server.close();
      for (const socket of [...waiting, ...open]) socket.destroy();
      await once(server, 'close');
    },
  };
}
