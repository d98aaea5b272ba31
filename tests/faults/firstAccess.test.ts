import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/freePort.ts';
import { runCommand } from '../support/command.ts';

// How the operator of a new shop gets the first password: on a terminal, or in a file; never in what a log or a pipe keeps.

const SERVER = ['dist/app/server.js'];
// util-linux; without it there is no terminal to be had.
const canHaveTerminal = spawnSync('script', ['--version']).status === 0;

let folder: string;
let stop: () => Promise<unknown>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'primeiro-'));
  stop = async () => {};
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

/** Starts a new shop, in a terminal of its own or not, and answers where it is and what it has said once it is open. */
async function open(
  terminal: boolean,
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<{ url: string; said: () => string }> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    PORT: port,
    HOST: '127.0.0.1',
    DEMO_DATA: 'off',
    LOG_LEVEL: 'silent',
    ...settings,
  };
  const [program, args] = terminal
    ? ['script', ['-qec', [process.execPath, ...SERVER].join(' '), '/dev/null']]
    : [process.execPath, SERVER];
  const child = spawn(program as string, args as string[], { env, stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  stop = async () => {
    if (child.exitCode !== null) return;
    const exit = once(child, 'exit');
    process.kill(-child.pid!, 'SIGTERM');
    await exit;
  };
  await expect.poll(() => said, { timeout: 50_000 }).toContain('no ar em');
  return { url, said: () => said };
}

const enter = async (url: string, username: string, password: string) => {
  const headers = { 'content-type': 'application/json', connection: 'close' };
  return (await fetch(`${url}/auth/login`, { method: 'POST', headers, body: JSON.stringify({ username, password }) })).status;
};
const passwordIn = (text: string) => /[Ss]enha:? (\S+)/.exec(text)![1]!;

describe('the password of the first administrator', { timeout: 90_000 }, () => {
  it('goes into a file of one’s own where nobody looks on, and the file goes with the first sign-in', async () => {
    const dataDir = join(folder, 'loja');
    const { url, said } = await open(false, dataDir);
    const file = join(dataDir, 'primeiro-acesso.txt');
    expect(said()).toContain(`estão em ${file}`);
    const text = readFileSync(file, 'utf8');
    const senha = passwordIn(text);
    expect([said().includes(senha), statSync(file).mode & 0o777]).toEqual([false, 0o600]);
    expect([await enter(url, 'admin', 'não é esta'), existsSync(file)]).toEqual([401, true]);
    expect([await enter(url, 'admin', senha), existsSync(file)]).toEqual([200, false]);
  });

  it('leaves no account that nobody can use when it cannot be handed over', async () => {
    const dataDir = join(folder, 'cheia');
    mkdirSync(join(dataDir, 'primeiro-acesso.txt', 'pasta'), { recursive: true });
    const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, PORT: '0', DEMO_DATA: 'off', LOG_LEVEL: 'silent' };
    const { status, stderr } = spawnSync(process.execPath, SERVER, { env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, 'A variável DATA_DIR está errada: o caminho é uma pasta, e devia ser um arquivo.\n']);
    rmSync(join(dataDir, 'primeiro-acesso.txt'), { recursive: true });
    const { url } = await open(false, dataDir);
    const senha = passwordIn(readFileSync(join(dataDir, 'primeiro-acesso.txt'), 'utf8'));
    expect(await enter(url, 'admin', senha)).toBe(200);
  });

  it('goes when the operator gives the account another', async () => {
    const dataDir = join(folder, 'comando');
    await open(false, dataDir);
    const { code } = await runCommand('admin', ['senha', 'admin'], dataDir);
    expect([code, existsSync(join(dataDir, 'primeiro-acesso.txt'))]).toEqual([0, false]);
  });

  it.skipIf(!canHaveTerminal)('is shown on a terminal, and written nowhere', async () => {
    const dataDir = join(folder, 'terminal');
    const { url, said } = await open(true, dataDir);
    const senha = passwordIn(/Primeiro administrador.*/.exec(said())![0]);
    expect(await enter(url, 'admin', senha)).toBe(200);
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(0);
    expect(
      files.map(({ parentPath, name }) => join(parentPath, name)).filter((file) => readFileSync(file).includes(senha)),
    ).toEqual([]);
  });
});

describe('what the start says', { timeout: 90_000 }, () => {
  const settings = { LOG_LEVEL: 'info' };
  const isRecord = (line: string) => line.startsWith('{');
  const linesOf = (said: string) => said.split(/\r?\n/).filter(Boolean);

  it.skipIf(!canHaveTerminal)('is lines to read on a terminal: the site, the administration, the password', async () => {
    const { url, said } = await open(true, join(folder, 'lida'), settings);
    await fetch(url);
    expect(linesOf(said()).filter(isRecord)).toEqual([]);
    expect(said()).toMatch(/no ar em http:\/\/localhost:\d+ \(administração: http:\/\/localhost:\d+\/ipe\)/);
    expect(passwordIn(said())).toMatch(/^[\w-]{16}$/);
    expect(said()).not.toContain('request');
  });

  it.skipIf(!canHaveTerminal)('is one record a line for programs that read a terminal', async () => {
    const { said } = await open(true, join(folder, 'programa'), { ...settings, LOG_FORMAT: 'json' });
    expect(linesOf(said()).filter((line) => !isRecord(line))).toEqual([expect.stringContaining('Primeiro administrador')]);
  });

  it('is one record a line where nobody looks on', async () => {
    const { said } = await open(false, join(folder, 'registro'), settings);
    expect(linesOf(said()).filter((line) => !isRecord(line))).toEqual([]);
  });
});
