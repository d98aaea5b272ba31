import { curto, porExtenso, type Marca, type Marco, type Numeros } from '../../../modules/brand/marca.ts';
import type { Brand } from '../../../platform/brand.ts';
import type { IconName } from '../../components/iconName.ts';
import type { Pergunta } from '../../components/pergunta.ts';

/** The five milestones (section 2). */
const MARCOS: readonly Marco[] = [
  {
    ano: '2000',
    titulo: 'Hospedagem PHP e HTML',
    texto: 'O começo: páginas simples em HTML e PHP, em servidores montados por nós.',
  },
  {
    ano: '2004',
    titulo: 'Hospedagem Java',
    texto: 'Tomcat próprio para cada cliente, quando quase ninguém oferecia Java no Brasil.',
  },
  {
    ano: '2007',
    titulo: 'Painéis Java',
    texto: 'Os primeiros painéis da casa: publicar, reiniciar e ler logs sem abrir chamado.',
  },
  {
    ano: '2020',
    titulo: 'Painéis Node.js e Spring Boot',
    texto: 'A mesma ideia para as aplicações que os desenvolvedores passaram a escrever.',
  },
  {
    ano: '2024',
    titulo: 'Painel de administração de VPS',
    texto: 'Docker, domínios, bancos e firewall em telas claras, no servidor do cliente.',
  },
];

export const RAZOES: readonly { icone: IconName; titulo: string; texto: string }[] = [
  {
    icone: 'headset',
    titulo: 'Gente que entende',
    texto: 'Suporte 24 horas, por chamado, dado por quem administra os servidores.',
  },
  {
    icone: 'percent',
    titulo: 'Preço à vista',
    texto: 'O preço mostrado é o preço pago: sem taxa de instalação, sem fidelidade, sem multa.',
  },
  {
    icone: 'shield-check',
    titulo: 'Segurança incluída',
    texto: 'SSL e Anti-DDoS em todos os planos, e não como item de catálogo.',
  },
  {
    icone: 'layout-dashboard',
    titulo: 'Painéis próprios',
    texto: 'Escrevemos as ferramentas que os nossos clientes usam, e ouvimos quem as usa.',
  },
];

/** The statistics (section 1). */
export function numeros({ BRAND_FOUNDED }: Brand, { sites, clientes }: Numeros): { numero: string; texto: string }[] {
  return [
    ...(sites ? [{ numero: curto(sites), texto: 'sites hospedados' }] : []),
    ...(clientes ? [{ numero: curto(clientes), texto: 'clientes' }] : []),
    { numero: BRAND_FOUNDED, texto: 'é o ano em que começamos' },
  ];
}

/** How large the company is, in the order in which it is told: "70 mil sites", "25 mil clientes". */
export function tamanho({ sites, clientes }: Numeros): string[] {
  return [...(sites ? [`${porExtenso(sites)} sites`] : []), ...(clientes ? [`${porExtenso(clientes)} clientes`] : [])];
}

/** The milestones and their heading; none has none. */
export function historia(marcos: readonly Marco[] | null): { titulo: string; marcos: readonly Marco[] } {
  return marcos ? { titulo: 'Nossos marcos', marcos } : { titulo: 'Cinco marcos', marcos: MARCOS };
}

/** The six questions (section 2). */
export function perguntas(brand: Brand, { numeros: { sites, clientes } }: Marca): Pergunta[] {
  const { BRAND_NAME, BRAND_FOUNDED, BRAND_LEGAL_NAME, BRAND_CNPJ } = brand;
  const hospedados = sites ? `, com ${porExtenso(sites)} sites hospedados` : '';
  return [
    {
      pergunta: `Desde quando a ${BRAND_NAME} existe?`,
      resposta: `Desde ${BRAND_FOUNDED}, sempre com o mesmo negócio: manter no ar sites e sistemas de outras pessoas.`,
    },
    {
      pergunta: 'Quem está por trás da marca?',
      resposta: `${BRAND_LEGAL_NAME}, CNPJ ${BRAND_CNPJ}. Os contratos e as políticas estão no rodapé de todas as páginas.`,
    },
    {
      pergunta: 'Onde ficam os servidores?',
      resposta: 'No Canadá e nos Estados Unidos, em data centers com links de 50 Gbps e rede de 600 Gbps.',
    },
    ...(clientes
      ? [{ pergunta: 'Quantos clientes vocês atendem?', resposta: `Cerca de ${porExtenso(clientes)} clientes${hospedados}.` }]
      : []),
    {
      pergunta: 'Como falo com vocês?',
      resposta: comoFalar(brand),
    },
    { pergunta: 'Posso cancelar quando quiser?', resposta: 'Sim. Não há contrato de fidelidade nem multa de cancelamento.' },
  ];
}

function comoFalar({ TICKET_URL, PORTAL_URL, WHATSAPP_NUMBER }: Brand): string {
  const canais = [
    ...(TICKET_URL ? [`por chamado, 24/7/365${PORTAL_URL ? ', no Portal do Cliente' : ''}`] : []),
    ...(WHATSAPP_NUMBER ? ['por mensagem, em horário comercial'] : []),
  ];
  const frase = canais.length > 0 ? `${canais.join('; ')}; ou pela página de atendimento.` : 'pela página de atendimento.';
  return frase[0]!.toUpperCase() + frase.slice(1);
}
