import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { ReaisType } from '../../platform/database/reais.type.ts';
import { ChecksDosLimites } from '../editing/campos.check.ts';
import { ShownEntity } from '../editing/edited.base.ts';
import { planoCampos, type PlanoLinha } from './plano.campos.ts';
import { PlanoTipo } from './plano.ts';

/** A plan on sale (specification of the catalogue, section 3; of ordering, section 3.1). */
@Entity({ tableName: 'planos' })
@Check({ name: 'planos_nome_check', expression: "trim(nome) <> ''" })
@Check({ name: 'planos_valor_check', expression: 'valor >= 0 and valor = round(valor)' })
@Check({ name: 'planos_agendado_valor_check', expression: 'agendado_valor >= 0 and agendado_valor = round(agendado_valor)' })
@Check({ name: 'planos_agendado_intervalo_check', expression: 'agendado_inicio <= agendado_fim' })
@ChecksDosLimites(planoCampos, 'planos')
export class Plano extends ShownEntity implements PlanoLinha {
  [OptionalProps]?: 'ativo' | 'ordem' | 'promocional' | 'agendadoPromocional' | 'versao';

  @Property({ type: 'text', index: true })
  planoTipo!: PlanoTipo;

  @Property({ type: 'text' })
  nome!: string;

  @Property({ type: 'text', nullable: true })
  descricao: string | null = null;

  @Property({ type: ReaisType })
  valor!: number;

  @Property({ type: 'double', nullable: true })
  desconto1: number | null = null;

  @Property({ type: 'double', nullable: true })
  desconto2: number | null = null;

  @Property({ type: 'double', nullable: true })
  desconto3: number | null = null;

  @Property({ type: 'boolean', default: false })
  promocional: boolean = false;

  @Property({ type: 'double', nullable: true })
  processamento: number | null = null;

  @Property({ type: 'double', nullable: true })
  ram1: number | null = null;

  @Property({ type: 'double', nullable: true })
  ram2: number | null = null;

  @Property({ type: 'double', nullable: true })
  disco: number | null = null;

  @Property({ type: 'text', nullable: true })
  tecnologia: string | null = null;

  @Property({ type: 'text', nullable: true })
  banco: string | null = null;

  @Property({ type: 'integer', nullable: true })
  dominios: number | null = null;

  @Property({ type: 'integer', nullable: true })
  subdominios: number | null = null;

  @Property({ type: 'integer', nullable: true })
  emails: number | null = null;

  @Property({ type: 'integer', nullable: true })
  app: number | null = null;

  @Property({ type: 'date', nullable: true })
  agendadoInicio: string | null = null;

  @Property({ type: 'date', nullable: true })
  agendadoFim: string | null = null;

  @Property({ type: ReaisType, nullable: true })
  agendadoValor: number | null = null;

  @Property({ type: 'double', nullable: true })
  agendadoDesconto1: number | null = null;

  @Property({ type: 'double', nullable: true })
  agendadoDesconto2: number | null = null;

  @Property({ type: 'double', nullable: true })
  agendadoDesconto3: number | null = null;

  @Property({ type: 'boolean', default: false })
  agendadoPromocional: boolean = false;
}
