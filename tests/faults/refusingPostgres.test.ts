import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runCommand } from '../support/command.ts';
import { refusal } from '../support/refusal.ts';

// A PostgreSQL that lets nobody in just now: no setting is wrong, and whoever starts a shop is told so in one sentence of his own language.

/** What PostgreSQL says (appendix A of its manual, classes 53 and 57) to whoever comes while it begins, ends, recovers or has too much to do. */
const SAID: readonly (readonly [code: string, message: string, reason: RegExp])[] = [
  ['57P01', 'terminating connection due to administrator command', /iniciando, encerrando ou se recuperando/],
  ['57P02', 'terminating connection because of crash of another server process', /iniciando, encerrando ou se recuperando/],
  ['57P03', 'the database system is starting up', /iniciando, encerrando ou se recuperando/],
  ['57P03', 'the database system is in recovery mode', /iniciando, encerrando ou se recuperando/],
  ['53000', 'insufficient resources', /memória/],
  ['53200', 'out of memory', /memória/],
  ['53300', 'too many connections for role "loja"', /não dá mais conexões/],
  ['55000', 'database "loja" is not currently accepting connections', /fechado a conexões/],
  ['55P03', 'canceling statement due to lock timeout', /outro programa segura uma tabela/],
  ['08P01', 'no more connections allowed (max_client_conn)', /um pooler diante dele, recusa/],
  ['58000', 'query_wait_timeout', /um pooler diante dele, recusa/],
  ['XX000', 'MaxClientsInSessionMode: max clients reached', /um pooler diante dele, recusa/],
  ['53400', 'configuration limit exceeded', /memória/],
];

/** Somebody who answers each who comes with this, and nothing else. Answers the address of a database there. */
async function refusing(code: string, message: string): Promise<string> {
  const fields = Buffer.from(['SFATAL', 'VFATAL', `C${code}`, `M${message}`, ''].map((field) => `${field}\0`).join(''));
  const head = Buffer.from([0x45, 0, 0, 0, 0]);
  head.writeUInt32BE(fields.length + 4, 1);
  const server = createServer((socket) => {
    socket.on('error', () => {}).once('data', () => socket.end(Buffer.concat([head, fields])));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `postgresql://loja@127.0.0.1:${(server.address() as AddressInfo).port}/loja`;
}

async function said(DATABASE_URL: string): Promise<[start: string, doctor: string]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'recusa-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const [code, start] = await refusal({ DATA_DIR: dataDir, DATABASE_URL });
  expect(code).toBe(1);
  const { stdout } = await runCommand('doctor', [], dataDir, { DATABASE_URL });
  return [start, /^falha +banco: (.*)$/m.exec(stdout)![1]!];
}

it.each(SAID)('that says %s (%s) is one sentence, at the start and by doctor', async (code, message, reason) => {
  const [start, doctor] = await said(await refusing(code, message));
  expect(start).toMatch(/^O banco \(DATABASE_URL\) não pode ser usado agora: .+\.$/);
  expect(start).toMatch(reason);
  expect(doctor).toBe(start);
});

it('that is stopped makes nothing of its address wrong', async () => {
  const [start, doctor] = await said('postgresql://loja@127.0.0.1:1/loja');
  expect(start).toBe('O banco (DATABASE_URL) não pode ser usado agora: ninguém responde neste endereço.');
  expect(doctor).toBe(start);
});
