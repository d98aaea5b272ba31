import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../tests/support/command.ts';
import { openShop, type Shop } from '../tests/support/shop.ts';

// What the operator does to the catalogue with commands, on a database of its own, while a shop is open and while it is not.

let folder: string;
let dataDir: string;
let open: Shop;
let round = 0;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'catalogo-'));
  open = await openShop();
});
afterAll(async () => {
  await open.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  dataDir = join(folder, `loja-${(round += 1)}`);
  mkdirSync(dataDir);
  await run('backup', [join(folder, `copia-${round}`)], open.config.dataDir);
  for (const name of readdirSync(join(folder, `copia-${round}`)))
    if (name === 'site.db') writeFileSync(join(dataDir, name), readFileSync(join(folder, `copia-${round}`, name)));
});

const run = (name: string, args: readonly string[], where = dataDir) => runCommand(name, args, where);

function ask(sql: string): Record<string, unknown>[] {
  const db = new DatabaseSync(join(dataDir, 'site.db'));
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
}
const count = (table: string) => Number(ask(`select count(*) as n from ${table}`)[0]!.n);
const pictures = () => ask(`select caminho from imagens where caminho like '%.webp' order by 1`).map(({ caminho }) => caminho);

describe('npm run catalogo', { timeout: 120_000 }, () => {
  it('shows what a file would change, changes nothing without --aplicar, and all of it with', async () => {
    const shown = await run('catalogo', ['importar', 'data/demo/catalogo.json']);
    // Its pictures are beside it, and not in this shop.
    expect([shown.code, shown.said]).toEqual([
      1,
      expect.stringContaining('Erro em banners, item 1, imagem: Esta imagem não está guardada: envie-a.'),
    ]);
    const { banners: _banners, ...rest } = JSON.parse(readFileSync('data/demo/catalogo.json', 'utf8')) as Record<string, unknown>;
    const file = join(folder, `arquivo-${round}.json`);
    writeFileSync(file, JSON.stringify(rest));
    const dry = await run('catalogo', ['importar', file]);
    expect([dry.code, dry.said]).toEqual([
      0,
      expect.stringContaining('Planos: 65 a criar, 0 a alterar, 0 iguais, 0 só na loja (ficam).'),
    ]);
    expect([dry.said.includes('repita com --aplicar'), count('planos')]).toEqual([true, 0]);
    const done = await run('catalogo', ['importar', file, '--aplicar']);
    expect([done.code, count('planos'), count('alteracoes')]).toEqual([0, 65, 74]);
    expect(ask('select distinct usuario from alteracoes')).toEqual([{ usuario: 'linha de comando' }]);
  });

  it('takes out and brings back a file with pictures, and a folder of spreadsheets', async () => {
    await run('demo', ['carregar']);
    const [file, sheets] = [join(folder, `tudo-${round}.json`), join(folder, `planilhas-${round}`)];
    expect((await run('catalogo', ['exportar', file])).code).toBe(0);
    expect((await run('catalogo', ['exportar', sheets])).code).toBe(0);
    expect(readdirSync(sheets).length).toBe(6);
    expect((await run('catalogo', ['exportar', file])).said).toContain('já existe');
    writeFileSync(join(sheets, 'planos.csv'), readFileSync(join(sheets, 'planos.csv'), 'utf8').replace(';14,90;', ';15,90;'));
    const changed = await run('catalogo', ['importar', sheets, '--aplicar']);
    expect([changed.code, changed.said]).toEqual([
      0,
      expect.stringContaining('~ PHP Broto: valor: R$\u00a014,90 → R$\u00a015,90'),
    ]);
    ask('delete from imagens');
    const back = await run('catalogo', ['importar', file, '--aplicar']);
    expect([back.code, back.said]).toEqual([0, expect.stringContaining('~ PHP Broto: valor: R$\u00a015,90 → R$\u00a014,90')]);
    expect(pictures()).toEqual(['banner/florada.webp', 'banner/n8n.webp', 'banner/vps-icp.webp']);
    expect(count('imagens')).toBe(15);
  });

  it('changes nothing while the shop is open, which it says, and shows what it would', async () => {
    const file = join(folder, 'aberta.json');
    writeFileSync(file, JSON.stringify({ formato: 'catalogo', versao: 1, planos: [{ nome: 'A', planoTipo: 'PHP', valor: 1 }] }));
    const { dataDir: where } = open.config;
    expect((await run('catalogo', ['importar', file], where)).said).toContain('1 a criar');
    const { code, said } = await run('catalogo', ['importar', file, '--aplicar'], where);
    expect([code, said]).toEqual([1, expect.stringContaining('A loja está aberta')]);
    expect((await open.app.inject('/api/planos/listarativos')).json()).toEqual([]);
  });

  it.each([[['importar']], [['nada', 'x.json']], [['importar', 'x.json', '--force']]])(
    'says how it is called: %j',
    async (args) => {
      const { code, said } = await run('catalogo', args);
      expect([code, said]).toEqual([2, expect.stringMatching(/Uso: npm run catalogo|não é deste comando/)]);
    },
  );
});

describe('npm run demo', { timeout: 120_000 }, () => {
  it('takes all of it away, pictures included, says so in the trace, and it does not come back by itself', async () => {
    expect((await run('demo', ['carregar'])).code).toBe(0);
    expect([count('planos'), count('banners'), count('cupons'), pictures().length]).toEqual([65, 6, 3, 3]);
    expect((await run('demo', ['carregar'])).said).toContain('só entra numa loja vazia');
    const precos = () => ask('select id, valor from planos order by id');
    const antes = precos();
    ask('update planos set valor = valor + 100 where id < 4');
    expect((await run('demo', ['atualizar'])).code).toBe(0);
    expect(precos()).toEqual(antes);
    const asked = await run('demo', ['remover']);
    expect([asked.code, asked.said]).toEqual([1, expect.stringContaining('será apagado: 80 linhas')]);
    expect([asked.said.includes('confirme com --sim'), count('planos')]).toEqual([true, 65]);
    const done = await run('demo', ['remover', '--sim']);
    expect([done.code, done.said]).toEqual([0, expect.stringContaining('Apagado: 80 linhas.')]);
    for (const table of ['planos', 'banners', 'cupons', 'destaques', 'depoimentos'])
      expect([table, count(table)]).toEqual([table, 0]);
    expect(count('imagens')).toBe(0);
    expect(ask(`select count(*) as n from alteracoes where acao = 'excluiu' and usuario = 'linha de comando'`)).toEqual([
      { n: 80 },
    ]);
    expect((await run('demo', ['remover', '--sim'])).said).toContain('Não há nada da demonstração');
  });

  it('leaves and names what was changed or is used, also where an older version has loaded it without a trace', async () => {
    await run('demo', ['carregar']);
    const db = new DatabaseSync(join(dataDir, 'site.db'));
    db.exec(`delete from alteracoes;
      update planos set valor = 9900, versao = 2 where nome = 'PHP Broto';
      update cupons set plano_id = (select id from planos where nome = 'PHP Ramo'), versao = 2 where codigo = 'IPE20';
      insert into planos (plano_tipo, nome, valor, ativo, ordem, promocional, versao) values ('PHP', 'Meu', 100, 1, 0, 0, 1);`);
    db.close();
    const { code, said } = await run('demo', ['remover', '--sim']);
    expect(code).toBe(0);
    expect(said).toContain('Fica, porque foi alterado: Planos: PHP Broto');
    expect(said).toContain('Fica, porque foi alterado: Cupons: IPE20');
    expect(said).toContain('Fica, porque é usado por cupom IPE20: Planos: PHP Ramo');
    expect(ask('select nome from planos order by nome')).toEqual([{ nome: 'Meu' }, { nome: 'PHP Broto' }, { nome: 'PHP Ramo' }]);
    expect(ask('select codigo from cupons')).toEqual([{ codigo: 'IPE20' }]);
  });

  it('is refused while the shop is open', async () => {
    const { code, said } = await run('demo', ['carregar'], open.config.dataDir);
    expect([code, said]).toEqual([1, expect.stringContaining('A loja está aberta')]);
  });
});
