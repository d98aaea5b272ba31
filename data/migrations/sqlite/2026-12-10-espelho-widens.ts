import { Migration } from '@mikro-orm/migrations';

/** The place of each order among the changes that a mirror is told of; what another system says of it. Servers of before write none of these columns. */
export class EspelhoWidens extends Migration {
  override up(): void {
    this.addSql(`alter table \`assinaturas\` add column \`paga_em\` datetime null`);
    this.addSql(`alter table \`assinaturas\` add column \`referencia_externa\` text null`);
    this.addSql(`alter table \`assinaturas\` add column \`alterada_em\` datetime null`);
    this.addSql(`alter table \`assinaturas\` add column \`posicao\` integer null`);
    this.addSql(`alter table \`assinaturas\` add column \`posicao_versao\` integer not null default 0`);
    this.addSql(`create unique index \`assinaturas_referencia_externa_unique\` on \`assinaturas\` (\`referencia_externa\`)`);
    this.addSql(`create unique index \`assinaturas_posicao_unique\` on \`assinaturas\` (\`posicao\`)`);
    this.addSql(`create index \`assinaturas_espelho_index\` on \`assinaturas\` (\`alterada_em\`, \`id\`) where posicao_versao <> versao`);
  }

  override down(): void {
    this.addSql(`drop index \`assinaturas_referencia_externa_unique\``);
    this.addSql(`drop index \`assinaturas_posicao_unique\``);
    this.addSql(`drop index \`assinaturas_espelho_index\``);
    this.addSql(`alter table \`assinaturas\` drop column \`paga_em\``);
    this.addSql(`alter table \`assinaturas\` drop column \`referencia_externa\``);
    this.addSql(`alter table \`assinaturas\` drop column \`alterada_em\``);
    this.addSql(`alter table \`assinaturas\` drop column \`posicao\``);
    this.addSql(`alter table \`assinaturas\` drop column \`posicao_versao\``);
  }
}
