import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COMMANDS } from '../../scripts/commands.ts';
import { canBeAnother, OTHER_ACCOUNT } from '../support/account.ts';
import { runCommand } from '../support/command.ts';
import { startServer } from '../support/crash.ts';
import { PORTS } from '../support/ports.ts';

// An operator forgets `runuser` once: what root does over a folder of the shop's account, the shop still opens afterwards.

/** Whether an account of few rights can run what is here. */
const reaches = () => spawnSync(process.execPath, ['-e', 'fs.readdirSync("dist/commands")'], { uid: OTHER_ACCOUNT }).status === 0;

describe.runIf(canBeAnother() && reaches())('a shop of another account', { timeout: 180_000 }, () => {
  let place: string;
  let dataDir: string;
  let copies: string;
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'owner-'));
    chmodSync(place, 0o755);
    [dataDir, copies] = ['dados', 'copias'].map((name) => join(place, name)) as [string, string];
    for (const folder of [dataDir, copies]) {
      mkdirSync(folder);
      chownSync(folder, OTHER_ACCOUNT, OTHER_ACCOUNT);
    }
  });
  afterEach(() => rmSync(place, { recursive: true }));

  const roots = () =>
    [dataDir, copies].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => lstatSync(join(folder, name)).uid === 0),
    );
  const startAs = async (uid?: number) => {
    const server = await startServer(PORTS.started, dataDir, {}, uid === undefined ? {} : { uid });
    // It is kept in a file, as long as there is one.
    await fetch(`${server.url}/banner/florada.webp`);
    const page = await fetch(server.url);
    expect([page.status, await server.kill('SIGTERM')]).toEqual([200, 0]);
  };

  it('opens after root has started it, and given each command', async () => {
    await startAs();
    expect(roots()).toEqual([]);
    const copy = join(copies, 'copia');
    const given: [command: string, args: string[]][] = [
      ['backup', [copy]],
      ['backup', [copies, '--manter', '2']],
      ['restore', [copy]],
      ['resgatar', [join(dataDir, 'site.db')]],
      ['admin', ['senha', 'admin']],
      ['privacy', ['exportar', 'ana@x.com']],
      ['catalogo', ['exportar', join(place, 'catalogo.json')]],
      ['demo', ['remover', '--sim']],
      ['doctor', []],
      ['move', [`sqlite:${dataDir}/outro.db`, join(dataDir, 'outra')]],
    ];
    expect(new Set(given.map(([command]) => command))).toEqual(new Set(Object.keys(COMMANDS)));
    for (const [command, args] of given) {
      rmSync(join(dataDir, 'site.db.lock'), { force: true });
      const { code, said } = await runCommand(command, args, dataDir);
      expect([command, code === 0 || command === 'doctor', roots()], said).toEqual([command, true, []]);
    }
    rmSync(join(dataDir, 'site.db-mudou-se.txt'));
    await startAs(OTHER_ACCOUNT);
  });

  it('says of each file that root has left whose it is, and how to mend it', async () => {
    await startAs(OTHER_ACCOUNT);
    mkdirSync(join(dataDir, 'antes-da-migracao-de-ontem'));
    writeFileSync(join(dataDir, 'prazos-cumpridos.json'), '{}', { mode: 0o600 });
    const kept = readdirSync(dataDir).filter((name) =>
      /^(site\.db(\.lock)?|session-secret|loja-servida\.json|cache-de-imagens|antes-da-.*|prazos-.*)$/.test(name),
    );
    expect(kept.length).toBeGreaterThanOrEqual(6);
    for (const name of kept) {
      const path = join(dataDir, name);
      chownSync(path, 0, 0);
      chmodSync(path, lstatSync(path).isDirectory() ? 0o700 : 0o600);
      const says = `${path} é da conta root, e quem roda a loja não pode usar. Rode como root: chown -R ${OTHER_ACCOUNT}:${OTHER_ACCOUNT} ${path}`;
      if (/^(cache-|antes-)/.test(name)) {
        // What the shop goes on without stands in nobody's way.
        expect((await runCommand('admin', ['senha', 'admin'], dataDir, {}, OTHER_ACCOUNT)).code).toBe(0);
      } else {
        const start = spawnSync(process.execPath, ['scripts/start.ts'], {
          env: { ...process.env, DATA_DIR: dataDir, PORT: String(PORTS.started) },
          uid: OTHER_ACCOUNT,
          gid: OTHER_ACCOUNT,
          encoding: 'utf8',
        });
        expect([start.status, start.stderr]).toEqual([1, expect.stringContaining(`${says}.\n`)]);
      }
      const doctor = await runCommand('doctor', [], dataDir, {}, OTHER_ACCOUNT);
      expect([doctor.code, doctor.stdout]).toEqual([2, expect.stringMatching(new RegExp(`^falha +direitos: ${says}$`, 'm'))]);
      chownSync(path, OTHER_ACCOUNT, OTHER_ACCOUNT);
    }
    chownSync(join(dataDir, 'site.db.lock'), 0, 0);
    for (const [command, ...args] of [
      ['admin', 'senha', 'admin'],
      ['backup', join(copies, 'nova')],
    ] as const) {
      const { code, said } = await runCommand(command, args, dataDir, {}, OTHER_ACCOUNT);
      expect([code, said]).toEqual([1, expect.stringContaining(`${dataDir}/site.db.lock é da conta root`)]);
    }
    chownSync(dataDir, 0, 0);
    chmodSync(dataDir, 0o700);
    const shut = await runCommand('admin', ['senha', 'admin'], dataDir, {}, OTHER_ACCOUNT);
    expect([shut.code, shut.said]).toEqual([
      1,
      expect.stringContaining(
        `A pasta ${dataDir} é da conta root, e este programa roda como a conta ${OTHER_ACCOUNT}. Se ela é a da loja, rode como root: chown -R`,
      ),
    ]);
    const wrong = await runCommand('admin', ['senha', 'admin'], '/etc', {}, OTHER_ACCOUNT);
    expect([wrong.code, wrong.said]).toEqual([
      1,
      expect.stringContaining('Ela não parece ser a da loja: confira DATA_DIR e DATABASE_URL.'),
    ]);
    expect(wrong.said).not.toContain('chown');
    expect(existsSync(dataDir)).toBe(true);
  });
});
