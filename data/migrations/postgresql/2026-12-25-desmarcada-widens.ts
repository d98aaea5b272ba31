import { Migration } from '@mikro-orm/migrations';

export class DesmarcadaWidens extends Migration {
  override up(): void {
    this.addSql(`alter table "assinaturas" add "desmarcada_em" timestamptz null`);
  }

  override down(): void {
    this.addSql(`alter table "assinaturas" drop column "desmarcada_em"`);
  }
}
