import { Migration } from '@mikro-orm/migrations';

/** The record of sign-ins; sessions know when they were last seen. Open ones end: staff sign in once more. */
export class Entradas extends Migration {
  override up(): void {
    this.addSql(`create table "entradas" ("id" serial primary key, "em" timestamptz not null, "usuario" varchar(255) null, "visitante" varchar(255) not null, "conhecido" boolean not null, "resultado" text not null)`);
    this.addSql(`alter table "entradas" add constraint "entradas_resultado_check" check ("resultado" in ('entrou', 'recusada', 'confirmacao_recusada'))`);
    this.addSql(`create index "entradas_em_index" on "entradas" ("em")`);
    this.addSql(`delete from "sessoes"`);
    this.addSql(`alter table "sessoes" add column "vista_em" timestamptz not null`);
  }

  override down(): void {
    this.addSql(`drop table "entradas"`);
    this.addSql(`alter table "sessoes" drop column "vista_em"`);
  }
}
