import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';

/** An order as the shop tells it to the programs, as far as they look at it. */
export interface Order {
  clienteIdB: string;
  entrega: string;
  liberado: boolean;
  [field: string]: unknown;
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** An order that is to be delivered now. */
export const order = (n: number | string, said: object = {}): Order => ({
  clienteIdB: `id-${n}`,
  codigo: `K-${n}`,
  entrega: `id-${n}`,
  liberado: true,
  status: 'nova',
  valor: 10,
  alteradoEm: '2026-11-25T12:00:00.000Z',
  plano: 'Broto',
  dominio: `d${n}.example`,
  tipoDominio: 'ja-tenho',
  pagoPorOutro: null,
  ...said,
});

/** What is answered in JSON. */
export const json = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** How far whoever has heard of these has come. */
export const cursorAfter = (pedidos: readonly Order[]) => createHash('sha256').update(JSON.stringify(pedidos)).digest('hex');

/** As the shop tells what has changed: all of it at once, and nothing to whoever has heard of it. */
export const tell =
  (pedidos: readonly Order[]): Answer =>
  ({ url }, response) => {
    const cursor = cursorAfter(pedidos);
    return json(response, 200, { pedidos: url!.includes(`desde=${cursor}`) ? [] : pedidos, cursor, mais: false });
  };

/** What the program that activates does, without its last line: the word, the delivery and the code. */
export const acts = (lines: readonly string[]) => lines.slice(0, -1).map((line) => line.replace(/,.*/, ''));

/** The programs of docs/examples in a folder of their own, over what stands for the shop: `answer` is asked whatever they ask it. */
export async function openPrograms(answer: Answer) {
  const folder = mkdtempSync(join(tmpdir(), 'programas-'));
  cpSync('docs/examples/programas', folder, { recursive: true });
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const LOJA = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const children: ChildProcess[] = [];

  /** Starts a program. `paused`, asked at once after it and after `goOn`, says whether it comes to wait at a STEP (`watchedProgram.js`), which `goOn` ends. */
  function start(program: string, argument: string, settings: Record<string, string> = {}, more: string[] = [], cwd = folder) {
    const watched = join(folder, `visto-${crypto.randomUUID()}`);
    const args = ['--import', resolve('tests/support/watchedProgram.js'), program, argument, ...more];
    const env = { LOJA, CHAVE: 'loja_chave', WATCHED: watched, ...settings };
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
    children.push(child);
    const gate = (child.stdio[3] as Duplex).resume();
    const paused = () => new Promise<boolean>((says) => gate.once('data', () => says(true)).once('close', () => says(false)));
    const done = async () => {
      const [out, errors] = await Promise.all([text(child.stdout!), text(child.stderr!), once(child, 'close')]);
      const seen: { waits: number[]; writes: number } = existsSync(watched)
        ? JSON.parse(readFileSync(watched, 'utf8'))
        : { waits: [], writes: 0 };
      return { lines: out.trim().split('\n').filter(Boolean), errors, code: child.exitCode, ...seen };
    };
    return { child, ended: done(), paused, goOn: () => void gate.write('.') };
  }

  return {
    folder,
    start,
    run: (...args: Parameters<typeof start>) => start(...args).ended,
    /** What a program has left behind besides its file. */
    left: (at = folder) => readdirSync(at).filter((name) => name.includes('.trava') || name.endsWith('.novo')),
    async close() {
      // Where a test has failed some may still run, or wait at a step.
      const run = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      await Promise.all(run.map((child) => (child.kill('SIGKILL'), once(child, 'close'))));
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
