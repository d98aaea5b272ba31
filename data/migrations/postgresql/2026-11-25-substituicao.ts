import { Migration } from '@mikro-orm/migrations';

const STATUS = "'nova', 'em_atendimento', 'concluida', 'cancelada'";

/** Orders that correct others: what an idempotency key covers, the links, and the status of the corrected one (D38). */
export class Substituicao extends Migration {
  override up(): void {
    this.#allow(`${STATUS}, 'substituida'`);
    this.addSql(`alter table "assinaturas" add column "conteudo" varchar(255) null`);
    this.addSql(`alter table "assinaturas" add column "substitui_id" int null`);
    this.addSql(`alter table "assinaturas" add column "substituida_por_id" int null`);
  }

  override down(): void {
    this.addSql(`update "assinaturas" set "status" = 'cancelada' where "status" = 'substituida'`);
    for (const column of ['conteudo', 'substitui_id', 'substituida_por_id'])
      this.addSql(`alter table "assinaturas" drop column "${column}"`);
    this.#allow(STATUS);
  }

  #allow(status: string): void {
    this.addSql(`alter table "assinaturas" drop constraint "assinaturas_status_check"`);
    this.addSql(`alter table "assinaturas" add constraint "assinaturas_status_check" check ("status" in (${status}))`);
  }
}
