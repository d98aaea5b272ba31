import { z } from 'zod';
import { VERSAO } from '../editing/versao.schema.ts';
import { BannerTipo } from './banner.ts';

/** A banner as the REST adapter writes it, field by field as section 3 names them. */
const bannerSchema = z
  .object({
    id: z.number().int().describe('Identificador.'),
    ativo: z.boolean().describe('Se o banner pode aparecer.'),
    nome: z.string().describe('Nome interno.'),
    alt: z.string().nullable().describe('Descrição da imagem.'),
    tipo: z.enum(Object.values(BannerTipo)).describe('FIXO ou TEMPORARIO.'),
    descricao: z.string().nullable().describe('Descrição interna.'),
    dataInicio: z.string().nullable().describe('Primeiro dia de exibição (AAAA-MM-DD).'),
    dataFim: z.string().nullable().describe('Último dia de exibição (AAAA-MM-DD).'),
    ordem: z.number().int().describe('Posição no carrossel, em ordem crescente.'),
    imagem: z.string().describe('Nome do arquivo, servido em /banner/{imagem}.'),
    link: z.string().nullable().describe('Endereço para onde o banner leva.'),
  })
  .meta({ id: 'Banner', description: 'Banner do carrossel da página inicial.' });

/** A banner of the panel as the REST adapter writes it. */
const bannerIcpSchema = bannerSchema
  .omit({ tipo: true, alt: true })
  .meta({ id: 'BannerIcp', description: 'Banner do painel de controle, servido em /banner-icp/{imagem}.' });

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
