import type { FamiliaTipo } from '../../../modules/catalogue/familia.ts';

interface Porta {
  titulo: string;
  texto: string;
  /** Families behind the door; it leads to the one that costs least, and shows the scene of the first. */
  familias: readonly [FamiliaTipo, ...FamiliaTipo[]];
}

/** The three doors of the home page. Every family is behind one of them. */
export const PORTAS: readonly Porta[] = [
  {
    titulo: 'Site ou loja',
    texto: 'WordPress, loja virtual ou os sites dos seus clientes, com cPanel e e-mail.',
    familias: ['PHP', 'REVENDAPHP'],
  },
  {
    titulo: 'Aplicação',
    texto: 'Node.js, Java ou Spring Boot no ar, sem servidor para administrar.',
    familias: ['NODEJS', 'JAVA', 'SPRING'],
  },
  {
    titulo: 'Servidor',
    texto: 'VPS ou dedicado só seu, com painel ou com acesso de administrador.',
    familias: ['DEDICADO', 'VPSLINUX', 'VPSLINUXHYPER', 'VPSCPANEL', 'VPSICP', 'VPSN8N', 'VPSWINDOWS'],
  },
];
