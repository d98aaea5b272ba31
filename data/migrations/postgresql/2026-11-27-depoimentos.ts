import { Migration } from '@mikro-orm/migrations';

/** Testimonials, which staff edit. */
export class Depoimentos extends Migration {
  override up(): void {
    this.addSql(`create table "depoimentos" ("id" serial primary key, "versao" int not null default 1, "ativo" boolean not null default true, "ordem" int not null default 0, "texto" text not null, "nome" varchar(255) not null, "papel" varchar(255) null, "link" text null, "consentimento" boolean not null default false, "demonstracao" boolean not null default false)`);
    this.addSql(`alter table "depoimentos" add constraint "depoimentos_texto_check" check (trim(texto) <> '')`);
    this.addSql(`alter table "depoimentos" add constraint "depoimentos_nome_check" check (trim(nome) <> '')`);
    this.addSql(
      `alter table "depoimentos" add constraint "depoimentos_consentimento_check" check (not ativo or consentimento or demonstracao)`,
    );
  }

  override down(): void {
    this.addSql(`drop table "depoimentos"`);
  }
}
