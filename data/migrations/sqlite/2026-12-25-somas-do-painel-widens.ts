import { Migration } from '@mikro-orm/migrations';

export class SomasDoPainelWidens extends Migration {
  override up(): void {
    this.addSql(`create index \`assinaturas_somas_index\` on \`assinaturas\` (\`data_cadastro\`, \`status\`, \`valor_conferido\`, \`plano_tipo\`, \`pagamento\`, \`cupom\`, \`valor\`, \`plano_id\`, \`substituida_por_id\`, \`id\`)`);
  }

  override down(): void {
    this.addSql(`drop index \`assinaturas_somas_index\``);
  }
}
