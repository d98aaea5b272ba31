import { Migration } from '@mikro-orm/migrations';

const DEEDS = "'criou', 'alterou', 'excluiu'";

/** Lines of the trace about many rows at once: who has taken data out, or erased them. */
export class Saidas extends Migration {
  override up(): void {
    this.#allow(`${DEEDS}, 'exportou', 'apagou'`);
    this.addSql(`alter table "alteracoes" alter column "linha_id" drop not null`);
  }

  override down(): void {
    this.addSql(`delete from "alteracoes" where "linha_id" is null or "acao" in ('exportou', 'apagou')`);
    this.addSql(`alter table "alteracoes" alter column "linha_id" set not null`);
    this.#allow(DEEDS);
  }

  #allow(deeds: string): void {
    this.addSql(`alter table "alteracoes" drop constraint "alteracoes_acao_check"`);
    this.addSql(`alter table "alteracoes" add constraint "alteracoes_acao_check" check ("acao" in (${deeds}))`);
  }
}
