import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Someone of the staff (D26). */
@Entity({ tableName: 'administradores' })
@Check({ name: 'administradores_usuario_check', expression: "usuario = lower(trim(usuario)) and usuario <> ''" })
export class Administrador {
  [OptionalProps]?: 'ativo' | 'ultimaEntradaEm';

  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'text', unique: true })
  usuario!: string;

  /** Argon2id in PHC string format, with its parameters and salt. */
  @Property({ type: 'text', hidden: true })
  senhaHash!: string;

  @Property({ type: 'boolean', default: true })
  ativo: boolean = true;

  @Property({ type: 'Date' })
  criadoEm!: Date;

  /** When somebody last signed in to it; null where nobody has, as far as attempts were kept when this was first noted. */
  @Property({ type: 'Date', nullable: true })
  ultimaEntradaEm: Date | null = null;
}
