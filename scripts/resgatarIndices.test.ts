import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand as run } from '../tests/support/command.ts';
import { damageIndexedKey, damageKey, damageTable, keepPages, misplaceIndex, misplacePage } from '../tests/support/damage.ts';
import { rowsOf, shopToDamage, type ShopToDamage } from '../tests/support/shopToDamage.ts';

// What knows of the rows of a damaged file, indexes and counters, may be what is damaged: rows that are whole do not go for that, nor without being counted.

const ORDERS = 3;
let shop: ShopToDamage;
beforeAll(async () => {
  shop = await shopToDamage({ copied: 1, later: ORDERS - 1 });
});
afterAll(() => rmSync(shop.folder, { recursive: true }));

/** Runs statements on a database that nobody has open. */
function write(file: string, sql: string): void {
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
}

/** What resgatar makes of a file of the shop after something was done to it. */
async function rescued(name: string, harm: (file: string) => unknown) {
  const { dataDir, file } = shop.folderOf(name);
  harm(file);
  const target = join(shop.folder, `${name}-salva`);
  const { code, said } = await run('resgatar', [file, target], dataDir);
  expect([code, said]).toEqual([0, expect.stringContaining('Resgatado de')]);
  const listed = (list: string) => readFileSync(join(target, list), 'utf8');
  return { said, made: join(target, 'site.db'), listed };
}

const notes = (count: number, from = 1) => `
  with recursive conta(n) as (select ${from} union all select n + 1 from conta where n < ${from + count - 1})
  insert into notas (id, tabela, linha_id, texto, autor, em) select n, 'pedido', n, 'Nota ' || n, 'Ana', 1795000000000 from conta`;
const praise = (nome: string) =>
  `insert into depoimentos (texto, nome, consentimento) values ('${'Bom. '.repeat(20)}', '${nome}', true)`;
const idsOf = (file: string, table: string) => rowsOf(file, `select id from ${table} order by id`).map(({ id }) => Number(id));
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const sequence = (file: string, table: string) => rowsOf(file, `select seq from sqlite_sequence where name = '${table}'`)[0]?.seq;

describe('a damaged file', { timeout: 180_000 }, () => {
  it('is rescued however many rows a table has, with an index and without', async () => {
    const many = 150_000;
    const { made, said } = await rescued('muitas', (file) => {
      write(
        file,
        `${notes(many)}; insert into depoimentos (id, texto, nome, consentimento) select id, texto, autor, true from notas;
         delete from sqlite_sequence where name = 'depoimentos'`,
      );
      damageTable(file, 'notas');
      damageTable(file, 'depoimentos');
    });
    for (const table of ['notas', 'depoimentos']) {
      const [{ quantas }] = rowsOf(made, `select count(*) as quantas from ${table}`) as [{ quantas: number }];
      expect(quantas).toBeGreaterThan(many - 300);
      expect(quantas).toBeLessThan(many);
      expect(sequence(made, table)).toBe(many);
      expect(said).toContain(`  ${table}: ${quantas.toLocaleString('pt-BR')} linhas salvas, `);
    }
  });

  it('gives the rows that an index does not know, and calls them doubtful', async () => {
    const index = 'notas_tabela_linha_id_index';
    for (const [name, harm] of [
      ['chave-do-indice', (file: string) => damageIndexedKey(file, index, 9, 64)],
      ['outro-indice', (file: string) => misplaceIndex(file, 'planos_plano_tipo_index', index)],
    ] as const) {
      const { made, said, listed } = await rescued(name, (file) => {
        write(file, notes(18));
        harm(file);
      });
      expect(idsOf(made, 'notas')).toEqual(upTo(18));
      expect(said).not.toContain('Nenhuma linha se perdeu');
      expect(said).toMatch(/ {2}notas: 18 linhas salvas \(\d+ duvidosas?\)/);
      expect(listed('duvidosas.txt')).toMatch(/^notas\tlinha=9\t.*nenhum índice a conhece/m);
    }
  });

  it('gives the newest rows of which an index was not told any more', async () => {
    const { made, said, listed } = await rescued('indice-de-antes', (file) => {
      write(file, notes(3));
      const stale = keepPages(file, 'notas_tabela_linha_id_index');
      write(file, notes(2, 4));
      stale();
    });
    expect(idsOf(made, 'notas')).toEqual(upTo(5));
    expect(said).toContain('  notas: 5 linhas salvas (2 duvidosas)\n');
    expect(listed('perdidas.txt')).toBe('');
    expect(sequence(made, 'notas')).toBe(5);
  });

  it('gives a name that an index alone has with another key', async () => {
    const { made, said } = await rescued('nome-do-indice', (file) =>
      // A coupon is known by its code alone; 8 comes to be 12.
      {
        write(
          file,
          `insert into cupons (id, codigo, tipo, valor, data_inicio, data_fim) values (8, 'OITO', 'fixo', 1, '2026-01-01', '2026-12-31')`,
        );
        damageIndexedKey(file, 'cupons_codigo_unique', 8, 4);
      },
    );
    expect(rowsOf(made, 'select id, codigo from cupons')).toEqual([{ id: 8, codigo: 'OITO' }]);
    expect(said).not.toContain('Nenhuma linha se perdeu');
  });

  it('gives the newest rows where the counter of their table is of before, and their numbers to no others', async () => {
    const { made, said, listed } = await rescued('contador-de-antes', (file) => {
      write(file, praise('Ana'));
      const stale = keepPages(file, 'sqlite_sequence');
      write(file, `${praise('Bia')}; ${praise('Caio')}`);
      stale();
    });
    expect(idsOf(made, 'depoimentos')).toEqual([1, 2, 3]);
    expect(sequence(made, 'depoimentos')).toBe(3);
    expect(said).toContain('  depoimentos: 3 linhas salvas (2 duvidosas)\n');
    expect(listed('duvidosas.txt')).toMatch(/^depoimentos\tlinha=2\t.*\ndepoimentos\tlinha=3\t/m);
    expect(listed('perdidas.txt')).toBe('');
  });

  it('counts the rows that it refuses', async () => {
    // One out of its place, where the counter has never come, and one under the key of another.
    for (const [name, bit] of [
      ['fora-do-lugar', 64],
      ['chave-de-outra', 4],
    ] as const) {
      const { made, said, listed } = await rescued(name, (file) => {
        write(file, ['Ana', 'Bia', 'Caio', 'Davi', 'Eva', 'Fabio', 'Gil', 'Hugo'].map(praise).join(';'));
        damageKey(file, 'depoimentos', 2, bit);
      });
      expect(rowsOf(made, 'select nome from depoimentos order by id')).not.toContainEqual({ nome: 'Bia' });
      expect(idsOf(made, 'depoimentos')).toEqual([1, 3, 4, 5, 6, 7, 8]);
      expect(said).toContain('  depoimentos: 7 linhas salvas, cerca de 1 perdida');
      expect(said).not.toContain('Nenhuma linha se perdeu');
      expect(listed('perdidas.txt')).toMatch(/^depoimentos\tlinha=\d+\t/m);
      expect(sequence(made, 'depoimentos')).toBe(8);
    }
  });

  it('gives a picture whose bytes are not those of its check-sum, and calls it doubtful', async () => {
    const { made, said, listed } = await rescued('imagem', (file) => {
      const db = new DatabaseSync(file);
      const insert = db.prepare(
        `insert into imagens (caminho, pasta, imagem, tipo, digest, enviada_em, bytes) values (?, 'banner', ?, 'image/webp', ?, 0, ?)`,
      );
      const bytes = Buffer.from('uma imagem');
      const digest = createHash('sha256').update(bytes).digest('hex');
      insert.run('banner/boa.webp', 'boa.webp', digest, bytes);
      insert.run('banner/outra.webp', 'outra.webp', digest, Buffer.from('um4 imagem'));
      db.close();
    });
    expect(rowsOf(made, 'select caminho from imagens order by caminho')).toHaveLength(2);
    expect(said).toContain('  imagens: 2 linhas salvas (1 duvidosa)\n');
    expect(listed('duvidosas.txt')).toMatch(/^imagens\t.*bytes: não é o que foi guardado.*caminho=banner\/outra\.webp$/m);
  });

  it('has no order whose key several indexes know to be another, though none came after it', async () => {
    const { made, said } = await rescued('ultima-chave', (file) => damageKey(file, 'assinaturas', ORDERS, 64));
    expect(idsOf(made, 'assinaturas')).toEqual(upTo(ORDERS - 1));
    expect(sequence(made, 'assinaturas')).toBe(ORDERS);
    expect(said).toContain(`  assinaturas: ${ORDERS - 1} linhas salvas, 1 perdida\n`);
  });
});

describe('a table without an index', { timeout: 180_000 }, () => {
  it('whose page has lost a row says by its counter which may be gone', async () => {
    const { said, listed } = await rescued('sem-indice-some', (file) => {
      write(file, ['Ana', 'Bia', 'Caio', 'Davi'].map(praise).join(';'));
      const db = new DatabaseSync(file);
      const [{ page }] = db.prepare("select pageno as page from dbstat where name = 'depoimentos'").all() as [{ page: number }];
      db.close();
      const bytes = readFileSync(file);
      // The number of its rows.
      bytes[(page - 1) * 4096 + 4]! -= 1;
      writeFileSync(file, bytes);
    });
    expect(said).toContain('  depoimentos: 3 linhas salvas, talvez 1 perdida');
    expect(said).not.toContain('Nenhuma linha se perdeu');
    expect(listed('perdidas.txt')).toContain('depoimentos\tlinha=4\ttalvez perdida');
  });

  it('that most orders are gone of is told before the way on, and that the copy has more', async () => {
    const { said } = await rescued('copia-tem-mais', (file) => {
      write(file, `delete from sessoes`);
      for (let id = 1; id <= ORDERS; id++) damageKey(file, 'assinaturas', id, 64);
      writeFileSync(join(dirname(file), 'ultima-copia.json'), JSON.stringify({ em: new Date(), pasta: dirname(shop.whole) }));
    });
    expect(said).toMatch(/Perderam-se \d pedidos?, e salvaram-se \d pedidos?\./);
    expect(said).toMatch(/A última cópia, em \S+inteira, tem 3 pedidos: mais que o resgate. Para a loja abrir com ela/);
    expect(said.indexOf('mais que o resgate')).toBeLessThan(said.indexOf('Ou, para a loja abrir com o que foi resgatado'));
    expect(said).toMatch(/sqlite3 \S+site\.db \.recover/);
  });
});

describe('a table whose rows have a text for a key', { timeout: 180_000 }, () => {
  it('is counted and compared by it, however its rows are numbered', async () => {
    const { made, said, listed } = await rescued('chave-de-texto', (file) => {
      const db = new DatabaseSync(file);
      const bytes = Buffer.from('uma imagem');
      const digest = createHash('sha256').update(bytes).digest('hex');
      const insert = db.prepare(
        `insert into imagens (caminho, pasta, imagem, tipo, digest, enviada_em, bytes) values (?, 'banner', ?, 'image/webp', ?, 0, ?)`,
      );
      for (let number = 1; number <= 40; number++) insert.run(`banner/${number}.webp`, `${number}.webp`, digest, bytes);
      // Others have come where these were, so that numbers have gaps.
      db.exec(`delete from imagens where _rowid_ % 3 = 0`);
      db.close();
      damageTable(file, 'contratos');
    });
    const left = Array.from({ length: 40 }, (_, index) => index + 1).filter((number) => number % 3 !== 0);
    expect(rowsOf(made, 'select caminho from imagens')).toHaveLength(left.length);
    expect(said).toContain(`  imagens: ${left.length} linhas salvas\n`);
    expect(listed('duvidosas.txt')).toBe('');
  });

  it('gives a row that stands twice once, and takes no other away for it', async () => {
    const { made, listed } = await rescued('chave-de-texto-duas', (file) => {
      const db = new DatabaseSync(file);
      const insert = db.prepare(`insert into registros (nome, conteudo) values (?, ?)`);
      for (let number = 1; number <= 60; number++) insert.run(`nota-${number}`, JSON.stringify('x'.repeat(300)));
      db.exec(`delete from registros where _rowid_ < 20`);
      db.close();
      misplacePage(file, ['registros', 30], ['registros', 50]);
    });
    const names = rowsOf(made, 'select nome from registros').map(({ nome }) => String(nome));
    const lost = [...listed('perdidas.txt').matchAll(/^registros\t.*nome=(\S+)/gm)].map(([, nome]) => String(nome));
    const all = Array.from({ length: 41 }, (_, index) => `nota-${index + 20}`);
    expect([...names, ...lost].toSorted()).toEqual(all.toSorted());
  });
});
