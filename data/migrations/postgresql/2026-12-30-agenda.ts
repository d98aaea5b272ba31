import { Migration } from '@mikro-orm/migrations';

export class Agenda extends Migration {
  override up(): void {
    this.addSql(`alter table "planos" add "agendado_inicio" date null, add "agendado_fim" date null, add "agendado_valor" integer null, add "agendado_desconto1" double precision null, add "agendado_desconto2" double precision null, add "agendado_desconto3" double precision null, add "agendado_promocional" boolean not null default false`);
    this.addSql(`alter table "planos" add constraint "planos_agendadoDesconto1_check" check (agendado_desconto1 between 0 and 100)`);
    this.addSql(`alter table "planos" add constraint "planos_agendadoDesconto2_check" check (agendado_desconto2 between 0 and 100)`);
    this.addSql(`alter table "planos" add constraint "planos_agendadoDesconto3_check" check (agendado_desconto3 between 0 and 100)`);
    this.addSql(`alter table "planos" add constraint "planos_agendado_intervalo_check" check (agendado_inicio <= agendado_fim)`);
    this.addSql(`alter table "planos" add constraint "planos_agendado_valor_check" check (agendado_valor >= 0 and agendado_valor = round(agendado_valor))`);
    this.addSql(`alter table "destaques" add "data_inicio" date null, add "data_fim" date null`);
    this.addSql(`alter table "destaques" add constraint "destaques_intervalo_check" check (data_inicio <= data_fim)`);
  }

  override down(): void {
    this.addSql(`alter table "destaques" drop constraint "destaques_intervalo_check"`);
    this.addSql(`alter table "destaques" drop column "data_inicio", drop column "data_fim"`);
    this.addSql(`alter table "planos" drop constraint "planos_agendadoDesconto1_check"`);
    this.addSql(`alter table "planos" drop constraint "planos_agendadoDesconto2_check"`);
    this.addSql(`alter table "planos" drop constraint "planos_agendadoDesconto3_check"`);
    this.addSql(`alter table "planos" drop constraint "planos_agendado_intervalo_check"`);
    this.addSql(`alter table "planos" drop constraint "planos_agendado_valor_check"`);
    this.addSql(`alter table "planos" drop column "agendado_inicio", drop column "agendado_fim", drop column "agendado_valor", drop column "agendado_desconto1", drop column "agendado_desconto2", drop column "agendado_desconto3", drop column "agendado_promocional"`);
  }
}
