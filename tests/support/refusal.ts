import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Starts a shop's process that will not stay. Answers its exit code, and what it says of why. */
export async function refusal(settings: Record<string, string>): Promise<[code: unknown, said: string]> {
  const child = spawn(process.execPath, ['dist/app/server.js'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 25_000,
  });
  const said = text(child.stderr);
  return [(await once(child, 'exit'))[0], (await said).trim()];
}
