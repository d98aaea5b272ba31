import { Migration } from '@mikro-orm/migrations';

export class PasskeysWidens extends Migration {
  override up(): void {
    this.addSql(`create table "passkeys" ("id" serial primary key, "administrador_id" int not null, "nome" text not null, "credencial" text not null, "chave_publica" text not null, "site" text not null, "fator_desde" timestamptz not null, "transportes" text not null, "contador" text not null, "criada_em" timestamptz not null, "usada_em" timestamptz null)`);
    this.addSql(`create index "passkeys_administrador_id_index" on "passkeys" ("administrador_id")`);
    this.addSql(`alter table "passkeys" add constraint "passkeys_credencial_unique" unique ("credencial")`);
    this.addSql(`alter table "passkeys" add constraint "passkeys_administrador_id_foreign" foreign key ("administrador_id") references "administradores" ("id") on delete cascade`);
  }

  override down(): void {
    this.addSql(`drop table if exists "passkeys" cascade`);
  }
}
