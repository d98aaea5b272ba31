import { Field, ID, Int, ObjectType } from 'type-graphql';
import { BannerTipo } from './banner.ts';

/** A banner as visitors see it: what staff call it, say of it and changed in it is theirs. */
@ObjectType('Banner', { description: 'Banner do carrossel da página inicial.' })
export class BannerPublico {
  @Field(() => ID, { description: 'Identificador.' })
  id!: number;

  @Field(() => Boolean, { description: 'Se o banner pode aparecer.' })
  ativo!: boolean;

  @Field(() => BannerTipo, { description: 'Permanente ou por tempo limitado.' })
  tipo!: BannerTipo;

  @Field(() => String, { nullable: true, description: 'Descrição da imagem para quem não a vê.' })
  alt!: string | null;

  @Field(() => String, { description: 'Nome do arquivo, servido em /banner/{imagem}.' })
  imagem!: string;

  @Field(() => Int, { description: 'Posição no carrossel, em ordem crescente.' })
  ordem!: number;

  @Field(() => String, { nullable: true, description: 'Primeiro dia em que aparece (AAAA-MM-DD, horário de São Paulo).' })
  dataInicio!: string | null;

  @Field(() => String, { nullable: true, description: 'Último dia em que aparece, inclusive (AAAA-MM-DD).' })
  dataFim!: string | null;

  @Field(() => String, { nullable: true, description: 'Endereço para onde o banner leva.' })
  link!: string | null;
}
