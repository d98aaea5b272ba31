import { Migration } from '@mikro-orm/migrations';
import { fillSearchColumn } from '../searchColumn.ts';

/** Makes what is already there found by its plan and its coupon. Servers of before leave both out of what they store beside it. */
export class BuscaDoPlanoWidens extends Migration {
  override async up(): Promise<void> {
    await fillSearchColumn((sql: string) => this.execute(sql), 'assinaturas', ['busca', 'plano', 'cupom']);
  }

  /** What is found by more is found by less. */
  override down(): void {}
}
