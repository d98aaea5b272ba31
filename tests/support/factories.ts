import type { EntityManager, RequiredEntityData } from '@mikro-orm/core';
import { Banner } from '../../modules/banners/banner.entity.ts';
import { BannerIcp } from '../../modules/banners/bannerIcp.entity.ts';
import { Destaque } from '../../modules/catalogue/destaque.entity.ts';
import { Aviso } from '../../modules/notices/aviso.entity.ts';
import { Depoimento } from '../../modules/testimonials/depoimento.entity.ts';
import { Plano } from '../../modules/catalogue/plano.entity.ts';
import { TextoDoSite } from '../../modules/texts/textoDoSite.entity.ts';

/** Stores a realistic plan; say only what the test is about. */
export async function criarPlano(em: EntityManager, dados: Partial<RequiredEntityData<Plano>> = {}): Promise<Plano> {
  const plano = em.create(Plano, {
    planoTipo: 'PHP',
    nome: 'PHP Ramo',
    descricao: 'Para empresas com e-mail e loja pequena.',
    valor: 24.9,
    desconto1: 0,
    desconto2: 15,
    desconto3: 25,
    processamento: 2,
    ram1: 2048,
    disco: 30,
    emails: 50,
    ...dados,
  });
  await em.persist(plano).flush();
  return plano;
}

/** Stores a realistic banner. */
export async function criarBanner(em: EntityManager, dados: Partial<RequiredEntityData<Banner>> = {}): Promise<Banner> {
  const banner = em.create(Banner, {
    nome: 'VPS ICP',
    tipo: 'FIXO',
    imagem: 'vps-icp.webp',
    alt: 'Docker sem complicação',
    link: '/plano-vps-icp',
    ...dados,
  });
  await em.persist(banner).flush();
  return banner;
}

/** Stores a realistic highlight. */
export async function criarDestaque(em: EntityManager, dados: Partial<RequiredEntityData<Destaque>> = {}): Promise<Destaque> {
  const destaque = em.create(Destaque, {
    titulo: '14 dias grátis',
    texto: 'Use antes de decidir.',
    link: '/plano-hospedagem-php',
    ...dados,
  });
  await em.persist(destaque).flush();
  return destaque;
}

/** Stores a testimonial of a person who agreed to be shown. */
export async function criarAviso(em: EntityManager, dados: Partial<RequiredEntityData<Aviso>> = {}): Promise<Aviso> {
  const aviso = em.create(Aviso, {
    texto: 'Manutenção no domingo, das 2h às 4h.',
    tom: 'ATENCAO',
    dataFim: '2030-01-01',
    ...dados,
  });
  await em.persist(aviso).flush();
  return aviso;
}

export async function criarDepoimento(
  em: EntityManager,
  dados: Partial<RequiredEntityData<Depoimento>> = {},
): Promise<Depoimento> {
  const depoimento = em.create(Depoimento, {
    nome: 'Rui Prado',
    papel: 'livraria, Goiânia',
    texto: 'Trocamos de casa sem sair do ar.',
    consentimento: true,
    ...dados,
  });
  await em.persist(depoimento).flush();
  return depoimento;
}

/** Stores a realistic banner of the control panel. */
export async function criarBannerIcp(em: EntityManager): Promise<BannerIcp> {
  const banner = em.create(BannerIcp, { nome: 'Painel', imagem: 'painel.webp' });
  await em.persist(banner).flush();
  return banner;
}

/** Stores what staff have written of the company. */
export async function criarTextosDoSite(em: EntityManager): Promise<TextoDoSite> {
  const textos = em.create(TextoDoSite, { id: 1, sites: 81_000, horario: 'todos os dias, das 8h às 20h' });
  await em.persist(textos).flush();
  return textos;
}
