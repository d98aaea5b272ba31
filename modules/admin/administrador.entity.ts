import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TODOS_OS_PAPEIS, type Papel } from '../roles/papel.ts';

/** Someone of the staff (D26). */
@Entity({ tableName: 'administradores' })
@Check({ name: 'administradores_usuario_check', expression: "usuario = lower(trim(usuario)) and usuario <> ''" })
// Compared one by one: a check that has commas is not read back from SQLite.
@Check({
  name: 'administradores_papel_check',
  expression: TODOS_OS_PAPEIS.map((papel) => `papel = '${papel}'`).join(' or '),
})
export class Administrador {
  [OptionalProps]?:
    'papel' | 'email' | 'ativo' | 'ultimaEntradaEm' | 'fatorSegredo' | 'fatorDesde' | 'fatorPasso' | 'codigosDeRecuperacao';

  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'text', unique: true })
  usuario!: string;

  /** Argon2id in PHC string format, with its parameters and salt. */
  @Property({ type: 'text', hidden: true })
  senhaHash!: string;

  /** What it is there for (D49). */
  @Property({ type: 'text', default: 'administrador' })
  papel: Papel = 'administrador';

  /** Where links of access go; null where whoever makes one hands it over. */
  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  /** What its codes are made of (RFC 6238), sealed with a key of the shop; null where there is none. Until `fatorDesde` it is only tried. */
  @Property({ type: 'text', nullable: true, hidden: true })
  fatorSegredo: string | null = null;

  /** Since when whoever signs in gives a code beside the password; null where the password is enough. */
  @Property({ type: 'Date', nullable: true })
  fatorDesde: Date | null = null;

  /** Time step of the last code that was taken: none is taken twice (RFC 6238, 5.2). */
  @Property({ type: 'integer', default: 0, hidden: true })
  fatorPasso: number = 0;

  /** Digests of the recovery codes that are left, separated by a space. */
  @Property({ type: 'text', default: '', hidden: true })
  codigosDeRecuperacao: string = '';

  @Property({ type: 'boolean', default: true })
  ativo: boolean = true;

  @Property({ type: 'Date' })
  criadoEm!: Date;

  /** When somebody last signed in to it; null where nobody has, as far as attempts were kept when this was first noted. */
  @Property({ type: 'Date', nullable: true })
  ultimaEntradaEm: Date | null = null;
}
