import { Migration } from '@mikro-orm/migrations';

/** The trace says which changes came without the version that was read. */
export class Notas extends Migration {
  override up(): void {
    this.addSql(`alter table "alteracoes" add column "sem_versao" boolean not null default false`);
  }

  override down(): void {
    this.addSql(`alter table "alteracoes" drop column "sem_versao"`);
  }
}
