import { Migration } from '@mikro-orm/migrations';

/** Coupons, orders, contact messages and used bot-check tokens. */
export class Pedidos extends Migration {
  override up(): void {
    this.addSql(`create table "assinaturas" ("id" serial primary key, "cliente_id_b" varchar(255) not null, "chave" varchar(255) not null, "criada_em" timestamptz not null, "data_cadastro" date not null, "status" text not null default 'nova', "nome" varchar(255) not null, "empresa" varchar(255) not null, "email" varchar(255) not null, "email_copia" varchar(255) not null, "cpf_cnpj" varchar(255) not null, "cep" varchar(255) not null, "endereco" varchar(255) not null, "numero" varchar(255) not null, "complemento" varchar(255) not null, "bairro" varchar(255) not null, "cidade" varchar(255) not null, "estado" varchar(255) not null, "tel_cel" varchar(255) not null, "pagamento" int not null, "dominio" varchar(255) not null, "dominio_registro" varchar(255) not null, "plano" text not null, "plano_id" int null, "plano_dados" jsonb null, "selected_system" varchar(255) not null, "espaco_adicional" int not null, "valor_espaco_adicional" integer not null, "ip_adicional" int not null, "valor_ip_adicional" integer not null, "envio" int not null, "cliente_usuario" int not null, "cliente_revenda" int not null, "cliente_adicional" int not null, "indicacao" varchar(255) not null, "info_adicional" text not null, "cupom" varchar(255) not null, "cupom_dados" jsonb null, "valor" integer not null, "valor_conferido" boolean not null)`);
    this.addSql(`alter table "assinaturas" add constraint "assinaturas_cliente_id_b_unique" unique ("cliente_id_b")`);
    this.addSql(`alter table "assinaturas" add constraint "assinaturas_chave_unique" unique ("chave")`);
    this.addSql(`create index "assinaturas_criada_em_index" on "assinaturas" ("criada_em")`);
    this.addSql(`create index "assinaturas_email_index" on "assinaturas" ("email")`);
    this.addSql(`create index "assinaturas_cpf_cnpj_index" on "assinaturas" ("cpf_cnpj")`);
    this.addSql(`alter table "assinaturas" add constraint "assinaturas_pagamento_check" check (pagamento = 1 or pagamento = 6 or pagamento = 12 or pagamento = 24)`);
    this.addSql(`alter table "assinaturas" add constraint "assinaturas_valor_check" check (valor >= 0 and valor = round(valor))`);
    this.addSql(`alter table "assinaturas" add constraint "assinaturas_status_check" check ("status" in ('nova', 'em_atendimento', 'concluida', 'cancelada'))`);
    this.addSql(`create table "cupons" ("id" serial primary key, "codigo" varchar(255) not null, "tipo" text not null, "valor" double precision not null, "data_inicio" date not null, "data_fim" date not null, "plano_id" int null, "ativo" boolean not null default true)`);
    this.addSql(`alter table "cupons" add constraint "cupons_codigo_unique" unique ("codigo")`);
    this.addSql(`alter table "cupons" add constraint "cupons_intervalo_check" check (data_inicio <= data_fim)`);
    this.addSql(`alter table "cupons" add constraint "cupons_valor_check" check (valor >= 0 and (tipo = 'fixo' or valor <= 100))`);
    this.addSql(`alter table "cupons" add constraint "cupons_codigo_check" check (codigo = upper(trim(codigo)) and codigo <> '')`);
    this.addSql(`alter table "cupons" add constraint "cupons_tipo_check" check ("tipo" in ('porcentagem', 'fixo'))`);
    this.addSql(`create table "mensagens" ("id" serial primary key, "criada_em" timestamptz not null, "nome" varchar(255) not null, "email" varchar(255) not null, "celular" varchar(255) not null, "assunto" varchar(255) not null, "mensagem" text not null)`);
    this.addSql(`create index "mensagens_criada_em_index" on "mensagens" ("criada_em")`);
    this.addSql(`create table "tokens_usados" ("hash" varchar(255) not null, "expira_em" timestamptz not null, primary key ("hash"))`);
    this.addSql(`create index "tokens_usados_expira_em_index" on "tokens_usados" ("expira_em")`);
  }

  override down(): void {
    for (const table of ['tokens_usados', 'mensagens', 'assinaturas', 'cupons']) this.addSql(`drop table "${table}"`);
  }
}
