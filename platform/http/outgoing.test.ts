import type * as Dns from 'node:dns';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openShop } from '../../tests/support/shop.ts';
import { fetchJson } from './fetchJson.ts';

// One address of this machine stands for the open internet, all others are inside.
const PUBLIC = '127.0.0.2';
vi.mock('./publicAddress.ts', () => ({ isPublicAddress: (address: string) => address === PUBLIC }));
vi.mock('node:dns', async (original) => ({
  ...(await original<typeof Dns>()),
  lookup: (name: string, _options: object, callback: (error: null, found: object[]) => void) => {
    names.push(name);
    // Not at once: a name server takes its time.
    setTimeout(() =>
      callback(null, [
        { address: '127.0.0.1', family: 4 },
        { address: PUBLIC, family: 4 },
      ]),
    );
  },
}));
/** The names that were asked for. */
const names: string[] = [];

let asked: { url?: string; from?: string; authorization?: string }[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => {
  const { url, headers, socket } = request;
  asked.push({ url, from: socket.localAddress?.replace('::ffff:', ''), authorization: headers.authorization });
  answer(request, response);
});

let port: number;
let configured: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = (server.address() as AddressInfo).port;
  configured = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

/** Sends on to the address in the question until it has said so often enough, each time by another path. */
const sendOn = (times: number, to: string) => {
  answer = (_request, response) => {
    if (asked.length > times) return response.end('{"found":true}');
    return response.writeHead(302, { location: `${to}/${asked.length}` }).end();
  };
};

const ask = (more = {}) => fetchJson(`${configured}/0`, { configured, timeoutMs: 5000, ...more });

it('follows three redirects to public addresses, and no fourth', async () => {
  sendOn(3, `http://${PUBLIC}:${port}`);
  expect(await ask()).toMatchObject({ status: 200, body: { found: true } });
  expect(asked.map(({ url }) => url)).toEqual(['/0', '/1', '/2', '/3']);
  asked = [];
  sendOn(4, `http://${PUBLIC}:${port}`);
  await expect(ask()).rejects.toThrow('no usable answer');
  expect(asked).toHaveLength(4);
});

it('follows no redirect to where the operator’s own address is', async () => {
  sendOn(1, configured);
  await expect(ask()).rejects.toThrow('no usable answer');
  expect(asked).toHaveLength(1);
});

it('connects to those addresses of a name that are public', async () => {
  sendOn(1, `http://dois.example:${port}`);
  expect((await ask()).body).toEqual({ found: true });
  expect(asked.map(({ from }) => from)).toEqual(['127.0.0.1', PUBLIC]);
});

it('keeps credentials to whom they were given', async () => {
  sendOn(1, `http://${PUBLIC}:${port}`);
  await ask({ headers: { Authorization: 'Basic c2VncmVkbw==' } });
  expect(asked.map(({ authorization }) => authorization)).toEqual(['Basic c2VncmVkbw==', undefined]);
});

it('sends no secret on to another address', async () => {
  sendOn(1, `http://${PUBLIC}:${port}`);
  await expect(ask({ method: 'POST', body: new URLSearchParams({ secret: 'segredo' }) })).rejects.toThrow('no usable answer');
  expect(asked).toHaveLength(1);
});

it.each(['file:///etc/passwd', 'data:application/json,{}', 'ftp://127.0.0.2/x', 'nada nada:'])('follows no redirect to %s', async (to) => {
  answer = (_request, response) => response.writeHead(302, { location: to }).end();
  await expect(ask()).rejects.toThrow('no usable answer');
}); // prettier-ignore

it('is refused in a transaction, which everybody would wait for', async () => {
  const shop = await openShop();
  await expect(shop.em.transactional(() => ask())).rejects.toThrow('a transaction may not wait');
  expect(asked).toEqual([]);
  await shop.close();
});

it('asks once for the addresses of a name that many want at once', async () => {
  answer = (_request, response) => response.end('{}');
  const own = `http://muitos.example:${port}`;
  for (const allowed of [own, 'http://outra.example'])
    await Promise.all(Array.from({ length: 16 }, () => fetchJson(`${own}/0`, { configured: allowed, timeoutMs: 5000 })));
  expect(asked).toHaveLength(32);
  expect(names.filter((name) => name === 'muitos.example')).toHaveLength(2);
});

it('leaves whoever announces an answer without end, and hears one that was announced', async () => {
  let left = false;
  answer = ({ socket }) => {
    socket.on('close', () => (left = true));
    const announce = () => {
      while (!socket.destroyed && socket.write('HTTP/1.1 103 Early Hints\r\nLink: </a>; rel=preload\r\n\r\n'));
      if (!socket.destroyed) socket.once('drain', announce);
    };
    announce();
  };
  await expect(ask({ timeoutMs: 60_000 })).rejects.toThrow();
  await expect.poll(() => left).toBe(true);
  answer = (_request, response) => {
    response.writeEarlyHints({ link: '</a>; rel=preload' });
    response.end('{"found":true}');
  };
  expect(await ask()).toMatchObject({ status: 200, body: { found: true } });
});
