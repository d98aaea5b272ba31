import { Migration } from '@mikro-orm/migrations';

export class ChavesWidens extends Migration {
  override up(): void {
    this.addSql(`create table \`chaves_de_acesso\` (\`id\` integer not null primary key autoincrement, \`nome\` text not null, \`digesto\` text not null, \`comeco\` text not null, \`escopos\` json not null, \`criada_em\` datetime not null, \`criada_por\` text not null, \`expira_em\` datetime null, \`revogada_em\` datetime null, \`usada_em\` datetime null)`);
    this.addSql(`create unique index \`chaves_de_acesso_digesto_unique\` on \`chaves_de_acesso\` (\`digesto\`)`);
  }

  override down(): void {
    this.addSql(`drop table if exists \`chaves_de_acesso\``);
  }
}
