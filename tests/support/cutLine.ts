import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../../scripts/freePort.ts';

/** A line to a server that can be cut. */
interface Line {
  port: number;
  /** Resets every connection that there is, as a firewall or a dying machine does; new ones go through. */
  cut: () => void;
  /** Lets the next thing through that says this, and cuts its connection when the answer comes. */
  loseAnswerTo: (said: string) => void;
  /** Resets, from now on, every connection on which somebody says this; null: none. */
  refuse: (said: string | null) => void;
  /** Leaves every connection that there is open, and lets nothing through it any more. */
  freeze: () => void;
  /** Leads new connections to another port, and leaves those that there are where they are. */
  lead: (to: number) => void;
  /** From now on connections are taken, and nobody says a word. */
  silence: () => void;
  close: () => Promise<unknown>;
}

/** Lays a line to a port of this machine. @param first where it leads */
export async function layLine(first: number): Promise<Line> {
  const open = new Set<Socket>();
  // Where it was, nobody else is to answer once it is closed.
  const port = await freePort();
  let to = first;
  let isSilent = false;
  let fatal: string | null = null;
  let refused: string | null = null;
  const server = createServer((near) => {
    open.add(near);
    near.on('error', () => {}).on('close', () => open.delete(near));
    if (isSilent) return;
    const far = connect(to, '127.0.0.1');
    far.on('error', () => near.destroy());
    let isDoomed = false;
    near.on('data', (sent: Buffer) => {
      if (refused !== null && sent.includes(refused)) return void near.resetAndDestroy();
      if (fatal !== null && sent.includes(fatal)) [isDoomed, fatal] = [true, null];
      far.write(sent);
    });
    far.on('data', (answer: Buffer) => (isDoomed ? near.resetAndDestroy() : near.write(answer)));
    near.on('freeze', () => {
      for (const side of [near, far]) side.removeAllListeners('data').resume();
    });
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => open.forEach((socket) => socket.resetAndDestroy());
  return {
    port,
    cut,
    loseAnswerTo: (said) => {
      fatal = said;
    },
    refuse: (said) => {
      refused = said;
    },
    freeze: () => open.forEach((socket) => socket.emit('freeze')),
    lead: (other) => {
      to = other;
    },
    silence: () => {
      isSilent = true;
    },
    close() {
      cut();
      server.close();
      return once(server, 'close');
    },
  };
}
