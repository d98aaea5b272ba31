import { Migration } from '@mikro-orm/migrations';

/** The place of each order among the changes that a mirror is told of; what another system says of it. Servers of before write none of these columns. */
export class EspelhoWidens extends Migration {
  override up(): void {
    this.addSql(`alter table "assinaturas" add "paga_em" timestamptz null`);
    this.addSql(`alter table "assinaturas" add "referencia_externa" text null`);
    this.addSql(`alter table "assinaturas" add "alterada_em" timestamptz null`);
    this.addSql(`alter table "assinaturas" add "posicao" int null`);
    this.addSql(`alter table "assinaturas" add "posicao_versao" int not null default 0`);
    this.addSql(`alter table "assinaturas" add constraint "assinaturas_referencia_externa_unique" unique ("referencia_externa")`);
    this.addSql(`alter table "assinaturas" add constraint "assinaturas_posicao_unique" unique ("posicao")`);
    this.addSql(`create index "assinaturas_espelho_index" on "assinaturas" ("alterada_em", "id") where posicao_versao <> versao`);
  }

  override down(): void {
    this.addSql(`alter table "assinaturas" drop constraint "assinaturas_referencia_externa_unique"`);
    this.addSql(`alter table "assinaturas" drop constraint "assinaturas_posicao_unique"`);
    this.addSql(`drop index "assinaturas_espelho_index"`);
    this.addSql(`alter table "assinaturas" drop column "paga_em", drop column "referencia_externa", drop column "alterada_em", drop column "posicao", drop column "posicao_versao"`);
  }
}
