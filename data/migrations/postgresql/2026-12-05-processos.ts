import { Migration } from '@mikro-orm/migrations';

/** What several processes over one PostgreSQL count and remember together. */
export class Processos extends Migration {
  override up(): void {
    // Written at every count, and worth nothing after a crash: the log of PostgreSQL need not have it.
    this.addSql(`create unlogged table "contagens" ("key" text not null, "points" int not null, "expire" bigint null, primary key ("key"))`);
    this.addSql(`create table "registros" ("nome" text not null, "conteudo" jsonb not null, primary key ("nome"))`);
  }

  override down(): void {
    this.addSql(`drop table if exists "contagens" cascade`);
    this.addSql(`drop table if exists "registros" cascade`);
  }
}
