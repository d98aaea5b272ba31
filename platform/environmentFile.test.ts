import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnvironment } from './config.ts';
import { ConfigError } from './configError.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads a file of settings as the server and its commands do. */
function read(content: string): void {
  const file = join(folder, 'loja.env');
  writeFileSync(file, content);
  readEnvironment(file);
}

it.each([
  ['a # that belongs to the value', 'PROBE_A=segre#dinho'],
  ['a comment behind a value', 'PROBE_A=segredinho # meu'],
  ['a comment behind a value in quotes', 'PROBE_A="segredinho" # meu'],
  ['a comment for a value', 'PROBE_A= # segredinho'],
  ['a backslash', 'PROBE_A=segre\\dinho'],
  ['a backslash in double quotes', 'PROBE_A="segre\\ndinho"'],
  ['a backslash at the end of a line', 'PROBE_A=segredinho\\\nPORT=1'],
  ['quotes that end before the value', `PROBE_A="segre"dinho`],
  ['quotes in a row', `PROBE_A='segre'"'"'dinho'`],
  ['quotes that do not end', `PROBE_A="segredinho`],
  ['quotes that only Node knows', 'PROBE_A=`segredinho`'],
  ['spaces for a value', 'PROBE_A= \nPROBE_B=segredinho'],
  ['a word that only shells know', 'export PROBE_A=segredinho'],
  ['a comment that goes on', '# as below: \\\nPROBE_A=segredinho'],
  ['spaces around, behind other lines', '# it\'s\r\n\r\nPROBE_B="a\n#b"\r\n  PROBE_A = segre#dinho\r\n'],
])('refuses %s, which systemd reads otherwise, without showing it', (_, content) => {
  const refused = (() => {
    try {
      return read(content);
    } catch (error) {
      return error as Error;
    }
  })();
  expect(refused).toBeInstanceOf(ConfigError);
  expect(refused!.message).toMatch(/^A variável PROBE_A está errada: em .+loja\.env, .+\.$/);
  expect(refused!.message).not.toMatch(/segre|dinho/);
  expect(process.env.PROBE_A).toBe(undefined);
});

it('names all of them', () => {
  expect(() => read('PROBE_A=a#b\nPROBE_B=b\nPROBE_C=c\\d')).toThrow(
    /^A variável PROBE_A .+aspas simples.+\nA variável PROBE_C .+$/,
  );
});

it('takes what is read alike', () => {
  const content = `# a comment, it's "one" \\ of its own\n; another\n  # and one\n\nPROBE_1='a # \\ "b"'\nPROBE_2="a # 'b'"\nPROBE_3=it's $5 \nPROBE_4=\nPROBE_5 = a=b\r\nPROBE_6='a\n#b'\nPROBE_7=postgresql://a:b%23@c/d?e=f;g`;
  read(content);
  const { PROBE_1, PROBE_2, PROBE_3, PROBE_4, PROBE_5, PROBE_6, PROBE_7 } = process.env;
  expect([PROBE_1, PROBE_2, PROBE_3, PROBE_4, PROBE_5, PROBE_6, PROBE_7]).toEqual([
    'a # \\ "b"',
    `a # 'b'`,
    `it's $5`,
    '',
    'a=b',
    'a\n#b',
    'postgresql://a:b%23@c/d?e=f;g',
  ]);
  for (const name of Object.keys(parseEnv(content))) delete process.env[name];
});
