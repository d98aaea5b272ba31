import { Migration } from '@mikro-orm/migrations';

export class BannersComTextoWidens extends Migration {
  override up(): void {
    this.addSql(`alter table "banners" add "titulo" text null, add "texto" text null, add "chamada" text null`);
  }

  override down(): void {
    this.addSql(`alter table "banners" drop column "titulo", drop column "texto", drop column "chamada"`);
  }
}
