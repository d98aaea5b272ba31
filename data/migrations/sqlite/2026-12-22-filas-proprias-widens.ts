import { Migration } from '@mikro-orm/migrations';

export class FilasPropriasWidens extends Migration {
  override up(): void {
    this.addSql(`create table \`filas_proprias\` (\`id\` integer not null primary key autoincrement, \`usuario\` text not null, \`lista\` text not null, \`nome\` text not null, \`filtro\` json not null)`);
    this.addSql(`create unique index \`filas_proprias_usuario_lista_nome_unique\` on \`filas_proprias\` (\`usuario\`, \`lista\`, \`nome\`)`);
  }

  override down(): void {
    this.addSql(`drop table if exists \`filas_proprias\``);
  }
}
