import { Migration } from '@mikro-orm/migrations';

export class MotivoDoCancelamentoWidens extends Migration {
  override up(): void {
    this.addSql(`alter table \`assinaturas\` add column \`motivo\` text null`);
    this.addSql(`alter table \`assinaturas\` add column \`motivo_em\` datetime null`);
  }

  override down(): void {
    this.addSql(`alter table \`assinaturas\` drop column \`motivo\``);
    this.addSql(`alter table \`assinaturas\` drop column \`motivo_em\``);
  }
}
