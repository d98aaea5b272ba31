import { Migration } from '@mikro-orm/migrations';

export class QuemCuidaWidens extends Migration {
  override up(): void {
    this.addSql(`alter table "assinaturas" add "responsavel" text null`);
    this.addSql(`create index "assinaturas_responsavel_index" on "assinaturas" ("responsavel")`);
    this.addSql(`alter table "mensagens" add "responsavel" text null`);
    this.addSql(`create index "mensagens_responsavel_index" on "mensagens" ("responsavel")`);
  }

  override down(): void {
    this.addSql(`drop index "assinaturas_responsavel_index"`);
    this.addSql(`alter table "assinaturas" drop column "responsavel"`);
    this.addSql(`drop index "mensagens_responsavel_index"`);
    this.addSql(`alter table "mensagens" drop column "responsavel"`);
  }
}
