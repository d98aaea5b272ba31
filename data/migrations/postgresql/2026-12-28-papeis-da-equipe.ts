import { Migration } from '@mikro-orm/migrations';

export class PapeisDaEquipe extends Migration {
  override up(): void {
    this.addSql(`alter table "administradores" add "papel" text not null default 'administrador'`);
    this.addSql(`alter table "administradores" add constraint "administradores_papel_check" check (papel = 'administrador' or papel = 'vendas' or papel = 'conteudo' or papel = 'leitura')`);
  }

  override down(): void {
    this.addSql(`alter table "administradores" drop constraint "administradores_papel_check"`);
    this.addSql(`alter table "administradores" drop column "papel"`);
  }
}
