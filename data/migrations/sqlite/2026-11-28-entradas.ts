import { Migration } from '@mikro-orm/migrations';

const SESSOES = `"id" text not null primary key, "administrador_id" integer not null, "criada_em" datetime not null`;
const CONTA = `constraint "sessoes_administrador_id_foreign" foreign key ("administrador_id") references "administradores" ("id") on delete cascade`;

/** The record of sign-ins; sessions know when they were last seen. Open ones end: staff sign in once more. */
export class Entradas extends Migration {
  override up(): void {
    this.addSql(`create table "entradas" ("id" integer not null primary key autoincrement, "em" datetime not null, "usuario" text null, "visitante" text not null, "conhecido" integer not null, "resultado" text check ("resultado" in ('entrou', 'recusada', 'confirmacao_recusada')) not null)`);
    this.addSql(`create index "entradas_em_index" on "entradas" ("em")`);
    this.createSessions(`${SESSOES}, "vista_em" datetime not null, "expira_em" datetime not null, ${CONTA}`);
  }

  override down(): void {
    this.addSql(`drop table "entradas"`);
    this.createSessions(`${SESSOES}, "expira_em" datetime not null, ${CONTA}`);
  }

  private createSessions(columns: string): void {
    this.addSql(`drop table "sessoes"`);
    this.addSql(`create table "sessoes" (${columns})`);
    this.addSql(`create index "sessoes_administrador_id_index" on "sessoes" ("administrador_id")`);
    this.addSql(`create index "sessoes_expira_em_index" on "sessoes" ("expira_em")`);
  }
}
