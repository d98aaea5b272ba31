import { situacaoDoBanner } from '../../../modules/banners/banner.ts';
import type { LinhaBannerCadastradoFragment, LinhaBannerIcpFragment } from '../../../graphql/generated/admin/graphql.ts';
import type { Column } from './DataTable.tsx';

type Banner = LinhaBannerCadastradoFragment | LinhaBannerIcpFragment;

/** What both lists of banners say. */
export const BANNER_TEXTS = {
  novo: 'Novo Banner',
  editar: 'Editar Banner',
  criar: 'Cadastrar',
  atualizar: 'Atualizar',
  excluir: 'Deseja realmente excluir este banner?',
  procura: 'Nome do banner',
};

export const BANNER_SITUACAO: Column<Banner> = {
  titulo: 'Situação',
  mostrar: (banner) => situacaoDoBanner(banner, new Date()),
};

/** The picture in a list, of those that are shown below this address. */
export const bannerFigure = (base: string) => ({
  imagem: ({ imagem, nome }: Banner) => (
    <img src={`${base}/${imagem}`} alt={`Banner ${nome}`} width={100} height={40} loading="lazy" />
  ),
});
