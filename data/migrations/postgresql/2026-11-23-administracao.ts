import { Migration } from '@mikro-orm/migrations';

/** Administrators, their sessions, the trace, banners of the panel, and what staff note on orders and messages. */
export class Administracao extends Migration {
  override up(): void {
    this.addSql(`alter table "planos" add column "versao" int not null default 1`);
    this.addSql(`alter table "destaques" add column "versao" int not null default 1`);
    this.addSql(`alter table "banners" add column "versao" int not null default 1`);
    this.addSql(`alter table "cupons" add column "versao" int not null default 1`);
    this.addSql(`alter table "assinaturas" add column "versao" int not null default 1`);
    this.addSql(`alter table "mensagens" add column "versao" int not null default 1`);
    this.addSql(`alter table "assinaturas" add column "status_por" varchar(255) null`);
    this.addSql(`alter table "assinaturas" add column "status_em" timestamptz null`);
    this.addSql(`alter table "assinaturas" add column "nota" text not null default ''`);
    this.addSql(`alter table "assinaturas" add column "busca" text not null default ''`);
    this.addSql(`create index "assinaturas_status_index" on "assinaturas" ("status")`);
    this.addSql(`create index "assinaturas_busca_index" on "assinaturas" ("busca")`);
    this.addSql(`alter table "mensagens" add column "status" text not null default 'nova'`);
    this.addSql(`alter table "mensagens" add constraint "mensagens_status_check" check ("status" in ('nova', 'em_atendimento', 'respondida', 'arquivada'))`);
    this.addSql(`alter table "mensagens" add column "status_por" varchar(255) null`);
    this.addSql(`alter table "mensagens" add column "status_em" timestamptz null`);
    this.addSql(`alter table "mensagens" add column "nota" text not null default ''`);
    this.addSql(`alter table "mensagens" add column "busca" text not null default ''`);
    this.addSql(`create index "mensagens_status_index" on "mensagens" ("status")`);
    this.addSql(`create index "mensagens_busca_index" on "mensagens" ("busca")`);
    this.addSql(`alter table "assinaturas" add column "plano_tipo" varchar(255) null`);
    this.addSql(`create index "assinaturas_resumo_index" on "assinaturas" ("data_cadastro", "status", "plano_tipo", "pagamento", "cupom", "valor")`);
    this.addSql(`create index "assinaturas_plano_tipo_index" on "assinaturas" ("plano_tipo")`);
    this.addSql(`update assinaturas set plano_tipo = plano_dados ->> 'planoTipo'`);
    this.addSql(`create table "administradores" ("id" serial primary key, "usuario" varchar(255) not null, "senha_hash" varchar(255) not null, "ativo" boolean not null default true, "criado_em" timestamptz not null)`);
    this.addSql(`create table "alteracoes" ("id" serial primary key, "em" timestamptz not null, "usuario" varchar(255) not null, "acao" text not null, "tabela" varchar(255) not null, "linha_id" int not null, "rotulo" varchar(255) not null, "mudancas" jsonb not null)`);
    this.addSql(`create table "banners_icp" ("id" serial primary key, "versao" int not null default 1, "ativo" boolean not null default true, "nome" varchar(255) not null, "descricao" text null, "imagem" varchar(255) not null, "ordem" int not null default 0, "data_inicio" date null, "data_fim" date null, "link" varchar(255) null)`);
    this.addSql(`create table "sessoes" ("id" varchar(255) not null, "administrador_id" int not null, "criada_em" timestamptz not null, "expira_em" timestamptz not null, primary key ("id"))`);
    this.addSql(`alter table "administradores" add constraint "administradores_usuario_unique" unique ("usuario")`);
    this.addSql(`alter table "administradores" add constraint "administradores_usuario_check" check (usuario = lower(trim(usuario)) and usuario <> '')`);
    this.addSql(`create index "alteracoes_tabela_linha_id_index" on "alteracoes" ("tabela", "linha_id")`);
    this.addSql(`alter table "alteracoes" add constraint "alteracoes_acao_check" check ("acao" in ('criou', 'alterou', 'excluiu'))`);
    this.addSql(`alter table "banners_icp" add constraint "banners_icp_intervalo_check" check (data_inicio <= data_fim)`);
    this.addSql(`alter table "banners_icp" add constraint "banners_icp_imagem_check" check (trim(imagem) <> '')`);
    this.addSql(`alter table "banners_icp" add constraint "banners_icp_nome_check" check (trim(nome) <> '')`);
    this.addSql(`create index "sessoes_expira_em_index" on "sessoes" ("expira_em")`);
    this.addSql(`alter table "sessoes" add constraint "sessoes_administrador_id_foreign" foreign key ("administrador_id") references "administradores" ("id") on delete cascade`);
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
