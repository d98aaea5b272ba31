import { Migration } from '@mikro-orm/migrations';
import { rebuildTable } from '../rebuildTable.ts';

const STATUS = "'concluida', 'cancelada'";

/** Orders that correct others: what an idempotency key covers, the links, and the status of the corrected one (D38). */
export class Substituicao extends Migration {
  override async up(): Promise<void> {
    const execute = (sql: string) => this.execute(sql);
    await rebuildTable(execute, 'assinaturas', (sql) => sql.replace(STATUS, `${STATUS}, 'substituida'`));
    await execute(`alter table "assinaturas" add column "conteudo" text null`);
    await execute(`alter table "assinaturas" add column "substitui_id" integer null`);
    await execute(`alter table "assinaturas" add column "substituida_por_id" integer null`);
  }

  override async down(): Promise<void> {
    const execute = (sql: string) => this.execute(sql);
    await execute(`update "assinaturas" set "status" = 'cancelada' where "status" = 'substituida'`);
    for (const column of ['conteudo', 'substitui_id', 'substituida_por_id'])
      await execute(`alter table "assinaturas" drop column "${column}"`);
    await rebuildTable(execute, 'assinaturas', (sql) => sql.replace(`${STATUS}, 'substituida'`, STATUS));
  }
}
