import { Migration } from '@mikro-orm/migrations';

/** Acts of the staff that came with a key, so that each is done once. */
export class Atos extends Migration {
  override up(): void {
    this.addSql(`create table \`atos\` (\`chave\` text not null primary key, \`conteudo\` text not null, \`em\` datetime not null, \`linha_id\` integer null, \`versao\` integer null, \`resposta\` json null)`);
    this.addSql(`create index \`atos_em_index\` on \`atos\` (\`em\`)`);
  }

  override down(): void {
    this.addSql(`drop table if exists \`atos\``);
  }
}
