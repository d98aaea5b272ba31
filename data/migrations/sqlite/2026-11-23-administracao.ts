import { Migration } from '@mikro-orm/migrations';

/** Administrators, their sessions, the trace, banners of the panel, and what staff note on orders and messages. */
export class Administracao extends Migration {
  override up(): void {
    this.addSql(`alter table "planos" add column "versao" integer not null default 1`);
    this.addSql(`alter table "destaques" add column "versao" integer not null default 1`);
    this.addSql(`alter table "banners" add column "versao" integer not null default 1`);
    this.addSql(`alter table "cupons" add column "versao" integer not null default 1`);
    this.addSql(`alter table "assinaturas" add column "versao" integer not null default 1`);
    this.addSql(`alter table "mensagens" add column "versao" integer not null default 1`);
    this.addSql(`alter table "assinaturas" add column "status_por" text null`);
    this.addSql(`alter table "assinaturas" add column "status_em" datetime null`);
    this.addSql(`alter table "assinaturas" add column "nota" text not null default ''`);
    this.addSql(`alter table "assinaturas" add column "busca" text not null default ''`);
    this.addSql(`create index "assinaturas_status_index" on "assinaturas" ("status")`);
    this.addSql(`create index "assinaturas_busca_index" on "assinaturas" ("busca")`);
    this.addSql(`alter table "mensagens" add column "status" text check ("status" in ('nova', 'em_atendimento', 'respondida', 'arquivada')) not null default 'nova'`);
    this.addSql(`alter table "mensagens" add column "status_por" text null`);
    this.addSql(`alter table "mensagens" add column "status_em" datetime null`);
    this.addSql(`alter table "mensagens" add column "nota" text not null default ''`);
    this.addSql(`alter table "mensagens" add column "busca" text not null default ''`);
    this.addSql(`create index "mensagens_status_index" on "mensagens" ("status")`);
    this.addSql(`create index "mensagens_busca_index" on "mensagens" ("busca")`);
    this.addSql(`alter table "assinaturas" add column "plano_tipo" text null`);
    this.addSql(`create index "assinaturas_resumo_index" on "assinaturas" ("data_cadastro", "status", "plano_tipo", "pagamento", "cupom", "valor")`);
    this.addSql(`create index "assinaturas_plano_tipo_index" on "assinaturas" ("plano_tipo")`);
    this.addSql(`update assinaturas set plano_tipo = json_extract(plano_dados, '$.planoTipo')`);
    this.addSql(`create table "administradores" ("id" integer not null primary key autoincrement, "usuario" text not null, "senha_hash" text not null, "ativo" integer not null default true, "criado_em" datetime not null, constraint "administradores_usuario_check" check (usuario = lower(trim(usuario)) and usuario <> ''))`);
    this.addSql(`create table "alteracoes" ("id" integer not null primary key autoincrement, "em" datetime not null, "usuario" text not null, "acao" text check ("acao" in ('criou', 'alterou', 'excluiu')) not null, "tabela" text not null, "linha_id" integer not null, "rotulo" text not null, "mudancas" json not null)`);
    this.addSql(`create table "banners_icp" ("id" integer not null primary key autoincrement, "versao" integer not null default 1, "ativo" integer not null default true, "nome" text not null, "descricao" text null, "imagem" text not null, "ordem" integer not null default 0, "data_inicio" date null, "data_fim" date null, "link" text null, constraint "banners_icp_intervalo_check" check (data_inicio <= data_fim), constraint "banners_icp_imagem_check" check (trim(imagem) <> ''), constraint "banners_icp_nome_check" check (trim(nome) <> ''))`);
    this.addSql(`create table "sessoes" ("id" text not null primary key, "administrador_id" integer not null, "criada_em" datetime not null, "expira_em" datetime not null, constraint "sessoes_administrador_id_foreign" foreign key ("administrador_id") references "administradores" ("id") on delete cascade)`);
    this.addSql(`create unique index "administradores_usuario_unique" on "administradores" ("usuario")`);
    this.addSql(`create index "alteracoes_tabela_linha_id_index" on "alteracoes" ("tabela", "linha_id")`);
    this.addSql(`create index "sessoes_administrador_id_index" on "sessoes" ("administrador_id")`);
    this.addSql(`create index "sessoes_expira_em_index" on "sessoes" ("expira_em")`);
  }

  override down(): void {
    for (const table of ['sessoes', 'administradores', 'alteracoes', 'banners_icp']) this.addSql(`drop table "${table}"`);
    for (const index of ['assinaturas_status_index', 'assinaturas_busca_index', 'assinaturas_resumo_index', 'assinaturas_plano_tipo_index', 'mensagens_status_index', 'mensagens_busca_index']) this.addSql(`drop index "${index}"`);
    this.addSql(`alter table "planos" drop column "versao"`);
    this.addSql(`alter table "destaques" drop column "versao"`);
    this.addSql(`alter table "banners" drop column "versao"`);
    this.addSql(`alter table "cupons" drop column "versao"`);
    this.addSql(`alter table "assinaturas" drop column "versao"`);
    this.addSql(`alter table "assinaturas" drop column "status_por"`);
    this.addSql(`alter table "assinaturas" drop column "status_em"`);
    this.addSql(`alter table "assinaturas" drop column "nota"`);
    this.addSql(`alter table "assinaturas" drop column "busca"`);
    this.addSql(`alter table "assinaturas" drop column "plano_tipo"`);
    this.addSql(`alter table "mensagens" drop column "versao"`);
    this.addSql(`alter table "mensagens" drop column "status"`);
    this.addSql(`alter table "mensagens" drop column "status_por"`);
    this.addSql(`alter table "mensagens" drop column "status_em"`);
    this.addSql(`alter table "mensagens" drop column "nota"`);
    this.addSql(`alter table "mensagens" drop column "busca"`);
  }
}
