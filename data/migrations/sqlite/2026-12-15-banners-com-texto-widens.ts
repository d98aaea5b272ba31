import { Migration } from '@mikro-orm/migrations';

export class BannersComTextoWidens extends Migration {
  override up(): void {
    this.addSql(`alter table \`banners\` add column \`titulo\` text null`);
    this.addSql(`alter table \`banners\` add column \`texto\` text null`);
    this.addSql(`alter table \`banners\` add column \`chamada\` text null`);
  }

  override down(): void {
    this.addSql(`alter table \`banners\` drop column \`titulo\``);
    this.addSql(`alter table \`banners\` drop column \`texto\``);
    this.addSql(`alter table \`banners\` drop column \`chamada\``);
  }
}
