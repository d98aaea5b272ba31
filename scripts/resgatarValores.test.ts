import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createKey } from '../tests/support/accessKeys.ts';
import { runCommand as run } from '../tests/support/command.ts';
import { openShop } from '../tests/support/shop.ts';
import { rowsOf, shopToDamage, type ShopToDamage } from '../tests/support/shopToDamage.ts';
import { signIn } from '../tests/support/staff.ts';

// A row with a value that none can have closes every list that it is in: it is saved with another, and named.

const ORDERS = 12;
let shop: ShopToDamage;
beforeAll(async () => {
  shop = await shopToDamage({ copied: 1, later: ORDERS - 1 });
});
afterAll(() => rmSync(shop.folder, { recursive: true }));

/** Changes values in the rows of a file and, where it says so, not in its indexes, as a disk does. */
function change(file: string, sql: string, { indexes }: { indexes: boolean }): void {
  const db = new DatabaseSync(file, { defensive: false });
  db.exec('pragma ignore_check_constraints = on');
  const found = db
    .prepare(`select name, sql from sqlite_master where type = 'index' and tbl_name = 'assinaturas' and sql is not null`)
    .all();
  const before = db.prepare('select rootpage, name from sqlite_master').all();
  if (!indexes) {
    // Without its entry an index is not told.
    db.exec(`pragma writable_schema = on; delete from sqlite_master where type = 'index' and tbl_name = 'assinaturas'`);
    db.close();
    const open = new DatabaseSync(file, { defensive: false });
    open.exec(`pragma ignore_check_constraints = on; ${sql}; pragma writable_schema = on`);
    const insert = open.prepare(`insert into sqlite_master values ('index', ?, 'assinaturas', ?, ?)`);
    for (const { name, sql: said } of found) insert.run(name!, before.find((row) => row.name === name)!.rootpage!, said!);
    open.close();
    return;
  }
  db.exec(sql);
  db.close();
}

describe('a row with a value that its column cannot have', { timeout: 240_000 }, () => {
  it('is saved with what an index has, else with none, is named, and closes no list', async () => {
    const { dataDir, file } = shop.folderOf('valores');
    change(file, `update assinaturas set plano_tipo = '$In' where id = 3; update assinaturas set pagamento = 0 where id = 4`, {
      indexes: false,
    });
    change(
      file,
      `update assinaturas set plano_tipo = '' where id = 5; update assinaturas set status = 'nov!' where id = 6;
       update assinaturas set paga_em = 9000000000000000000 where id = 7; update assinaturas set plano_id = 99999999999 where id = 8;
       update assinaturas set data_cadastro = '2026-13-77' where id = 9; update assinaturas set prazo_desde = '2026-02-31' where id = 10;
       update assinaturas set prazo_desde = '2026x03-04' where id = 11`,
      { indexes: true },
    );
    const target = join(shop.folder, 'valores-salva');
    const { code, said } = await run('resgatar', [file, target], dataDir);
    expect([code, said]).toEqual([0, expect.stringContaining(`  assinaturas: ${ORDERS} linhas salvas (9 duvidosas)\n`)]);
    const listed = readFileSync(join(target, 'duvidosas.txt'), 'utf8');
    const [{ tipo }] = rowsOf(shop.whole, 'select plano_tipo as tipo from assinaturas where id = 3') as [{ tipo: string }];
    expect(listed).toContain(`assinaturas\tlinha=3\tplano_tipo: "$In" não pode ser; ficou "${tipo}", como no índice`);
    expect(listed).toContain('assinaturas\tlinha=4\tpagamento: 0 não pode ser; ficou 12, como no índice');
    expect(listed).toContain('assinaturas\tlinha=5\tplano_tipo: "" não pode ser; ficou nada');
    expect(listed).toContain('assinaturas\tlinha=6\tstatus: "nov!" não pode ser; ficou "nova"');
    expect(listed).toContain('assinaturas\tlinha=10\tprazo_desde: "2026-02-31" não pode ser; ficou nada');
    expect(listed).toContain('assinaturas\tlinha=11\tprazo_desde: "2026x03-04" não pode ser; ficou nada');
    expect((await run('restore', [target], dataDir)).code).toBe(0);
    writeFileSync(join(dataDir, 'session-secret'), 'um segredo para estes testes, e só para eles');
    const opened = await openShop({ DATABASE_URL: `sqlite:${dataDir}/site.db`, RATE_LIMIT: 'off' });
    onTestFinished(opened.close);
    const staff = await signIn(opened, 'ana');
    const list = await staff.graphql('{ assinaturas { total itens { id status planoTipo planoId pagaEm dataCadastro } } }');
    expect(list.errors).toBeUndefined();
    expect((list.data!.assinaturas as { total: number }).total).toBe(ORDERS);
    const { headers } = await createKey(staff, ['pedidos:ler']);
    expect((await opened.app.inject({ url: '/api/pedidos', headers })).statusCode).toBe(200);
  });
});
