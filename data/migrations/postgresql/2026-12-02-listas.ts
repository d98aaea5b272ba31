import { Migration } from '@mikro-orm/migrations';
import { LISTAS } from '../listas.ts';

/** Lists of values have one home, the program's: another family or status is no constraint made anew. */
export class Listas extends Migration {
  override up(): void {
    for (const [tabela, coluna] of LISTAS) this.addSql(`alter table "${tabela}" drop constraint "${tabela}_${coluna}_check"`);
  }

  override down(): void {
    for (const [tabela, coluna, valores] of LISTAS)
      this.addSql(`alter table "${tabela}" add constraint "${tabela}_${coluna}_check" check ("${coluna}" in (${valores}))`);
  }
}
