import { FAMILIAS, type Linha } from '../../modules/catalogue/familia.ts';
import type { MenuIconName } from './iconName.ts';

interface MenuItem {
  nome: string;
  resumo: string;
  rota: string;
  icone: MenuIconName;
}

const daLinha = (linha: Linha): MenuItem[] =>
  FAMILIAS.filter((familia) => familia.linha === linha).map(({ nome, resumo, rota, icone }) => ({
    nome,
    resumo,
    rota,
    icone: icone as MenuIconName,
  }));

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
      { nome: 'Qual plano é o meu?', resumo: 'Três perguntas que levam a um plano', rota: '/qual-plano', icone: 'list-checks' },
    ],
  },
];
