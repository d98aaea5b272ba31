import { Migration } from '@mikro-orm/migrations';

const TABELAS = [
  ['pedido', 'assinaturas'],
  ['contato', 'mensagens'],
] as const;
const INDICE = '"data_cadastro", "status", "plano_tipo", "pagamento", "cupom", "valor"';

/** Notes are rows of their own; the trace says which changes came without a version; sums read whether a price is confirmed. */
export class Notas extends Migration {
  override up(): void {
    this.addSql(`alter table "alteracoes" add column "sem_versao" boolean not null default false`);
    this.addSql(`create table "notas" ("id" serial primary key, "tabela" varchar(255) not null, "linha_id" int not null, "texto" text not null, "autor" varchar(255) not null, "em" timestamptz not null)`);
    this.addSql(`create index "notas_tabela_linha_id_index" on "notas" ("tabela", "linha_id")`);
    for (const [tabela, linhas] of TABELAS) {
      this.addSql(
        `insert into notas (tabela, linha_id, texto, autor, em) select '${tabela}', id, nota, coalesce(status_por, 'equipe'), coalesce(status_em, criada_em) from ${linhas} where trim(nota) <> ''`,
      );
      this.addSql(`alter table "${linhas}" drop column "nota"`);
    }
    this.addSql(`drop index "assinaturas_resumo_index"`);
    this.addSql(
      `create index "assinaturas_resumo_index" on "assinaturas" ("data_cadastro", "status", "valor_conferido", "plano_tipo", "pagamento", "cupom", "valor")`,
    );
  }

  override down(): void {
    this.addSql(`drop index "assinaturas_resumo_index"`);
    this.addSql(`create index "assinaturas_resumo_index" on "assinaturas" (${INDICE})`);
    for (const [tabela, linhas] of TABELAS) {
      this.addSql(`alter table "${linhas}" add column "nota" text not null default ''`);
      this.addSql(
        `update ${linhas} set nota = coalesce((select string_agg(texto, chr(10)) from notas where tabela = '${tabela}' and linha_id = ${linhas}.id), '')`,
      );
    }
    this.addSql(`drop table "notas"`);
    this.addSql(`alter table "alteracoes" drop column "sem_versao"`);
  }
}
