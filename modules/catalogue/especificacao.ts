import type { Familia } from './familia.ts';
import type { PlanoDados } from './plano.ts';

const numero = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** "1.024 MB" or "8 GB": shared and reseller plans count memory in MB, servers in GB (section 3). */
export function memoria(familia: Familia, ram: number | null | undefined): string {
  return ram == null ? '–' : `${numero.format(ram)} ${familia.linha === 'hospedagem' ? 'MB' : 'GB'}`;
}

/** "120 GB". */
export function disco(gb: number | null | undefined): string {
  return gb == null ? '–' : `${numero.format(gb)} GB`;
}

/** "400 Mbit", "1 Gbit", "1,5 Gbit": link speed from Mbps (section 9). */
export function link(mbps: number | null | undefined): string {
  if (mbps == null) return '–';
  return mbps < 1000 ? `${mbps} Mbit` : `${numero.format(mbps / 1000)} Gbit`;
}

/** "1 vCore", "4 vCores"; a dedicated server has real cores. */
export function nucleos(familia: Familia, total: number | null | undefined): string {
  if (total == null) return '–';
  const nome = familia.linha === 'dedicado' ? 'núcleo' : 'vCore';
  return `${numero.format(total)} ${nome}${total > 1 ? 's' : ''}`;
}

/** "1 domínio", "10 domínios"; the plural is given where it is not the singular with an s. */
function quantidade(total: number, singular: string, plural = `${singular}s`): string {
  return `${numero.format(total)} ${total === 1 ? singular : plural}`;
}

/** What a plan's card and order summary list, in order (sections 3 and 9). */
export function linhasDoPlano(familia: Familia, plano: PlanoDados): string[] {
  const processador = `${nucleos(familia, plano.processamento)} de ${familia.ghz}`;
  if (familia.linha === 'hospedagem') return [processador, ...linhasHospedagem(familia, plano)];
  return [
    processador,
    `${memoria(familia, plano.ram1)} de RAM`,
    `${disco(plano.disco)} NVMe SSD RAID 10`,
    `Link de ${link(plano.app)}`,
    quantidade(familia.ips, 'IP dedicado', 'IPs dedicados'),
    ...linhasServidor(familia, plano),
    'Anti-DDoS',
  ];
}

const APLICACOES: Partial<Record<Familia['tipo'], string>> = { NODEJS: 'Node.js', JAVA: 'Java', SPRING: 'Spring Boot' };

function linhasHospedagem(familia: Familia, plano: PlanoDados): string[] {
  const aplicacao = APLICACOES[familia.tipo];
  return [
    ...(aplicacao && plano.app ? [quantidade(plano.app, `aplicação ${aplicacao}`, `aplicações ${aplicacao}`)] : []),
    `${memoria(familia, plano.ram1)} de RAM`,
    ...(plano.ram2 ? [`${memoria(familia, plano.ram2)} de RAM na VM Java`] : []),
    `${disco(plano.disco)} NVMe SSD RAID 10`,
    ...(plano.dominios
      ? [
          quantidade(
            plano.dominios,
            familia.tipo === 'REVENDAPHP' ? 'conta cPanel' : 'domínio',
            familia.tipo === 'REVENDAPHP' ? 'contas cPanel' : 'domínios',
          ),
        ]
      : []),
    ...(plano.subdominios ? [quantidade(plano.subdominios, 'subdomínio')] : []),
    ...(plano.emails ? [quantidade(plano.emails, 'conta de e-mail', 'contas de e-mail')] : []),
    'SSL grátis',
    'Anti-DDoS',
  ];
}

function linhasServidor(familia: Familia, plano: PlanoDados): string[] {
  switch (familia.tipo) {
    case 'VPSCPANEL':
      return [...(plano.dominios ? [quantidade(plano.dominios, 'conta cPanel', 'contas cPanel')] : []), 'WHM e cPanel'];
    case 'VPSICP':
      return ['Painel ICP com Docker', 'Tráfego de saída: 30 TB'];
    case 'VPSN8N':
      return ['n8n instalado no painel ICP', 'Execuções ilimitadas'];
    case 'VPSWINDOWS':
      return ['Windows Server 2025', 'Área de Trabalho Remota'];
    case 'DEDICADO':
      return ['Tráfego de saída: 30 TB', 'Acesso root, sem painel'];
    default:
      return ['Acesso root'];
  }
}
