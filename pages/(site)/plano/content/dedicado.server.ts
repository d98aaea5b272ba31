import type { EscreverConteudo } from './conteudo.server.ts';
import { LOCALIZACAO, sobreFidelidade, sobrePagamento, sobreRenovacao, sobreSuporte } from './perguntas.server.ts';
import { DDOS, LOCAIS, NVME, ROOT, SEM_FIDELIDADE, SUPORTE_24H, MONITORADO } from './vantagens.server.ts';

export const dedicado: EscreverConteudo = (marca, familia) => ({
  titulo: 'Servidor dedicado AMD EPYC com link de 1 Gbit',
  descricao:
    'Servidores dedicados com AMD EPYC de 2.6 GHz, NVMe SSD em RAID 10, IP dedicado, 30 TB de saída e Anti-DDoS. Ubuntu, Debian, Rocky ou Almalinux.',
  chamada: 'Servidor dedicado: a máquina inteira é sua',
  texto:
    'Todos os núcleos, toda a memória e todo o disco para um único cliente, em data centers com links de 50 Gbps e rede de 600 Gbps.',
  paraQuem: 'quem precisa da máquina inteira, para virtualização ou bancos de dados grandes, e sabe administrá-la',
  outra: { quando: 'parte de uma máquina basta', familia: 'VPSLINUXHYPER' },
  vantagens: {
    titulo: 'O que um servidor só seu muda',
    itens: [
      {
        icone: 'server',
        titulo: 'Sem vizinhos',
        texto: 'Nenhum recurso é dividido: o desempenho de hoje é o de amanhã, e de sexta-feira à noite.',
      },
      {
        icone: 'cpu',
        titulo: 'AMD EPYC de 2.6 GHz',
        texto: 'Processadores de servidor, com memória ECC, para banco de dados e virtualização.',
      },
      {
        icone: 'network',
        titulo: '1 Gbit e 30 TB',
        texto: 'Link de 1 Gbit, entrada ilimitada e 30 TB de tráfego de saída por mês.',
      },
      ROOT,
      NVME,
      DDOS,
      LOCAIS,
      MONITORADO,
      SEM_FIDELIDADE,
      SUPORTE_24H,
    ],
  },
  faq: [
    {
      pergunta: 'Posso fazer upgrade ou downgrade do servidor?',
      resposta:
        'Não. Servidores dedicados não permitem upgrade nem downgrade: para outra configuração, contrate um novo servidor e migre os dados.',
    },
    {
      pergunta: 'Existe período de teste?',
      resposta: 'Não há período de teste, e o acesso é liberado após a confirmação do pagamento.',
    },
    {
      pergunta: 'O servidor vem com painel de controle?',
      resposta: 'Não. O servidor é entregue sem painel, com acesso root, e você instala o painel que preferir.',
    },
    {
      pergunta: 'Quais sistemas operacionais posso escolher?',
      resposta: 'Ubuntu, Debian, Rocky ou Almalinux.',
    },
    { ...sobreFidelidade(marca), pergunta: 'Existe contrato de fidelidade?' },
    sobreRenovacao(familia),
    sobrePagamento(familia),
    LOCALIZACAO,
    sobreSuporte(marca),
  ],
});
