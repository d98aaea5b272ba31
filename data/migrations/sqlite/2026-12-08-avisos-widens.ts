import { Migration } from '@mikro-orm/migrations';

export class AvisosWidens extends Migration {
  override up(): void {
    this.addSql(`create table \`entregas\` (\`id\` integer not null primary key autoincrement, \`evento\` text not null, \`tipo\` text not null, \`destino\` text not null, \`tabela\` text not null, \`linha_id\` integer not null, \`dados\` json null, \`criada_em\` datetime not null, \`proxima_em\` datetime not null, \`tentativas\` integer not null default 0, \`tomada_ate\` datetime null, \`estado\` text not null default 'esperando', \`resposta\` text null, \`entregue_em\` datetime null)`);
    this.addSql(`create index \`entregas_desistidas_index\` on \`entregas\` (\`id\`) where \`estado\` = 'desistida'`);
    this.addSql(`create index \`entregas_fila_index\` on \`entregas\` (\`linha_id\`, \`tabela\`, \`destino\`, \`id\`) where \`estado\` = 'esperando'`);
    this.addSql(`create index \`entregas_vez_index\` on \`entregas\` (\`destino\`, \`proxima_em\`, \`id\`) where \`estado\` = 'esperando'`);
    this.addSql(`create table \`webhooks\` (\`id\` integer not null primary key autoincrement, \`versao\` integer not null default 1, \`url\` text not null, \`eventos\` text not null, \`segredo\` text not null, \`segredo_anterior\` text null, \`anterior_ate\` datetime null, \`criado_em\` datetime not null, \`pausado_em\` datetime null, \`motivo\` text null)`);
  }

  override down(): void {
    this.addSql(`drop table if exists \`entregas\``);
    this.addSql(`drop table if exists \`webhooks\``);
  }
}
