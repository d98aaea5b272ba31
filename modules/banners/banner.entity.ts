import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { BannerTipo } from './banner.ts';

registerEnumType(BannerTipo, {
  name: 'BannerTipo',
  description: 'FIXO aparece enquanto estiver ativo; TEMPORARIO só entre dataInicio e dataFim.',
});

/** A banner of the home carousel (specification of the catalogue, section 3). */
@ObjectType('BannerCadastrado', { description: 'Banner, como a administração o vê.' })
@Entity({ tableName: 'banners' })
@Check({ name: 'banners_nome_check', expression: "trim(nome) <> ''" })
@Check({ name: 'banners_imagem_check', expression: "trim(imagem) <> ''" })
@Check({ name: 'banners_datas_check', expression: "tipo = 'FIXO' or (data_inicio is not null and data_fim is not null)" })
@Check({ name: 'banners_intervalo_check', expression: 'data_inicio <= data_fim' })
export class Banner {
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

  @Field(() => BannerTipo, { description: 'Permanente ou por tempo limitado.' })
  @Enum({ items: () => Object.values(BannerTipo) })
  tipo!: BannerTipo;

  @Field(() => String, { description: 'Nome interno.' })
  @Property({ type: 'string' })
  nome!: string;

  @Field(() => String, { nullable: true, description: 'Descrição da imagem para quem não a vê.' })
  @Property({ type: 'string', nullable: true })
  alt: string | null = null;

  @Field(() => String, { nullable: true, description: 'Descrição interna.' })
  @Property({ type: 'text', nullable: true })
  descricao: string | null = null;

  @Field(() => String, { description: 'Nome do arquivo, servido em /banner/{imagem}.' })
  @Property({ type: 'string' })
  imagem!: string;

  @Field(() => Int, { description: 'Posição no carrossel, em ordem crescente.' })
  @Property({ type: 'integer', default: 0 })
  ordem: number = 0;

  @Field(() => String, { nullable: true, description: 'Primeiro dia em que aparece (AAAA-MM-DD, horário de São Paulo).' })
  @Property({ type: 'date', nullable: true })
  dataInicio: string | null = null;

  @Field(() => String, { nullable: true, description: 'Último dia em que aparece, inclusive (AAAA-MM-DD).' })
  @Property({ type: 'date', nullable: true })
  dataFim: string | null = null;

  @Field(() => String, { nullable: true, description: 'Endereço para onde o banner leva.' })
  @Property({ type: 'string', nullable: true })
  link: string | null = null;
}
