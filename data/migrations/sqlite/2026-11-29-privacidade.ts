import { Migration } from '@mikro-orm/migrations';
import { STATEMENTS } from '../personKeys.ts';

/** Addresses and documents as they are asked for when somebody wants to see or erase what is stored (LGPD, article 18). */
export class Privacidade extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  /** How they were typed is not known any more, and nothing needs it. */
  override down(): void {}
}
