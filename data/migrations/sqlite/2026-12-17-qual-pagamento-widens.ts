import { Migration } from '@mikro-orm/migrations';

export class QualPagamentoWidens extends Migration {
  override up(): void {
    this.addSql(`alter table \`assinaturas\` add column \`pagamento_id\` text null`);
  }

  override down(): void {
    this.addSql(`alter table \`assinaturas\` drop column \`pagamento_id\``);
  }
}
