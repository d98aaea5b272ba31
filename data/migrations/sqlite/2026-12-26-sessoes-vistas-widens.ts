import { Migration } from '@mikro-orm/migrations';

export class SessoesVistasWidens extends Migration {
  override up(): void {
    this.addSql(`alter table \`administradores\` add column \`ultima_entrada_em\` datetime null`);
    this.addSql(`alter table \`sessoes\` add column \`visitante\` text null`);
    this.addSql(`alter table \`sessoes\` add column \`navegador\` text null`);
    // As far as attempts are kept.
    this.addSql(
      `update administradores set ultima_entrada_em = (select max(em) from entradas where entradas.usuario = administradores.usuario and resultado = 'entrou')`,
    );
  }

  override down(): void {
    this.addSql(`alter table \`administradores\` drop column \`ultima_entrada_em\``);
    this.addSql(`alter table \`sessoes\` drop column \`visitante\``);
    this.addSql(`alter table \`sessoes\` drop column \`navegador\``);
  }
}
