import { Migration } from '@mikro-orm/migrations';

export class VisitasDoDiaWidens extends Migration {
  override up(): void {
    this.addSql(`create table "visitas_do_dia" ("dia" date not null, "quantidade" int not null, primary key ("dia"))`);
  }

  override down(): void {
    this.addSql(`drop table if exists "visitas_do_dia" cascade`);
  }
}
