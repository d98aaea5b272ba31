import type { Brand } from '../../../platform/brand.ts';
import type { IconName } from '../../components/iconName.ts';
import type { Pergunta } from '../../components/pergunta.ts';

/** The seven screens of the gallery (section 2), by picture name. */
export const TELAS: readonly { imagem: string; titulo: string; texto: string }[] = [
  { imagem: 'painel-loja', titulo: 'Loja de aplicativos', texto: 'Escolha a aplicação e ela sobe em um contêiner só dela.' },
  {
    imagem: 'painel-dominios',
    titulo: 'Domínios e SSL',
    texto: 'Cada domínio aponta para um contêiner e tem o seu certificado, grátis ou pago.',
  },
  { imagem: 'painel-bancos', titulo: 'Bancos de dados', texto: 'Crie bancos e usuários, veja o tamanho e faça cópias.' },
  { imagem: 'painel-logs', titulo: 'Logs', texto: 'A saída de todos os contêineres, em tempo real e com histórico.' },
  {
    imagem: 'painel-monitoramento',
    titulo: 'Monitoramento de recursos',
    texto: 'CPU, memória, disco e rede, do servidor e de cada contêiner.',
  },
  { imagem: 'painel-firewall', titulo: 'Firewall', texto: 'Regras por porta e origem, com um clique para abrir ou fechar.' },
  { imagem: 'painel-fail2ban', titulo: 'Fail2ban', texto: 'Quem tenta adivinhar senhas é bloqueado sozinho.' },
];

/** The nine advantages (section 2). */
export const VANTAGENS: readonly { icone: IconName; titulo: string; texto: string }[] = [
  {
    icone: 'container',
    titulo: 'Docker',
    texto: 'Publique aplicações em contêineres, inclusive com o seu próprio docker-compose.',
  },
  { icone: 'box', titulo: 'App Store', texto: 'Dezenove aplicações prontas, além do n8n, instaladas e atualizadas por botões.' },
  { icone: 'globe', titulo: 'Domínios', texto: 'Quantos domínios e subdomínios quiser, apontados para o contêiner certo.' },
  { icone: 'lock', titulo: 'SSL', texto: 'Certificados gratuitos renovados sozinhos, ou o certificado pago que você já tem.' },
  { icone: 'gauge', titulo: 'Recursos', texto: 'Consumo de CPU, memória, disco e rede em gráficos, com histórico.' },
  { icone: 'headset', titulo: 'Suporte especializado', texto: 'Quem responde o chamado é quem escreve o painel.' },
  { icone: 'hard-drive', titulo: 'Armazenamento NVMe RAID 10', texto: 'Discos NVMe espelhados: rápidos e tolerantes a falhas.' },
  { icone: 'cpu', titulo: 'Processadores AMD EPYC', texto: 'vCores de 2.6 GHz em processadores de servidor.' },
  { icone: 'shield-check', titulo: 'Proteção DDoS', texto: 'Ataques filtrados na borda da rede, sempre, sem custo adicional.' },
];

/** The nine questions (section 2). */
export function perguntas({ PANEL_NAME, BRAND_NAME, PANEL_DEMO_URL }: Brand): Pergunta[] {
  return [
    {
      pergunta: `O que é o ${PANEL_NAME}?`,
      resposta: `É o painel de controle para VPS criado pela ${BRAND_NAME}. Com ele você publica aplicações em contêineres Docker, com domínios, SSL, bancos de dados, logs, monitoramento e firewall, sem linha de comando.`,
    },
    {
      pergunta: 'O painel tem custo?',
      resposta: 'Não. Ele acompanha os planos VPS ICP e VPS n8n, sem licença à parte e sem limite de domínios.',
    },
    {
      pergunta: 'Preciso saber Docker?',
      resposta:
        'Não. A loja instala as aplicações com tudo configurado. Quem sabe Docker pode usar imagens próprias e escrever o seu docker-compose.',
    },
    {
      pergunta: 'Posso usar o meu próprio docker-compose?',
      resposta: 'Sim. Cole ou envie o arquivo, defina as variáveis e o painel sobe o conjunto, com logs e reinício por serviço.',
    },
    {
      pergunta: 'Como funciona o SSL?',
      resposta:
        'O certificado gratuito é emitido quando o domínio aponta para o servidor e renovado antes de vencer. Também é possível instalar um certificado pago.',
    },
    {
      pergunta: 'Que bancos de dados posso usar?',
      resposta:
        'PostgreSQL, MySQL, MariaDB, MongoDB, Redis e SQL Server, cada um em seu contêiner, com cópias feitas pelo painel.',
    },
    {
      pergunta: 'O servidor fica protegido?',
      resposta:
        'Sim. O firewall libera só as portas que você escolher, o Fail2ban bloqueia ataques de força bruta, e a rede filtra ataques DDoS.',
    },
    {
      pergunta: 'Continuo com acesso root?',
      resposta: 'Sim. O painel não limita o servidor: o acesso por SSH, como root, é seu.',
    },
    {
      pergunta: 'Posso experimentar antes?',
      resposta: `${PANEL_DEMO_URL ? 'Há uma demonstração aberta do painel. ' : ''}O VPS não tem período de teste, mas pode ser reembolsado em até 30 dias.`,
    },
  ];
}
