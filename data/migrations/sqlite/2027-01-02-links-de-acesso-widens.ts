import { Migration } from '@mikro-orm/migrations';

export class LinksDeAcessoWidens extends Migration {
  override up(): void {
    this.addSql(`create table \`links_de_acesso\` (\`id\` integer not null primary key autoincrement, \`administrador_id\` integer not null, \`resumo\` text not null, \`motivo\` text not null, \`criado_em\` datetime not null, \`expira_em\` datetime not null, constraint \`links_de_acesso_administrador_id_foreign\` foreign key (\`administrador_id\`) references \`administradores\` (\`id\`) on delete cascade, constraint \`links_de_acesso_motivo_check\` check (motivo = 'convite' or motivo = 'senha'))`);
    this.addSql(`create unique index \`links_de_acesso_administrador_id_unique\` on \`links_de_acesso\` (\`administrador_id\`)`);
    this.addSql(`create unique index \`links_de_acesso_resumo_unique\` on \`links_de_acesso\` (\`resumo\`)`);
    this.addSql(`alter table \`administradores\` add column \`email\` text null`);
  }

  override down(): void {
    this.addSql(`drop table if exists \`links_de_acesso\``);
    this.addSql(`alter table \`administradores\` drop column \`email\``);
  }
}
