import type { EscreverConteudo } from './conteudo.server.ts';
import { perguntasVps } from './perguntas.server.ts';
import { BACKUP, DDOS, LOCAIS, NVME, ROOT, SEM_FIDELIDADE, SUPORTE_24H, MONITORADO } from './vantagens.server.ts';

export const linux: EscreverConteudo = (marca, familia) => ({
  titulo: 'VPS Linux com acesso root e reembolso em até 30 dias',
  descricao:
    'VPS Linux com processador AMD EPYC, NVMe SSD em RAID 10, IP dedicado, link de 1 Gbps, Anti-DDoS e acesso root. Ubuntu, Debian, FreeBSD, Rocky e Almalinux.',
  chamada: 'VPS Linux: controle absoluto pelo menor preço',
  texto: 'Um servidor virtual com recursos reservados, 1 IP dedicado e link de 1 Gbps, entregue com o sistema que você escolher.',
  paraQuem: 'quem administra o próprio servidor pelo terminal e quer o menor preço',
  outra: { quando: 'o plano precisa crescer sem reinstalar', familia: 'VPSLINUXHYPER' },
  beneficios: [
    { icone: 'terminal', titulo: 'Controle absoluto', texto: 'Acesso root por SSH para instalar e configurar o que quiser.' },
    { icone: 'shield-check', titulo: 'Anti-DDoS', texto: 'Proteção sempre ligada, na borda da rede, sem custo adicional.' },
    {
      icone: 'percent',
      titulo: 'Melhor custo-benefício',
      texto: 'Só paga pela máquina: sem licença de painel embutida no preço.',
    },
    { icone: 'headset', titulo: 'Suporte 24 horas', texto: 'Chamados respondidos a qualquer hora, em português.' },
  ],
  vantagens: {
    titulo: 'Um VPS honesto, do disco ao suporte',
    itens: [ROOT, NVME, DDOS, BACKUP, LOCAIS, MONITORADO, SEM_FIDELIDADE, SUPORTE_24H],
  },
  faq: [
    {
      pergunta: 'Quais sistemas operacionais posso escolher?',
      resposta:
        'Ubuntu, Debian, FreeBSD, Rocky e Almalinux. O sistema é escolhido na contratação e pode ser reinstalado quando você pedir.',
    },
    {
      pergunta: 'O VPS vem com painel de controle?',
      resposta:
        'Não. É um servidor sem painel, com acesso root. Se prefere painel, veja o VPS ICP, com Docker, ou o VPS cPanel/WHM.',
    },
    ...perguntasVps(marca, familia),
  ],
});

export const special: EscreverConteudo = (marca, familia) => ({
  titulo: 'VPS Linux Special: link de até 2 Gbit e upgrade sem reinstalar',
  descricao:
    'VPS Linux Special, o antigo Hyper: processador de 2.3 GHz, NVMe SSD em RAID 10, link de 400 Mbit a 2 Gbit, upgrade de plano e reembolso em até 30 dias.',
  chamada: 'VPS Linux Special: cresce junto com o seu projeto',
  texto:
    'O antigo Hyper, agora com mais sistemas e mais banda. Comece pequeno e faça upgrade de vCores, memória e disco sem reinstalar nada.',
  paraQuem: 'quem administra o próprio servidor pelo terminal e vai precisar de um plano maior depois',
  outra: { quando: 'o tamanho não vai mudar', familia: 'VPSLINUX' },
  faixa: {
    titulo: 'Por que Special',
    itens: [
      { icone: 'rocket', titulo: 'Upgrade a qualquer momento', texto: 'Passe para um plano maior mantendo IP, sistema e dados.' },
      {
        icone: 'network',
        titulo: 'Link de 400 Mbit a 2 Gbit',
        texto: 'A banda cresce com o plano, com tráfego de entrada ilimitado.',
      },
      { icone: 'layers', titulo: 'Sete sistemas', texto: 'Ubuntu, Debian, Rocky, Almalinux, Fedora, CloudLinux e FreeBSD.' },
    ],
  },
  vantagens: {
    titulo: 'O que acompanha todo VPS Special',
    itens: [ROOT, NVME, DDOS, BACKUP, LOCAIS, MONITORADO, SEM_FIDELIDADE, SUPORTE_24H],
  },
  faq: [
    {
      pergunta: 'O que mudou em relação ao Hyper?',
      resposta:
        'O nome. O VPS Linux Special é a continuação do VPS Hyper: clientes antigos mantêm o plano, e os novos contam com mais sistemas operacionais.',
    },
    {
      pergunta: 'Quais sistemas operacionais posso escolher?',
      resposta: 'Ubuntu, Debian, Rocky, Almalinux, Fedora, CloudLinux e FreeBSD.',
    },
    ...perguntasVps(marca, familia),
  ],
});

export const cpanel: EscreverConteudo = (marca, familia) => ({
  titulo: 'VPS com cPanel e WHM, 2 IPs dedicados',
  descricao:
    'VPS com WHM/cPanel, processador Intel Haswell de 2.3 GHz, disco NVMe, 2 IPs dedicados, backup diário e painéis Java EE, Node.js e Spring Boot.',
  chamada: 'VPS cPanel/WHM pronto para receber seus sites',
  texto:
    'Servidor com Almalinux 9, WHM e cPanel instalados e licenciados, 2 IPs dedicados e painéis para Java EE, Node.js e Spring Boot.',
  paraQuem: 'quem administra muitos sites no próprio servidor, com WHM e cPanel',
  outra: { quando: 'prefere que o servidor fique por nossa conta', familia: 'REVENDAPHP' },
  faixa: {
    titulo: 'Licença, painéis e IPs já incluídos',
    itens: [
      {
        icone: 'layout-dashboard',
        titulo: 'WHM e cPanel',
        texto: 'A licença acompanha o plano, com o número de contas de cada opção.',
      },
      { icone: 'globe', titulo: '2 IPs dedicados', texto: 'Um para os sites, outro para servidor de nomes ou e-mail.' },
      {
        icone: 'coffee',
        titulo: 'Java EE, Node.js e Spring Boot',
        texto: 'Painéis próprios dentro do cPanel para aplicações que não são PHP.',
      },
    ],
  },
  vantagens: {
    titulo: 'Administre dezenas de sites com calma',
    itens: [
      {
        icone: 'rocket',
        titulo: 'Upgrade sem migração',
        texto: 'Mais vCores, memória e contas cPanel no mesmo servidor, sem trocar de IP.',
      },
      NVME,
      DDOS,
      BACKUP,
      ROOT,
      LOCAIS,
      MONITORADO,
      SEM_FIDELIDADE,
      SUPORTE_24H,
    ],
  },
  faq: [
    {
      pergunta: 'A licença do cPanel está no preço?',
      resposta: 'Sim. O valor do plano inclui a licença para o número de contas cPanel indicado em cada um.',
    },
    {
      pergunta: 'Quantos IPs vêm no plano?',
      resposta: 'Dois IPs dedicados. Um IP adicional pode ser incluído na contratação.',
    },
    ...perguntasVps(marca, familia),
  ],
});

export const windows: EscreverConteudo = (marca, familia) => ({
  titulo: 'VPS Windows Server 2025 com Área de Trabalho Remota',
  descricao:
    'VPS Windows Server 2025 com NVMe SSD em RAID 10, Área de Trabalho Remota, IP dedicado, link de até 2 Gbit, Anti-DDoS e backup diário.',
  chamada: 'VPS Windows Server 2025 para .NET, SQL Server e sistemas legados',
  texto:
    'Conecte-se por Área de Trabalho Remota e instale o que o seu sistema exige: IIS, SQL Server, ERPs e aplicações de escritório.',
  paraQuem: 'quem precisa de um sistema que só roda em Windows, como .NET com IIS ou um ERP',
  outra: { quando: 'o sistema também roda em Linux', familia: 'VPSLINUX' },
  faixa: {
    titulo: 'Windows Server 2025, sem rodeios',
    itens: [
      {
        icone: 'monitor',
        titulo: 'Área de Trabalho Remota',
        texto: 'Acesso de administrador de qualquer lugar, por uma conexão cifrada.',
      },
      { icone: 'rocket', titulo: 'Upgrade quando precisar', texto: 'Passe para um plano maior mantendo o servidor e os dados.' },
      { icone: 'network', titulo: 'Link de 400 Mbit a 2 Gbit', texto: 'A banda cresce com o plano.' },
    ],
  },
  vantagens: {
    titulo: 'O que acompanha o VPS Windows',
    itens: [
      {
        icone: 'app-window',
        titulo: 'Windows Server 2025',
        texto: 'Versão atual, instalada e pronta para usar no primeiro acesso.',
      },
      NVME,
      DDOS,
      BACKUP,
      LOCAIS,
      MONITORADO,
      SEM_FIDELIDADE,
      SUPORTE_24H,
    ],
  },
  faq: [
    {
      pergunta: 'O suporte configura o Windows?',
      resposta:
        'Não. No VPS Windows o suporte cobre apenas o hardware: configuração do sistema, erros do Windows e atualizações ficam por conta do cliente.',
    },
    {
      pergunta: 'Qual edição do Windows é instalada?',
      resposta:
        'Windows Server 2025. Outras licenças da Microsoft, como SQL Server e acessos adicionais de Área de Trabalho Remota, são contratadas por você.',
    },
    ...perguntasVps(marca, familia),
  ],
});
