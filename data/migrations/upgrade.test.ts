import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { entities } from '../../modules/index.ts';
import { openDatabase, type Orm } from '../../platform/database/orm.ts';
import { migrations } from './index.ts';
import { fillSearchColumn } from './searchColumn.ts';

let folder: string;
let orm: Orm;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upgrade-'));
  orm = await openDatabase({ url: `sqlite:${folder}/site.db`, entities, migrations });
});
afterEach(async () => {
  await orm.close();
  await rm(folder, { recursive: true });
});

const sql = (statement: string): Promise<Record<string, unknown>[]> => orm.em.getConnection().execute(statement);

/** Stores a row in a table as it is at some migration: what has to be said and does not matter is empty or 0. */
async function store(table: string, said: Record<string, string | number>): Promise<void> {
  const columns = (await sql(`pragma table_info(${table})`)).filter(
    ({ name, notnull, dflt_value }) => String(name) in said || (notnull && dflt_value === null),
  );
  const values = columns.map(({ name, type }) => said[String(name)] ?? (type === 'text' ? '' : 0));
  const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));
  await sql(`insert into ${table} (${columns.map(({ name }) => name).join(', ')}) values (${values.map(literal).join(', ')})`);
}

const storeOrder = (id: number) =>
  store('assinaturas', { id, nome: `Pedido ${id}`, cliente_id_b: `b${id}`, chave: `k${id}`, pagamento: 12, valor: 35990 });

it('orders outlive the table that is made anew for another status: rows, indexes and the numbers given out', async () => {
  await orm.migrator.up({ to: '2026-11-24-busca' });
  for (const id of [1, 2, 7]) await storeOrder(id);
  await sql('delete from assinaturas where id = 7');
  const read = () => sql('select id, nome, chave, status, valor, criada_em, data_cadastro from assinaturas order by id');
  const indexes = () => sql("select name from sqlite_master where type = 'index' and tbl_name = 'assinaturas' order by name");
  const [rows, names] = [await read(), await indexes()];

  await orm.migrator.up({ to: '2026-11-25-substituicao' });
  expect(await read()).toEqual(rows);
  expect(await indexes()).toEqual(names);
  await sql("update assinaturas set status = 'substituida' where id = 1");
  await expect(sql("update assinaturas set status = 'outra' where id = 1")).rejects.toThrow(/CHECK/);
  // A number that was given out is never given again: the trace and the correspondence name it.
  expect(await sql("select seq from sqlite_sequence where name = 'assinaturas'")).toEqual([{ seq: 7 }]);

  await orm.migrator.down({ to: '2026-11-24-busca' });
  expect((await read()).map((row) => row.status)).toEqual(['cancelada', 'nova']);
});

it('people are found by addresses and documents that were stored as they were typed', async () => {
  await orm.migrator.up({ to: '2026-11-28-entradas' });
  const typed = { email: 'Maria@Empresa.COM', email_copia: ' Outra@Empresa.com', cpf_cnpj: '12.abc.345/01de-35' };
  await storeOrder(1);
  await storeOrder(2);
  for (const [column, value] of Object.entries(typed)) await sql(`update assinaturas set ${column} = '${value}' where id = 1`);
  await sql(
    `insert into mensagens (nome, email, celular, assunto, mensagem, criada_em) values ('Rui', 'RUI@Exemplo.com', '1', 'Oi', 'Olá', 0), ('Eva', 'eva@exemplo.com', '1', 'Oi', 'Olá', 0)`,
  );
  await orm.migrator.up();
  expect(await sql('select email, email_copia, cpf_cnpj from assinaturas order by id')).toEqual([
    { email: 'maria@empresa.com', email_copia: 'outra@empresa.com', cpf_cnpj: '12ABC34501DE35' },
    { email: '0', email_copia: '0', cpf_cnpj: '0' },
  ]);
  expect(await sql('select email from mensagens order by id')).toEqual([{ email: 'rui@exemplo.com' }, { email: 'eva@exemplo.com' }]);
});

it('the trace outlives the table that is made anew for lines about many rows', async () => {
  await orm.migrator.up({ to: '2026-11-30-textos' });
  const row = `0, 'ana', 'alterou', 'plano', 7, 'PHP', '[]', false`;
  const columns = 'em, usuario, acao, tabela, linha_id, rotulo, mudancas, sem_versao';
  await sql(`insert into alteracoes (${columns}) values (${row})`);
  const read = () => sql(`select id, ${columns} from alteracoes`);
  const before = await read();
  await orm.migrator.up({ to: '2026-12-01-saidas' });
  expect(await read()).toEqual(before);
  await sql(`insert into alteracoes (${columns}) values (0, 'ana', 'exportou', 'pedido', null, '3 linhas', '[]', false)`);
  await expect(sql("update alteracoes set acao = 'leu'")).rejects.toThrow(/CHECK/);
  await orm.migrator.down({ to: '2026-11-30-textos' });
  expect(await read()).toEqual(before);
});

it('lists of values leave the database: rows, references, indexes and the numbers given out stay', async () => {
  await orm.migrator.up({ to: '2026-12-01-saidas' });
  await storeOrder(4);
  for (const id of [3, 8]) await sql(`insert into planos (id, plano_tipo, nome, valor) values (${id}, 'PHP', 'Plano ${id}', 990)`);
  await sql(`insert into destaques (id, titulo, texto, plano_id) values (5, 'Com plano', 'a', 3), (9, 'Sem plano', 'b', null)`);
  await sql(`insert into cupons (codigo, tipo, valor, data_inicio, data_fim) values ('DEZ', 'fixo', 10, 0, 1)`);
  await sql(`insert into banners (tipo, nome, imagem) values ('FIXO', 'Um', 'a.webp')`);
  for (const [tabela, id] of [['planos', 8], ['destaques', 9]] as const) await sql(`delete from ${tabela} where id = ${id}`); // prettier-ignore
  const TABELAS = ['planos', 'destaques', 'cupons', 'banners', 'assinaturas', 'mensagens', 'entradas', 'alteracoes'];
  const rows = async () => Promise.all(TABELAS.map((tabela) => sql(`select * from ${tabela}`)));
  const rest = () => sql(`select type, name from sqlite_master where sql is not null union select name, seq from sqlite_sequence where seq > 0 and name not like 'mikro%' order by 1, 2`);
  const definitions = () => sql(`select name, sql from sqlite_master where type = 'table' order by name`);
  const [before, around, defined] = [await rows(), await rest(), await definitions()];

  await orm.migrator.up({ to: '2026-12-02-listas' });
  expect([await rows(), await rest()]).toEqual([before, around]);
  expect(await sql('pragma foreign_key_check')).toEqual([]);
  await sql(`update planos set plano_tipo = 'NOVA-FAMILIA' where id = 3`);
  await sql(`update assinaturas set status = 'aguardando_pagamento'`);
  await sql(`update planos set plano_tipo = 'PHP' where id = 3`);
  await sql(`update assinaturas set status = 'nova'`);
  await expect(sql(`update planos set valor = -1`)).rejects.toThrow(/CHECK/);

  await orm.migrator.down({ to: '2026-12-01-saidas' });
  expect([await rows(), await rest(), await definitions()]).toEqual([before, around, defined]);
  await expect(sql(`update planos set plano_tipo = 'NOVA-FAMILIA'`)).rejects.toThrow(/CHECK/);
  await sql(`delete from planos`);
  expect(await sql('select id, plano_id from destaques')).toEqual([{ id: 5, plano_id: null }]);
});

it('orders of before are found by the plan and the coupon that they name', async () => {
  await orm.migrator.up({ to: '2026-12-20-cupom-limites' });
  await storeOrder(1);
  await sql(`update assinaturas set busca = 'pedido 1', plano = 'Servidor Ônix', cupom = 'FLORADA10' where id = 1`);
  await orm.migrator.up({ to: '2026-12-21-busca-do-plano-widens' });
  expect(await sql('select busca from assinaturas')).toEqual([{ busca: 'pedido 1 servidor onix florada10' }]);
});

it('no step from here on loses a row, a reference or the numbers given out, there and back', async () => {
  await orm.migrator.up({ to: '2026-12-02-listas' });
  await storeOrder(4);
  // As the shop writes it: a step writes it anew, and another adds what is not there.
  await sql(`update assinaturas set busca = 'pedido 4 0 0 0 0 0 0', plano = '', cupom = ''`);
  for (const id of [3, 8]) await sql(`insert into planos (id, plano_tipo, nome, valor) values (${id}, 'PHP', 'Plano ${id}', 990)`);
  await store('destaques', { id: 5, titulo: 'Com plano', plano_id: 3 });
  await store('cupons', { codigo: 'DEZ', tipo: 'fixo', valor: 10, data_inicio: 0, data_fim: 1, plano_id: 3 });
  await store('administradores', { id: 2, usuario: 'bia' });
  await store('sessoes', { id: 's', administrador_id: 2 });
  await sql('delete from planos where id = 8');
  const TABELAS = ['planos', 'destaques', 'cupons', 'assinaturas', 'administradores', 'sessoes'];
  const columns = await Promise.all(TABELAS.map(async (tabela) => (await sql(`pragma table_info(${tabela})`)).map(({ name }) => `"${String(name)}"`)));
  const look = async () => [
    await Promise.all(TABELAS.map((tabela, i) => sql(`select ${columns[i]!.join(', ')} from ${tabela}`))),
    await sql(`select name, seq from sqlite_sequence where seq > 0 and name not like 'mikro%' order by 1`),
    await sql('pragma foreign_key_check'),
  ];
  const before = await look();
  expect((before[0] as unknown[][]).map(({ length }) => length)).toEqual(TABELAS.map(() => 1));
  const later = Object.keys(migrations.sqlite).filter((name) => name > '2026-12-02-listas');
  for (const name of later) {
    await orm.migrator.up({ to: name });
    expect([name, await look()]).toEqual([name, before]);
  }
  await orm.migrator.down({ to: '2026-12-02-listas' });
  expect(await look()).toEqual(before);
}); // prettier-ignore

it('what is searched is written of any number of rows, a few of them in memory at once', async () => {
  await orm.migrator.up({ to: '2026-12-04-procura' });
  await storeOrder(7);
  const MORE = 2500;
  const columns = (await sql('pragma table_info(assinaturas)')).map(({ name }) => String(name)).filter((name) => name !== 'id');
  const unique = (name: string) => (['cliente_id_b', 'chave'].includes(name) ? `"${name}" || n` : `"${name}"`);
  await sql(
    `insert into assinaturas (id, ${columns.map((name) => `"${name}"`).join(', ')})
       with recursive numbers (n) as (select 10 union all select n + 3 from numbers limit ${MORE})
       select n, ${columns.map(unique).join(', ')} from numbers, assinaturas where id = 7`,
  );
  await sql("update assinaturas set nome = 'D''Ávila ' || id, busca = ''");
  const read: number[] = [];
  await fillSearchColumn(
    async (statement) => {
      const rows = await sql(statement);
      if (statement.startsWith('select')) read.push(rows.length);
      return rows;
    },
    'assinaturas',
    ['nome'],
  );
  expect([Math.max(...read), read.reduce((all, some) => all + some)]).toEqual([1000, MORE + 1]);
  expect(await sql("select count(*) as n from assinaturas where busca not like '%d%avila ' || id || '%'")).toEqual([{ n: 0 }]);
});
