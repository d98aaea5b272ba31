import type { Migration } from '@mikro-orm/migrations';
import { describe, expect, it } from 'vitest';
import { migrations } from '../../data/migrations/index.ts';
import { onPostgres } from '../../tests/support/database.ts';
import { openShop } from '../../tests/support/shop.ts';
import { onlyAdds, WIDENS } from './widening.ts';

describe('a step only adds', () => {
  it.each([
    'create table "avisos" ("id" serial primary key, "texto" text not null)',
    'create unlogged table "avisos" ("id" int not null)',
    'alter table "planos" add "prova" int null',
    'alter table `planos` add column `prova` integer null',
    `alter table "planos" add column "prova" text not null default ''`,
    'create index "planos_prova_index" on "planos" ("prova")',
  ])('by %s', (sql) => expect(onlyAdds([sql])).toBe(true));

  it.each([
    'alter table "planos" add "prova" int not null',
    'alter table "planos" add "prova" int null unique',
    'alter table "planos" add "prova" int null references "outros"',
    'alter table "planos" add "prova" int null check (prova > 0)',
    'alter table "planos" add constraint "planos_prova_check" check (prova > 0)',
    'alter table "planos" add constraint "prova" foreign key ("outro_id") references "outros" ("id") on delete cascade',
    'alter table "planos" drop column "prova"',
    'alter table "planos" alter column "prova" set not null',
    'alter table "planos" rename column "prova" to "provas"',
    'create unique index "planos_prova_unique" on "planos" ("prova")',
    'drop table "planos"',
    'drop index "planos_prova_index"',
    'update "planos" set "prova" = 1',
  ])('not by %s', (sql) => expect(onlyAdds([sql])).toBe(false));

  it.each([
    ['alter table "planos" add "prova" int null', 'create unique index "planos_prova_unique" on "planos" ("prova")'],
    ['alter table `planos` add column `prova` text null', 'create unique index `x` on `planos` (`nome`, `prova`)'],
    ['alter table "planos" add "prova" text null', 'alter table "planos" add constraint "x" unique ("prova")'],
  ])('with a column that is empty where nobody fills it, and may hold everything once: %s; %s', (column, unique) => {
    expect(onlyAdds([column, unique])).toBe(true);
    expect(onlyAdds([column.replace('prova', 'outra'), unique])).toBe(false);
    expect(onlyAdds([column.replace(' null', ` not null default ''`), unique])).toBe(false);
  });

  it('with what stands in the column that it adds, and in no other', () => {
    const column = 'alter table "planos" add "prova" text null';
    expect(onlyAdds([column, `update planos set prova = substr(nome, 1, 2) where nome = 'x'`])).toBe(true);
    expect(onlyAdds([column, `update planos set prova = 'x', nome = 'y'`])).toBe(false);
    expect(onlyAdds([column, `update outros set prova = 'x'`])).toBe(false);
  });

  it('with what refuses something in the tables that it makes itself, unless that keeps others from deleting', () => {
    const table = 'create table "avisos" ("id" serial primary key, "plano_id" int not null)';
    const refers = 'alter table "avisos" add constraint "avisos_plano" foreign key ("plano_id") references "planos" ("id")';
    expect(onlyAdds([table, 'create unique index "avisos_unique" on "avisos" ("plano_id")'])).toBe(true);
    expect(onlyAdds([table, `${refers} on delete cascade`])).toBe(true);
    expect(onlyAdds([table, refers])).toBe(false);
    expect(onlyAdds(['create table `avisos` (`plano_id` int not null references `planos` (`id`))'])).toBe(false);
  });
});

it('steps that say so only add', async () => {
  const shop = await openShop();
  const queriesOf = async (name: string) => {
    const Step = migrations[onPostgres ? 'postgresql' : 'sqlite'][name] as unknown as new (...parts: unknown[]) => Migration;
    const step = new Step(shop.orm.em.getDriver(), shop.orm.config);
    await step.up();
    return step.getQueries().map(String);
  };
  expect(onlyAdds(await queriesOf('2026-12-05-processos'))).toBe(true);
  for (const name of Object.keys(migrations.sqlite).filter((one) => one.endsWith(WIDENS)))
    expect([name, onlyAdds(await queriesOf(name))]).toEqual([name, true]);
  await shop.close();
});
