import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { DestaqueLinha } from './destaque.campos.ts';
import { Plano } from './plano.entity.ts';

/** A highlight card of the home page (D11). */
@Entity({ tableName: 'destaques' })
@Check({ name: 'destaques_titulo_check', expression: "trim(titulo) <> ''" })
export class Destaque implements DestaqueLinha {
  [OptionalProps]?: 'ativo' | 'ordem' | 'versao';

  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'integer', version: true })
  versao!: number;

  @Property({ type: 'boolean', default: true })
  ativo: boolean = true;

  @Property({ type: 'integer', default: 0 })
  ordem: number = 0;

  @Property({ type: 'text' })
  titulo!: string;

  @Property({ type: 'text' })
  texto!: string;

  @Property({ type: 'text', nullable: true })
  link: string | null = null;

  @Property({ type: 'text', nullable: true })
  icone: string | null = null;

  @ManyToOne(() => Plano, { mapToPk: true, nullable: true, fieldName: 'plano_id', deleteRule: 'set null' })
  planoId: number | null = null;
}
