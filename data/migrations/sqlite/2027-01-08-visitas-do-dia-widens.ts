import { Migration } from '@mikro-orm/migrations';

export class VisitasDoDiaWidens extends Migration {
  override up(): void {
    this.addSql(`create table \`visitas_do_dia\` (\`dia\` date not null primary key, \`quantidade\` integer not null)`);
  }

  override down(): void {
    this.addSql(`drop table if exists \`visitas_do_dia\``);
  }
}
