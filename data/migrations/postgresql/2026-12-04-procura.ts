import { Migration } from '@mikro-orm/migrations';
import { fillSearchColumn } from '../searchColumn.ts';

/** Makes what is already there found by telephone and city, and with either apostrophe. */
export class Procura extends Migration {
  override async up(): Promise<void> {
    const execute = (sql: string) => this.execute(sql);
    await fillSearchColumn(execute, 'assinaturas', ['nome', 'email', 'email_copia', 'cpf_cnpj', 'dominio', 'cidade'], 'tel_cel');
    await fillSearchColumn(execute, 'mensagens', ['nome', 'email', 'assunto'], 'celular');
  }

  /** What is found by more is found by less. */
  override down(): void {}
}
