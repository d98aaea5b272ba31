import { Migration } from '@mikro-orm/migrations';

export class ValorAnteriorWidens extends Migration {
  override up(): void {
    this.addSql(`alter table \`assinaturas\` add column \`valor_anterior\` integer null`);
  }

  override down(): void {
    this.addSql(`alter table \`assinaturas\` drop column \`valor_anterior\``);
  }
}
