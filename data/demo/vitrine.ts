import type { RequiredEntityData } from '@mikro-orm/core';
import type { Banner } from '../../modules/banners/banner.entity.ts';
import type { Destaque } from '../../modules/catalogue/destaque.entity.ts';
import type { Depoimento } from '../../modules/testimonials/depoimento.entity.ts';
import { businessDay } from '../../platform/calendar.ts';

const DAY_MS = 86_400_000;

/** Carousel of both kinds: always on, running now, over, to come and switched off. Dates are around the day of loading. */
export function bannersAround(today: Date): RequiredEntityData<Banner>[] {
  const day = (offset: number) => businessDay(new Date(today.getTime() + offset * DAY_MS));
  return [
    {
      nome: 'VPS ICP',
      tipo: 'FIXO',
      ordem: 1,
      imagem: 'vps-icp.webp',
      alt: 'Docker sem complicação: VPS com painel ICP e loja de aplicativos',
      link: '/plano-vps-icp',
    },
    {
      nome: 'Florada de ofertas',
      tipo: 'TEMPORARIO',
      ordem: 2,
      imagem: 'florada.webp',
      alt: 'Florada de ofertas: planos com até 30% de desconto',
      link: '/plano-promocao',
      dataInicio: day(-15),
      dataFim: day(45),
    },
    {
      nome: 'n8n',
      tipo: 'FIXO',
      ordem: 3,
      imagem: 'n8n.webp',
      alt: 'VPS n8n: automatize sem contar execuções',
      link: '/plano-vps-n8n',
    },
    {
      nome: 'Oferta encerrada',
      tipo: 'TEMPORARIO',
      ordem: 4,
      imagem: 'florada.webp',
      alt: 'Oferta encerrada',
      link: '/plano-promocao',
      dataInicio: day(-60),
      dataFim: day(-30),
    },
    {
      nome: 'Próxima oferta',
      tipo: 'TEMPORARIO',
      ordem: 5,
      imagem: 'florada.webp',
      alt: 'Próxima oferta',
      link: '/plano-promocao',
      dataInicio: day(60),
      dataFim: day(90),
    },
    { nome: 'Banner desligado', tipo: 'FIXO', ordem: 6, ativo: false, imagem: 'n8n.webp', alt: 'Banner desligado' },
  ];
}

/** Highlights of the home page. */
export const DESTAQUES: readonly RequiredEntityData<Destaque>[] = [
  {
    ordem: 1,
    titulo: 'n8n sem limite de execuções',
    texto: 'Automação no seu servidor, com domínio, SSL e banco de dados, a partir do primeiro dia.',
    link: '/plano-vps-n8n',
    icone: 'workflow',
  },
  {
    ordem: 2,
    titulo: 'VPS com upgrade sem reinstalar',
    texto: 'Comece com 4 GB e cresça até 32 GB no VPS Linux Special, mantendo IP, sistema e dados.',
    link: '/plano-vps-special',
    icone: 'rocket',
  },
  {
    ordem: 3,
    titulo: '14 dias grátis na hospedagem',
    texto: 'PHP, Node.js, Spring Boot e Java com o plano completo, sem cartão de crédito.',
    link: '/plano-hospedagem-php',
    icone: 'gift',
  },
];

/** Testimonials that nobody gave: marked as examples, and shown only where the demo is (D50). */
export const DEPOIMENTOS: readonly RequiredEntityData<Depoimento>[] = [
  {
    ordem: 1,
    texto: 'Migramos trinta sites em um fim de semana. Na segunda-feira ninguém percebeu, e era exatamente isso que eu queria.',
    nome: 'Renata',
    papel: 'agência digital, Recife',
    demonstracao: true,
  },
  {
    ordem: 2,
    texto: 'O que me segura aqui é o chamado respondido de madrugada por alguém que entende de Tomcat.',
    nome: 'Marcos',
    papel: 'software para clínicas, Curitiba',
    demonstracao: true,
  },
  {
    ordem: 3,
    texto: 'Troquei a conta por execução de outra plataforma por um VPS n8n. O custo ficou previsível e os fluxos, mais rápidos.',
    nome: 'Júlia',
    papel: 'loja virtual, Belo Horizonte',
    demonstracao: true,
  },
];
