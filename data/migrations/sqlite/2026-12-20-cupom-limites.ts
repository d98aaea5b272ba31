import { Migration } from '@mikro-orm/migrations';

export class CupomLimites extends Migration {
  override up(): void {
    this.addSql(`create index \`assinaturas_cupom_data_cadastro_index\` on \`assinaturas\` (\`cupom\`, \`data_cadastro\`)`);
    this.addSql(`alter table \`cupons\` add column \`familias\` text null`);
    this.addSql(`alter table \`cupons\` add column \`limite\` integer null`);
    this.addSql(`alter table \`cupons\` add column \`limite_por_cliente\` integer null`);
    this.addSql(`alter table \`cupons\` add column \`primeiro_pedido\` integer not null default false`);
  }

  override down(): void {
    this.addSql(`drop index \`assinaturas_cupom_data_cadastro_index\``);
    this.addSql(`alter table \`cupons\` drop column \`familias\``);
    this.addSql(`alter table \`cupons\` drop column \`limite\``);
    this.addSql(`alter table \`cupons\` drop column \`limite_por_cliente\``);
    this.addSql(`alter table \`cupons\` drop column \`primeiro_pedido\``);
  }
}
