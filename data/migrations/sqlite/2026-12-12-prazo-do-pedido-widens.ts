import { Migration } from '@mikro-orm/migrations';

export class PrazoDoPedidoWidens extends Migration {
  override up(): void {
    this.addSql(`alter table \`assinaturas\` add column \`prazo_desde\` date null`);
  }

  override down(): void {
    this.addSql(`alter table \`assinaturas\` drop column \`prazo_desde\``);
  }
}
