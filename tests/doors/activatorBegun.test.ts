import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { acts, json, openPrograms, order, tell, type Answer } from '../support/programs.ts';
import { canMount, mountSmallVolume } from '../support/smallVolume.ts';

// The program that activates, begun with `--comecar` in a shop that has delivered by hand: whatever becomes of it, nothing of what was delivered is activated.

const PROGRAM = 'ativar-pedidos.mjs';
const FILE = 'entregas.json';
const BEGIN = ['--comecar'];
/** Longer than one page of memory, as a file of a shop is. */
const OLD = Array.from({ length: 40 }, (_, n) => order(n, { status: 'concluida' }));
const NEW = order('novo');
/** Waits though its customer has paid: it is named, and that is remembered. */
const WAITS = order('espera', { liberado: false, pagoPorOutro: 'id-1' });

let programs: Awaited<ReturnType<typeof openPrograms>>;
let answer: Answer;
beforeEach(async () => {
  programs = await openPrograms((request, response) => answer(request, response));
  answer = pages;
  return programs.close;
});

/** What was there, on two pages, and then what has come. */
const pages: Answer = ({ url }, response) => {
  if (!url!.includes('desde=')) return json(response, 200, { pedidos: OLD.slice(20), cursor: 'c-1', mais: true });
  if (url!.includes('desde=c-1'))
    return json(response, 200, { pedidos: [...OLD.slice(0, 20), WAITS], cursor: 'c-2', mais: false });
  if (url!.includes('desde=c-2')) return json(response, 200, { pedidos: [NEW], cursor: 'c-3', mais: false });
  return json(response, 200, { pedidos: [], cursor: 'c-3', mais: false });
};

const run = (cwd: string, more: string[] = [], settings: Record<string, string> = {}) =>
  programs.run(join(programs.folder, PROGRAM), FILE, settings, more, cwd);
const folder = (name: string) => {
  const made = join(programs.folder, name);
  mkdirSync(made);
  return made;
};

it('is begun with by whoever says so, and nothing that is there is activated', async () => {
  const at = folder('aqui');
  const done = order(1, { status: 'concluida' });
  answer = tell([done]);
  const missing = await run(at);
  expect([missing.code, missing.lines, readdirSync(at)]).toEqual([1, [], []]);
  expect(missing.errors).toContain(`Error: ${FILE} não está lá. Para começar, rode uma vez com --comecar`);
  const begun = await run(at, BEGIN);
  expect([begun.code, begun.lines]).toEqual([0, [`1 entregas em ${FILE}.`]]);
  answer = tell([done, order(2)]);
  expect(acts((await run(at)).lines)).toEqual(['ativar id-2: K-2']);
  expect((await run(at, BEGIN)).errors).toContain('já está lá');
});

it('takes a trial that was delivered for delivered, and names what is paid and not', async () => {
  const at = folder('aqui');
  const trial = order('teste', { status: 'concluida', liberado: false });
  const open = order('aberto', { liberado: false });
  answer = tell([trial, open, order('pago'), order('feito', { status: 'concluida' })]);
  expect((await run(at, BEGIN)).lines).toEqual(['conferir id-pago: K-pago, pago e não concluído', `3 entregas em ${FILE}.`]);
  expect(acts((await run(at)).lines)).toEqual([]);
  // What is paid only later is there already; what nobody had delivered is not.
  answer = tell([order('teste', { status: 'concluida' }), order('aberto')]);
  expect(acts((await run(at)).lines)).toEqual(['mudar id-teste: K-teste', 'ativar id-aberto: K-aberto']);
});

it('goes on from the file that a link leads to', async () => {
  const [real, at] = [folder('guardado'), folder('versao')];
  answer = tell([order(1, { status: 'concluida' })]);
  await run(real, BEGIN);
  symlinkSync(join(real, FILE), join(at, FILE));
  answer = tell([order(1, { status: 'concluida' }), order(2)]);
  expect(acts((await run(at)).lines)).toEqual(['ativar id-2: K-2']);
  expect(lstatSync(join(at, FILE)).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(real, FILE), 'utf8')).toContain('K-2');
  expect(programs.left(at).concat(programs.left(real))).toEqual([]);
});

it('ends where the same page comes again and again', async () => {
  const at = folder('aqui');
  answer = (_, response) => json(response, 200, { pedidos: [], cursor: 'z', mais: true });
  const { code, errors } = await run(at, BEGIN);
  expect([code, readdirSync(at)]).toEqual([1, []]);
  expect(errors).toContain('A mesma página veio de novo');
});

/** What is activated by whoever goes on after a beginning that has fallen, once as it was told to be begun, and once without that. */
async function goOn(at: string) {
  const again = `${at}-de-novo`;
  cpSync(at, again, { recursive: true });
  await run(again, BEGIN);
  const begunAgain = await run(again);
  expect([begunAgain.code, acts(begunAgain.lines)]).toEqual([0, ['ativar id-novo: K-novo']]);
  const isBegun = existsSync(join(at, FILE));
  const without = await run(at);
  expect(acts(without.lines)).toEqual(isBegun ? ['ativar id-novo: K-novo'] : []);
  if (!isBegun) expect(without.errors).toContain(`${FILE} não está lá. Para começar, rode uma vez com --comecar`);
}

describe.each(['kill', 'full'])('where it falls (%s)', (how) => {
  it('at any of its steps, whoever goes on activates what has come since, or is told to begin', async () => {
    let step = 1;
    for (; ; step++) {
      const at = folder(`passo-${step}`);
      const { code, errors } = await run(at, BEGIN, { STEP: String(step), AT_STEP: how });
      if (how === 'full' && code !== 0) expect(errors).toMatch(/^Error: Não consigo escrever entregas\.json.* \(ENOSPC\)\.$/m);
      await goOn(at);
      if (code === 0) break;
    }
    // Its lock, and what it stores at least.
    expect(step).toBeGreaterThan(4);
  });
});

it.skipIf(!canMount())(
  'where the disk is full, entirely or but for its lock, it says so, and is begun once there is room',
  async () => {
    const volume = mountSmallVolume(8)!;
    onTestFinished(volume.remove);
    answer = tell(Array.from({ length: 3000 }, (_, n) => order(n, { status: 'concluida' })));
    const filler = join(volume.folder, 'resto');
    for (const room of [0, 16 * 1024]) {
      writeFileSync(filler, Buffer.alloc(room));
      volume.fill();
      rmSync(filler);
      const full = await run(volume.folder, BEGIN);
      expect([full.code, full.lines]).toEqual([1, []]);
      expect(full.errors).toMatch(/^Error: Não consigo escrever entregas\.json.* \(ENOSPC\)\.$/m);
      expect((await run(volume.folder)).lines).toEqual([]);
      volume.makeRoom();
      expect((await run(volume.folder)).errors).toContain('não está lá');
    }
    expect((await run(volume.folder, BEGIN)).lines).toEqual([`3000 entregas em ${FILE}.`]);
    const before = readFileSync(join(volume.folder, FILE), 'utf8');
    volume.fill();
    answer = tell(Array.from({ length: 3001 }, (_, n) => order(n, n < 3000 ? { status: 'concluida' } : {})));
    expect((await run(volume.folder)).lines).toEqual([]);
    volume.makeRoom();
    expect(readFileSync(join(volume.folder, FILE), 'utf8')).toBe(before);
  },
);
