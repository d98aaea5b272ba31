import { Migration } from '@mikro-orm/migrations';

export class EntregasDaLinhaWidens extends Migration {
  override up(): void {
    this.addSql(`create index "entregas_linha_index" on "entregas" ("linha_id", "tabela")`);
  }

  override down(): void {
    this.addSql(`drop index "entregas_linha_index"`);
  }
}
