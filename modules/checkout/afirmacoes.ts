import { painelDe, type Familia, type FamiliaTipo } from '../catalogue/familia.ts';

const HOSPEDAGEM = ['Caixas de e-mail de 1 GB', 'Antivírus', 'Instalador com 382 scripts'];
const XEON = ['Intel Xeon', 'Tráfego ilimitado'];
const HASWELL = ['Intel Haswell'];
const EPYC = ['AMD EPYC', 'Tráfego de entrada ilimitado'];
const SAIDA = 'Tráfego de saída: 30 TB';

/** Claims that the order summary adds to the plan's own lines (section 9.4), besides panel and copies. */
const AFIRMACOES: Readonly<Record<FamiliaTipo, readonly string[]>> = {
  PHP: [...XEON, ...HOSPEDAGEM],
  REVENDAPHP: [...XEON, 'Antivírus', 'Instalador com 382 scripts'],
  NODEJS: [...XEON, ...HOSPEDAGEM],
  SPRING: [...XEON, ...HOSPEDAGEM],
  JAVA: [...XEON, ...HOSPEDAGEM],
  VPSLINUX: [...EPYC, SAIDA, 'Sem painel'],
  VPSLINUXHYPER: [...HASWELL, SAIDA, 'Upgrade permitido'],
  VPSCPANEL: [...HASWELL, 'Painéis Java EE, Node.js e Spring Boot', 'Almalinux 9', SAIDA],
  VPSICP: [...EPYC, 'Rede de 600 Gbps'],
  VPSN8N: [...EPYC, 'Rede de 600 Gbps'],
  VPSWINDOWS: [...HASWELL, SAIDA],
  // That there is no panel, and how much goes out, its plans say themselves.
  DEDICADO: [...EPYC, 'Links de 50 Gbps, rede de 600 Gbps'],
};

/** What is copied, as the contract of the line has it; dedicated servers are not. */
const COPIAS: Readonly<Record<Familia['linha'], readonly string[]>> = {
  hospedagem: ['Backup diário dos bancos de dados e semanal dos arquivos'],
  vps: ['Backup diário com retenção de 24 horas'],
  dedicado: [],
};

/** What is true of every plan of a family, in the order of the summary. */
export function afirmacoes({ tipo, linha }: Familia): readonly string[] {
  const painel = linha === 'hospedagem' ? [painelDe(tipo)!] : [];
  return [...painel, ...AFIRMACOES[tipo], ...COPIAS[linha]];
}
