import { Migration } from '@mikro-orm/migrations';

export class PagamentosPorIdentidadeWidens extends Migration {
  override up(): void {
    this.addSql(`create index \`assinaturas_pagamento_id_index\` on \`assinaturas\` (\`pagamento_id\`) where pagamento_id is not null`);
  }

  override down(): void {
    this.addSql(`drop index \`assinaturas_pagamento_id_index\``);
  }
}
