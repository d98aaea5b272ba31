import { Migration } from '@mikro-orm/migrations';

/** The texts of contracts, and which of them each order has accepted. Servers of before write none of these columns. */
export class ContratoWidens extends Migration {
  override up(): void {
    this.addSql(`create table \`contratos\` (\`versao\` text not null primary key, \`rota\` text not null, \`titulo\` text not null, \`texto\` text not null, \`desde\` datetime not null)`);
    this.addSql(`create index \`contratos_rota_desde_index\` on \`contratos\` (\`rota\`, \`desde\`)`);
    this.addSql(`alter table \`assinaturas\` add column \`contrato_versao\` text null`);
    this.addSql(`alter table \`assinaturas\` add column \`aceito_em\` datetime null`);
    this.addSql(`alter table \`assinaturas\` add column \`aceito_de\` text null`);
  }

  override down(): void {
    this.addSql(`drop table if exists \`contratos\``);
    this.addSql(`alter table \`assinaturas\` drop column \`contrato_versao\``);
    this.addSql(`alter table \`assinaturas\` drop column \`aceito_em\``);
    this.addSql(`alter table \`assinaturas\` drop column \`aceito_de\``);
  }
}
