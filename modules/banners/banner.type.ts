import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { entradaDe, tipoDaLinha, tipoPublico } from '../editing/campos.type.ts';
import { bannerCampos, bannerIcpCampos } from './banner.campos.ts';
import { BannerTipo } from './banner.ts';

registerEnumType(BannerTipo, {
  name: 'BannerTipo',
  description: 'FIXO aparece enquanto estiver ativo; TEMPORARIO só entre dataInicio e dataFim.',
});

/** A banner as visitors see it: what staff call it, say of it and changed in it is theirs. */
@ObjectType('Banner', { description: 'Banner do carrossel da página inicial.' })
export class BannerPublico extends tipoPublico(bannerCampos) {
  @Field(() => ID, { description: 'Identificador.' })
  id!: number;
}

/** A banner as staff read it. */
export const BannerCadastrado = tipoDaLinha(bannerCampos, 'BannerCadastrado', 'Banner, como a administração o vê.');
/** A banner as staff write it. */
export const BannerInput = entradaDe(bannerCampos, 'BannerInput', 'Banner, como a administração o escreve.');

/** A banner of the control panel. */
export const BannerIcpGraphQL = tipoDaLinha(bannerIcpCampos, 'BannerIcp', 'Banner do painel de controle do provedor.');
/** A banner of the control panel as staff write it. */
export const BannerIcpInput = entradaDe(bannerIcpCampos, 'BannerIcpInput', 'Banner do painel, como a administração o escreve.');
