import { Check, Entity, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Administrador } from './administrador.entity.ts';
import { MOTIVOS_DO_LINK, type MotivoDoLink } from './linkDeAcesso.ts';

/** A link by which somebody chooses the password of an account, once (088). Each account has one at most: a newer one takes its place. */
@Entity({ tableName: 'links_de_acesso' })
@Check({
  name: 'links_de_acesso_motivo_check',
  expression: MOTIVOS_DO_LINK.map((motivo) => `motivo = '${motivo}'`).join(' or '),
})
export class LinkDeAcesso {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @OneToOne(() => Administrador, { owner: true, fieldName: 'administrador_id', deleteRule: 'cascade' })
  administrador!: Administrador;

  /** Digest of what the link carries: enough to know it again, and nothing to make it from. */
  @Property({ type: 'text', unique: true, hidden: true })
  resumo!: string;

  /** What it is for. */
  @Property({ type: 'text' })
  motivo!: MotivoDoLink;

  @Property({ type: 'Date' })
  criadoEm!: Date;

  /** Name of the account that gave it: it ends with that one's access. None where a server of a version before wrote it down. */
  @Property({ type: 'text', nullable: true })
  criadoPor!: string | null;

  /** Until when it opens anything. The row of an invitation stays: nobody has come yet. */
  @Property({ type: 'Date' })
  expiraEm!: Date;
}
