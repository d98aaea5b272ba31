import type { FamiliaTipo } from '../catalogue/familia.ts';

const HOSPEDAGEM = [
  'Intel Xeon',
  'Tráfego ilimitado',
  'cPanel',
  'Caixas de e-mail de 1 GB',
  'Antivírus',
  'Instalador com 382 scripts',
];
const LINUX = ['AMD EPYC', 'Tráfego de entrada ilimitado', 'Tráfego de saída de 30 TB', 'Sem painel'];
const ICP = ['AMD EPYC', 'Tráfego de entrada ilimitado', 'Rede de 600 Gbps'];
const BACKUP = 'Backup diário com retenção de 24 horas';

/** Claims that the order summary adds to the plan's own lines (section 9.4). */
const AFIRMACOES: Readonly<Record<FamiliaTipo, readonly string[]>> = {
  PHP: HOSPEDAGEM,
  REVENDAPHP: ['Intel Xeon', 'WHM e cPanel', 'Tráfego ilimitado', 'Antivírus', 'Instalador com 382 scripts'],
  NODEJS: HOSPEDAGEM,
  SPRING: HOSPEDAGEM,
  JAVA: HOSPEDAGEM,
  VPSLINUX: LINUX,
  VPSLINUXHYPER: ['Intel Haswell', BACKUP, 'Tráfego de saída de 30 TB', 'Upgrade permitido'],
  VPSCPANEL: ['Intel Haswell', BACKUP, 'Painéis Java EE, Node.js e Spring Boot', 'Almalinux 9', 'Tráfego de saída de 30 TB'],
  VPSICP: ICP,
  VPSN8N: ICP,
  VPSWINDOWS: ['Intel Haswell', BACKUP, 'Tráfego de saída de 30 TB'],
  DEDICADO: [...LINUX, 'Links de 50 Gbps, rede de 600 Gbps'],
};

/** What is true of every plan of a family, in the order of the summary. */
export function afirmacoes(tipo: FamiliaTipo): readonly string[] {
  return AFIRMACOES[tipo];
}
