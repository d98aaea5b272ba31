import { Migration } from '@mikro-orm/migrations';

/** Acts of the staff that came with a key, so that each is done once. */
export class Atos extends Migration {
  override up(): void {
    this.addSql(`create table "atos" ("chave" text not null, "conteudo" text not null, "em" timestamptz not null, "linha_id" int null, "versao" int null, "resposta" jsonb null, primary key ("chave"))`);
    this.addSql(`create index "atos_em_index" on "atos" ("em")`);
  }

  override down(): void {
    this.addSql(`drop table if exists "atos" cascade`);
  }
}
