import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';

/** A banner of the provider's control panel, which reads it over REST (D12). */
@ObjectType('BannerIcp', { description: 'Banner do painel de controle do provedor.' })
@Entity({ tableName: 'banners_icp' })
@Check({ name: 'banners_icp_nome_check', expression: "trim(nome) <> ''" })
@Check({ name: 'banners_icp_imagem_check', expression: "trim(imagem) <> ''" })
@Check({ name: 'banners_icp_intervalo_check', expression: 'data_inicio <= data_fim' })
export class BannerIcp {
  [OptionalProps]?: 'ativo' | 'ordem' | 'versao';

  @Field(() => ID, { description: 'Identificador.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => Int, { description: 'Versão da linha, que cresce a cada alteração.' })
  @Property({ type: 'integer', version: true })
  versao!: number;

  @Field(() => Boolean, { description: 'Se o banner pode aparecer.' })
  @Property({ type: 'boolean', default: true })
  ativo: boolean = true;

  @Field(() => String, { description: 'Nome interno.' })
  @Property({ type: 'string' })
  nome!: string;

  @Field(() => String, { nullable: true, description: 'Descrição.' })
  @Property({ type: 'text', nullable: true })
  descricao: string | null = null;

  @Field(() => String, { description: 'Nome do arquivo, servido em /banner-icp/{imagem}.' })
  @Property({ type: 'string' })
  imagem!: string;

  @Field(() => Int, { description: 'Posição, em ordem crescente.' })
  @Property({ type: 'integer', default: 0 })
  ordem: number = 0;

  @Field(() => String, { nullable: true, description: 'Primeiro dia em que aparece (AAAA-MM-DD).' })
  @Property({ type: 'date', nullable: true })
  dataInicio: string | null = null;

  @Field(() => String, { nullable: true, description: 'Último dia em que aparece, inclusive (AAAA-MM-DD).' })
  @Property({ type: 'date', nullable: true })
  dataFim: string | null = null;

  @Field(() => String, { nullable: true, description: 'Endereço para onde o banner leva.' })
  @Property({ type: 'string', nullable: true })
  link: string | null = null;
}
