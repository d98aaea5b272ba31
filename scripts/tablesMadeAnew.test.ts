import { expect, it } from 'vitest';
import { tablesMadeAnew } from './tablesMadeAnew.ts';

it('takes tables out of the generator’s hands, with the indexes that they have besides, and leaves the rest', () => {
  expect(
    tablesMadeAnew([
      'alter table `cupons` add column `nota` text null',
      'pragma foreign_keys = off',
      'create table `planos__temp_alter` (`id` integer not null, constraint planos_check check (id > 0))',
      'insert into `planos__temp_alter` select `id` from `planos`',
      'drop table `planos`',
      'alter table `planos__temp_alter` rename to `planos`',
      'create index `planos_tipo_index` on `planos` (`tipo`)',
      'pragma foreign_keys = on',
      'drop table `outra`',
      'create unique index `cupons_nota_unique` on `cupons` (`nota`)',
    ]),
  ).toEqual([
    'alter table `cupons` add column `nota` text null',
    { table: 'planos', definition: 'create table `planos` (`id` integer not null, constraint planos_check check (id > 0))' },
    'create index if not exists `planos_tipo_index` on `planos` (`tipo`)',
    'drop table `outra`',
    'create unique index `cupons_nota_unique` on `cupons` (`nota`)',
  ]);
});
