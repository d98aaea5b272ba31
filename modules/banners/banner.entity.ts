import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { ChecksDosLimites } from '../editing/campos.check.ts';
import { ShownEntity } from '../editing/edited.base.ts';
import { bannerCampos, type BannerLinha } from './banner.campos.ts';
import { BannerTipo } from './banner.ts';

/** A banner of the home carousel (specification of the catalogue, section 3). */
@Entity({ tableName: 'banners' })
@Check({ name: 'banners_nome_check', expression: "trim(nome) <> ''" })
@Check({ name: 'banners_imagem_check', expression: "trim(imagem) <> ''" })
@Check({ name: 'banners_datas_check', expression: "tipo = 'FIXO' or (data_inicio is not null and data_fim is not null)" })
@Check({ name: 'banners_intervalo_check', expression: 'data_inicio <= data_fim' })
@ChecksDosLimites(bannerCampos, 'banners')
export class Banner extends ShownEntity implements BannerLinha {
  [OptionalProps]?: 'ativo' | 'ordem' | 'versao';

  @Property({ type: 'text' })
  tipo!: BannerTipo;

  @Property({ type: 'text' })
  nome!: string;

  @Property({ type: 'text', nullable: true })
  alt: string | null = null;

  @Property({ type: 'integer', nullable: true })
  focoX: number | null = null;

  @Property({ type: 'integer', nullable: true })
  focoY: number | null = null;

  @Property({ type: 'text', nullable: true })
  titulo: string | null = null;

  @Property({ type: 'text', nullable: true })
  texto: string | null = null;

  @Property({ type: 'text', nullable: true })
  chamada: string | null = null;

  @Property({ type: 'text', nullable: true })
  descricao: string | null = null;

  @Property({ type: 'text' })
  imagem!: string;

  @Property({ type: 'date', nullable: true })
  dataInicio: string | null = null;

  @Property({ type: 'date', nullable: true })
  dataFim: string | null = null;

  @Property({ type: 'text', nullable: true })
  link: string | null = null;
}
