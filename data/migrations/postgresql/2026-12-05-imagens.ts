import { Migration } from '@mikro-orm/migrations';

/** Pictures of banners; a start takes those that are files into it. Going back loses what is in it. */
export class Imagens extends Migration {
  override up(): void {
    this.addSql(`create table "imagens" ("caminho" text not null, "pasta" text not null, "imagem" text not null, "tipo" text not null, "digest" text not null, "enviada_em" timestamptz not null, "bytes" bytea not null, primary key ("caminho"))`);
    this.addSql(`create index "imagens_pasta_imagem_index" on "imagens" ("pasta", "imagem")`);
  }

  override down(): void {
    this.addSql(`drop table if exists "imagens" cascade`);
  }
}
