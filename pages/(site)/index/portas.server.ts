import type { FamiliaTipo } from '../../../modules/catalogue/familia.ts';
import type { IconName } from '../../components/iconName.ts';

interface Porta {
  icone: IconName;
  titulo: string;
  texto: string;
  /** Families behind the door; it leads to the one that costs least. */
  familias: readonly FamiliaTipo[];
}

/** The three doors of the home page. Every family is behind one of them. */
export const PORTAS: readonly Porta[] = [
  {
    icone: 'globe',
    titulo: 'Site ou loja',
    texto: 'WordPress, loja virtual ou os sites dos seus clientes, com cPanel e e-mail.',
    familias: ['PHP', 'REVENDAPHP'],
  },
  {
    icone: 'hexagon',
    titulo: 'Aplicação',
    texto: 'Node.js, Java ou Spring Boot no ar, sem servidor para administrar.',
    familias: ['NODEJS', 'JAVA', 'SPRING'],
  },
  {
    icone: 'server',
    titulo: 'Servidor',
    texto: 'VPS ou dedicado só seu, com painel ou com acesso de administrador.',
    familias: ['VPSLINUX', 'VPSLINUXHYPER', 'VPSCPANEL', 'VPSICP', 'VPSN8N', 'VPSWINDOWS', 'DEDICADO'],
  },
];
