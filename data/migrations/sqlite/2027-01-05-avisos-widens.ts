import { Migration } from '@mikro-orm/migrations';

export class AvisosWidens extends Migration {
  override up(): void {
    this.addSql(`create table \`avisos\` (\`id\` integer not null primary key autoincrement, \`versao\` integer not null default 1, \`ativo\` integer not null default true, \`ordem\` integer not null default 0, \`texto\` text not null, \`tom\` text not null, \`chamada\` text null, \`link\` text null, \`data_inicio\` date null, \`data_fim\` date not null, \`no_pedido\` integer not null default false, constraint \`avisos_link_check\` check ((link is null) = (chamada is null)), constraint \`avisos_intervalo_check\` check (data_inicio <= data_fim), constraint \`avisos_texto_check\` check (trim(texto) <> ''))`);
  }

  override down(): void {
    this.addSql(`drop table if exists \`avisos\``);
  }
}
