import { Migration } from '@mikro-orm/migrations';

/** Coupons, orders, contact messages and used bot-check tokens. */
export class Pedidos extends Migration {
  override up(): void {
    this.addSql(`create table "assinaturas" ("id" integer not null primary key autoincrement, "cliente_id_b" text not null, "chave" text not null, "criada_em" datetime not null, "data_cadastro" date not null, "status" text check ("status" in ('nova', 'em_atendimento', 'concluida', 'cancelada')) not null default 'nova', "nome" text not null, "empresa" text not null, "email" text not null, "email_copia" text not null, "cpf_cnpj" text not null, "cep" text not null, "endereco" text not null, "numero" text not null, "complemento" text not null, "bairro" text not null, "cidade" text not null, "estado" text not null, "tel_cel" text not null, "pagamento" integer not null, "dominio" text not null, "dominio_registro" text not null, "plano" text not null, "plano_id" integer null, "plano_dados" json null, "selected_system" text not null, "espaco_adicional" integer not null, "valor_espaco_adicional" integer not null, "ip_adicional" integer not null, "valor_ip_adicional" integer not null, "envio" integer not null, "cliente_usuario" integer not null, "cliente_revenda" integer not null, "cliente_adicional" integer not null, "indicacao" text not null, "info_adicional" text not null, "cupom" text not null, "cupom_dados" json null, "valor" integer not null, "valor_conferido" integer not null, constraint "assinaturas_pagamento_check" check (pagamento = 1 or pagamento = 6 or pagamento = 12 or pagamento = 24), constraint "assinaturas_valor_check" check (valor >= 0 and valor = round(valor)))`);
    this.addSql(`create unique index "assinaturas_cliente_id_b_unique" on "assinaturas" ("cliente_id_b")`);
    this.addSql(`create unique index "assinaturas_chave_unique" on "assinaturas" ("chave")`);
    this.addSql(`create index "assinaturas_criada_em_index" on "assinaturas" ("criada_em")`);
    this.addSql(`create index "assinaturas_email_index" on "assinaturas" ("email")`);
    this.addSql(`create index "assinaturas_cpf_cnpj_index" on "assinaturas" ("cpf_cnpj")`);
    this.addSql(`create table "cupons" ("id" integer not null primary key autoincrement, "codigo" text not null, "tipo" text check ("tipo" in ('porcentagem', 'fixo')) not null, "valor" double not null, "data_inicio" date not null, "data_fim" date not null, "plano_id" integer null, "ativo" integer not null default true, constraint "cupons_intervalo_check" check (data_inicio <= data_fim), constraint "cupons_valor_check" check (valor >= 0 and (tipo = 'fixo' or valor <= 100)), constraint "cupons_codigo_check" check (codigo = upper(trim(codigo)) and codigo <> ''))`);
    this.addSql(`create unique index "cupons_codigo_unique" on "cupons" ("codigo")`);
    this.addSql(`create table "mensagens" ("id" integer not null primary key autoincrement, "criada_em" datetime not null, "nome" text not null, "email" text not null, "celular" text not null, "assunto" text not null, "mensagem" text not null)`);
    this.addSql(`create index "mensagens_criada_em_index" on "mensagens" ("criada_em")`);
    this.addSql(`create table "tokens_usados" ("hash" text not null primary key, "expira_em" datetime not null)`);
    this.addSql(`create index "tokens_usados_expira_em_index" on "tokens_usados" ("expira_em")`);
  }

  override down(): void {
    for (const table of ['tokens_usados', 'mensagens', 'assinaturas', 'cupons']) this.addSql(`drop table "${table}"`);
  }
}
