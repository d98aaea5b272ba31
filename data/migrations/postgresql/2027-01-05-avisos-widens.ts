import { Migration } from '@mikro-orm/migrations';

export class AvisosWidens extends Migration {
  override up(): void {
    this.addSql(`create table "avisos" ("id" serial primary key, "versao" int not null default 1, "ativo" boolean not null default true, "ordem" int not null default 0, "texto" text not null, "tom" text not null, "chamada" text null, "link" text null, "data_inicio" date null, "data_fim" date not null, "no_pedido" boolean not null default false)`);
    this.addSql(`alter table "avisos" add constraint "avisos_link_check" check ((link is null) = (chamada is null))`);
    this.addSql(`alter table "avisos" add constraint "avisos_intervalo_check" check (data_inicio <= data_fim)`);
    this.addSql(`alter table "avisos" add constraint "avisos_texto_check" check (trim(texto) <> '')`);
  }

  override down(): void {
    this.addSql(`drop table if exists "avisos" cascade`);
  }
}
