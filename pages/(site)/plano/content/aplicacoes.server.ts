import type { EscreverConteudo } from './conteudo.server.ts';
import { perguntasHospedagem, sobrePainel } from './perguntas.server.ts';
import { DDOS, NVME, SSL, SUPORTE_24H, TESTE_GRATIS, MONITORADO } from './vantagens.server.ts';

const POSTGRESQL = {
  pergunta: 'Quais bancos de dados estão disponíveis?',
  resposta:
    'MySQL (MariaDB) em todos os planos e PostgreSQL nos planos 2 e 3. Criação de bancos, usuários e cópias é feita pelo painel.',
} as const;

export const node: EscreverConteudo = (marca, familia) => ({
  titulo: 'Hospedagem Node.js com 14 dias grátis',
  descricao:
    'Hospedagem Node.js com painel próprio no cPanel, SSL grátis, NVMe SSD em RAID 10 e PostgreSQL. Experimente por 14 dias e pague por mês, semestre ou ano.',
  chamada: 'Hospedagem Node.js: do repositório ao ar em minutos',
  texto:
    'Express, NestJS, Next.js ou Fastify rodando de verdade, com processo sempre ativo, logs e variáveis de ambiente no painel. Sem servidor para administrar.',
  paraQuem: 'quem tem um site, uma API ou um robô em Node.js e não quer cuidar de servidor',
  outra: { quando: 'a aplicação roda em Docker', familia: 'VPSICP' },
  vantagens: {
    titulo: 'Tudo o que uma aplicação Node.js precisa',
    itens: [
      {
        icone: 'hexagon',
        titulo: 'Versão por aplicação',
        texto: 'Escolha a versão do Node.js de cada aplicação e troque quando o projeto pedir.',
      },
      {
        icone: 'refresh-cw',
        titulo: 'Processo sempre de pé',
        texto: 'Se a aplicação cair, ela volta sozinha, e o motivo fica registrado no log.',
      },
      {
        icone: 'key-round',
        titulo: 'Variáveis de ambiente',
        texto: 'Segredos e configurações ficam no painel, fora do código.',
      },
      SSL,
      NVME,
      DDOS,
      TESTE_GRATIS,
      MONITORADO,
      SUPORTE_24H,
    ],
  },
  faq: [
    {
      pergunta: 'Posso usar WebSocket?',
      resposta:
        'Sim. O proxy na frente da aplicação aceita WebSocket e Server-Sent Events, dentro do limite de conexões persistentes do plano.',
    },
    {
      pergunta: 'Como envio o código?',
      resposta:
        'Por Git, SFTP ou pelo gerenciador de arquivos. As dependências são instaladas pelo painel ou por SSH, e um botão reinicia a aplicação.',
    },
    sobrePainel(familia),
    POSTGRESQL,
    ...perguntasHospedagem(marca, familia),
  ],
});

export const spring: EscreverConteudo = (marca, familia) => ({
  titulo: 'Hospedagem Spring Boot com 14 dias grátis',
  descricao:
    'Hospedagem Spring Boot com RAM reservada para a VM Java, SSL grátis, NVMe SSD em RAID 10 e PostgreSQL. Experimente por 14 dias.',
  chamada: 'Hospedagem Spring Boot sem montar servidor',
  texto:
    'Envie o JAR, escolha a versão do Java e acompanhe os logs. Memória reservada para a máquina virtual, domínio com SSL e banco de dados prontos.',
  paraQuem: 'quem publica o JAR de uma aplicação Spring Boot e não quer cuidar de servidor',
  outra: { quando: 'a aplicação é um WAR para o Tomcat', familia: 'JAVA' },
  vantagens: {
    titulo: 'Pensada para Spring Boot',
    itens: [
      {
        icone: 'leaf',
        titulo: 'JAR executável',
        texto: 'Publique o mesmo arquivo que roda na sua máquina, com o servidor embutido do Spring.',
      },
      {
        icone: 'cpu',
        titulo: 'Memória da VM reservada',
        texto: 'A RAM da máquina virtual Java é sua, separada da memória do restante da conta.',
      },
      {
        icone: 'file-text',
        titulo: 'Logs no painel',
        texto: 'Saída da aplicação em tempo real e histórico para investigar o que aconteceu ontem.',
      },
      SSL,
      NVME,
      DDOS,
      TESTE_GRATIS,
      MONITORADO,
      SUPORTE_24H,
    ],
  },
  faq: [
    {
      pergunta: 'Quais versões do Java e do Spring Boot são aceitas?',
      resposta:
        'As versões LTS do Java em manutenção. O Spring Boot vem dentro do seu JAR, portanto a versão é a que o projeto usar.',
    },
    {
      pergunta: 'Quanta memória a aplicação pode usar?',
      resposta:
        'A RAM da VM Java indicada em cada plano é o limite da sua aplicação, e os parâmetros da JVM podem ser ajustados no painel.',
    },
    sobrePainel(familia),
    POSTGRESQL,
    ...perguntasHospedagem(marca, familia),
  ],
});

export const java: EscreverConteudo = (marca, familia) => ({
  titulo: 'Hospedagem Java com Tomcat e 14 dias grátis',
  descricao:
    'Hospedagem Java com Tomcat próprio, RAM reservada para a VM, SSL grátis, NVMe SSD em RAID 10 e PostgreSQL. Experimente por 14 dias.',
  chamada: 'Hospedagem Java de quem faz isso desde 2004',
  texto: `Tomcat próprio para cada conta, reinício pelo painel e memória reservada para a máquina virtual. A ${marca.BRAND_NAME} foi das primeiras a hospedar Java no Brasil.`,
  paraQuem: 'quem publica um WAR em Tomcat, com JSF ou Jakarta EE, e não quer cuidar de servidor',
  outra: { quando: 'a aplicação é um JAR do Spring Boot', familia: 'SPRING' },
  vantagens: {
    titulo: 'Java em produção, sem surpresas',
    itens: [
      {
        icone: 'coffee',
        titulo: 'Tomcat só seu',
        texto: 'Servlets, JSP, JSF e Jakarta EE em uma instância privada, que você reinicia quando quiser.',
      },
      {
        icone: 'cpu',
        titulo: 'Memória da VM reservada',
        texto: 'A RAM da máquina virtual Java é separada da memória do restante da conta.',
      },
      {
        icone: 'box',
        titulo: 'Publicação por WAR',
        texto: 'Envie o WAR pelo painel, por SFTP ou pela sua esteira de integração.',
      },
      SSL,
      NVME,
      DDOS,
      TESTE_GRATIS,
      MONITORADO,
      SUPORTE_24H,
    ],
  },
  faq: [
    {
      pergunta: 'O Tomcat é compartilhado com outros clientes?',
      resposta: 'Não. Cada conta tem a sua instância, com configuração, logs e reinício próprios.',
    },
    {
      pergunta: 'Posso escolher a versão do Java?',
      resposta: 'Sim. As versões LTS em manutenção ficam disponíveis no painel, e a troca exige apenas reiniciar a instância.',
    },
    sobrePainel(familia),
    POSTGRESQL,
    ...perguntasHospedagem(marca, familia),
  ],
});
