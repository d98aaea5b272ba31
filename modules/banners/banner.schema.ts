import { respostaDaLinha } from '../editing/resposta.schema.ts';
import { VERSAO } from '../editing/versao.schema.ts';
import { bannerCampos, bannerIcpCampos } from './banner.campos.ts';

const bannerSchema = respostaDaLinha(bannerCampos).meta({ id: 'Banner', description: 'Banner do carrossel da página inicial.' });

const bannerIcpSchema = respostaDaLinha(bannerIcpCampos).meta({
  id: 'BannerIcp',
  description: 'Banner do painel de controle, servido em /banner-icp/{imagem}.',
});

/** A banner as the REST adapter writes it to staff, who have to know its version to change it (D39). */
export const bannerDaEquipeSchema = bannerSchema
  .extend({ versao: VERSAO })
  .meta({ id: 'BannerDaEquipe', description: 'Banner, como a administração o recebe.' });

/** A banner of the panel as the REST adapter writes it to staff. */
export const bannerIcpDaEquipeSchema = bannerIcpSchema
  .extend({ versao: VERSAO })
  .meta({ id: 'BannerIcpDaEquipe', description: 'Banner do painel, como a administração o recebe.' });

/** A banner of the list: with what is the staff's when they ask. */
export const bannerListadoSchema = bannerSchema
  .extend({ versao: VERSAO })
  .partial({ versao: true, nome: true, descricao: true })
  .meta({ id: 'BannerListado', description: 'Banner; nome, descrição interna e versão só para a administração.' });

/** A banner of the panel's list: with its version when staff ask. */
export const bannerIcpListadoSchema = bannerIcpSchema.extend({ versao: VERSAO.optional() }).meta({ id: 'BannerIcpListado' });
