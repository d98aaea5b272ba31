import { Migration } from '@mikro-orm/migrations';
import { writeShortCodes } from '../shortCodes.ts';

/** The short code of an order, also of those that are there. */
export class CodigoWidens extends Migration {
  override up(): void {
    this.addSql(`alter table \`assinaturas\` add column \`codigo\` text null`);
    this.addSql(writeShortCodes('instr', "cliente_id_b glob '[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]-[0-9a-f][0-9a-f]*'"));
    this.addSql(`create unique index \`assinaturas_codigo_unique\` on \`assinaturas\` (\`codigo\`)`);
  }

  override down(): void {
    this.addSql(`drop index \`assinaturas_codigo_unique\``);
    this.addSql(`alter table \`assinaturas\` drop column \`codigo\``);
  }
}
