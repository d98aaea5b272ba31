import { Migration } from '@mikro-orm/migrations';

export class CupomLimites extends Migration {
  override up(): void {
    this.addSql(`create index "assinaturas_cupom_data_cadastro_index" on "assinaturas" ("cupom", "data_cadastro")`);
    this.addSql(`alter table "cupons" add "familias" text null, add "limite" int null, add "limite_por_cliente" int null, add "primeiro_pedido" boolean not null default false`);
  }

  override down(): void {
    this.addSql(`drop index "assinaturas_cupom_data_cadastro_index"`);
    this.addSql(`alter table "cupons" drop column "familias", drop column "limite", drop column "limite_por_cliente", drop column "primeiro_pedido"`);
  }
}
