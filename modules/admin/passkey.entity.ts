import { OptionalProps } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Administrador } from './administrador.entity.ts';

/** A key of an account's own device that stands in for the code of its second factor (WebAuthn, 090). */
@Entity({ tableName: 'passkeys' })
export class Passkey {
  [OptionalProps]?: 'usadaEm';

  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Administrador, { fieldName: 'administrador_id', deleteRule: 'cascade', index: true })
  administrador!: Administrador;

  /** What its owner calls it. */
  @Property({ type: 'text' })
  nome!: string;

  /** Credential ID, in base64url. */
  @Property({ type: 'text', unique: true, hidden: true })
  credencial!: string;

  /** Public key (COSE, RFC 9052), in base64url. */
  @Property({ type: 'text', hidden: true })
  chavePublica!: string;

  /** Host name of the shop that it was made at (RP ID): it works at no other. */
  @Property({ type: 'text', hidden: true })
  site!: string;

  /** Since when the second factor was on that it stands in for: with another one it opens nothing, whoever turned that on. */
  @Property({ type: 'Date', hidden: true })
  fatorDesde!: Date;

  /** What it is reached by, as the browser said it (`internal usb`), separated by a space. */
  @Property({ type: 'text', hidden: true })
  transportes!: string;

  /** How often the device says that it was used; 0 of one that does not count. Text: 32 bits without a sign are more than a column of integers takes. */
  @Property({ type: 'text', hidden: true })
  contador!: string;

  @Property({ type: 'Date' })
  criadaEm!: Date;

  /** When it last let somebody in: nothing that was asked before then is taken. */
  @Property({ type: 'Date', nullable: true })
  usadaEm: Date | null = null;
}
