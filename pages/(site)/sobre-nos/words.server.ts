import { horario } from '../../../modules/brand/canais.ts';
import { curto, porExtenso, type Marca, type Numeros } from '../../../modules/brand/marca.ts';
import type { Brand } from '../../../platform/brand.ts';
import type { IconName } from '../../components/iconName.ts';
import type { Pergunta } from '../../components/pergunta.ts';

export const RAZOES: readonly { icone: IconName; titulo: string; texto: string }[] = [
  {
    icone: 'headset',
    titulo: 'Gente que entende',
    texto: 'Suporte 24 horas, por chamado, dado por quem administra os servidores.',
  },
  {
    icone: 'percent',
    titulo: 'Preço sem surpresa',
    texto: 'O preço mostrado é o preço pago: sem taxa de instalação, sem fidelidade, sem multa.',
  },
  {
    icone: 'shield-check',
    titulo: 'Segurança incluída',
    texto: 'Anti-DDoS em todos os planos e SSL grátis em toda hospedagem, e não como item de catálogo.',
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
    ...(BRAND_FOUNDED ? [{ numero: BRAND_FOUNDED, texto: 'é o ano em que começamos' }] : []),
  ];
}

/** How large the company is, in the order in which it is told: "70 mil sites", "25 mil clientes". */
export function tamanho({ sites, clientes }: Numeros): string[] {
  return [...(sites ? [`${porExtenso(sites)} sites`] : []), ...(clientes ? [`${porExtenso(clientes)} clientes`] : [])];
}

/** The six questions (section 2), without those about what the company does not tell. */
export function perguntas(brand: Brand, { numeros: { sites, clientes } }: Marca): Pergunta[] {
  const { BRAND_NAME, BRAND_FOUNDED, BRAND_LEGAL_NAME, BRAND_CNPJ } = brand;
  const hospedados = sites ? `, com ${porExtenso(sites)} sites hospedados` : '';
  return [
    ...(BRAND_FOUNDED
      ? [
          {
            pergunta: `Desde quando a ${BRAND_NAME} existe?`,
            resposta: `Desde ${BRAND_FOUNDED}, sempre com o mesmo negócio: manter no ar sites e sistemas de outras pessoas.`,
          },
        ]
      : []),
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

function comoFalar(brand: Brand): string {
  const { TICKET_URL, PORTAL_URL, WHATSAPP_NUMBER } = brand;
  const canais = [
    ...(TICKET_URL ? [`por chamado, 24/7/365${PORTAL_URL ? ', no Portal do Cliente' : ''}`] : []),
    ...(WHATSAPP_NUMBER ? [`por mensagem, ${horario(brand)}`] : []),
  ];
  const frase = canais.length > 0 ? `${canais.join('; ')}; ou pela página de atendimento.` : 'pela página de atendimento.';
  return frase[0]!.toUpperCase() + frase.slice(1);
}
