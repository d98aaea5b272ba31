import type { IconName } from '../components/iconName.ts';

interface TelaDescrita {
  titulo: string;
  /** In the side menu, in this order; without an icon it is reached otherwise. */
  menu?: { rotulo: string; icone: IconName };
}

/** The screens of the admin area by the last part of their address (section 2.4, D27). */
export const TELAS = {
  dashboard: { titulo: 'Home', menu: { rotulo: 'Home', icone: 'house' } },
  assinaturas: { titulo: 'Assinaturas', menu: { rotulo: 'Assinaturas', icone: 'shopping-cart' } },
  mensagens: { titulo: 'Mensagens', menu: { rotulo: 'Mensagens', icone: 'mail' } },
  banner: { titulo: 'Banners', menu: { rotulo: 'Banners', icone: 'image' } },
  bannericp: { titulo: 'Banners ICP', menu: { rotulo: 'Banners ICP', icone: 'images' } },
  destaques: { titulo: 'Destaques Home', menu: { rotulo: 'Destaques Home', icone: 'star' } },
  depoimentos: { titulo: 'Depoimentos', menu: { rotulo: 'Depoimentos', icone: 'message-square-quote' } },
  planos: { titulo: 'Planos', menu: { rotulo: 'Planos', icone: 'package' } },
  cupons: { titulo: 'Cupons', menu: { rotulo: 'Cupons', icone: 'ticket-percent' } },
  catalogo: { titulo: 'Catálogo em arquivo', menu: { rotulo: 'Catálogo em arquivo', icone: 'arrow-down-up' } },
  alteracoes: { titulo: 'Alterações', menu: { rotulo: 'Alterações', icone: 'history' } },
  administradores: { titulo: 'Administradores', menu: { rotulo: 'Administradores', icone: 'users' } },
  senha: { titulo: 'Minha senha', menu: { rotulo: 'Minha senha', icone: 'key-round' } },
  login: { titulo: 'Área Administrativa' },
} as const satisfies Record<string, TelaDescrita>;

export type Tela = keyof typeof TELAS;
