import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { EditedEntity } from '../editing/edited.base.ts';
import type { CupomLinha } from './cupom.campos.ts';
import { CupomTipo } from './cupom.ts';

/** A discount code (specification of ordering, section 3.2). The plan that it is tied to is referred to by id. */
@Entity({ tableName: 'cupons' })
@Check({ name: 'cupons_codigo_check', expression: "codigo = upper(trim(codigo)) and codigo <> ''" })
@Check({ name: 'cupons_valor_check', expression: "valor >= 0 and (tipo = 'fixo' or valor <= 100)" })
@Check({ name: 'cupons_intervalo_check', expression: 'data_inicio <= data_fim' })
export class Cupom extends EditedEntity implements CupomLinha {
  [OptionalProps]?: 'ativo' | 'primeiroPedido' | 'versao';

  @Property({ type: 'text', unique: true })
  codigo!: string;

  @Property({ type: 'text' })
  tipo!: CupomTipo;

  @Property({ type: 'double' })
  valor!: number;

  @Property({ type: 'date' })
  dataInicio!: string;

  @Property({ type: 'date' })
  dataFim!: string;

  @Property({ type: 'integer', nullable: true })
  planoId: number | null = null;

  @Property({ type: 'text', nullable: true })
  familias: string | null = null;

  @Property({ type: 'integer', nullable: true })
  limite: number | null = null;

  @Property({ type: 'integer', nullable: true })
  limitePorCliente: number | null = null;

  @Property({ type: 'boolean', default: false })
  primeiroPedido: boolean = false;

  @Property({ type: 'boolean', default: true })
  ativo: boolean = true;
}
