import { PERIODOS_CURTOS, PERIODOS_LONGOS, type Periodo, type Periodos } from './periodo.ts';
import type { PlanoTipoNome, PlanoTipoPromocional } from './plano.ts';

/** The types with a page of their own. */
export type FamiliaTipo = Exclude<PlanoTipoNome, PlanoTipoPromocional>;
export type Linha = 'hospedagem' | 'vps' | 'dedicado';
type RotaAssinatura = `/assineja-${string}`;
/** Parts that only some plan pages have. */
type SecaoExtra = 'beneficios' | 'faixa' | 'loja' | 'automacao';

/** One row of the table from which plan pages, menus and order pages are made. */
export interface Familia {
  tipo: FamiliaTipo;
  linha: Linha;
  nome: string;
  /** One line for menus and lists. */
  resumo: string;
  /** Name in the menu's icon sprite. */
  icone: string;
  rota: `/plano-${string}`;
  rotaAssinatura: RotaAssinatura;
  periodos: Periodos;
  periodoPadrao: Periodo;
  botao: 'ASSINE JÁ' | 'EXPERIMENTE AGORA';
  processador: string;
  /** Clock on the cards, as printed. */
  ghz: '3.5 GHz' | '2.6 GHz' | '2.3 GHz';
  /** Dedicated IP addresses included; none on shared hosting. */
  ips: 0 | 1 | 2;
  /** Days that it can be tried free before anything is charged; 0 where there is no trial. Promotional plans of the family have the same. */
  diasDeTeste: number;
  /** Refund up to 30 days. */
  reembolso: boolean;
  /** Whether the customer may move to a larger plan. */
  upgrade: boolean;
  secoes: readonly SecaoExtra[];
}

const HOSPEDAGEM = {
  linha: 'hospedagem',
  processador: 'Intel Xeon',
  ghz: '3.5 GHz',
  ips: 0,
  diasDeTeste: 14,
  reembolso: false,
  upgrade: true,
  secoes: [],
} as const;

const APLICACAO = { ...HOSPEDAGEM, periodos: PERIODOS_CURTOS, periodoPadrao: 12, botao: 'EXPERIMENTE AGORA' } as const;

const SERVIDOR = {
  linha: 'vps',
  periodos: PERIODOS_CURTOS,
  periodoPadrao: 12,
  botao: 'ASSINE JÁ',
  processador: 'AMD EPYC',
  ghz: '2.6 GHz',
  ips: 1,
  diasDeTeste: 0,
  reembolso: true,
  upgrade: false,
} as const;

const VPS_COM_UPGRADE = { ...SERVIDOR, processador: 'Intel Haswell', ghz: '2.3 GHz', upgrade: true, secoes: ['faixa'] } as const;

/** The twelve families, in the order of the menus (sections 2, 3 and 9; D8). */
export const FAMILIAS: readonly Familia[] = [
  {
    ...HOSPEDAGEM,
    tipo: 'PHP',
    nome: 'Hospedagem PHP',
    resumo: 'cPanel, e-mail e 382 scripts prontos',
    icone: 'file-code',
    rota: '/plano-hospedagem-php',
    rotaAssinatura: '/assineja-hospedagem-php',
    periodos: PERIODOS_LONGOS,
    periodoPadrao: 24,
    botao: 'ASSINE JÁ',
  },
  {
    ...HOSPEDAGEM,
    tipo: 'REVENDAPHP',
    nome: 'Revenda PHP',
    resumo: 'WHM e cPanel para vender hospedagem',
    icone: 'store',
    rota: '/plano-hospedagem-revenda',
    rotaAssinatura: '/assineja-hospedagem-php-revenda',
    periodos: PERIODOS_LONGOS,
    periodoPadrao: 12,
    botao: 'ASSINE JÁ',
  },
  {
    ...APLICACAO,
    tipo: 'NODEJS',
    nome: 'Hospedagem Node.js',
    resumo: 'Painel próprio de Node.js, no cPanel',
    icone: 'hexagon',
    rota: '/plano-hospedagem-node',
    rotaAssinatura: '/assineja-hospedagem-nodejs',
  },
  {
    ...APLICACAO,
    tipo: 'SPRING',
    nome: 'Hospedagem Spring Boot',
    resumo: 'Publique o JAR e acompanhe os logs',
    icone: 'leaf',
    rota: '/plano-hospedagem-spring',
    rotaAssinatura: '/assineja-hospedagem-spring',
  },
  {
    ...APLICACAO,
    tipo: 'JAVA',
    nome: 'Hospedagem Java',
    resumo: 'Tomcat dedicado, WAR e Jakarta EE',
    icone: 'coffee',
    rota: '/plano-hospedagem-java',
    rotaAssinatura: '/assineja-hospedagem-java',
  },
  {
    ...SERVIDOR,
    tipo: 'VPSLINUX',
    nome: 'VPS Linux',
    resumo: 'Acesso root e o melhor custo-benefício',
    icone: 'terminal',
    rota: '/plano-vps-linux',
    rotaAssinatura: '/assineja-vps-linux-dedicado',
    secoes: ['beneficios'],
  },
  {
    ...VPS_COM_UPGRADE,
    tipo: 'VPSLINUXHYPER',
    nome: 'VPS Linux Special',
    resumo: 'O antigo Hyper: link de até 2 Gbit e upgrade',
    icone: 'rocket',
    rota: '/plano-vps-special',
    rotaAssinatura: '/assineja-vps-special',
  },
  {
    ...VPS_COM_UPGRADE,
    tipo: 'VPSCPANEL',
    nome: 'VPS cPanel/WHM',
    resumo: 'WHM, cPanel e 2 IPs dedicados',
    icone: 'layout-dashboard',
    rota: '/plano-vps-cpanel',
    rotaAssinatura: '/assineja-vps-cpanel',
    ips: 2,
    reembolso: false,
  },
  {
    ...SERVIDOR,
    tipo: 'VPSICP',
    nome: 'VPS ICP',
    resumo: 'Docker e loja de aplicativos em um painel',
    icone: 'container',
    rota: '/plano-vps-icp',
    rotaAssinatura: '/assineja-vps-icp',
    secoes: ['faixa', 'loja'],
  },
  {
    ...SERVIDOR,
    tipo: 'VPSN8N',
    nome: 'VPS n8n',
    resumo: 'Automação sem limite de execuções',
    icone: 'workflow',
    rota: '/plano-vps-n8n',
    rotaAssinatura: '/assineja-vps-icp',
    secoes: ['faixa', 'automacao', 'loja'],
  },
  {
    ...VPS_COM_UPGRADE,
    tipo: 'VPSWINDOWS',
    nome: 'VPS Windows',
    resumo: 'Windows Server 2025 com Área de Trabalho Remota',
    icone: 'app-window',
    rota: '/plano-vps-windows',
    rotaAssinatura: '/assineja-vps-windows',
    reembolso: false,
  },
  {
    ...SERVIDOR,
    tipo: 'DEDICADO',
    linha: 'dedicado',
    nome: 'Servidor dedicado',
    resumo: 'Uma máquina inteira, sem vizinhos',
    icone: 'server',
    rota: '/plano-dedicado',
    rotaAssinatura: '/assineja-server-dedicado',
    reembolso: false,
    secoes: [],
  },
];

/** The family that a plan page shows, by its path. */
export function familiaDaRota(path: string): Familia | undefined {
  return FAMILIAS.find((familia) => familia.rota === path);
}

const PAINEIS: Readonly<Partial<Record<FamiliaTipo, string>>> = {
  PHP: 'cPanel',
  REVENDAPHP: 'WHM e cPanel',
  NODEJS: 'cPanel, com painel próprio de Node.js',
  SPRING: 'cPanel, com painel próprio de Spring Boot',
  JAVA: 'cPanel, com painel próprio de Java',
  VPSCPANEL: 'WHM e cPanel',
  VPSICP: 'ICP',
  VPSN8N: 'ICP',
};

/**
 * The panel of a family's plans; null where there is none. Hosting has cPanel (section 9.4); the panels for Java, Node.js and Spring Boot (section 2, about
 * page) stand in it, as on VPS with cPanel.
 */
export function painelDe(tipo: FamiliaTipo): string | null {
  return PAINEIS[tipo] ?? null;
}

interface Promocao {
  /** Family whose specification lines, periods and options a promotional plan follows. */
  familia: FamiliaTipo;
  rotaAssinatura: RotaAssinatura;
}

/** Where each promotional type belongs and is ordered (D9). */
const PROMOCOES: Readonly<Record<PlanoTipoPromocional, Promocao>> = {
  PROMOCIONAL_HOSPEDAGEM_PHP: { familia: 'PHP', rotaAssinatura: '/assineja-hospedagem-php' },
  PROMOCIONAL_HOSPEDAGEM_REVENDA: { familia: 'REVENDAPHP', rotaAssinatura: '/assineja-hospedagem-php-revenda' },
  PROMOCIONAL_HOSPEDAGEM_JAVA: { familia: 'JAVA', rotaAssinatura: '/assineja-hospedagem-java' },
  PROMOCIONAL_HOSPEDAGEM_NODE: { familia: 'NODEJS', rotaAssinatura: '/assineja-hospedagem-nodejs' },
  PROMOCIONAL_HOSPEDAGEM_SPRING: { familia: 'SPRING', rotaAssinatura: '/assineja-hospedagem-spring' },
  PROMOCIONAL_VPS_ICP: { familia: 'VPSICP', rotaAssinatura: '/assineja-vps' },
  PROMOCIONAL_VPS_CPANEL: { familia: 'VPSCPANEL', rotaAssinatura: '/assineja-vps' },
  PROMOCIONAL_VPS_LINUX: { familia: 'VPSLINUX', rotaAssinatura: '/assineja-vps' },
  PROMOCIONAL_DEDICADO: { familia: 'DEDICADO', rotaAssinatura: '/assineja-dedicado' },
};

/** Whether a plan type belongs to the promotion page (section 5: type starting with PROMOCIONAL). */
export function ehPromocional(tipo: PlanoTipoNome): tipo is PlanoTipoPromocional {
  return Object.hasOwn(PROMOCOES, tipo);
}

/** The family of any plan type; a promotional type follows the family that it promotes. */
export function familiaDoTipo(tipo: PlanoTipoNome): Familia {
  const base = ehPromocional(tipo) ? PROMOCOES[tipo].familia : tipo;
  const familia = FAMILIAS.find((candidata) => candidata.tipo === base);
  if (!familia) throw new Error(`no family for plan type ${tipo}`);
  return familia;
}

/** Address of the order page of a plan, opening at the period whose price was shown (section 2, D9, D36). */
export function linkAssinatura(tipo: PlanoTipoNome, planoId: string, periodo: Periodo): string {
  const rota = ehPromocional(tipo) ? PROMOCOES[tipo].rotaAssinatura : familiaDoTipo(tipo).rotaAssinatura;
  return `${rota}?planoId=${planoId}&periodo=${periodo}`;
}
