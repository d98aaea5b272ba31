import { z } from 'zod';
import { BannerTipo } from './banner.ts';

/** A banner as the REST adapter writes it, field by field as section 3 names them. */
export const bannerSchema = z
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
export const bannerIcpSchema = bannerSchema
  .omit({ tipo: true, alt: true })
  .meta({ id: 'BannerIcp', description: 'Banner do painel de controle, servido em /banner-icp/{imagem}.' });
