import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { acts, cursorAfter, json, openPrograms, order, tell, type Answer } from '../support/programs.ts';

// The programs of docs/examples where a shop is away, slow or full, where they fall, or find their file broken. What stands for the shop answers as it does.

let folder: string;
let answer: Answer;
let run: Programs['run'];
let left: Programs['left'];
type Programs = Awaited<ReturnType<typeof openPrograms>>;
beforeEach(async () => {
  const programs = await openPrograms((request, response) => answer(request, response));
  ({ folder, run, left } = programs);
  // As `--comecar` leaves it in a shop that has delivered nothing.
  for (const file of ['entregas.json', 'ativar-pedidos.mjs.json'])
    writeFileSync(join(folder, file), JSON.stringify({ cursor: null, pedidos: {}, entregas: {} }));
  return programs.close;
});

const activate = (settings?: Record<string, string>) => run('ativar-pedidos.mjs', 'entregas.json', settings);
const MANY = 2000;

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

it('of several that copy at once each copies the orders whole', async () => {
  answer = tell(Array.from({ length: 500 }, (_, n) => order(n)));
  const runs = await Promise.all(Array.from({ length: 4 }, () => run('espelhar-pedidos.mjs', 'copia.json')));
  for (const { code, errors } of runs) expect([code, errors]).toEqual([0, '']);
  expect(Object.keys(JSON.parse(readFileSync(join(folder, 'copia.json'), 'utf8')).pedidos)).toHaveLength(500);
  expect(left()).toEqual([]);
});

it('of thousands of deliveries writes nothing where nothing has changed, and once for what changes none of them', async () => {
  rmSync(join(folder, 'entregas.json'));
  answer = tell(Array.from({ length: MANY }, (_, n) => order(n)));
  expect((await run('ativar-pedidos.mjs', 'entregas.json', {}, ['--comecar'])).writes).toBe(1);
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

describe('a file of the version before, which did not remember what a domain is,', () => {
  /** What stands for a domain in orders of the free subdomain. */
  const PLACEHOLDER = 'subdominio-gratis.example';
  const SUBDOMAIN = { dominio: PLACEHOLDER, tipoDominio: 'subdominio' };
  /** An order as that version has remembered it. */
  const pedidoAntigo = (n: number, dominio: string) => ({
    entrega: `id-${n}`,
    liberado: true,
    alteradoEm: '2026-11-25T12:00:00.000Z',
    pagoPorOutro: null,
    oQue: { codigo: `K-${n}`, plano: 'Broto', dominio },
  });
  beforeEach(() => {
    const pedidos = {
      'id-1': pedidoAntigo(1, 'd1.example'),
      'id-2': pedidoAntigo(2, PLACEHOLDER),
      'id-3': pedidoAntigo(3, PLACEHOLDER),
    };
    const entregas = {
      'id-1': { oQue: pedidos['id-1'].oQue, conferir: false },
      'id-2': { oQue: pedidos['id-2'].oQue, conferir: false },
      // It has fallen while this was being set up.
      'id-3': { oQue: pedidos['id-3'].oQue, conferir: false, comecada: 'ativar' },
    };
    const all = [order(1), order(2, SUBDOMAIN), order(3, SUBDOMAIN)];
    answer = tell(all);
    const before = { cursor: cursorAfter(all), pedidos, entregas, esperam: {} };
    writeFileSync(join(folder, 'entregas.json'), JSON.stringify(before));
  });

  it('is gone on with: nothing that was delivered is changed, and what was begun has no domain that is nobody’s', async () => {
    const first = await activate();
    expect(first.lines).toEqual(['ativar id-3: K-3, Broto, sem domínio próprio', '3 entregas em entregas.json.']);
    const then = await activate();
    expect([then.lines, then.writes]).toEqual([['3 entregas em entregas.json.'], 0]);
  });

  it('remembers it from then on, and makes another of what becomes another', async () => {
    await activate();
    answer = tell([order(2, { dominio: 'd2.example' })]);
    expect((await activate()).lines[0]).toBe('mudar id-2: K-2, Broto, d2.example');
    answer = tell([order(1, { tipoDominio: 'registro' })]);
    expect((await activate()).lines[0]).toBe('mudar id-1: K-1, Broto, d1.example');
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
