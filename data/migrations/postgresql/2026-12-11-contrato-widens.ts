import { Migration } from '@mikro-orm/migrations';

/** The texts of contracts, and which of them each order has accepted. Servers of before write none of these columns. */
export class ContratoWidens extends Migration {
  override up(): void {
    this.addSql(`create table "contratos" ("versao" text not null, "rota" text not null, "titulo" text not null, "texto" text not null, "desde" timestamptz not null, primary key ("versao"))`);
    this.addSql(`create index "contratos_rota_desde_index" on "contratos" ("rota", "desde")`);
    this.addSql(`alter table "assinaturas" add "contrato_versao" text null`);
    this.addSql(`alter table "assinaturas" add "aceito_em" timestamptz null`);
    this.addSql(`alter table "assinaturas" add "aceito_de" text null`);
  }

  override down(): void {
    this.addSql(`drop table if exists "contratos" cascade`);
    this.addSql(`alter table "assinaturas" drop column "contrato_versao", drop column "aceito_em", drop column "aceito_de"`);
  }
}
