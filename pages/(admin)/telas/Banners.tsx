import { bannerCampos, bannerIcpCampos } from '../../../modules/banners/banner.campos.ts';
import { situacaoDoBanner } from '../../../modules/banners/banner.ts';
import { situacaoNoPeriodo, type Situacao } from '../../../modules/editing/situacao.ts';
import { callAdmin } from '../adminApi.ts';
import {
  ExcluirBanner,
  ExcluirBannerIcp,
  ReordenarBanners,
  ReordenarBannersIcp,
  SalvarBanner,
  SalvarBannerIcp,
  TodosOsBanners,
  TodosOsBannersIcp,
} from '../banners.adminQuery.ts';
import { colunasDe } from '../components/colunas.tsx';
import { Crud } from '../components/Crud.tsx';
import type { Coluna } from '../components/DataTable.tsx';
import { formOf, type Valores } from '../components/formTable.ts';
import { Preview } from '../components/Preview.tsx';
import type { DataOf, ItemDe } from './listas.data.ts';

const TEXTOS = {
  novo: 'Novo Banner',
  editar: 'Editar Banner',
  criar: 'Cadastrar',
  atualizar: 'Atualizar',
  excluir: 'Deseja realmente excluir este banner?',
  procura: 'Nome do banner',
};

const temporario = ({ tipo }: Valores) => tipo === 'TEMPORARIO';

const NO_SITE: Record<Situacao, string> = {
  'No ar': 'no ar, o site já o mostra.',
  Agendado: 'agendado, o site o mostra a partir do primeiro dia.',
  Encerrado: 'encerrado, o site não o mostra mais.',
  Desligado: 'desligado, o site não o mostra.',
};
const NO_PAINEL: Record<Situacao, string> = {
  'No ar': 'no ar, o painel já o recebe.',
  Agendado: 'agendado, o painel o recebe a partir do primeiro dia.',
  Encerrado: 'encerrado, o painel não o recebe mais.',
  Desligado: 'desligado, o painel não o recebe.',
};

type Banner = ItemDe<'banner'>;
type BannerIcp = ItemDe<'bannericp'>;

const semDatas = { quando: temporario, senao: 'Um banner FIXO não tem datas' };

const SITUACAO: Coluna<Banner | BannerIcp> = {
  titulo: 'Situação',
  mostrar: (banner) => situacaoDoBanner(banner, new Date()),
};

const figura = (base: string) => ({
  imagem: ({ imagem, nome }: Banner | BannerIcp) => (
    <img src={`${base}/${imagem}`} alt={`Banner ${nome}`} width={100} height={40} loading="lazy" />
  ),
});

/** Banners of the home page (sections 2.4 and 3.6). */
export function BannerScreen({ lista }: DataOf<'banner'>) {
  return (
    <Crud
      titulo="Banners"
      tabela="banner"
      textos={{ ...TEXTOS, salvo: 'Banner salvo. O site já mostra assim.' }}
      lista={lista}
      colunas={colunasDe<Banner>(
        bannerCampos,
        ['nome', 'tipo', 'ordem', 'ativo', SITUACAO, 'dataInicio', 'dataFim', 'imagem'],
        figura('/banner'),
      )}
      campos={formOf(bannerCampos, {
        tipo: { vazio: 'Selecione o tipo', padrao: 'FIXO' },
        imagem: { imagem: { pasta: 'BANNER', base: '/banner' } },
        dataInicio: semDatas,
        dataFim: semDatas,
      })}
      rotulo={({ nome }) => nome}
      salvar={async (variables) => {
        const { salvarBanner } = await callAdmin(SalvarBanner, variables);
        return `Banner salvo: ${NO_SITE[situacaoDoBanner(salvarBanner, new Date())]}`;
      }}
      excluir={(id) => callAdmin(ExcluirBanner, { id })}
      reordenar={(ids) => callAdmin(ReordenarBanners, { ids })}
      grupo={async () => (await callAdmin(TodosOsBanners, {})).todosOsBanners.map(({ id, nome }) => ({ id, rotulo: nome }))}
      previa={(valores) => (valores.imagem ? <Preview tipo="banner" valores={valores} /> : null)}
    />
  );
}

/** Banners of the control panel: without a type, Ativo or Inativo (section 2.4, D12). */
export function BannerIcpScreen({ lista }: DataOf<'bannericp'>) {
  return (
    <Crud
      titulo="Banners ICP"
      tabela="banner ICP"
      textos={{ ...TEXTOS, salvo: 'Banner salvo. O painel já o recebe assim.' }}
      lista={lista}
      colunas={colunasDe<BannerIcp>(
        bannerIcpCampos,
        ['nome', 'ordem', 'ativo', SITUACAO, 'dataInicio', 'dataFim', 'imagem'],
        figura('/banner-icp'),
      )}
      campos={formOf(bannerIcpCampos, {
        imagem: { imagem: { pasta: 'BANNER_ICP', base: '/banner-icp' } },
        ativo: { rotulo: 'Situação', simNao: ['Ativo', 'Inativo'] },
      })}
      rotulo={({ nome }) => nome}
      salvar={async (variables) => {
        const { salvarBannerIcp } = await callAdmin(SalvarBannerIcp, variables);
        return `Banner salvo: ${NO_PAINEL[situacaoNoPeriodo(salvarBannerIcp, new Date())]}`;
      }}
      excluir={(id) => callAdmin(ExcluirBannerIcp, { id })}
      reordenar={(ids) => callAdmin(ReordenarBannersIcp, { ids })}
      grupo={async () => (await callAdmin(TodosOsBannersIcp, {})).todosOsBannersIcp.map(({ id, nome }) => ({ id, rotulo: nome }))}
    />
  );
}
