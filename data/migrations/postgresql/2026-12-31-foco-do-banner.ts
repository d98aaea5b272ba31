import { Migration } from '@mikro-orm/migrations';

export class FocoDoBanner extends Migration {
  override up(): void {
    this.addSql(`alter table "banners" add "foco_x" int null, add "foco_y" int null`);
    this.addSql(`alter table "banners" add constraint "banners_focoX_check" check (foco_x between 0 and 100)`);
    this.addSql(`alter table "banners" add constraint "banners_focoY_check" check (foco_y between 0 and 100)`);
  }

  override down(): void {
    this.addSql(`alter table "banners" drop constraint "banners_focoX_check"`);
    this.addSql(`alter table "banners" drop constraint "banners_focoY_check"`);
    this.addSql(`alter table "banners" drop column "foco_x", drop column "foco_y"`);
  }
}
