import { Migration } from '@mikro-orm/migrations';
import { rebuildTable } from '../rebuildTable.ts';

export class FocoDoBanner extends Migration {
  override async up(): Promise<void> {
    await rebuildTable(
      (sql) => this.execute(sql),
      'banners',
      () =>
        `create table \`banners\` (\`id\` integer not null primary key autoincrement, \`versao\` integer not null default 1, \`ativo\` integer not null default true, \`ordem\` integer not null default 0, \`tipo\` text not null, \`nome\` text not null, \`alt\` text null, \`foco_x\` integer null, \`foco_y\` integer null, \`titulo\` text null, \`texto\` text null, \`chamada\` text null, \`descricao\` text null, \`imagem\` text not null, \`data_inicio\` date null, \`data_fim\` date null, \`link\` text null, constraint \`banners_focoX_check\` check (foco_x between 0 and 100), constraint \`banners_focoY_check\` check (foco_y between 0 and 100), constraint \`banners_intervalo_check\` check (data_inicio <= data_fim), constraint \`banners_datas_check\` check (tipo = 'FIXO' or (data_inicio is not null and data_fim is not null)), constraint \`banners_imagem_check\` check (trim(imagem) <> ''), constraint \`banners_nome_check\` check (trim(nome) <> ''))`,
    );
  }

  /** The definition as it was, to the letter: steps before look for their own words in it. */
  override async down(): Promise<void> {
    await rebuildTable(
      (sql) => this.execute(sql),
      'banners',
      () =>
        `CREATE TABLE "banners" ("id" integer not null primary key autoincrement, "ativo" integer not null default true, "tipo" text not null, "nome" text not null, "alt" text null, "descricao" text null, "imagem" text not null, "ordem" integer not null default 0, "data_inicio" date null, "data_fim" date null, "link" text null, "versao" integer not null default 1, \`titulo\` text null, \`texto\` text null, \`chamada\` text null, constraint "banners_intervalo_check" check (data_inicio <= data_fim), constraint "banners_datas_check" check (tipo = 'FIXO' or (data_inicio is not null and data_fim is not null)), constraint "banners_imagem_check" check (trim(imagem) <> ''), constraint "banners_nome_check" check (trim(nome) <> ''))`,
    );
  }
}
