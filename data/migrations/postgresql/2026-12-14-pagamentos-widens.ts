import { Migration } from '@mikro-orm/migrations';

export class PagamentosWidens extends Migration {
  override up(): void {
    this.addSql(`create index "assinaturas_paga_em_id_index" on "assinaturas" ("paga_em", "id")`);
  }

  override down(): void {
    this.addSql(`drop index "assinaturas_paga_em_id_index"`);
  }
}
