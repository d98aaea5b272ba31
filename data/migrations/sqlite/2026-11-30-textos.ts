import { Migration } from '@mikro-orm/migrations';

/** Texts have no length here. */
export class Textos extends Migration {
  override up(): void {}

  override down(): void {}
}
