import { Migration } from '@mikro-orm/migrations';

export class PasskeysWidens extends Migration {
  override up(): void {
    this.addSql(`create table \`passkeys\` (\`id\` integer not null primary key autoincrement, \`administrador_id\` integer not null, \`nome\` text not null, \`credencial\` text not null, \`chave_publica\` text not null, \`site\` text not null, \`fator_desde\` datetime not null, \`transportes\` text not null, \`contador\` text not null, \`criada_em\` datetime not null, \`usada_em\` datetime null, constraint \`passkeys_administrador_id_foreign\` foreign key (\`administrador_id\`) references \`administradores\` (\`id\`) on delete cascade)`);
    this.addSql(`create index \`passkeys_administrador_id_index\` on \`passkeys\` (\`administrador_id\`)`);
    this.addSql(`create unique index \`passkeys_credencial_unique\` on \`passkeys\` (\`credencial\`)`);
  }

  override down(): void {
    this.addSql(`drop table if exists \`passkeys\``);
  }
}
