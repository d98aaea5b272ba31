import { Migration } from '@mikro-orm/migrations';

/** Testimonials, which staff edit. */
export class Depoimentos extends Migration {
  override up(): void {
    this.addSql(`create table "depoimentos" ("id" integer not null primary key autoincrement, "versao" integer not null default 1, "ativo" integer not null default true, "ordem" integer not null default 0, "texto" text not null, "nome" text not null, "papel" text null, "link" text null, "consentimento" integer not null default false, "demonstracao" integer not null default false, constraint "depoimentos_texto_check" check (trim(texto) <> ''), constraint "depoimentos_nome_check" check (trim(nome) <> ''), constraint "depoimentos_consentimento_check" check (not ativo or consentimento or demonstracao))`);
  }

  override down(): void {
    this.addSql(`drop table "depoimentos"`);
  }
}
