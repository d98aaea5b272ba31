import { perguntasVps } from './perguntas.server.ts';
import type { Cartao, EscreverConteudo } from './conteudo.server.ts';
import { DDOS, LOCAIS, NVME, ROOT, SEM_FIDELIDADE, SUPORTE_24H, MONITORADO } from './vantagens.server.ts';

const DOCKER: Cartao = {
  icone: 'container',
  titulo: 'Docker sem linha de comando',
  texto: 'Suba contêineres, ou o seu próprio docker-compose, por telas claras, com logs e reinício à mão.',
};
const FIREWALL: Cartao = {
  icone: 'shield',
  titulo: 'Firewall e Fail2ban',
  texto: 'Portas abertas só onde você quiser e bloqueio automático de tentativas de força bruta.',
};
const TRAFEGO: Cartao = {
  icone: 'network',
  titulo: '30 TB de saída',
  texto: 'Tráfego de entrada ilimitado, 30 TB de saída por mês e link de 1 Gbit.',
};

export const icp: EscreverConteudo = (marca, familia) => ({
  titulo: `VPS ICP: Docker e loja de aplicativos com o ${marca.PANEL_NAME}`,
  descricao: `VPS com ${marca.PANEL_NAME} (ICP): Docker, loja de aplicativos, domínios com SSL, bancos de dados e firewall. Processador de 2.6 GHz e reembolso em até 30 dias.`,
  chamada: 'VPS ICP: suas aplicações em Docker, sem complicação',
  texto: `Um VPS com o ${marca.PANEL_NAME} instalado: publique contêineres, domínios com SSL e bancos de dados em poucos cliques, sem pagar licença de painel.`,
  paraQuem: 'quem publica aplicações em Docker no próprio servidor e prefere um painel ao terminal',
  outra: { quando: 'só quer automatizar tarefas com o n8n', familia: 'VPSN8N' },
  faixa: {
    titulo: `O que o ${marca.PANEL_NAME} faz por você`,
    itens: [
      DOCKER,
      {
        icone: 'lock',
        titulo: 'Domínios com SSL',
        texto: 'Aponte o domínio, escolha o contêiner e o certificado é emitido na hora.',
      },
      FIREWALL,
    ],
  },
  vantagens: {
    titulo: 'Servidor e painel que se entendem',
    itens: [
      {
        icone: 'gauge',
        titulo: 'Recursos sempre à mostra',
        texto: 'CPU, memória, disco e rede de cada contêiner em gráficos, com histórico.',
      },
      {
        icone: 'database',
        titulo: 'Bancos de dados',
        texto: 'PostgreSQL, MySQL, MariaDB e MongoDB criados e copiados pelo painel.',
      },
      NVME,
      DDOS,
      TRAFEGO,
      ROOT,
      LOCAIS,
      MONITORADO,
      SUPORTE_24H,
    ],
  },
  faq: [
    {
      pergunta: `O ${marca.PANEL_NAME} tem custo adicional?`,
      resposta: 'Não. O painel acompanha todos os planos VPS ICP e VPS n8n, sem licença à parte.',
    },
    {
      pergunta: 'Posso usar o meu próprio docker-compose?',
      resposta: 'Sim. Cole ou envie o arquivo, ajuste as variáveis e o painel sobe o conjunto, com logs e reinício por serviço.',
    },
    {
      pergunta: 'Continuo com acesso root?',
      resposta: 'Sim. O servidor é seu: o painel não impede nada que você queira fazer por SSH.',
    },
    ...perguntasVps(marca, familia),
  ],
});

export const n8n: EscreverConteudo = (marca, familia) => ({
  titulo: 'VPS n8n: automação com execuções ilimitadas',
  descricao:
    'VPS com n8n instalado e atualizado pelo painel: fluxos e execuções ilimitados, domínio com SSL, processador de 2.6 GHz e reembolso em até 30 dias.',
  chamada: 'VPS n8n: automatize sem contar execuções',
  texto: `n8n instalado, com domínio e SSL, no seu servidor. Fluxos e execuções ilimitados, dados com você e atualização pelo ${marca.PANEL_NAME}. Reembolso em até 30 dias.`,
  paraQuem: 'quem automatiza tarefas com o n8n e não quer pagar por execução',
  outra: { quando: 'o principal é publicar as suas próprias aplicações', familia: 'VPSICP' },
  faixa: {
    titulo: 'Do pedido ao primeiro fluxo no mesmo dia',
    itens: [
      { icone: 'workflow', titulo: 'n8n já instalado', texto: 'Abra o endereço, crie o usuário e comece a montar fluxos.' },
      { icone: 'zap', titulo: 'Execuções ilimitadas', texto: 'O limite é a máquina, não uma tabela de preços por execução.' },
      { icone: 'lock', titulo: 'Dados com você', texto: 'Credenciais e históricos ficam no seu servidor, com SSL e firewall.' },
    ],
  },
  automacao: {
    casos: {
      titulo: 'O que nossos clientes automatizam',
      itens: [
        {
          icone: 'message-circle',
          titulo: 'Atendimento no WhatsApp',
          texto: 'Receba mensagens, responda o que é repetido e passe o resto para uma pessoa.',
        },
        {
          icone: 'send',
          titulo: 'Vendas e CRM',
          texto: 'Do formulário do site ao CRM, com aviso para a equipe e resposta ao interessado.',
        },
        {
          icone: 'credit-card',
          titulo: 'Cobrança e financeiro',
          texto: 'Conciliação de PIX e boletos, lembretes de vencimento e notas emitidas.',
        },
        {
          icone: 'bot',
          titulo: 'Agentes de IA',
          texto: 'Modelos de linguagem ligados aos seus sistemas, com memória e ferramentas.',
        },
        {
          icone: 'file-text',
          titulo: 'Relatórios',
          texto: 'Planilhas, bancos e anúncios reunidos em um relatório pronto toda manhã.',
        },
        {
          icone: 'refresh-cw',
          titulo: 'Sincronização',
          texto: 'Loja virtual, estoque e ERP com os mesmos dados, sem digitar duas vezes.',
        },
      ],
    },
    recursos: {
      titulo: 'Recursos para automação séria',
      itens: [
        {
          icone: 'webhook',
          titulo: 'Webhooks em HTTPS',
          texto: 'Endereço próprio com certificado, pronto para receber eventos.',
        },
        {
          icone: 'puzzle',
          titulo: 'Centenas de integrações',
          texto: 'Os conectores do n8n, os da comunidade e qualquer API HTTP.',
        },
        { icone: 'clock', titulo: 'Agendamentos', texto: 'Fluxos por minuto, hora ou calendário, no fuso de São Paulo.' },
        {
          icone: 'database',
          titulo: 'PostgreSQL ao lado',
          texto: 'Histórico e dados em um banco de verdade, no mesmo servidor.',
        },
      ],
    },
  },
  vantagens: {
    titulo: 'Um servidor inteiro, não só o n8n',
    itens: [DOCKER, FIREWALL, TRAFEGO, NVME, DDOS, LOCAIS, MONITORADO, SEM_FIDELIDADE, SUPORTE_24H],
  },
  faq: [
    {
      pergunta: 'Preciso pagar licença do n8n?',
      resposta:
        'Não para uso próprio: a edição comunitária do n8n é gratuita. Planos pagos do n8n podem ser ativados por você no mesmo servidor.',
    },
    {
      pergunta: 'Quem atualiza o n8n?',
      resposta: `Você decide quando: a atualização é um botão na loja de aplicativos do ${marca.PANEL_NAME}, e os fluxos são mantidos.`,
    },
    {
      pergunta: 'Posso instalar outras aplicações junto?',
      resposta: 'Sim. O servidor é um VPS ICP completo: a loja de aplicativos e o Docker estão disponíveis.',
    },
    ...perguntasVps(marca, familia),
  ],
});
