import { Migration } from '@mikro-orm/migrations';

export class DesmarcadaWidens extends Migration {
  override up(): void {
    this.addSql(`alter table \`assinaturas\` add column \`desmarcada_em\` datetime null`);
  }

  override down(): void {
    this.addSql(`alter table \`assinaturas\` drop column \`desmarcada_em\``);
  }
}
