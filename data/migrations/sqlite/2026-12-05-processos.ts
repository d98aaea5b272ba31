import { Migration } from '@mikro-orm/migrations';

/** What several processes over one PostgreSQL count and remember together. */
export class Processos extends Migration {
  override up(): void {
    this.addSql(`create table \`contagens\` (\`key\` text not null primary key, \`points\` integer not null, \`expire\` bigint null)`);
    this.addSql(`create table \`registros\` (\`nome\` text not null primary key, \`conteudo\` json not null)`);
  }

  override down(): void {
    this.addSql(`drop table if exists \`contagens\``);
    this.addSql(`drop table if exists \`registros\``);
  }
}
