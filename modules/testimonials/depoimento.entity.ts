import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { ShownEntity } from '../editing/edited.base.ts';
import type { DepoimentoLinha } from './depoimento.campos.ts';

/** What a customer says on the home page (D50). */
@Entity({ tableName: 'depoimentos' })
@Check({ name: 'depoimentos_texto_check', expression: "trim(texto) <> ''" })
@Check({ name: 'depoimentos_nome_check', expression: "trim(nome) <> ''" })
@Check({ name: 'depoimentos_consentimento_check', expression: 'not ativo or consentimento or demonstracao' })
export class Depoimento extends ShownEntity implements DepoimentoLinha {
  [OptionalProps]?: 'ativo' | 'ordem' | 'versao' | 'consentimento' | 'demonstracao';

  @Property({ type: 'text' })
  texto!: string;

  @Property({ type: 'text' })
  nome!: string;

  @Property({ type: 'text', nullable: true })
  papel: string | null = null;

  @Property({ type: 'text', nullable: true })
  link: string | null = null;

  @Property({ type: 'boolean', default: false })
  consentimento: boolean = false;

  /** Invented for the demo; nothing but its loader says so. */
  @Property({ type: 'boolean', default: false })
  demonstracao: boolean = false;
}
