import { Migration } from '@mikro-orm/migrations';
import { rebuildTable } from '../rebuildTable.ts';

export class PapeisDaEquipe extends Migration {
  override async up(): Promise<void> {
    await rebuildTable(
      (sql) => this.execute(sql),
      'administradores',
      () =>
        `create table \`administradores\` (\`id\` integer not null primary key autoincrement, \`usuario\` text not null, \`senha_hash\` text not null, \`papel\` text not null default 'administrador', \`ativo\` integer not null default true, \`criado_em\` datetime not null, \`ultima_entrada_em\` datetime null, constraint \`administradores_papel_check\` check (papel = 'administrador' or papel = 'vendas' or papel = 'conteudo' or papel = 'leitura'), constraint \`administradores_usuario_check\` check (usuario = lower(trim(usuario)) and usuario <> ''))`,
    );
    await this.execute(`create unique index if not exists \`administradores_usuario_unique\` on \`administradores\` (\`usuario\`)`);
  }

  override async down(): Promise<void> {
    await rebuildTable(
      (sql) => this.execute(sql),
      'administradores',
      () =>
        `create table \`administradores\` (\`id\` integer not null primary key autoincrement, \`usuario\` TEXT not null, \`senha_hash\` TEXT not null, \`ativo\` INTEGER not null default true, \`criado_em\` datetime not null, \`ultima_entrada_em\` datetime null, constraint \`administradores_usuario_check\` check (usuario = lower(trim(usuario)) and usuario <> ''))`,
    );
    await this.execute(`create unique index if not exists \`administradores_usuario_unique\` on \`administradores\` (\`usuario\`)`);
  }
}
