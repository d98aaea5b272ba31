import { NOTA_DE_UPTIME } from '../../../modules/contract/disponibilidade.ts';
import type { Brand } from '../../../platform/brand.ts';
import type { IconName } from '../../components/iconName.ts';
import type { Pergunta } from '../../components/pergunta.ts';

interface Cartao {
  icone: IconName;
  titulo: string;
  texto: string;
}

/** The three data centres with their ping to Brazil (section 2). */
export const DATA_CENTERS: readonly { cidade: string; pais: string; ping: string }[] = [
  { cidade: 'Montreal', pais: 'Canadá', ping: '160 ms' },
  { cidade: 'Dallas', pais: 'Estados Unidos', ping: '140 ms' },
  { cidade: 'Atlanta', pais: 'Estados Unidos', ping: '140 ms' },
];

export const ESPECIFICACOES: readonly Cartao[] = [
  {
    icone: 'network',
    titulo: 'Links de 50 Gbps',
    texto: 'Cada data center se liga à internet por links de 50 Gbps, com várias operadoras.',
  },
  {
    icone: 'gauge',
    titulo: 'Rede de 600 Gbps',
    texto: 'A capacidade total da rede é de 600 Gbps, com folga para picos e ataques.',
  },
  {
    icone: 'zap',
    titulo: 'Energia redundante',
    texto: 'Duas entradas de energia, nobreaks e geradores testados todos os meses.',
  },
  {
    icone: 'activity',
    titulo: 'Climatização N+1',
    texto: 'Sempre há um equipamento de reserva ligado, e a temperatura é medida em cada corredor.',
  },
  { icone: 'hard-drive', titulo: 'NVMe SSD em RAID 10', texto: 'Todo servidor guarda os dados em discos NVMe espelhados.' },
  { icone: 'cpu', titulo: 'AMD EPYC e Intel Xeon', texto: 'Processadores de servidor de até 3.5 GHz, com memória ECC.' },
];

export const SEGURANCA: readonly Cartao[] = [
  {
    icone: 'shield-check',
    titulo: 'Anti-DDoS',
    texto: 'Ataques são detectados em segundos e filtrados na borda, sempre, em todos os planos.',
  },
  {
    icone: 'lock',
    titulo: 'Acesso controlado',
    texto: 'Entrada por cartão e biometria, vigilância e registro de cada visita, 24 horas.',
  },
  {
    icone: 'flame',
    titulo: 'Combate a incêndio',
    texto: 'Detecção precoce de fumaça e supressão por gás, que não danifica os equipamentos.',
  },
  {
    icone: 'activity',
    titulo: 'Monitoramento 24 horas',
    texto: 'Rede, energia e servidores medidos a cada minuto por uma equipe de plantão.',
  },
];

export const perguntas = ({ PORTAL_URL }: Brand): Pergunta[] => [
  {
    pergunta: 'Em que data center fica o meu serviço?',
    resposta: `Os serviços são distribuídos entre Canadá e Estados Unidos. O local do seu ${PORTAL_URL ? 'aparece no Portal do Cliente e ' : ''}pode ser pedido, em VPS e dedicados, no campo “Informações adicionais” do pedido: nossa equipe responde se há vaga nele.`,
  },
  {
    pergunta: 'A distância deixa o site lento no Brasil?',
    resposta:
      'A latência fica entre 140 ms e 160 ms. Para páginas, isso pesa menos que o tamanho das imagens e o tempo do servidor, que aqui responde a partir de discos NVMe.',
  },
  {
    pergunta: 'Qual é a disponibilidade garantida?',
    resposta: NOTA_DE_UPTIME,
  },
  {
    pergunta: 'O que acontece durante um ataque DDoS?',
    resposta:
      'O tráfego do ataque é filtrado na borda da rede e o seu serviço continua recebendo os acessos legítimos. Não há cobrança por isso.',
  },
  {
    pergunta: 'Posso visitar os data centers?',
    resposta:
      'Não. Por segurança, só entra a equipe autorizada. Relatórios e certificações dos data centers podem ser pedidos ao atendimento.',
  },
];
