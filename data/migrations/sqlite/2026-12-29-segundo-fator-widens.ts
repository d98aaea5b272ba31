import { Migration } from '@mikro-orm/migrations';

export class SegundoFatorWidens extends Migration {
  override up(): void {
    this.addSql(`alter table \`administradores\` add column \`fator_segredo\` text null`);
    this.addSql(`alter table \`administradores\` add column \`fator_desde\` datetime null`);
    this.addSql(`alter table \`administradores\` add column \`fator_passo\` integer not null default 0`);
    this.addSql(`alter table \`administradores\` add column \`codigos_de_recuperacao\` text not null default ''`);
  }

  override down(): void {
    this.addSql(`alter table \`administradores\` drop column \`fator_segredo\``);
    this.addSql(`alter table \`administradores\` drop column \`fator_desde\``);
    this.addSql(`alter table \`administradores\` drop column \`fator_passo\``);
    this.addSql(`alter table \`administradores\` drop column \`codigos_de_recuperacao\``);
  }
}
