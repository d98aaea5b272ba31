import { Migration } from '@mikro-orm/migrations';

export class LinksDeAcessoWidens extends Migration {
  override up(): void {
    this.addSql(`create table "links_de_acesso" ("id" serial primary key, "administrador_id" int not null, "resumo" text not null, "motivo" text not null, "criado_em" timestamptz not null, "expira_em" timestamptz not null)`);
    this.addSql(`alter table "links_de_acesso" add constraint "links_de_acesso_administrador_id_unique" unique ("administrador_id")`);
    this.addSql(`alter table "links_de_acesso" add constraint "links_de_acesso_resumo_unique" unique ("resumo")`);
    this.addSql(`alter table "administradores" add "email" text null`);
    this.addSql(`alter table "links_de_acesso" add constraint "links_de_acesso_administrador_id_foreign" foreign key ("administrador_id") references "administradores" ("id") on delete cascade`);
    this.addSql(`alter table "links_de_acesso" add constraint "links_de_acesso_motivo_check" check (motivo = 'convite' or motivo = 'senha')`);
  }

  override down(): void {
    this.addSql(`drop table if exists "links_de_acesso" cascade`);
    this.addSql(`alter table "administradores" drop column "email"`);
  }
}
