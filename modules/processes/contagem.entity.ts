import { BigIntType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { COUNTS } from '../../platform/database/counts.ts';

/**
 * How often somebody has done something, for all processes over one PostgreSQL; an embedded database keeps it empty. Columns and their order are those
 * of rate-limiter-flexible, which writes it.
 */
@Entity({ tableName: COUNTS })
export class Contagem {
  /** What is counted, and by whom: an address or an account, sealed with the shop's key. */
  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'integer' })
  points!: number;

  /** When it is forgotten, in milliseconds of the epoch. */
  @Property({ type: new BigIntType('number'), nullable: true })
  expire: number | null = null;
}
