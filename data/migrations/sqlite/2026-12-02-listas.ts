import { Migration } from '@mikro-orm/migrations';
import { LISTAS } from '../listas.ts';
import { rebuildTable } from '../rebuildTable.ts';

/** Lists of values have one home, the program's: another family or status is no table made anew. */
export class Listas extends Migration {
  override async up(): Promise<void> {
    for (const [tabela, coluna, valores] of LISTAS)
      await this.#change(tabela, ` check ("${coluna}" in (${valores}))`, '');
  }

  override async down(): Promise<void> {
    for (const [tabela, coluna, valores] of LISTAS)
      await this.#change(tabela, `"${coluna}" text`, `"${coluna}" text check ("${coluna}" in (${valores}))`);
  }

  #change(tabela: string, de: string, para: string): Promise<void> {
    return rebuildTable(
      (sql) => this.execute(sql),
      tabela,
      (sql) => sql.replace(de, para),
    );
  }
}
