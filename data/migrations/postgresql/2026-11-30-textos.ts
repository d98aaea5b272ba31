import { Migration } from '@mikro-orm/migrations';

/** Texts may be as long as the forms take them, as in the embedded database; 255 characters were fewer than some. */
export class Textos extends Migration {
  override up(): void {
    this.addSql(`do $$
      declare found record;
      begin
        for found in select table_name, column_name from information_schema.columns
          where table_schema = current_schema() and data_type = 'character varying' and table_name <> 'mikro_orm_migrations'
        loop
          execute format('alter table %I alter column %I type text', found.table_name, found.column_name);
        end loop;
      end $$`);
  }

  // Shorter columns would refuse what is stored by then.
  override down(): void {}
}
