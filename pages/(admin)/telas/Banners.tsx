import { situacaoDoBanner, type BannerTipo } from '../../../modules/banners/banner.ts';
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
import type { Campo, Valores } from '../components/campo.ts';
import type { Coluna } from '../components/DataTable.tsx';
import { Crud } from '../components/Crud.tsx';
import { Preview } from '../components/Preview.tsx';
import { dia, simNao } from '../format.ts';
import type { DataOf } from './listas.data.ts';

const TEXTOS = {
  novo: 'Novo Banner',
  editar: 'Editar Banner',
  criar: 'Cadastrar',
  atualizar: 'Atualizar',
  excluir: 'Deseja realmente excluir este banner?',
  procura: 'Nome do banner',
};

const NOME: Campo = { tipo: 'texto', nome: 'nome', rotulo: 'Nome', obrigatorio: true };
const ORDEM: Campo = { tipo: 'numero', nome: 'ordem', rotulo: 'Ordem', padrao: 0 };
const DATAS: Campo[] = [
  { tipo: 'data', nome: 'dataInicio', rotulo: 'Data início' },
  { tipo: 'data', nome: 'dataFim', rotulo: 'Data final' },
];
const LINK: Campo = { tipo: 'texto', nome: 'link', rotulo: 'Link', ajuda: 'Caminho deste site (/…) ou endereço completo' };
const DESCRICAO: Campo = { tipo: 'area', nome: 'descricao', rotulo: 'Descrição interna' };
const imagem = (pasta: 'BANNER' | 'BANNER_ICP', base: string): Campo => ({
  tipo: 'imagem',
  nome: 'imagem',
  rotulo: 'Imagem',
  ajuda: 'PNG, JPEG, WebP, AVIF ou GIF de até 10 MB; o carrossel mostra 1600 × 640',
  pasta,
  base,
});

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

interface BannerComum {
  /** Missing in banners of the panel, which all go by their days. */
  tipo?: BannerTipo;
  nome: string;
  ordem: number;
  ativo: boolean;
  dataInicio?: string | null;
  dataFim?: string | null;
  imagem: string;
}

const colunas = (base: string): Coluna<BannerComum>[] => [
  { titulo: 'Ordem', ordenar: 'ordem', mostrar: ({ ordem }) => ordem },
  { titulo: 'Ativo', ordenar: 'ativo', mostrar: ({ ativo }) => simNao(ativo) },
  { titulo: 'Situação', mostrar: (banner) => situacaoDoBanner(banner, new Date()) },
  { titulo: 'Data Início', ordenar: 'dataInicio', mostrar: ({ dataInicio }) => dia(dataInicio) },
  { titulo: 'Data Final', ordenar: 'dataFim', mostrar: ({ dataFim }) => dia(dataFim) },
  {
    titulo: 'Imagem',
    mostrar: ({ imagem: arquivo, nome }) => (
      <img src={`${base}/${arquivo}`} alt={`Banner ${nome}`} width={100} height={40} loading="lazy" />
    ),
  },
];

const NOME_DO_BANNER: Coluna<BannerComum> = {
  titulo: 'Nome',
  ordenar: 'nome',
  mostrar: ({ nome }) => <strong>{nome}</strong>,
};

/** Banners of the home page (sections 2.4 and 3.6). */
export function BannerScreen({ lista }: DataOf<'banner'>) {
  return (
    <Crud
      titulo="Banners"
      tabela="banner"
      textos={{ ...TEXTOS, salvo: 'Banner salvo. O site já mostra assim.' }}
      lista={lista}
      colunas={[NOME_DO_BANNER, { titulo: 'Tipo', mostrar: ({ tipo }) => tipo }, ...colunas('/banner')]}
      campos={[
        NOME,
        {
          tipo: 'escolha',
          nome: 'tipo',
          rotulo: 'Tipo',
          obrigatorio: true,
          padrao: 'FIXO',
          vazio: 'Selecione o tipo',
          opcoes: [
            { valor: 'FIXO', rotulo: 'FIXO' },
            { valor: 'TEMPORARIO', rotulo: 'TEMPORARIO' },
          ],
        },
        imagem('BANNER', '/banner'),
        { tipo: 'texto', nome: 'alt', rotulo: 'Descrição da imagem', ajuda: 'O que a imagem diz, para quem não a vê' },
        LINK,
        ORDEM,
        { tipo: 'sinal', nome: 'ativo', rotulo: 'Ativo', padrao: true },
        ...DATAS.map((campo) => ({ ...campo, quando: temporario, senao: 'Um banner FIXO não tem datas' })),
        DESCRICAO,
      ]}
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
      colunas={[NOME_DO_BANNER, ...colunas('/banner-icp')]}
      campos={[
        NOME,
        imagem('BANNER_ICP', '/banner-icp'),
        LINK,
        ORDEM,
        { tipo: 'sinal', nome: 'ativo', rotulo: 'Situação', padrao: true, palavras: ['Ativo', 'Inativo'] },
        ...DATAS,
        DESCRICAO,
      ]}
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
