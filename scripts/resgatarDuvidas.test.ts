import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand as run } from '../tests/support/command.ts';
import { damageKey, misplacePage, zeroColumn } from '../tests/support/damage.ts';
import { rowsOf, shopToDamage, type ShopToDamage } from '../tests/support/shopToDamage.ts';

// What reads like a row of a damaged file need not be one: keys, values and pages that were changed are not believed where something else in the file knows better.

const ORDERS = 80;
const ALL = 'select * from assinaturas order by id';
let shop: ShopToDamage;
beforeAll(async () => {
  shop = await shopToDamage({ copied: 1, later: ORDERS - 1 });
});
afterAll(() => rmSync(shop.folder, { recursive: true }));

/** What resgatar makes of a file of the shop after something was done to it. */
async function rescued(name: string, harm: (file: string) => unknown) {
  const { dataDir, file } = shop.folderOf(name);
  harm(file);
  const target = join(shop.folder, `${name}-salva`);
  const { code, said } = await run('resgatar', [file, target], dataDir);
  return {
    code,
    said,
    target,
    made: join(target, 'site.db'),
    listed: (list: string) => readFileSync(join(target, list), 'utf8'),
  };
}

const but = (...gone: number[]) => rowsOf(shop.whole, ALL).filter(({ id }) => !gone.includes(Number(id)));
const sequence = (file: string, table: string) => rowsOf(file, `select seq from sqlite_sequence where name = '${table}'`)[0]?.seq;

describe('a file that ends before what its shop has served', { timeout: 180_000 }, () => {
  it('says so, and gives the numbers of those orders to no others', async () => {
    const said = { id: ORDERS + 7, em: new Date(), banco: 'sqlite:site.db', faltou: [] };
    const rescue = await rescued('sem-os-ultimos', (file) =>
      writeFileSync(join(dirname(file), 'ultimo-pedido.json'), JSON.stringify(said)),
    );
    expect(rescue.said).toContain(`O último pedido que a loja serviu foi o ${ORDERS + 7}, e o último que se lê é o ${ORDERS}.`);
    expect(rescue.said).not.toContain('Nenhuma linha se perdeu');
    expect(sequence(rescue.made, 'assinaturas')).toBe(ORDERS + 7);
  });
});

describe('a row of a damaged file', { timeout: 180_000 }, () => {
  it('whose key is too high is none, and takes none of those after it along', async () => {
    const { code, said, made, listed } = await rescued('chave-alta', (file) => damageKey(file, 'assinaturas', 40, 64));
    expect([code, said]).toEqual([0, expect.stringContaining(`  assinaturas: ${ORDERS - 1} linhas salvas, 1 perdida\n`)]);
    expect(rowsOf(made, ALL)).toEqual(but(40));
    expect(sequence(made, 'assinaturas')).toBe(ORDERS);
    expect(listed('perdidas.txt')).toMatch(/^assinaturas\tlinha=40\t.*cliente_id_b=.*\nassinaturas\tlinha=104\tlida, mas /);
  });

  it('whose key is that of another is not taken for it', async () => {
    for (const [name, bit, other] of [
      ['chave-de-antes', 8, 32],
      ['chave-de-depois', 16, 56],
    ] as const) {
      const { said, made } = await rescued(name, (file) => damageKey(file, 'assinaturas', 40, bit));
      expect(rowsOf(made, ALL).find(({ id }) => id === other)).toEqual(but().find(({ id }) => id === other));
      expect(rowsOf(made, ALL)).toEqual(but(40));
      expect(said).toContain(`  assinaturas: ${ORDERS - 1} linhas salvas, 1 perdida\n`);
    }
  });

  it('in a page that another was written over is alone in being gone', async () => {
    for (const [name, from, over] of [
      ['pagina-de-depois', 70, 20],
      ['pagina-de-antes', 20, 70],
    ] as const) {
      const { made, said } = await rescued(name, (file) => misplacePage(file, ['assinaturas', from], ['assinaturas', over]));
      const left = rowsOf(made, ALL);
      expect(left.length).toBeGreaterThan(ORDERS - 8);
      expect(left.some(({ id }) => id === over)).toBe(false);
      expect(left).toEqual(but(...but().flatMap(({ id }) => (left.some((row) => row.id === id) ? [] : [Number(id)]))));
      expect(said).toContain(`  assinaturas: ${left.length} linhas salvas, ${ORDERS - left.length} perdida`);
    }
  });

  it('of another table is no row of the one in whose place it stands', async () => {
    const trace = 'select * from alteracoes order by id';
    const [{ id: last }] = rowsOf(shop.whole, 'select max(id) as id from alteracoes') as [{ id: number }];
    const { made, listed } = await rescued('pagina-de-outra', (file) =>
      misplacePage(file, ['assinaturas', 1], ['alteracoes', last]),
    );
    const all = rowsOf(shop.whole, trace);
    const left = rowsOf(made, trace);
    expect(left.length).toBeLessThan(all.length);
    expect(left).toEqual(all.filter(({ id }) => left.some((row) => row.id === id)));
    expect(rowsOf(made, ALL)).toEqual(but());
    expect(sequence(made, 'alteracoes')).toBe(last);
    expect(listed('perdidas.txt')).toContain(`alteracoes\tlinha=${last}`);
  });

  it('of which no index tells is none where its table has never given its key', async () => {
    const { said, made } = await rescued('sem-indice', (file) => {
      const db = new DatabaseSync(file);
      const insert = db.prepare("insert into depoimentos (texto, nome, consentimento) values ('Bom.', ?, true)");
      for (const nome of ['Ana', 'Bia', 'Caio']) insert.run(nome);
      db.close();
      damageKey(file, 'depoimentos', 2, 64);
    });
    expect(rowsOf(made, 'select id, nome from depoimentos order by id')).toEqual([
      { id: 1, nome: 'Ana' },
      { id: 3, nome: 'Caio' },
    ]);
    expect(sequence(made, 'depoimentos')).toBe(3);
    expect(said).toContain('  depoimentos: 2 linhas salvas');
  });

  it('whose value is not the one in an index is saved, and named with both', async () => {
    const { code, said, made, listed } = await rescued('valor-zerado', (file) => zeroColumn(file, 'assinaturas', 40, 'valor'));
    const was = but().find(({ id }) => id === 40)!;
    expect(was.valor).toBeGreaterThan(0);
    expect([code, said]).toEqual([0, expect.stringContaining(`  assinaturas: ${ORDERS} linhas salvas (1 duvidosa)\n`)]);
    expect(said).toMatch(
      /1 linha foi salva com o que talvez não seja o que havia nela: antes de abrir a loja, veja em \S+duvidosas\.txt/,
    );
    expect(said).not.toContain('Nenhuma linha se perdeu');
    const [line, ...others] = listed('duvidosas.txt').trimEnd().split('\n');
    expect([line, others]).toEqual([
      expect.stringContaining(`assinaturas\tlinha=40\tvalor: 0 na linha, ${String(was.valor)} no índice\t`),
      [],
    ]);
    expect(line).toContain(`cliente_id_b=${String(was.cliente_id_b)}`);
    expect(listed('perdidas.txt')).toBe('');
    expect(rowsOf(made, ALL)).toEqual(but().map((row) => (row.id === 40 ? { ...row, valor: 0 } : row)));
  });

  it('with a text that is none, or JSON that is none, is doubtful, and the JSON goes that nobody could read', async () => {
    const { said, made, listed } = await rescued('texto-zerado', (file) => {
      zeroColumn(file, 'assinaturas', 30, 'info_adicional');
      zeroColumn(file, 'assinaturas', 50, 'plano_dados');
    });
    expect(said).toContain(`  assinaturas: ${ORDERS} linhas salvas (2 duvidosas)\n`);
    expect(listed('duvidosas.txt').split('\n')).toEqual([
      expect.stringContaining('assinaturas\tlinha=30\tinfo_adicional: há no texto o que nenhum texto tem\t'),
      expect.stringContaining('assinaturas\tlinha=50\tplano_dados: não se lê, e ficou sem valor\t'),
      '',
    ]);
    expect(rowsOf(made, 'select plano_dados from assinaturas where id = 50')).toEqual([{ plano_dados: null }]);
    expect(but().find(({ id }) => id === 50)!.plano_dados).toEqual(expect.any(String));
  });

  it('that has to be JSON and is none is none of its table', async () => {
    const { said, listed } = await rescued('trilha-zerada', (file) => zeroColumn(file, 'alteracoes', 1, 'mudancas'));
    expect(said).toContain('1 perdida\n');
    expect(listed('perdidas.txt')).toContain('alteracoes\tlinha=1\to que há no lugar dela não é desta tabela: mudancas');
  });
});

it('a file that was cut short is read as far as it goes', { timeout: 180_000 }, async () => {
  const { code, said, made, listed } = await rescued('cortada', (file) =>
    truncateSync(file, Math.floor(statSync(file).size * 0.9)),
  );
  const left = rowsOf(made, ALL);
  expect(left.length).toBeGreaterThan(ORDERS / 2);
  // The one in the middle of which it ends has an end of zeros, and is named.
  const doubtful = listed('duvidosas.txt').matchAll(/^assinaturas\tlinha=(\d+)\t/gm);
  const isDoubtful = new Set([...doubtful].map(([, id]) => Number(id)));
  expect(isDoubtful.size).toBeLessThan(2);
  const sound = left.filter(({ id }) => !isDoubtful.has(Number(id)));
  expect(sound).toEqual(but().filter(({ id }) => sound.some((row) => row.id === id)));
  expect([code, said]).toEqual([0, expect.stringContaining(`  assinaturas: ${left.length} linhas salvas`)]);
  expect(said).not.toContain('Nenhuma linha se perdeu');
});
