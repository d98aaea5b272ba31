import { Migration } from '@mikro-orm/migrations';

export class MotivoDoCancelamentoWidens extends Migration {
  override up(): void {
    this.addSql(`alter table "assinaturas" add "motivo" text null, add "motivo_em" timestamptz null`);
  }

  override down(): void {
    this.addSql(`alter table "assinaturas" drop column "motivo", drop column "motivo_em"`);
  }
}
