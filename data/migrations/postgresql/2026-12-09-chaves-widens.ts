import { Migration } from '@mikro-orm/migrations';

export class ChavesWidens extends Migration {
  override up(): void {
    this.addSql(`create table "chaves_de_acesso" ("id" serial primary key, "nome" text not null, "digesto" text not null, "comeco" text not null, "escopos" jsonb not null, "criada_em" timestamptz not null, "criada_por" text not null, "expira_em" timestamptz null, "revogada_em" timestamptz null, "usada_em" timestamptz null)`);
    this.addSql(`alter table "chaves_de_acesso" add constraint "chaves_de_acesso_digesto_unique" unique ("digesto")`);
  }

  override down(): void {
    this.addSql(`drop table if exists "chaves_de_acesso" cascade`);
  }
}
