import { Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** What every table that staff edit has. */
export abstract class EditedEntity {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Grows with every change; tells two people who edit at once apart. */
  @Property({ type: 'integer', version: true })
  versao!: number;
}

/** What those have that can be put on show, in an order. */
export abstract class ShownEntity extends EditedEntity {
  @Property({ type: 'boolean', default: true })
  ativo: boolean = true;

  @Property({ type: 'integer', default: 0 })
  ordem: number = 0;
}

/** What those have whose rows come from visitors and are handled by staff (D27); each has its own `status`. */
export abstract class HandledEntity extends EditedEntity {
  @Index()
  @Property({ type: 'Date' })
  criadaEm!: Date;

  /** Who gave the status, and when; null while nobody has. */
  @Property({ type: 'text', nullable: true })
  statusPor: string | null = null;

  @Property({ type: 'Date', nullable: true })
  statusEm: Date | null = null;

  /** Account of whoever sees to it; null while nobody does. */
  @Index()
  @Property({ type: 'text', nullable: true })
  responsavel: string | null = null;

  /** What staff search in, in lower case and without accents. */
  @Index()
  @Property({ type: 'text', default: '' })
  busca: string = '';
}
