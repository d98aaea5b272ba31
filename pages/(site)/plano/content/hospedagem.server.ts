import type { EscreverConteudo } from './conteudo.server.ts';
import { perguntasHospedagem } from './perguntas.server.ts';
import { DDOS, NVME, SSL, SUPORTE_24H, TESTE_GRATIS, MONITORADO } from './vantagens.server.ts';

export const php: EscreverConteudo = (marca, familia) => ({
  titulo: 'Hospedagem PHP com cPanel, SSL e 14 dias grátis',
  descricao:
    'Hospedagem de sites PHP com cPanel, NVMe SSD em RAID 10, SSL grátis, e-mails e instalador com 382 scripts. Pague por mês, ano ou dois anos.',
  chamada: 'Hospedagem PHP que abre rápido e não dá trabalho',
  texto: `WordPress, Laravel ou o sistema que você escreveu: publique com cPanel, SSL grátis e e-mail no seu domínio. A ${marca.BRAND_NAME} hospeda sites PHP${marca.BRAND_FOUNDED ? ` desde ${marca.BRAND_FOUNDED}` : ''}.`,
  paraQuem: 'quem publica site, blog ou loja em WordPress ou PHP e não quer cuidar de servidor',
  outra: { quando: 'os sites são dos seus clientes', familia: 'REVENDAPHP' },
  vantagens: {
    titulo: 'O que vem em todos os planos PHP',
    itens: [
      {
        icone: 'layout-dashboard',
        titulo: 'cPanel em português',
        texto: 'Arquivos, bancos, e-mails e domínios em um painel que a maioria dos desenvolvedores já conhece.',
      },
      {
        icone: 'box',
        titulo: '382 scripts prontos',
        texto: 'WordPress, Joomla, Moodle, PrestaShop e centenas de outros instalados em um clique.',
      },
      {
        icone: 'mail',
        titulo: 'E-mail profissional',
        texto: 'Caixas de 1 GB com antivírus, webmail e 250 envios por hora.',
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
      pergunta: 'Quais versões do PHP posso usar?',
      resposta:
        'As versões mantidas pelo projeto PHP e algumas anteriores. A versão é escolhida por pasta ou domínio no cPanel, e a troca vale na hora.',
    },
    {
      pergunta: 'Que bancos de dados estão incluídos?',
      resposta:
        'MySQL (MariaDB), com phpMyAdmin no cPanel. PostgreSQL não faz parte dos planos PHP; ele está nas linhas Node.js, Spring Boot e Java.',
    },
    {
      pergunta: 'Vocês transferem meu site de outro provedor?',
      resposta:
        'Sim. Se o site atual também usa cPanel, abra um chamado com os dados de acesso e a equipe traz arquivos, bancos e e-mails.',
    },
    ...perguntasHospedagem(marca, familia),
  ],
});

export const revenda: EscreverConteudo = (marca, familia) => ({
  titulo: 'Revenda de hospedagem PHP com WHM e cPanel',
  descricao:
    'Revenda de hospedagem com WHM e cPanel, domínios ilimitados, NVMe SSD em RAID 10, SSL grátis e 14 dias grátis. Venda hospedagem com a sua marca.',
  chamada: 'Revenda hospedagem PHP com a sua marca',
  texto: `Crie contas cPanel para os seus clientes pelo WHM, com os limites e preços que você decidir. Dos servidores, da rede e da segurança cuida a ${marca.BRAND_NAME}.`,
  paraQuem: 'agências e profissionais que hospedam os sites dos seus clientes e não querem cuidar de servidor',
  outra: { quando: 'os sites são só seus', familia: 'PHP' },
  vantagens: {
    titulo: 'Feito para quem atende clientes',
    itens: [
      {
        icone: 'users',
        titulo: 'WHM e cPanel',
        texto: 'Um painel para administrar as contas e um cPanel separado para cada cliente.',
      },
      {
        icone: 'globe',
        titulo: 'Domínios ilimitados',
        texto: 'Hospede quantos domínios couberem no disco, cada um com o seu certificado.',
      },
      {
        icone: 'badge-check',
        titulo: 'Sua marca, não a nossa',
        texto: 'Servidores de nomes e painéis sem o nosso nome: o cliente é seu.',
      },
      {
        icone: 'gauge',
        titulo: 'Vizinhos não atrapalham',
        texto: 'Cada cPanel tem limite de 1 vCore e 1 GB de RAM, e um pico de acesso não derruba os outros sites.',
      },
      SSL,
      NVME,
      DDOS,
      TESTE_GRATIS,
      SUPORTE_24H,
    ],
  },
  faq: [
    {
      pergunta: 'Quem atende o meu cliente final?',
      resposta: 'Você. Nós atendemos a você, 24 horas, por chamado, e ficamos fora da relação com o seu cliente.',
    },
    {
      pergunta: 'Há limite por conta cPanel?',
      resposta: 'Sim. Cada cPanel da revenda usa até 1 vCore e 1 GB de RAM, o que protege os demais sites do mesmo plano.',
    },
    {
      pergunta: 'A revenda inclui PostgreSQL?',
      resposta: 'Não. Os planos de revenda PHP têm MySQL (MariaDB). PostgreSQL está nas linhas Node.js, Spring Boot e Java.',
    },
    ...perguntasHospedagem(marca, familia),
  ],
});
