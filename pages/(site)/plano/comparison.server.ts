import { aplicacaoDe, celula, temVmJava, type Campo, type PlanoDados } from '../../../modules/catalogue/especificacao.ts';
import { painelDe, type Familia } from '../../../modules/catalogue/familia.ts';
import { DIAS_DA_LEI } from '../../../modules/contract/desistencia.ts';
import { UPTIME } from '../../../modules/contract/disponibilidade.ts';

/** A cell is a text, or whether the plan has the feature. */
export type Celula = string | boolean;

interface Linha {
  rotulo: string;
  /** One cell a plan, in the order of the plans. */
  celulas: Celula[];
}

export interface Grupo {
  titulo: string;
  linhas: Linha[];
}

type Regra = (plano: PlanoDados) => Celula;

/** Rows of the comparison table of a family (section 9: fixed card and table content). The price row is the page's own. */
export function compararPlanos(familia: Familia, planos: readonly PlanoDados[]): Grupo[] {
  const grupo = (titulo: string, regras: Record<string, Celula | Regra>): Grupo => ({
    titulo,
    linhas: Object.entries(regras).map(([rotulo, regra]) => ({
      rotulo,
      celulas: planos.map((plano) => (typeof regra === 'function' ? regra(plano) : regra)),
    })),
  });
  const recursos = grupo('Recursos', {
    Processador: `${familia.processador} ${familia.ghz}`,
    Processamento: valorDe(familia, 'processamento'),
    'Memória RAM': valorDe(familia, 'ram1'),
    ...(temVmJava(familia) && planos.some(({ ram2 }) => ram2 != null) && { 'RAM da VM Java': valorDe(familia, 'ram2') }),
    'Disco NVMe SSD RAID 10': valorDe(familia, 'disco'),
  });
  const grupos = familia.linha === 'hospedagem' ? gruposHospedagem(familia) : gruposServidor(familia);
  return [recursos, ...grupos.map(([titulo, regras]) => grupo(titulo, regras))];
}

type Regras = Record<string, Celula | Regra>;

function valorDe(familia: Familia, campo: Campo): Regra {
  return (plano) => celula(familia, campo, plano);
}

const CONTRATACAO: Regras = {
  'Sem fidelidade': true,
  'Multa de cancelamento': 'Não há',
  'Direito de desistir (CDC)': `${DIAS_DA_LEI} dias`,
  'PIX, PayPal e boleto': true,
};

function gruposHospedagem(familia: Familia): [string, Regras][] {
  const revenda = familia.tipo === 'REVENDAPHP';
  const aplicacao = aplicacaoDe(familia) !== null;
  return [
    [
      'Sites e domínios',
      {
        ...(aplicacao && { Aplicações: valorDe(familia, 'app') }),
        Domínios: valorDe(familia, 'dominios'),
        Subdomínios: valorDe(familia, 'subdominios'),
        'Subdomínio grátis': true,
        'SSL grátis': true,
        ...(revenda && { WHM: true, 'Limite por cPanel': '1 vCore e 1 GB de RAM' }),
        Painel: painelDe(familia.tipo)!,
        'Instalador de aplicativos': '382 scripts',
      },
    ],
    [
      'Banco de dados',
      {
        'MySQL (MariaDB)': true,
        // What staff have written of the plan; where they have not, it has none.
        PostgreSQL: ({ banco }) => aplicacao && /postgres/i.test(banco ?? ''),
      },
    ],
    [
      'E-mail',
      {
        'Contas de e-mail': valorDe(familia, 'emails'),
        'Tamanho da caixa': '1 GB',
        'Envios por hora': '250',
        Antivírus: true,
      },
    ],
    [
      'Limites e rede',
      {
        'Conexões persistentes': '40',
        Inodes: '250 mil',
        'Processos simultâneos': '30',
        Link: '10 Gbit',
        Tráfego: 'Ilimitado',
        'Uptime garantido': UPTIME,
        'Anti-DDoS': true,
      },
    ],
    ['Cópias de segurança', { 'Bancos de dados': 'Diária, guardada por 5 dias', Arquivos: 'Semanal' }],
    ['Contratação', { '14 dias grátis': true, 'Troca de plano pelo painel': true, 'Suporte 24 horas': true, ...CONTRATACAO }],
  ];
}

const SISTEMAS: Partial<Record<Familia['tipo'], string>> = {
  VPSLINUX: 'Ubuntu, Debian, FreeBSD, Rocky, Almalinux',
  VPSLINUXHYPER: 'Ubuntu, Debian, Rocky, Almalinux, Fedora, CloudLinux, FreeBSD',
  VPSCPANEL: 'Almalinux 9',
  VPSICP: 'Almalinux, Ubuntu',
  VPSN8N: 'Almalinux, Ubuntu',
  VPSWINDOWS: 'Windows Server 2025',
  DEDICADO: 'Ubuntu, Debian, Rocky, Almalinux',
};

function gruposServidor(familia: Familia): [string, Regras][] {
  const { tipo, linha, ips, upgrade, reembolso } = familia;
  const painel = painelDe(tipo) ?? 'Sem painel';
  return [
    [
      'Rede',
      {
        Link: valorDe(familia, 'app'),
        'IPs dedicados': String(ips),
        'Tráfego de entrada': 'Ilimitado',
        'Tráfego de saída': '30 TB',
        'Anti-DDoS': true,
        'Servidores no Canadá e nos EUA': true,
      },
    ],
    [
      'Sistema e painel',
      {
        'Sistema operacional': SISTEMAS[tipo] ?? '–',
        Painel: painel,
        ...(tipo === 'VPSWINDOWS' ? { 'Área de Trabalho Remota': true } : { 'Acesso root': true }),
        ...(tipo === 'VPSCPANEL' && {
          'Contas cPanel': valorDe(familia, 'dominios'),
          'Bancos de dados': ({ banco }: PlanoDados) => banco || '–',
          'Java EE, Node.js e Spring Boot': true,
        }),
        ...(painel === 'ICP' && { 'Docker e docker-compose': true, 'Loja de aplicativos': true, 'Firewall e Fail2ban': true }),
        ...(tipo === 'VPSN8N' && { 'n8n instalado': true, 'Execuções do n8n': 'Ilimitadas' }),
      },
    ],
    [
      'Segurança e suporte',
      {
        ...(linha === 'vps' && { 'Backup diário': 'Retenção de 1 dia' }),
        'Uptime garantido': UPTIME,
        'Monitoramento 24 horas': true,
        Suporte: tipo === 'VPSWINDOWS' ? 'Só hardware' : '24 horas',
      },
    ],
    [
      'Contratação',
      {
        'Período de teste': 'Não há',
        ...(linha === 'vps' && { 'Reembolso em até 30 dias': reembolso }),
        Upgrade: upgrade,
        Downgrade: false,
        'Liberação do acesso': 'Após o pagamento',
        ...CONTRATACAO,
      },
    ],
  ];
}
