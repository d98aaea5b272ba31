import { Migration } from '@mikro-orm/migrations';
import { rebuildTable } from '../rebuildTable.ts';

const ROW = '"linha_id" integer';
const DEEDS = "'criou', 'alterou', 'excluiu'";
const MORE = `${DEEDS}, 'exportou', 'apagou'`;

/** Lines of the trace about many rows at once: who has taken data out, or erased them. */
export class Saidas extends Migration {
  override async up(): Promise<void> {
    await rebuildTable(
      (sql) => this.execute(sql),
      'alteracoes',
      (sql) => sql.replace(DEEDS, MORE).replace(`${ROW} not null`, `${ROW} null`),
    );
  }

  override async down(): Promise<void> {
    await this.execute(`delete from "alteracoes" where "linha_id" is null or "acao" in ('exportou', 'apagou')`);
    await rebuildTable(
      (sql) => this.execute(sql),
      'alteracoes',
      (sql) => sql.replace(MORE, DEEDS).replace(`${ROW} null`, `${ROW} not null`),
    );
  }
}
