import { Migration } from '@mikro-orm/migrations';

export class FamiliaDoPedidoWidens extends Migration {
  override up(): void {
    this.addSql(`alter table "assinaturas" add "so_cita" boolean not null default false, add "de_maquina" boolean null`);
    this.addSql(`create index "assinaturas_corrige_index" on "assinaturas" ("substitui_id") where substitui_id is not null`);
  }

  override down(): void {
    this.addSql(`drop index "assinaturas_corrige_index"`);
    this.addSql(`alter table "assinaturas" drop column "so_cita", drop column "de_maquina"`);
  }
}
