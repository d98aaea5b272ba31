import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';

// The programs of docs/examples where a shop is away, slow or full, where they overlap, fall, or find their file broken. What stands for the shop answers as it does.

interface Order {
  clienteIdB: string;
  entrega: string;
  liberado: boolean;
  [field: string]: unknown;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

let folder: string;
let LOJA: string;
let answer: Answer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'programas-'));
  cpSync('docs/examples/programas', folder, { recursive: true });
  // As `--comecar` leaves it in a shop that has delivered nothing.
  for (const file of ['entregas.json', 'ativar-pedidos.mjs.json'])
    writeFileSync(join(folder, file), JSON.stringify({ cursor: null, pedidos: {}, entregas: {} }));
  const server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  LOJA = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  };
});

const order = (n: number | string, said: object = {}): Order => ({
  clienteIdB: `id-${n}`,
  codigo: `K-${n}`,
  entrega: `id-${n}`,
  liberado: true,
  status: 'nova',
  valor: 10,
  alteradoEm: '2026-11-25T12:00:00.000Z',
  plano: 'Broto',
  dominio: `d${n}.example`,
  pagoPorOutro: null,
  ...said,
});

const json = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** As the shop tells what has changed: all of it at once, and nothing to whoever has heard of it. */
const tell =
  (pedidos: readonly Order[]): Answer =>
  ({ url }, response) => {
    const cursor = `c-${JSON.stringify(pedidos).length}`;
    return json(response, 200, { pedidos: url!.includes(`desde=${cursor}`) ? [] : pedidos, cursor, mais: false });
  };

function start(program: string, argument: string, settings: Record<string, string> = {}, more: string[] = []) {
  const watched = join(folder, `visto-${crypto.randomUUID()}`);
  const args = ['--import', resolve('tests/support/watchedProgram.js'), program, argument, ...more];
  const env = { LOJA, CHAVE: 'loja_chave', WATCHED: watched, ...settings };
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const done = async () => {
    const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    const seen: { waits: number[]; writes: number } = existsSync(watched)
      ? JSON.parse(readFileSync(watched, 'utf8'))
      : { waits: [], writes: 0 };
    return { lines: out.trim().split('\n').filter(Boolean), errors, code: child.exitCode, ...seen };
  };
  return { child, ended: done() };
}
const run = (...args: Parameters<typeof start>) => start(...args).ended;
const activate = (settings?: Record<string, string>) => run('ativar-pedidos.mjs', 'entregas.json', settings);
const acts = (lines: readonly string[]) => lines.slice(0, -1).map((line) => line.replace(/,.*/, ''));
const MANY = 2000;
const LOCK = 'entregas.json.trava';
const left = () => readdirSync(folder).filter((name) => name.includes('.trava') || name.endsWith('.novo'));

describe('a shop that has delivered by hand', () => {
  it('is begun with by whoever says so, and nothing of it is activated', async () => {
    rmSync(join(folder, 'entregas.json'));
    answer = tell([order(1)]);
    const missing = await activate();
    expect([missing.code, missing.lines, left()]).toEqual([1, [], []]);
    expect(missing.errors).toContain('Error: entregas.json não está lá. Para começar, rode uma vez com --comecar');
    const begun = await run('ativar-pedidos.mjs', 'entregas.json', {}, ['--comecar']);
    expect([begun.code, begun.lines]).toEqual([0, ['1 entregas em entregas.json.']]);
    answer = tell([order(1), order(2)]);
    expect(acts((await activate()).lines)).toEqual(['ativar id-2: K-2']);
    expect((await run('ativar-pedidos.mjs', 'entregas.json', {}, ['--comecar'])).errors).toContain('já está lá');
  });
});

it('what cannot be activated is said, keeps nobody waiting, and is tried again', async () => {
  const program = join(folder, 'ativar-pedidos.mjs');
  const own = readFileSync(program, 'utf8');
  writeFileSync(
    program,
    own.replace(/^async function activate.*$/m, "$&\n  if ((await wait(1)) ?? codigo === 'K-1') throw new Error('painel fora');"),
  );
  answer = tell([order(1), order(2)]);
  const failed = await activate();
  expect([failed.code, acts(failed.lines)]).toEqual([1, ['ativar id-2: K-2']]);
  expect(failed.errors).toContain('falhou id-1: K-1 (painel fora)');
  writeFileSync(program, own);
  expect(acts((await activate()).lines)).toEqual(['ativar id-1: K-1']);
});

it('a run that is told to end leaves no lock', async () => {
  const begun = new Promise<void>((isBegun) => (answer = () => isBegun()));
  const { child, ended } = start('ativar-pedidos.mjs', 'entregas.json');
  await begun;
  child.kill('SIGTERM');
  await ended;
  expect(left()).toEqual([]);
});

describe('of two runs at once', () => {
  it('one activates, and the other ends at once and says so', async () => {
    let asked = 0;
    let go = () => {};
    const held = new Promise<void>((letGo) => (go = letGo));
    const begun = new Promise<void>((isBegun) => {
      answer = async (request, response) => {
        asked += 1;
        if (asked > 1) go();
        isBegun();
        await held;
        tell([order(1), order(2)])(request, response);
      };
    });
    const first = start('ativar-pedidos.mjs', 'entregas.json');
    await begun;
    const second = await activate();
    go();
    const { lines, code } = await first.ended;
    expect([acts(lines), code]).toEqual([['ativar id-1: K-1', 'ativar id-2: K-2'], 0]);
    expect(second).toMatchObject({ lines: [], code: 1 });
    expect(second.errors).toContain('Outra execução com entregas.json está em andamento');
    expect(asked).toBe(1);
    expect(left()).toEqual([]);
  });

  it('each delivery is activated once, also where the one before was killed', async () => {
    let isBegun = () => {};
    const begun = new Promise<void>((resolveBegun) => (isBegun = resolveBegun));
    answer = () => isBegun();
    const killed = start('ativar-pedidos.mjs', 'entregas.json');
    await begun;
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(readFileSync(join(folder, LOCK), 'utf8')).toBe(`${killed.child.pid} ${hostname()}`);
    answer = tell(Array.from({ length: 20 }, (_, n) => order(n)));
    const runs = await Promise.all(Array.from({ length: 6 }, () => activate()));
    const activated = runs.flatMap(({ lines }) => lines.filter((line) => line.startsWith('ativar')));
    expect(activated).toHaveLength(20);
    expect(new Set(activated).size).toBe(20);
    for (const { code, errors } of runs) if (code !== 0) expect(errors).toContain('Outra execução');
    expect(left()).toEqual([]);
  });

  it('nobody takes the turn of what runs elsewhere, or of what nobody knows', async () => {
    answer = tell([order(1)]);
    for (const whose of ['1 outra-maquina', '']) {
      writeFileSync(join(folder, LOCK), whose);
      const { lines, errors } = await activate();
      expect(lines).toEqual([]);
      expect(errors).toContain(`Se não há outra, apague ${LOCK}.`);
      expect(readFileSync(join(folder, LOCK), 'utf8')).toBe(whose);
    }
    rmSync(join(folder, LOCK));
    expect(acts((await activate()).lines)).toEqual(['ativar id-1: K-1']);
  });

  it('each copies the orders whole', async () => {
    answer = tell(Array.from({ length: 500 }, (_, n) => order(n)));
    const runs = await Promise.all(Array.from({ length: 4 }, () => run('espelhar-pedidos.mjs', 'copia.json')));
    for (const { code, errors } of runs) expect([code, errors]).toEqual([0, '']);
    expect(Object.keys(JSON.parse(readFileSync(join(folder, 'copia.json'), 'utf8')).pedidos)).toHaveLength(500);
    expect(left()).toEqual([]);
  });
});

describe('of thousands of deliveries', () => {
  it('writes nothing where nothing has changed, and once for what changes none of them', async () => {
    const known = Array.from({ length: MANY }, (_, n) => order(n));
    const pedidos = Object.fromEntries(known.map(({ clienteIdB, ...said }) => [clienteIdB, heard(said)]));
    const entregas = Object.fromEntries(known.map((said) => [said.entrega, { oQue: heard(said).oQue, conferir: false }]));
    writeFileSync(join(folder, 'entregas.json'), JSON.stringify({ cursor: 'antes', pedidos, entregas }));
    answer = tell([order(1, { alteradoEm: '2026-11-25T13:00:00.000Z' })]);
    const changed = await activate();
    expect([changed.lines, changed.writes]).toEqual([[`${MANY} entregas em entregas.json.`], 1]);
    const same = await activate();
    expect([same.lines, same.writes]).toEqual([[`${MANY} entregas em entregas.json.`], 0]);
    answer = tell([order(7, { plano: 'Copa', alteradoEm: '2026-11-25T13:00:00.000Z' })]);
    const one = await activate();
    // What was heard, that it is begun, and that it is done.
    expect([acts(one.lines), one.writes]).toEqual([['mudar id-7: K-7'], 3]);
  });

  /** As the program keeps an order. */
  const heard = ({ entrega, liberado, alteradoEm, pagoPorOutro, codigo, plano, dominio }: Omit<Order, 'clienteIdB'>) => ({
    entrega,
    liberado,
    alteradoEm,
    pagoPorOutro,
    oQue: { codigo, plano, dominio },
  });
});

describe('what is begun when the program falls', () => {
  const fallen = async () => {
    answer = tell([order(1)]);
    expect((await activate({ FALL_AT: 'ativar' })).lines).toEqual(['ativar id-1: K-1, Broto, d1.example']);
  };

  it('is activated again, under the same name, and then no more', async () => {
    await fallen();
    expect(acts((await activate()).lines)).toEqual(['ativar id-1: K-1']);
    expect(acts((await activate()).lines)).toEqual([]);
  });

  it('is looked at where nobody releases it any more, and activated once somebody does', async () => {
    await fallen();
    answer = tell([order(1, { liberado: false, status: 'cancelada' })]);
    expect(acts((await activate()).lines)).toEqual(['conferir id-1: K-1']);
    expect(acts((await activate()).lines)).toEqual([]);
    answer = tell([order(1)]);
    expect(acts((await activate()).lines)).toEqual(['ativar id-1: K-1']);
  });
});

describe.each(['ativar-pedidos.mjs', 'espelhar-pedidos.mjs', 'fazer-pedido.mjs'])('%s', (program) => {
  /** With a file that the program may begin with. */
  const go = () => {
    const file = `${program}.json`;
    if (program === 'fazer-pedido.mjs')
      writeFileSync(join(folder, file), JSON.stringify({ chave: 'uma-chave', valor: 10, planoId: 1 }));
    return run(program, file);
  };
  const taken: Answer = (request, response) =>
    program === 'fazer-pedido.mjs'
      ? json(response, 200, { clienteIdB: 'id-1', codigo: 'K-1', valor: 10 })
      : tell([order(1)])(request, response);

  it('waits for a shop that is away, full or cut off for a while, as long as it asks to', async () => {
    const answers: Answer[] = [
      ({ socket }) => socket.destroy(),
      (_, response) => json(response, 503, { detail: 'Cheio.', codigo: 'MUITOS_ACESSOS' }, { 'retry-after': '7' }),
      (_, response) => json(response, 429, { detail: 'Devagar.', codigo: 'MUITAS_TENTATIVAS' }, { 'retry-after': '40' }),
      ({ socket }, response) =>
        response.writeHead(200, { 'content-length': '100' }).write('{ "pedidos": [', () => socket.destroy()),
      taken,
    ];
    answer = (request, response) => answers.shift()!(request, response);
    const { code, errors, waits, lines } = await go();
    expect([code, errors, waits]).toEqual([0, '', [2000, 7000, 40_000, 16_000]]);
    expect(lines.join('\n')).toContain('K-1');
  });

  it.each<[what: string, answer: Answer, said: string]>([
    ['the shop does not answer', ({ socket }) => socket.destroy(), 'Error: A loja não respondeu.'],
    [
      'a proxy answers instead',
      (_, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502</h1>'),
      'Error: A resposta foi 502 Bad Gateway, e não da loja.',
    ],
    [
      'the shop is full',
      (_, response) => json(response, 503, { detail: 'Muitos acessos.', codigo: 'MUITOS_ACESSOS' }),
      'Error: Muitos acessos. (MUITOS_ACESSOS)',
    ],
  ])('says in one sentence that %s, when it has tried five times', async (_what, given, said) => {
    answer = given;
    const { code, errors, waits } = await go();
    expect([code, waits]).toEqual([1, [2000, 4000, 8000, 16_000]]);
    expect(errors).toContain(said);
  });

  it('says in one sentence that it may not, and asks no more', async () => {
    answer = (_, response) => json(response, 401, { detail: 'A chave não vale.', codigo: 'CHAVE_INVALIDA' });
    const { code, errors, waits } = await go();
    expect([code, waits]).toEqual([1, []]);
    expect(errors).toContain('Error: A chave não vale. (CHAVE_INVALIDA)');
  });

  it.each(['', '{ "cursor": "c-1", "pedi', '[]', 'null'])('says in one sentence that its file is none: %j', async (content) => {
    let asked = 0;
    answer = () => (asked += 1);
    writeFileSync(join(folder, 'estragado.json'), content);
    const { code, errors } = await run(program, 'estragado.json');
    expect([code, asked]).toEqual([1, 0]);
    expect(errors).toMatch(/Error: .*estragado\.json/);
    expect(errors).not.toMatch(/^(TypeError|SyntaxError)/m);
    expect(readFileSync(join(folder, 'estragado.json'), 'utf8')).toBe(content);
    expect(left()).toEqual([]);
  });
});

it('lists no prices of a shop that is away, in one sentence', async () => {
  answer = ({ socket }) => socket.destroy();
  const { code, errors } = await run('listar-precos.mjs', 'broto');
  expect([code, errors]).toEqual([1, expect.stringContaining('Error: A loja não respondeu.')]);
});
