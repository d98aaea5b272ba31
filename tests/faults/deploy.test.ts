import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '../../scripts/commands.ts';
import { CONFIG_VARIABLES } from '../../platform/config.ts';

// What deploy/ hands to an operator is taken by the programs that it is for.

/** Whether a program is there; says loudly that something is not tried where it is not. */
function has(program: string, ...args: string[]): boolean {
  const found = spawnSync(program, args).status === 0;
  if (!found)
    process.stderr.write(`\n*** THE FILES FOR ${program.toUpperCase()} ARE NOT TRIED: it is not on this machine. ***\n`);
  return found;
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.runIf(has('systemd-analyze', '--version'))('systemd', () => {
  const UNITS = globSync('deploy/systemd/*');

  /** The unit with this machine's Node, which need not be where Debian has it. */
  function unit(file: string): string {
    const own = join(folder, basename(file));
    writeFileSync(own, readFileSync(file, 'utf8').replace('/usr/bin/node', process.execPath));
    return own;
  }

  it('takes the units', () => {
    expect(UNITS).toHaveLength(3);
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...UNITS.map(unit)], { encoding: 'utf8' });
    const about = stderr.split('\n').filter((line) => /loja/.test(line));
    expect([about, status]).toEqual([[], 0]);
  });

  it.each(UNITS.filter((file) => file.endsWith('.service')))('finds little to attack in %s', (file) => {
    const { status, stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', unit(file)], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, expect.stringContaining('Overall exposure level')]);
  });

  it('starts what a release has', () => {
    const started = UNITS.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=^ExecStart=\/usr\/bin\/node )\w+/gm) ?? []);
    expect(started).toHaveLength(2);
    expect(started.filter((name) => name !== 'start' && !(name in COMMANDS))).toEqual([]);
  });
});

describe.runIf(has('caddy', 'version'))('Caddy', () => {
  it('takes the example', () => {
    const args = ['validate', '--adapter', 'caddyfile', '--config', 'deploy/caddy/Caddyfile'];
    const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const { status, stdout, stderr } = spawnSync('caddy', args, { encoding: 'utf8', env });
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('Valid configuration')]);
  });
});

it('the example of settings names settings that there are', () => {
  const named = readFileSync('deploy/loja.env', 'utf8').match(/^(# )?[A-Z_]+(?==)/gm) ?? [];
  expect(named.length).toBeGreaterThan(4);
  expect(named.map((name) => name.replace('# ', '')).filter((name) => !CONFIG_VARIABLES.includes(name))).toEqual([]);
});
