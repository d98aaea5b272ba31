import { Migration } from '@mikro-orm/migrations';

/** Plans, highlights and banners. */
export class Catalogo extends Migration {
  override up(): void {
    this.addSql(`create table "banners" ("id" serial primary key, "ativo" boolean not null default true, "tipo" text not null, "nome" varchar(255) not null, "alt" varchar(255) null, "descricao" text null, "imagem" varchar(255) not null, "ordem" int not null default 0, "data_inicio" date null, "data_fim" date null, "link" varchar(255) null)`);
    this.addSql(`alter table "banners" add constraint "banners_intervalo_check" check (data_inicio <= data_fim)`);
    this.addSql(`alter table "banners" add constraint "banners_datas_check" check (tipo = 'FIXO' or (data_inicio is not null and data_fim is not null))`);
    this.addSql(`alter table "banners" add constraint "banners_imagem_check" check (trim(imagem) <> '')`);
    this.addSql(`alter table "banners" add constraint "banners_nome_check" check (trim(nome) <> '')`);
    this.addSql(`alter table "banners" add constraint "banners_tipo_check" check ("tipo" in ('FIXO', 'TEMPORARIO'))`);
    this.addSql(`create table "planos" ("id" serial primary key, "ativo" boolean not null default true, "plano_tipo" text not null, "ordem" int not null default 0, "nome" varchar(255) not null, "descricao" text null, "valor" integer not null, "desconto1" double precision null, "desconto2" double precision null, "desconto3" double precision null, "promocional" boolean not null default false, "processamento" double precision null, "ram1" double precision null, "ram2" double precision null, "disco" double precision null, "tecnologia" varchar(255) null, "banco" varchar(255) null, "dominios" int null, "subdominios" int null, "emails" int null, "app" int null)`);
    this.addSql(`create index "planos_plano_tipo_index" on "planos" ("plano_tipo")`);
    this.addSql(`alter table "planos" add constraint "planos_desconto3_check" check (desconto3 between 0 and 100)`);
    this.addSql(`alter table "planos" add constraint "planos_desconto2_check" check (desconto2 between 0 and 100)`);
    this.addSql(`alter table "planos" add constraint "planos_desconto1_check" check (desconto1 between 0 and 100)`);
    this.addSql(`alter table "planos" add constraint "planos_valor_check" check (valor >= 0 and valor = round(valor))`);
    this.addSql(`alter table "planos" add constraint "planos_nome_check" check (trim(nome) <> '')`);
    this.addSql(`alter table "planos" add constraint "planos_plano_tipo_check" check ("plano_tipo" in ('PHP', 'REVENDAPHP', 'NODEJS', 'JAVA', 'SPRING', 'VPSLINUX', 'VPSICP', 'VPSCPANEL', 'VPSN8N', 'VPSWINDOWS', 'VPSLINUXHYPER', 'DEDICADO', 'PROMOCIONAL-DEDICADO', 'PROMOCIONAL-HOSPEDAGEM-PHP', 'PROMOCIONAL-HOSPEDAGEM-REVENDA', 'PROMOCIONAL-HOSPEDAGEM-JAVA', 'PROMOCIONAL-HOSPEDAGEM-NODE', 'PROMOCIONAL-HOSPEDAGEM-SPRING', 'PROMOCIONAL-VPS-ICP', 'PROMOCIONAL-VPS-CPANEL', 'PROMOCIONAL-VPS-LINUX'))`);
    this.addSql(`create table "destaques" ("id" serial primary key, "ativo" boolean not null default true, "ordem" int not null default 0, "titulo" varchar(255) not null, "texto" text not null, "link" varchar(255) null, "icone" varchar(255) null, "plano_id" int null)`);
    this.addSql(`alter table "destaques" add constraint "destaques_titulo_check" check (trim(titulo) <> '')`);
    this.addSql(`alter table "destaques" add constraint "destaques_plano_id_foreign" foreign key ("plano_id") references "planos" ("id") on delete set null`);
  }

  override down(): void {
    for (const table of ['destaques', 'banners', 'planos']) this.addSql(`drop table "${table}"`);
  }
}
