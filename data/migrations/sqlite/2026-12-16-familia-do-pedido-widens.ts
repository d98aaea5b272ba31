import { Migration } from '@mikro-orm/migrations';

export class FamiliaDoPedidoWidens extends Migration {
  override up(): void {
    this.addSql(`alter table \`assinaturas\` add column \`so_cita\` integer not null default false`);
    this.addSql(`alter table \`assinaturas\` add column \`de_maquina\` integer null`);
    this.addSql(`create index \`assinaturas_corrige_index\` on \`assinaturas\` (\`substitui_id\`) where substitui_id is not null`);
  }

  override down(): void {
    this.addSql(`drop index \`assinaturas_corrige_index\``);
    this.addSql(`alter table \`assinaturas\` drop column \`so_cita\``);
    this.addSql(`alter table \`assinaturas\` drop column \`de_maquina\``);
  }
}
