import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wrap } from '@mikro-orm/core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { migrations } from '../../data/migrations/index.ts';
import { Banner } from '../../modules/banners/banner.entity.ts';
import { Plano } from '../../modules/catalogue/plano.entity.ts';
import { entities } from '../../modules/index.ts';
import { startPostgres, type Postgres } from '../../scripts/scratchPostgres.ts';
import { criarBanner, criarPlano } from '../../tests/support/factories.ts';
import { openDatabase, type Orm } from './orm.ts';
import { readRows } from './rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'rows-'));
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

describe.each([
  ['an embedded database', async () => `sqlite:${join(folder, 'loja.db')}`],
  ['PostgreSQL', () => postgres.database('linhas')],
])('rows of %s', (_where, address) => {
  let orm: Orm;
  beforeAll(async () => {
    orm = await openDatabase({ url: await address(), entities, migrations });
    await orm.migrator.up();
  });
  afterAll(() => orm.close());

  it('have the values of their entities, money and days among them', async () => {
    const em = orm.em.fork();
    await criarPlano(em, { nome: "D'Ávila ?", valor: 19.9, desconto2: 12.5, promocional: true, ordem: 2 });
    await criarPlano(em, { valor: 0.29, descricao: null, ordem: 1 });
    await criarBanner(em, { tipo: 'TEMPORARIO', dataInicio: '2026-01-02', dataFim: '2026-12-31' });
    const planos = await orm.em.fork().find(Plano, { ativo: true }, { orderBy: { ordem: 'asc' } });
    const banners = await orm.em.fork().find(Banner, {});
    expect(await readRows(orm.em.fork(), Plano, { ativo: true }, { ordem: 'asc' })).toEqual(
      planos.map((plano) => wrap(plano).toObject()),
    );
    expect(await readRows(orm.em.fork(), Banner, {})).toEqual(banners.map((banner) => wrap(banner).toObject()));
    expect(await readRows(orm.em.fork(), Plano, { nome: "D'Ávila ?", valor: 19.9 })).toHaveLength(1);
  });

  it('are seen in the transaction that writes them, and not before its end elsewhere', async () => {
    const where = { nome: 'Em andamento' };
    await orm.em
      .fork()
      .transactional(async (tx) => {
        await criarPlano(tx, where);
        expect(await readRows(tx, Plano, where)).toHaveLength(1);
        throw new Error('volta');
      })
      .catch((error: Error) => expect(error.message).toBe('volta'));
    expect(await readRows(orm.em.fork(), Plano, where)).toEqual([]);
  });

  it('are those of a table that has changed since they were last asked for', async () => {
    await criarPlano(orm.em.fork(), { ativo: false });
    const question = 'select * from planos order by id limit 1';
    const ask = async () => (await orm.em.fork().getConnection().execute(question)) as object[];
    expect((await ask())[0]).not.toHaveProperty('cor');
    await orm.em.fork().getConnection().execute("alter table planos add column cor text default 'verde'");
    onTestFinished(async () => {
      await orm.em.fork().getConnection().execute('alter table planos drop column cor');
    });
    expect((await ask())[0]).toMatchObject({ cor: 'verde' });
  });
});
