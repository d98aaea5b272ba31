import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { ShownEntity } from '../editing/edited.base.ts';
import type { AvisoLinha } from './aviso.campos.ts';
import type { AvisoTom } from './aviso.ts';

/** A notice above every page of the site (089). */
@Entity({ tableName: 'avisos' })
@Check({ name: 'avisos_texto_check', expression: "trim(texto) <> ''" })
@Check({ name: 'avisos_intervalo_check', expression: 'data_inicio <= data_fim' })
@Check({ name: 'avisos_link_check', expression: '(link is null) = (chamada is null)' })
export class Aviso extends ShownEntity implements AvisoLinha {
  [OptionalProps]?: 'ativo' | 'ordem' | 'versao' | 'noPedido';

  @Property({ type: 'text' })
  texto!: string;

  @Property({ type: 'text' })
  tom!: AvisoTom;

  @Property({ type: 'text', nullable: true })
  chamada: string | null = null;

  @Property({ type: 'text', nullable: true })
  link: string | null = null;

  @Property({ type: 'date', nullable: true })
  dataInicio: string | null = null;

  @Property({ type: 'date' })
  dataFim!: string;

  @Property({ type: 'boolean', default: false })
  noPedido: boolean = false;
}
