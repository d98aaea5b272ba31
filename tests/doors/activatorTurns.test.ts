import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { acts, json, openPrograms, order, tell, type Answer } from '../support/programs.ts';

// Of the program that activates one runs at a time, whatever those before have left.

const PROGRAM = 'ativar-pedidos.mjs';
const FILE = 'entregas.json';
const LOCK = `${FILE}.trava`;
const SECOND = `Outra execução com ${FILE} está em andamento`;

let programs: Awaited<ReturnType<typeof openPrograms>>;
let answer: Answer;
/** Who has asked the shop, as its key says, in the order in which they came: they have the turn. */
let asked: string[];
const asking = new Map<string, () => void>();
beforeEach(async () => {
  asked = [];
  programs = await openPrograms((request, response) => {
    const who = request.headers.authorization!.replace('Bearer ', '');
    asked.push(who);
    asking.get(who)?.();
    return answer(request, response);
  });
  writeFileSync(join(programs.folder, FILE), JSON.stringify({ cursor: null, pedidos: {}, entregas: {} }));
  return programs.close;
});

const start = (who: string = crypto.randomUUID(), settings: Record<string, string> = {}) => ({
  asks: new Promise<void>((asks) => asking.set(who, asks)),
  ...programs.start(PROGRAM, FILE, { CHAVE: who, ...settings }),
});
const activate = (settings?: Record<string, string>) => start(undefined, settings).ended;
const lock = (content: string) => writeFileSync(join(programs.folder, LOCK), content);

/** What is waited for until it happens. */
function happening() {
  let happens = () => {};
  const happened = new Promise<void>((resolve) => (happens = resolve));
  return { happened, happens };
}

/** Answers that the shop keeps back: until all are let go, or the one who asked is. Whoever waits for one has the turn. */
function hold(pedidos: Parameters<typeof tell>[0]) {
  const [begun, end, endOfOther] = [happening(), happening(), happening()];
  answer = async (request, response) => {
    begun.happens();
    await Promise.race([end.happened, ...(asked.at(-1) === 'outra' ? [endOfOther.happened] : [])]);
    tell(pedidos)(request, response);
  };
  return { begun: begun.happened, letGo: end.happens, letOtherGo: endOfOther.happens };
}

/** What a run leaves that was killed while it had the turn. */
async function killOne() {
  const { begun } = hold([]);
  const { child, ended } = start();
  await begun;
  child.kill('SIGKILL');
  await ended;
  asked = [];
  return { line: readFileSync(join(programs.folder, LOCK), 'utf8'), pid: String(child.pid) };
}

it('a run that is told to end leaves no lock', async () => {
  const { begun } = hold([]);
  const { child, ended } = start();
  await begun;
  child.kill('SIGTERM');
  await ended;
  expect(programs.left()).toEqual([]);
});

it('a run that is told to end in the midst of many deliveries ends after the one that it makes, which is known of', async () => {
  const many = Array.from({ length: 2000 }, (_, n) => order(n));
  hold(many).letGo();
  const { child, ended } = start();
  child.stdout!.once('data', () => child.kill('SIGTERM'));
  const { lines, code } = await ended;
  expect(code).toBe(1);
  expect(lines.length).toBeLessThan(many.length);
  const { entregas } = JSON.parse(readFileSync(join(programs.folder, FILE), 'utf8'));
  expect(Object.keys(entregas)).toEqual(expect.arrayContaining(lines.map((line) => /(id-\d+):/.exec(line)![1])));
  expect(programs.left()).toEqual([]);
});

it('a run that is told to end while it makes a delivery ends once that is made, and no sooner', async () => {
  const program = join(programs.folder, PROGRAM);
  const waits =
    "const alive = setInterval(() => {}, 1000);\n  await new Promise((resolve) => process.once('SIGTERM', () => setTimeout(resolve, 50)));\n  clearInterval(alive);\n  console.log(`${isNew";
  writeFileSync(program, readFileSync(program, 'utf8').replace('console.log(`${isNew', `console.log('começa');\n  ${waits}`));
  hold([order(1), order(2)]).letGo();
  const { child, ended } = start();
  child.stdout!.once('data', () => child.kill('SIGTERM'));
  const { lines, code } = await ended;
  expect([lines, code]).toEqual([['começa', 'ativar id-1: K-1, Broto, d1.example'], 1]);
  const { entregas } = JSON.parse(readFileSync(join(programs.folder, FILE), 'utf8'));
  expect(entregas).toEqual({ 'id-1': { conferir: false, oQue: expect.objectContaining({ codigo: 'K-1' }) } });
});

it('what a shop has lost that went back to a copy is released no more, and somebody looks at it', async () => {
  const [first, lost] = [order(1, { liberado: false }), order(2, { entrega: 'id-1', alteradoEm: '2026-11-26T12:00:00.000Z' })];
  answer = tell([first, lost]);
  expect(acts((await activate()).lines)).toEqual(['ativar id-1: K-2']);
  answer = ({ url }, response) =>
    url!.includes('desde=') ? json(response, 409, { codigo: 'CURSOR_DESCONHECIDO' }) : tell([first])({ url } as never, response);
  expect(acts((await activate()).lines)).toEqual(['conferir id-1: K-2']);
});

it('a shop that does not know from when to tell, asked from the beginning, is not asked for ever', async () => {
  let times = 0;
  answer = (_, response) => {
    times++;
    return json(response, 409, { codigo: 'CURSOR_DESCONHECIDO' });
  };
  const { code, errors } = await activate();
  expect([code, times]).toEqual([1, 1]);
  expect(errors).toContain('CURSOR_DESCONHECIDO');
});

it('of two one activates, and the other ends at once and says so', async () => {
  const { begun, letGo } = hold([order(1), order(2)]);
  const first = start();
  await begun;
  const second = await activate();
  letGo();
  const { lines, code } = await first.ended;
  expect([acts(lines), code]).toEqual([['ativar id-1: K-1', 'ativar id-2: K-2'], 0]);
  expect(second).toMatchObject({ lines: [], code: 1 });
  expect(second.errors).toContain(SECOND);
  expect(asked).toHaveLength(1);
  expect(programs.left()).toEqual([]);
});

describe('of many at once, over what was left by one', () => {
  const LEFT: [what: string, leave: (line: string) => string | null][] = [
    ['that was killed', (line) => line],
    ['that has found no room for its lock', () => ''],
    ['that has found no room for all of it', (line) => line.slice(0, line.length / 2)],
    ['that has found no room, after another that was killed', (line) => line + line.slice(0, line.length / 2)],
    ['of the version before, that was killed', () => `999999999 ${hostname()}`],
    ['that has left none', () => null],
  ];

  it.each(LEFT)('%s, one has the turn', async (_what, leave) => {
    const content = leave((await killOne()).line);
    if (content === null) rmSync(join(programs.folder, LOCK));
    else lock(content);
    // As one of the version before has left it that was killed while it took the turn.
    writeFileSync(join(programs.folder, `${LOCK}.nova`), '');
    const { letGo } = hold(Array.from({ length: 20 }, (_, n) => order(n)));
    let ended = 0;
    const runs = Array.from({ length: 12 }, () => activate().finally(() => ++ended === 11 && letGo()));
    const all = await Promise.all(runs);
    expect(asked).toHaveLength(1);
    expect(all.map(({ code }) => code).toSorted()).toEqual([0, ...Array.from({ length: 11 }, () => 1)]);
    for (const { code, errors } of all) if (code !== 0) expect(errors).toContain(SECOND);
    expect(all.flatMap(({ lines }) => lines.filter((line) => line.startsWith('ativar')))).toHaveLength(20);
    expect(programs.left()).toEqual([`${LOCK}.nova`]);
  });
});

type Started = ReturnType<typeof start>;
/** Until a program has the turn, has ended, or waits at a step of its; answers whether it does that. */
const isPaused = ({ asks, ended, paused }: Started) => Promise.race([asks.then(() => false), ended.then(() => false), paused()]);
/** Until each of them has the turn or has ended. */
const settled = (...started: Started[]) => Promise.all(started.map(({ asks, ended }) => Promise.race([asks, ended])));

describe('of several that find what was killed, where one is held up at any of its steps, one has the turn', () => {
  let line: string;
  const slow = (...steps: number[]) => start('lenta', { STEP: steps.join(), AT_STEP: 'pause' });
  beforeEach(async () => void ({ line } = await killOne()));

  it('while another begins', async () => {
    let step = 1;
    for (; ; step++) {
      lock(line);
      asked = [];
      const { letGo } = hold([]);
      const held = slow(step);
      const isHeld = await isPaused(held);
      const other = start('outra');
      await settled(other);
      held.goOn();
      await settled(held, other);
      expect([step, asked.length]).toEqual([step, 1]);
      letGo();
      await Promise.all([held.ended, other.ended]);
      if (!isHeld) break;
    }
    expect(step).toBeGreaterThan(4);
  });

  const THIRD = [true, false].map((isBefore) => [isBefore ? 'before it goes on' : 'once it has gone on', isBefore] as const);
  it.each(THIRD)('while another begins and, then or at any later step, ends; a third begins %s', async (_when, isBefore) => {
    let from = 1;
    for (let isHeld = true; isHeld; from++)
      for (let to = from, goesOn = true; goesOn; to++) {
        lock(line);
        asked = [];
        const { letGo, letOtherGo } = hold([]);
        const held = slow(from, to);
        isHeld = await isPaused(held);
        const other = start('outra');
        await settled(other);
        goesOn = isHeld;
        if (to > from) {
          held.goOn();
          goesOn = await isPaused(held);
        }
        letOtherGo();
        await other.ended;
        const begin = async () => {
          const third = start('terceira');
          await settled(third);
          return third;
        };
        const before = isBefore ? await begin() : null;
        held.goOn();
        await settled(held);
        const third = before ?? (await begin());
        expect([from, to, asked.filter((who) => who !== 'outra')]).toEqual([from, to, [expect.any(String)]]);
        letGo();
        await Promise.all([held.ended, third.ended]);
      }
    expect(from).toBeGreaterThan(4);
  });
});

describe('who has the turn', () => {
  /** As another leaves it, instead of the one that was killed. */
  const WHOSE: [what: string, whose: (line: string, pid: string) => string][] = [
    ['runs on another machine', (line) => line.replace(hostname(), 'outra-maquina')],
    ['runs', (line, pid) => line.replace(pid, String(process.pid))],
  ];
  it.each(WHOSE)('keeps it where it %s', async (_what, whose) => {
    const { line, pid } = await killOne();
    answer = tell([order(1)]);
    const left = whose(line, pid);
    lock(left);
    const { lines, errors } = await activate();
    expect([lines, asked]).toEqual([[], []]);
    expect(errors).toContain(`${SECOND}; esta termina sem fazer nada. Se não há outra, apague ${LOCK}.`);
    expect(readFileSync(join(programs.folder, LOCK), 'utf8')).toBe(left);
    rmSync(join(programs.folder, LOCK));
    expect(acts((await activate()).lines)).toEqual(['ativar id-1: K-1']);
  });

  it.runIf(process.platform === 'linux')(
    'has lost it where the machine was started again, though another is called by its number now',
    async () => {
      const { line, pid } = await killOne();
      answer = tell([order(1)]);
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      expect(line).toContain(boot);
      lock(line.replace(pid, String(process.pid)).replace(boot, crypto.randomUUID()));
      expect(acts((await activate()).lines)).toEqual(['ativar id-1: K-1']);
    },
  );
});

describe.each(['kill', 'full'])('a run that falls (%s)', (how) => {
  it('at any of its steps keeps nobody, and what is to be delivered is activated', async () => {
    answer = tell([order(1)]);
    const untouched = readFileSync(join(programs.folder, FILE), 'utf8');
    for (let step = 1; ; step++) {
      writeFileSync(join(programs.folder, FILE), untouched);
      const fallen = await activate({ STEP: String(step), AT_STEP: how });
      if (how === 'full' && fallen.code !== 0) expect(fallen.errors).toMatch(/^Error: Não consigo escrever .* \(ENOSPC\)\.$/m);
      const next = await activate();
      expect([step, next.code, next.errors]).toEqual([step, 0, '']);
      const activated = [...fallen.lines, ...next.lines].filter((line) => line.startsWith('ativar'));
      expect([step, new Set(activated).size]).toEqual([step, 1]);
      expect(programs.left()).toEqual([]);
      if (fallen.code === 0) break;
    }
  });
});
