import { isExample, type Brand } from '../../platform/brand.ts';
import type { Marco, Numeros, Palavras } from './marca.ts';

/** What a company claims of itself. */
export interface Ditos {
  palavras: Palavras;
  numeros: Numeros;
  /** Milestones of the about page. */
  marcos: readonly Marco[];
}

/** Nothing that only one company could say. */
const DE_QUALQUER: Ditos = {
  palavras: {
    promocao: 'Ofertas por tempo limitado',
    sobre: 'Cuidamos do que é dos outros',
    missao: 'Dar a quem publica na internet um lugar estável, com preço claro e alguém que atende.',
    inicio: 'Mantemos no ar o que é dos outros',
    historia:
      'Hospedagem para PHP, Java, Node.js e Spring Boot, VPS com o {{PANEL_NAME}} e servidores dedicados: atendimento em português, preço sem surpresa e ninguém preso por contrato.',
    rodape: 'Servidores no Canadá e nos Estados Unidos, atendimento em português.',
  },
  numeros: { sites: null, clientes: null },
  marcos: [],
};

/** Sections 1 and 2. */
const DO_EXEMPLO: Ditos = {
  palavras: {
    ...DE_QUALQUER.palavras,
    promocao: 'Florada de ofertas',
    sobre: 'Desde {{BRAND_FOUNDED}} cuidando do que é dos outros',
    missao:
      'Dar a quem publica na internet um lugar estável, com preço claro e alguém que atende. O ipê floresce no tempo mais seco do ano: é assim que queremos que o seu site esteja quando mais precisar.',
    inicio: 'Desde {{BRAND_FOUNDED}} mantendo no ar o que é dos outros',
    historia:
      'Começamos hospedando PHP e HTML simples. Em 2004 veio o Java; em 2020, os painéis para Node.js e Spring Boot; em 2024, o {{PANEL_NAME}}. O que não mudou: atendimento em português, preço sem surpresa e ninguém preso por contrato.',
  },
  numeros: { sites: 70_000, clientes: 25_000 },
  marcos: [
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
  ],
};

/** What is said where the company's folder says nothing: of the example all that it claims, of any other what is true of every shop. */
export function ditosDe(brand: Brand): Ditos {
  return isExample(brand) && brand.BRAND_FOUNDED !== null ? DO_EXEMPLO : DE_QUALQUER;
}
