import { Migration } from '@mikro-orm/migrations';

export class FilasPropriasWidens extends Migration {
  override up(): void {
    this.addSql(`create table "filas_proprias" ("id" serial primary key, "usuario" text not null, "lista" text not null, "nome" text not null, "filtro" jsonb not null)`);
    this.addSql(`alter table "filas_proprias" add constraint "filas_proprias_usuario_lista_nome_unique" unique ("usuario", "lista", "nome")`);
  }

  override down(): void {
    this.addSql(`drop table if exists "filas_proprias" cascade`);
  }
}
