import { Migration } from '@mikro-orm/migrations';
import { fillSearchColumn } from '../searchColumn.ts';

/** Makes the orders and messages that are already there searchable. */
export class Busca extends Migration {
  override async up(): Promise<void> {
    const execute = (sql: string) => this.execute(sql);
    await fillSearchColumn(execute, 'assinaturas', ['nome', 'email', 'email_copia', 'cpf_cnpj', 'dominio']);
    await fillSearchColumn(execute, 'mensagens', ['nome', 'email', 'assunto']);
  }

  /** The column was there before it was filled. */
  override down(): void {}
}
