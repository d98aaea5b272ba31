import { Migration } from '@mikro-orm/migrations';

export class TextosDoSiteWidens extends Migration {
  override up(): void {
    this.addSql(`create table "textos_do_site" ("id" serial primary key, "versao" int not null default 1, "sites" int null, "sites_em" date null, "sites_fonte" text null, "clientes" int null, "clientes_em" date null, "clientes_fonte" text null, "horario" text null, "excecao" text null, "excecao_inicio" date null, "excecao_fim" date null)`);
    this.addSql(`alter table "textos_do_site" add constraint "textos_do_site_sites_check" check (sites between 1 and 999999999)`);
    this.addSql(`alter table "textos_do_site" add constraint "textos_do_site_clientes_check" check (clientes between 1 and 999999999)`);
    this.addSql(`alter table "textos_do_site" add constraint "textos_do_site_excecao_check" check ((excecao is null) = (excecao_fim is null))`);
    this.addSql(`alter table "textos_do_site" add constraint "textos_do_site_intervalo_check" check (excecao_inicio <= excecao_fim)`);
    this.addSql(`alter table "textos_do_site" add constraint "textos_do_site_unico_check" check (id = 1)`);
  }

  override down(): void {
    this.addSql(`drop table if exists "textos_do_site" cascade`);
  }
}
