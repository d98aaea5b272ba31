import { Migration } from '@mikro-orm/migrations';

export class FilasContadasWidens extends Migration {
  override up(): void {
    this.addSql(`create index \`assinaturas_valor_conferido_status_index\` on \`assinaturas\` (\`valor_conferido\`, \`status\`)`);
  }

  override down(): void {
    this.addSql(`drop index \`assinaturas_valor_conferido_status_index\``);
  }
}
