import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Plano } from './plano.entity.ts';

/** A highlight card of the home page (D11). */
@ObjectType('Destaque', { description: 'Cartão de destaque da página inicial.' })
@Entity({ tableName: 'destaques' })
@Check({ name: 'destaques_titulo_check', expression: "trim(titulo) <> ''" })
export class Destaque {
  [OptionalProps]?: 'ativo' | 'ordem' | 'versao';

  @Field(() => ID, { description: 'Identificador.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => Int, { description: 'Versão da linha, que cresce a cada alteração.' })
  @Property({ type: 'integer', version: true })
  versao!: number;

  @Field(() => Boolean, { description: 'Se o destaque aparece na página inicial.' })
  @Property({ type: 'boolean', default: true })
  ativo: boolean = true;

  @Field(() => Int, { description: 'Posição, em ordem crescente.' })
  @Property({ type: 'integer', default: 0 })
  ordem: number = 0;

  @Field(() => String, { description: 'Título do cartão.' })
  @Property({ type: 'string' })
  titulo!: string;

  @Field(() => String, { description: 'Texto do cartão.' })
  @Property({ type: 'text' })
  texto!: string;

  @Field(() => String, { nullable: true, description: 'Endereço para onde o cartão leva.' })
  @Property({ type: 'string', nullable: true })
  link: string | null = null;

  @Field(() => String, { nullable: true, description: 'Nome do ícone do cartão.' })
  @Property({ type: 'string', nullable: true })
  icone: string | null = null;

  @Field(() => ID, { nullable: true, description: 'Plano que o destaque anuncia.' })
  @ManyToOne(() => Plano, { mapToPk: true, nullable: true, fieldName: 'plano_id', deleteRule: 'set null' })
  planoId: number | null = null;
}
