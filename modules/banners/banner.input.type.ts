import { Field, InputType, Int } from 'type-graphql';
import { BannerTipo } from './banner.ts';

/** A banner as staff write it; `bannerInputSchema` says what may not be missing. */
@InputType({ description: 'Banner, como a administração o escreve.' })
export class BannerInput {
  @Field(() => String, { nullable: true, description: 'Nome interno.' })
  nome?: string;

  @Field(() => String, { nullable: true, description: 'Descrição da imagem para quem não a vê.' })
  alt?: string;

  @Field(() => BannerTipo, { nullable: true, description: 'FIXO ou TEMPORARIO.' })
  tipo?: BannerTipo;

  @Field(() => String, { nullable: true, description: 'Descrição interna.' })
  descricao?: string;

  @Field(() => String, { nullable: true, description: 'Nome do arquivo que o envio respondeu; sem ele, fica a imagem atual.' })
  imagem?: string;

  @Field(() => Boolean, { nullable: true, description: 'Se pode aparecer.' })
  ativo?: boolean;

  @Field(() => Int, { nullable: true, description: 'Posição; 0 quando não informada.' })
  ordem?: number;

  @Field(() => String, { nullable: true, description: 'Primeiro dia (AAAA-MM-DD).' })
  dataInicio?: string;

  @Field(() => String, { nullable: true, description: 'Último dia (AAAA-MM-DD).' })
  dataFim?: string;

  @Field(() => String, { nullable: true, description: 'Endereço para onde leva.' })
  link?: string;
}

/** A banner of the panel as staff write it. */
@InputType({ description: 'Banner do painel, como a administração o escreve.' })
export class BannerIcpInput {
  @Field(() => String, { nullable: true, description: 'Nome interno.' })
  nome?: string;

  @Field(() => String, { nullable: true, description: 'Descrição interna.' })
  descricao?: string;

  @Field(() => String, { nullable: true, description: 'Nome do arquivo que o envio respondeu; sem ele, fica a imagem atual.' })
  imagem?: string;

  @Field(() => Boolean, { nullable: true, description: 'Se pode aparecer.' })
  ativo?: boolean;

  @Field(() => Int, { nullable: true, description: 'Posição; 0 quando não informada.' })
  ordem?: number;

  @Field(() => String, { nullable: true, description: 'Primeiro dia (AAAA-MM-DD).' })
  dataInicio?: string;

  @Field(() => String, { nullable: true, description: 'Último dia (AAAA-MM-DD).' })
  dataFim?: string;

  @Field(() => String, { nullable: true, description: 'Endereço para onde leva.' })
  link?: string;
}
