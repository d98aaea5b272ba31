import { Migration } from '@mikro-orm/migrations';

/** Plans, highlights and banners. */
export class Catalogo extends Migration {
  override up(): void {
    this.addSql(`create table "banners" ("id" integer not null primary key autoincrement, "ativo" integer not null default true, "tipo" text check ("tipo" in ('FIXO', 'TEMPORARIO')) not null, "nome" text not null, "alt" text null, "descricao" text null, "imagem" text not null, "ordem" integer not null default 0, "data_inicio" date null, "data_fim" date null, "link" text null, constraint "banners_intervalo_check" check (data_inicio <= data_fim), constraint "banners_datas_check" check (tipo = 'FIXO' or (data_inicio is not null and data_fim is not null)), constraint "banners_imagem_check" check (trim(imagem) <> ''), constraint "banners_nome_check" check (trim(nome) <> ''))`);
    this.addSql(`create table "planos" ("id" integer not null primary key autoincrement, "ativo" integer not null default true, "plano_tipo" text check ("plano_tipo" in ('PHP', 'REVENDAPHP', 'NODEJS', 'JAVA', 'SPRING', 'VPSLINUX', 'VPSICP', 'VPSCPANEL', 'VPSN8N', 'VPSWINDOWS', 'VPSLINUXHYPER', 'DEDICADO', 'PROMOCIONAL-DEDICADO', 'PROMOCIONAL-HOSPEDAGEM-PHP', 'PROMOCIONAL-HOSPEDAGEM-REVENDA', 'PROMOCIONAL-HOSPEDAGEM-JAVA', 'PROMOCIONAL-HOSPEDAGEM-NODE', 'PROMOCIONAL-HOSPEDAGEM-SPRING', 'PROMOCIONAL-VPS-ICP', 'PROMOCIONAL-VPS-CPANEL', 'PROMOCIONAL-VPS-LINUX')) not null, "ordem" integer not null default 0, "nome" text not null, "descricao" text null, "valor" integer not null, "desconto1" double null, "desconto2" double null, "desconto3" double null, "promocional" integer not null default false, "processamento" double null, "ram1" double null, "ram2" double null, "disco" double null, "tecnologia" text null, "banco" text null, "dominios" integer null, "subdominios" integer null, "emails" integer null, "app" integer null, constraint "planos_desconto3_check" check (desconto3 between 0 and 100), constraint "planos_desconto2_check" check (desconto2 between 0 and 100), constraint "planos_desconto1_check" check (desconto1 between 0 and 100), constraint "planos_valor_check" check (valor >= 0 and valor = round(valor)), constraint "planos_nome_check" check (trim(nome) <> ''))`);
    this.addSql(`create index "planos_plano_tipo_index" on "planos" ("plano_tipo")`);
    this.addSql(`create table "destaques" ("id" integer not null primary key autoincrement, "ativo" integer not null default true, "ordem" integer not null default 0, "titulo" text not null, "texto" text not null, "link" text null, "icone" text null, "plano_id" integer null, constraint "destaques_plano_id_foreign" foreign key ("plano_id") references "planos" ("id") on delete set null, constraint "destaques_titulo_check" check (trim(titulo) <> ''))`);
    this.addSql(`create index "destaques_plano_id_index" on "destaques" ("plano_id")`);
  }

  override down(): void {
    for (const table of ['destaques', 'banners', 'planos']) this.addSql(`drop table "${table}"`);
  }
}
