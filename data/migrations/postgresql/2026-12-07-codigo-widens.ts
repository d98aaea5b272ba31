import { Migration } from '@mikro-orm/migrations';
import { writeShortCodes } from '../shortCodes.ts';

/** The short code of an order, also of those that are there. */
export class CodigoWidens extends Migration {
  override up(): void {
    this.addSql(`alter table "assinaturas" add "codigo" text null`);
    this.addSql(writeShortCodes('strpos', "cliente_id_b ~ '^[0-9a-f]{8}-[0-9a-f]{2}'"));
    this.addSql(`alter table "assinaturas" add constraint "assinaturas_codigo_unique" unique ("codigo")`);
  }

  override down(): void {
    this.addSql(`alter table "assinaturas" drop constraint "assinaturas_codigo_unique"`);
    this.addSql(`alter table "assinaturas" drop column "codigo"`);
  }
}
