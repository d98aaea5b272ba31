import { Migration } from '@mikro-orm/migrations';

export class SegundoFatorWidens extends Migration {
  override up(): void {
    this.addSql(`alter table "administradores" add "fator_segredo" text null, add "fator_desde" timestamptz null, add "fator_passo" int not null default 0, add "codigos_de_recuperacao" text not null default ''`);
  }

  override down(): void {
    this.addSql(`alter table "administradores" drop column "fator_segredo", drop column "fator_desde", drop column "fator_passo", drop column "codigos_de_recuperacao"`);
  }
}
