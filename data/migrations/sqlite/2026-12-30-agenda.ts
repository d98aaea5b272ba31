import { Migration } from '@mikro-orm/migrations';
import { rebuildTable } from '../rebuildTable.ts';

export class Agenda extends Migration {
  override async up(): Promise<void> {
    await rebuildTable(
      (sql) => this.execute(sql),
      'planos',
      () =>
        `create table \`planos\` (\`id\` integer not null primary key autoincrement, \`versao\` integer not null default 1, \`ativo\` integer not null default true, \`ordem\` integer not null default 0, \`plano_tipo\` text not null, \`nome\` text not null, \`descricao\` text null, \`valor\` integer not null, \`desconto1\` double null, \`desconto2\` double null, \`desconto3\` double null, \`promocional\` integer not null default false, \`processamento\` double null, \`ram1\` double null, \`ram2\` double null, \`disco\` double null, \`tecnologia\` text null, \`banco\` text null, \`dominios\` integer null, \`subdominios\` integer null, \`emails\` integer null, \`app\` integer null, \`agendado_inicio\` date null, \`agendado_fim\` date null, \`agendado_valor\` integer null, \`agendado_desconto1\` double null, \`agendado_desconto2\` double null, \`agendado_desconto3\` double null, \`agendado_promocional\` integer not null default false, constraint \`planos_desconto1_check\` check (desconto1 between 0 and 100), constraint \`planos_desconto2_check\` check (desconto2 between 0 and 100), constraint \`planos_desconto3_check\` check (desconto3 between 0 and 100), constraint \`planos_agendadoDesconto1_check\` check (agendado_desconto1 between 0 and 100), constraint \`planos_agendadoDesconto2_check\` check (agendado_desconto2 between 0 and 100), constraint \`planos_agendadoDesconto3_check\` check (agendado_desconto3 between 0 and 100), constraint \`planos_agendado_intervalo_check\` check (agendado_inicio <= agendado_fim), constraint \`planos_agendado_valor_check\` check (agendado_valor >= 0 and agendado_valor = round(agendado_valor)), constraint \`planos_valor_check\` check (valor >= 0 and valor = round(valor)), constraint \`planos_nome_check\` check (trim(nome) <> ''))`,
    );
    await this.execute(`create index if not exists \`planos_plano_tipo_index\` on \`planos\` (\`plano_tipo\`)`);
    await rebuildTable(
      (sql) => this.execute(sql),
      'destaques',
      () =>
        `create table \`destaques\` (\`id\` integer not null primary key autoincrement, \`versao\` integer not null default 1, \`ativo\` integer not null default true, \`ordem\` integer not null default 0, \`titulo\` text not null, \`texto\` text not null, \`link\` text null, \`icone\` text null, \`plano_id\` integer null, \`data_inicio\` date null, \`data_fim\` date null, constraint \`destaques_plano_id_foreign\` foreign key (\`plano_id\`) references \`planos\` (\`id\`) on delete set null, constraint \`destaques_intervalo_check\` check (data_inicio <= data_fim), constraint \`destaques_titulo_check\` check (trim(titulo) <> ''))`,
    );
    await this.execute(`create index if not exists \`destaques_plano_id_index\` on \`destaques\` (\`plano_id\`)`);
  }

  // As it was to the letter: steps of before look for what they are to change.
  override async down(): Promise<void> {
    await rebuildTable(
      (sql) => this.execute(sql),
      'destaques',
      () =>
        `create table "destaques" ("id" integer not null primary key autoincrement, "ativo" integer not null default true, "ordem" integer not null default 0, "titulo" text not null, "texto" text not null, "link" text null, "icone" text null, "plano_id" integer null, "versao" integer not null default 1, constraint "destaques_plano_id_foreign" foreign key ("plano_id") references "planos" ("id") on delete set null, constraint "destaques_titulo_check" check (trim(titulo) <> ''))`,
    );
    await rebuildTable(
      (sql) => this.execute(sql),
      'planos',
      () =>
        `create table "planos" ("id" integer not null primary key autoincrement, "ativo" integer not null default true, "plano_tipo" text not null, "ordem" integer not null default 0, "nome" text not null, "descricao" text null, "valor" integer not null, "desconto1" double null, "desconto2" double null, "desconto3" double null, "promocional" integer not null default false, "processamento" double null, "ram1" double null, "ram2" double null, "disco" double null, "tecnologia" text null, "banco" text null, "dominios" integer null, "subdominios" integer null, "emails" integer null, "app" integer null, "versao" integer not null default 1, constraint "planos_desconto3_check" check (desconto3 between 0 and 100), constraint "planos_desconto2_check" check (desconto2 between 0 and 100), constraint "planos_desconto1_check" check (desconto1 between 0 and 100), constraint "planos_valor_check" check (valor >= 0 and valor = round(valor)), constraint "planos_nome_check" check (trim(nome) <> ''))`,
    );
  }
}
