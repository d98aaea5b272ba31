import { familiaDoTipo, FAMILIAS, type Familia, type FamiliaTipo } from '../catalogue/familia.ts';
import { PlanoTipo, type PlanoTipoNome } from '../catalogue/plano.ts';

/** An extra with its price a month, in reais, before months and discount (section 9.2). */
export interface Extra {
  quantidade: number;
  valor: number;
}

/** What can be ordered besides the plan. */
export interface Opcoes {
  /** The first is the default; empty when there is nothing to choose. */
  sistemas: readonly string[];
  /** Extra disk, in GB. */
  discos: readonly Extra[];
  /** Extra IP addresses. */
  ips: readonly Extra[];
}

const extras = (...pares: [number, number][]): Extra[] => pares.map(([quantidade, valor]) => ({ quantidade, valor }));

const DISCOS_LINUX = extras([0, 0], [50, 18], [100, 35], [200, 69], [300, 105], [500, 175], [1000, 350]);
const DISCOS_CPANEL = extras([0, 0], [50, 25], [100, 60], [200, 100], [500, 250]);
const IPS = extras([0, 0], [1, 20]);

const SISTEMAS_LINUX = [
  'Ubuntu 24.04', 'Ubuntu 22.04', 'Ubuntu 20.04', 'Debian 12', 'Debian 11', 'Rocky 9', 'Rocky 8', 'Almalinux 10', 'Almalinux 9', 'FreeBSD 14',
  'FreeBSD 13', 'Arch Linux',
]; // prettier-ignore
const SISTEMAS_CPANEL = [
  'Ubuntu 25.04', 'Ubuntu 24.04', 'Ubuntu 22.04', 'Debian 13', 'Debian 12', 'Debian 11', 'Fedora 43', 'Rocky 9', 'Rocky 8', 'Almalinux 9',
  'CloudLinux 9', 'FreeBSD 14',
]; // prettier-ignore
const SISTEMAS_SPECIAL = ['Ubuntu', 'Debian', 'Rocky', 'Almalinux', 'Fedora', 'CloudLinux', 'FreeBSD'];
const SISTEMAS_ICP = ['Almalinux', 'Ubuntu'];
const SISTEMAS_DEDICADO = ['Ubuntu', 'Debian', 'Rocky', 'Almalinux'];

const NENHUMA: Opcoes = { sistemas: [], discos: [], ips: [] };
const ICP: Opcoes = { sistemas: SISTEMAS_ICP, discos: DISCOS_LINUX, ips: [] };

/** Options of each family (sections 9.2 and 9.3). */
const POR_FAMILIA: Readonly<Record<FamiliaTipo, Opcoes>> = {
  PHP: NENHUMA,
  REVENDAPHP: NENHUMA,
  NODEJS: NENHUMA,
  SPRING: NENHUMA,
  JAVA: NENHUMA,
  VPSLINUX: { sistemas: SISTEMAS_LINUX, discos: DISCOS_LINUX, ips: [] },
  VPSLINUXHYPER: { sistemas: SISTEMAS_SPECIAL, discos: DISCOS_LINUX, ips: [] },
  VPSCPANEL: { sistemas: SISTEMAS_CPANEL, discos: DISCOS_CPANEL, ips: IPS },
  VPSICP: ICP,
  VPSN8N: ICP,
  VPSWINDOWS: { sistemas: ['Windows Server 2025 SE'], discos: DISCOS_CPANEL, ips: IPS },
  DEDICADO: { sistemas: SISTEMAS_DEDICADO, discos: [], ips: [] },
};

/** Options that the order page of a plan offers: the Linux page sells dedicated servers with its own lists (D10). */
export function opcoesDaPagina(tipo: PlanoTipoNome, rota: string): Opcoes {
  return rota === '/assineja-vps-linux-dedicado' ? POR_FAMILIA.VPSLINUX : POR_FAMILIA[familiaDoTipo(tipo).tipo];
}

/** Everything that may be ordered with a plan, whichever page it is ordered on. */
export function opcoesDoPlano(tipo: PlanoTipoNome): Opcoes {
  const familia = familiaDoTipo(tipo).tipo;
  if (familia !== 'DEDICADO') return POR_FAMILIA[familia];
  return { sistemas: [...SISTEMAS_DEDICADO, ...SISTEMAS_LINUX], discos: DISCOS_LINUX, ips: [] };
}

type DaFamilia = Pick<Familia, 'tipo' | 'nome' | 'rota' | 'rotaAssinatura' | 'periodos' | 'periodoPadrao'>;

/** A family with everything that can be ordered with its plans. */
export interface FamiliaComOpcoes extends DaFamilia, Opcoes {
  /** Types whose plans follow the family: its own and the promotional ones. */
  tipos: readonly PlanoTipo[];
}

/** What can be ordered, family by family: all that an order or a quote takes, whichever page sells it. */
export function familiasComOpcoes(): FamiliaComOpcoes[] {
  const nomes = Object.keys(PlanoTipo) as PlanoTipoNome[];
  return FAMILIAS.map(({ tipo, nome, rota, rotaAssinatura, periodos, periodoPadrao }) => {
    const tipos = nomes.filter((opcao) => familiaDoTipo(opcao).tipo === tipo).map((opcao) => PlanoTipo[opcao]);
    const { sistemas, discos, ips } = opcoesDoPlano(tipo);
    return { tipo, tipos, nome, rota, rotaAssinatura, periodos, periodoPadrao, sistemas, discos, ips };
  });
}
