import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { ShownEntity } from '../editing/edited.base.ts';
import type { DestaqueLinha } from './destaque.campos.ts';
import { Plano } from './plano.entity.ts';

/** A highlight card of the home page (D11). */
@Entity({ tableName: 'destaques' })
@Check({ name: 'destaques_titulo_check', expression: "trim(titulo) <> ''" })
@Check({ name: 'destaques_intervalo_check', expression: 'data_inicio <= data_fim' })
export class Destaque extends ShownEntity implements DestaqueLinha {
  [OptionalProps]?: 'ativo' | 'ordem' | 'versao';

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

  @Property({ type: 'date', nullable: true })
  dataInicio: string | null = null;

  @Property({ type: 'date', nullable: true })
  dataFim: string | null = null;
}
