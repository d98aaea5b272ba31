import { FAMILIAS, type Linha } from '../../modules/catalogue/familia.ts';
import type { MenuIconName } from './iconName.ts';

interface MenuItem {
  nome: string;
  resumo: string;
  rota: string;
  icone: MenuIconName;
}

/** A family's row has all that a menu says, and its icon is in the menu's sprite. */
const daLinha = (linha: Linha) => FAMILIAS.filter((familia) => familia.linha === linha) as readonly MenuItem[];

/** The three columns of the services menu (section 2, common layout). */
export const MENU: readonly { titulo: string; itens: readonly MenuItem[] }[] = [
  { titulo: 'Hospedagem', itens: daLinha('hospedagem') },
  { titulo: 'VPS', itens: daLinha('vps') },
  {
    titulo: 'Dedicado e promoções',
    itens: [
      ...daLinha('dedicado'),
      { nome: 'Promoções', resumo: 'Planos com desconto por tempo limitado', rota: '/plano-promocao', icone: 'percent' },
      { nome: 'Painel ICP', resumo: 'O painel de controle que criamos', rota: '/painel-icp', icone: 'layout-grid' },
      { nome: 'Qual plano é o meu?', resumo: 'Três perguntas, um plano', rota: '/qual-plano', icone: 'layout-dashboard' },
    ],
  },
];
