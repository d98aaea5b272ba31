import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { ShownEntity } from '../editing/edited.base.ts';
import type { BannerIcpLinha } from './banner.campos.ts';

/** A banner of the provider's control panel, which reads it over REST (D12). */
@Entity({ tableName: 'banners_icp' })
@Check({ name: 'banners_icp_nome_check', expression: "trim(nome) <> ''" })
@Check({ name: 'banners_icp_imagem_check', expression: "trim(imagem) <> ''" })
@Check({ name: 'banners_icp_intervalo_check', expression: 'data_inicio <= data_fim' })
export class BannerIcp extends ShownEntity implements BannerIcpLinha {
  [OptionalProps]?: 'ativo' | 'ordem' | 'versao';

  @Property({ type: 'text' })
  nome!: string;

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
