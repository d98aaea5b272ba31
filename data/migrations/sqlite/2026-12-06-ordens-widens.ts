import { Migration } from '@mikro-orm/migrations';

export class OrdensWidens extends Migration {
  override up(): void {
    this.addSql(`create index \`assinaturas_valor_id_index\` on \`assinaturas\` (\`valor\`, \`id\`)`);
    this.addSql(`create index \`assinaturas_nome_id_index\` on \`assinaturas\` (\`nome\`, \`id\`)`);
  }

  override down(): void {
    this.addSql(`drop index \`assinaturas_valor_id_index\``);
    this.addSql(`drop index \`assinaturas_nome_id_index\``);
  }
}
