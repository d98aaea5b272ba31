import { Migration } from '@mikro-orm/migrations';

export class AutorDoLinkDeAcessoWidens extends Migration {
  override up(): void {
    this.addSql(`alter table \`links_de_acesso\` add column \`criado_por\` text null`);
  }

  override down(): void {
    this.addSql(`alter table \`links_de_acesso\` drop column \`criado_por\``);
  }
}
