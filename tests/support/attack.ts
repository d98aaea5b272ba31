import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Something hostile that goes on until it is ended. */
export interface Attack {
  end: () => void;
}

interface Attackers {
  port: number;
  connections: number;
  /** What each connection writes at once. */
  first: string | Buffer | (() => string);
  /** What each connection writes again and again, every second. */
  again?: string;
  /** Bytes that each connection reads, every second; it reads nothing else. */
  reads?: number;
  /** Whether each connection asks anew as soon as it is answered. */
  insists?: boolean;
  /** Whether connections that were cut are opened again, every second. */
  persistent?: boolean;
  /** Whether each connection hangs up after a second, without its answer. */
  leaves?: boolean;
  /** Addresses that they come from, in turn. */
  addresses?: readonly string[];
}

/** Address of the attacker's machine; the loopback network has many. */
const ATTACKER = '127.0.0.1';
const PACE_MS = 1000;

/** Begins an attack over raw sockets, and answers when every connection has been opened and has written. */
export async function attack(attackers: Attackers): Promise<Attack> {
  const {
    port,
    connections,
    first,
    again,
    reads,
    insists = false,
    leaves = false,
    persistent = false,
    addresses = [ATTACKER],
  } = attackers;
  const sockets = new Set<Socket>();
  let opened = 0;
  async function open(): Promise<void> {
    const localAddress = addresses[opened++ % addresses.length]!;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    sockets.add(socket);
    // Whoever has no reader for what comes in takes a few kilobytes, and then nothing.
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
    const text = typeof first === 'function' ? first() : first;
    socket.write(text);
    if (insists) socket.on('data', () => socket.write(text));
  }

  await Promise.all(Array.from({ length: connections }, open));
  const pace = setInterval(() => {
    for (const socket of sockets) {
      if (again) socket.write(again);
      if (reads) socket.read(reads);
      if (leaves) socket.resetAndDestroy();
    }
    const left = leaves ? 0 : sockets.size;
    if (persistent) for (let missing = connections - left; missing > 0; missing--) void open();
  }, PACE_MS);
  return {
    end() {
      clearInterval(pace);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The text of a request; the length of its body may be a lie. `more` are further lines of its head. */
export function requestText(line: string, body = '', length = body.length, more: readonly string[] = []): string {
  const about = length > 0 ? [`Content-Length: ${length}`, ...(more.some(isType) ? [] : ['Content-Type: application/json'])] : [];
  return `${[`${line} HTTP/1.1`, 'Host: loja', ...about, ...more].join('\r\n')}\r\n\r\n${body}`;
}

function isType(line: string): boolean {
  return line.startsWith('Content-Type:');
}
