import type { IconName } from '../../components/iconName.ts';

interface Servico {
  icone: IconName;
  titulo: string;
  texto: string;
  link: string;
  rotulo: string;
}

export const SERVICOS: readonly Servico[] = [
  {
    icone: 'file-text',
    titulo: 'Um site ou uma loja',
    texto: 'WordPress e outros 381 scripts instalados em um clique, com cPanel, e-mail e SSL grátis.',
    link: '/plano-hospedagem-php',
    rotulo: 'Hospedagem PHP',
  },
  {
    icone: 'hexagon',
    titulo: 'Uma aplicação Node.js ou Java',
    texto: 'Seu código com processo sempre ativo, logs e banco de dados, sem administrar servidor.',
    link: '/plano-hospedagem-node',
    rotulo: 'Hospedagem Node.js',
  },
  {
    icone: 'users',
    titulo: 'Os sites dos seus clientes',
    texto: 'Revenda com WHM e cPanel, domínios ilimitados e a sua marca nos painéis.',
    link: '/plano-hospedagem-revenda',
    rotulo: 'Revenda PHP',
  },
  {
    icone: 'container',
    titulo: 'Contêineres e automações',
    texto: 'Docker, n8n e loja de aplicativos em um VPS com painel próprio, sem licença à parte.',
    link: '/plano-vps-icp',
    rotulo: 'VPS ICP',
  },
  {
    icone: 'terminal',
    titulo: 'Um servidor do seu jeito',
    texto: 'VPS Linux ou Windows com recursos reservados, IP dedicado e acesso de administrador.',
    link: '/plano-vps-linux',
    rotulo: 'VPS Linux',
  },
  {
    icone: 'server',
    titulo: 'O que não cabe em um VPS',
    texto: 'Servidores AMD EPYC inteiros, com NVMe em RAID 10 e 30 TB de tráfego de saída.',
    link: '/plano-dedicado',
    rotulo: 'Servidores dedicados',
  },
];
