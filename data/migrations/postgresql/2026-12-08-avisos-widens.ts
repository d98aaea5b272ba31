import { Migration } from '@mikro-orm/migrations';

export class AvisosWidens extends Migration {
  override up(): void {
    this.addSql(`create table "entregas" ("id" serial primary key, "evento" text not null, "tipo" text not null, "destino" text not null, "tabela" text not null, "linha_id" int not null, "dados" jsonb null, "criada_em" timestamptz not null, "proxima_em" timestamptz not null, "tentativas" int not null default 0, "tomada_ate" timestamptz null, "estado" text not null default 'esperando', "resposta" text null, "entregue_em" timestamptz null)`);
    this.addSql(`create index "entregas_desistidas_index" on "entregas" ("id") where "estado" = 'desistida'`);
    this.addSql(`create index "entregas_fila_index" on "entregas" ("linha_id", "tabela", "destino", "id") where "estado" = 'esperando'`);
    this.addSql(`create index "entregas_vez_index" on "entregas" ("destino", "proxima_em", "id") where "estado" = 'esperando'`);
    this.addSql(`create table "webhooks" ("id" serial primary key, "versao" int not null default 1, "url" text not null, "eventos" text not null, "segredo" text not null, "segredo_anterior" text null, "anterior_ate" timestamptz null, "criado_em" timestamptz not null, "pausado_em" timestamptz null, "motivo" text null)`);
  }

  override down(): void {
    this.addSql(`drop table if exists "entregas" cascade`);
    this.addSql(`drop table if exists "webhooks" cascade`);
  }
}
