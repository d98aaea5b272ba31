import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { RotaDeContrato } from './contrato.ts';

/** A version of a contract, as whoever ordered under it has read it. Written once, and never changed or deleted. */
@Entity({ tableName: 'contratos' })
@Index({ properties: ['rota', 'desde'] })
export class Contrato {
  /** Digest of the text: SHA-256, in hexadecimal. */
  @PrimaryKey({ type: 'text' })
  versao!: string;

  /** Address at which it was shown. */
  @Property({ type: 'text' })
  rota!: RotaDeContrato;

  @Property({ type: 'text' })
  titulo!: string;

  /** JSON of its address and of what its page shows (`TextoDeContrato`), letter by letter what the digest is of. */
  @Property({ type: 'text' })
  texto!: string;

  /** When a server first began with it. */
  @Property({ type: 'Date' })
  desde!: Date;
}
