import type { Familia } from './familia.ts';
import { nomeComFamilia } from './nomeDoPlano.ts';
import type { PlanoLinha } from './plano.campos.ts';

export { nomeComFamilia };

// How the values of a plan read, for card, comparison table, promotion table and order summary alike (D52): a number with its unit; empty is left
// out, or a dash in a table, unless the family's plans are unlimited in it; zero is "não incluído".

const numero = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });
const VAZIO = '–';

/** A field of a plan that is a quantity: a number that may be missing, and no discount nor what is scheduled. */
export type Campo = Exclude<
  { [Nome in keyof PlanoLinha]: number | null extends PlanoLinha[Nome] ? Nome : never }[keyof PlanoLinha],
  `desconto${1 | 2 | 3}` | `agendado${string}`
>;

/** What cards and tables say of a plan. */
export type PlanoDados = Pick<PlanoLinha, Campo | 'banco'>;

interface Medida {
  nome: string;
  /** The quantity in a table, where the row says what it is of. */
  celula: (total: number) => string;
  /** The quantity on a card, where the line has to say it. */
  linha: (total: number) => string;
  /** What an empty field means to this family, agreeing with the name. */
  ilimitado?: 'Ilimitados' | 'Ilimitadas';
  /** What a card still says when the field is empty. */
  semTotal?: string;
  /** Set where the list of a card does without it. */
  outsideList?: boolean;
}

/** How a quantity of a plan reads in a table. */
export function celula<Nome extends Campo>(familia: Familia, campo: Nome, plano: Pick<PlanoLinha, Nome>): string {
  const { celula: escrever, ilimitado = VAZIO } = medidas(familia)[campo];
  const total: number | null = plano[campo];
  if (total == null) return ilimitado;
  return total === 0 ? 'Não incluído' : escrever(total);
}

/** What a plan's card and order summary list, in order (sections 3 and 9). */
export function linhasDoPlano(familia: Familia, plano: PlanoDados): string[] {
  const todas = medidas(familia);
  const linha = (campo: Campo) => lerLinha(todas[campo], plano[campo]);
  const lista = (Object.keys(todas) as Campo[]).filter((campo) => !todas[campo].outsideList).flatMap(linha);
  if (familia.linha === 'hospedagem') return [...lista, 'SSL grátis', 'Anti-DDoS'];
  return [
    ...lista,
    ...linha('app'),
    quantidade(familia.ips, 'IP dedicado', 'IPs dedicados'),
    ...(familia.tipo === 'VPSCPANEL' ? linha('dominios') : []),
    ...linhasServidor(familia),
    'Anti-DDoS',
  ];
}

/** What is sold with a plan, in one line: family, name and what its card lists. Another text is another thing on sale; price and description are not in it. */
export function descreverPlano(familia: Familia, plano: PlanoDados & Pick<PlanoLinha, 'nome'>): string {
  return `${nomeComFamilia(familia, plano)}. ${linhasDoPlano(familia, plano).join('; ')}.`;
}

/** What a family's applications are called, or null when it hosts none. */
export function aplicacaoDe({ tipo }: Familia): string | null {
  return { NODEJS: 'Node.js', JAVA: 'Java', SPRING: 'Spring Boot' }[tipo as string] ?? null;
}

/** Whether a family's plans have memory for a Java virtual machine (section 3: ram2). */
export function temVmJava({ tipo }: Familia): boolean {
  return tipo === 'JAVA' || tipo === 'SPRING';
}

function lerLinha({ nome, linha, ilimitado, semTotal }: Medida, total: number | null | undefined): string[] {
  if (total == null) {
    if (ilimitado) return [`${nome} ${ilimitado.toLowerCase()}`];
    return semTotal ? [semTotal] : [];
  }
  return [total === 0 ? `${nome}: não incluído` : linha(total)];
}

/** What there is to say of each quantity, in the order of a card's list. Shared and reseller plans count memory in MB, servers in GB (section 3). */
function medidas(familia: Familia): Readonly<Record<Campo, Medida>> {
  const hospedagem = familia.linha === 'hospedagem';
  const aplicacao = aplicacaoDe(familia);
  const nucleos = (total: number) => quantidade(total, familia.linha === 'dedicado' ? 'núcleo' : 'vCore');
  const memoria = (total: number) => `${numero.format(total)} ${hospedagem ? 'MB' : 'GB'}`;
  const gigabytes = (total: number) => `${numero.format(total)} GB`;
  const contar = (nome: string, singular: string, plural = `${singular}s`): Medida => ({
    nome,
    celula: (total) => numero.format(total),
    linha: (total) => quantidade(total, singular, plural),
  });
  const aVontade = (medida: Medida, ilimitado: Medida['ilimitado']): Medida =>
    hospedagem ? { ...medida, ilimitado } : { ...medida, outsideList: true };
  return {
    processamento: {
      nome: 'Processador',
      celula: nucleos,
      linha: (total) => `${nucleos(total)} de ${familia.ghz}`,
      semTotal: `Processador de ${familia.ghz}`,
    },
    // The link of a server stands with its IPs.
    app: hospedagem
      ? {
          ...contar('Aplicações', `aplicação ${aplicacao ?? ''}`.trim(), `aplicações ${aplicacao ?? ''}`.trim()),
          outsideList: aplicacao === null,
        }
      : { nome: 'Link', celula: velocidade, linha: (total) => `Link de ${velocidade(total)}`, outsideList: true },
    ram1: { nome: 'Memória RAM', celula: memoria, linha: (total) => `${memoria(total)} de RAM` },
    ram2: {
      nome: 'RAM da VM Java',
      celula: memoria,
      linha: (total) => `${memoria(total)} de RAM na VM Java`,
      outsideList: !temVmJava(familia),
    },
    disco: { nome: 'Disco', celula: gigabytes, linha: (total) => `${gigabytes(total)} NVMe SSD RAID 10` },
    dominios: aVontade(
      hospedagem ? contar('Domínios', 'domínio') : contar('Contas cPanel', 'conta cPanel', 'contas cPanel'),
      'Ilimitados',
    ),
    subdominios: aVontade(contar('Subdomínios', 'subdomínio'), 'Ilimitados'),
    emails: aVontade(contar('Contas de e-mail', 'conta de e-mail', 'contas de e-mail'), 'Ilimitadas'),
  };
}

/** "400 Mbit", "1 Gbit", "1,5 Gbit": link speed from Mbps (section 9). */
function velocidade(mbps: number): string {
  return mbps < 1000 ? `${mbps} Mbit` : `${numero.format(mbps / 1000)} Gbit`;
}

/** "1 domínio", "10 domínios"; up to one is singular. */
function quantidade(total: number, singular: string, plural = `${singular}s`): string {
  return `${numero.format(total)} ${total > 1 ? plural : singular}`;
}

function linhasServidor({ tipo }: Familia): string[] {
  switch (tipo) {
    case 'VPSCPANEL':
      return ['WHM e cPanel'];
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
