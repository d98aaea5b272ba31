import { useSearch } from '@tanstack/react-router';
import {
  ExcluirBannerDocument,
  ReordenarBannersDocument,
  SalvarBannerDocument,
  TodosOsBannersDocument,
  type LinhaBannerCadastradoFragment,
} from '../../../graphql/generated/admin/graphql.ts';
import { bannerCampos } from '../../../modules/banners/banner.campos.ts';
import { situacaoDoBanner } from '../../../modules/banners/banner.ts';
import type { Situacao } from '../../../modules/editing/situacao.ts';
import { act, ask } from '../adminApi.ts';
import { figuraDoBanner, SITUACAO_DO_BANNER, TEXTOS_DE_BANNER } from '../components/bannerTexts.tsx';
import type { Valores } from '../components/formTable.ts';
import { colunasDe } from '../components/colunas.tsx';
import { Crud } from '../components/Crud.tsx';
import { formOf } from '../components/formTable.ts';
import { novaOrdem } from '../components/novaOrdem.ts';
import { Preview } from '../components/Preview.tsx';
import { useAnswer } from '../components/useAnswer.ts';
import { perguntaDosBanners } from './banner.tela.ts';

const temporario = ({ tipo }: Valores) => tipo === 'TEMPORARIO';

const NO_SITE: Record<Situacao, string> = {
  'No ar': 'no ar, o site já o mostra.',
  Agendado: 'agendado, o site o mostra a partir do primeiro dia.',
  Encerrado: 'encerrado, o site não o mostra mais.',
  Desligado: 'desligado, o site não o mostra.',
};

const semDatas = { quando: temporario, senao: 'Um banner FIXO não tem datas' };

/** Banners of the home page (sections 2.4 and 3.6). */
export default function BannerScreen() {
  const { bannersCadastrados: lista } = useAnswer(perguntaDosBanners(useSearch({ from: '/banner' })));
  return (
    <Crud
      titulo="Banners"
      tabela="banner"
      textos={{ ...TEXTOS_DE_BANNER, salvo: 'Banner salvo. O site já mostra assim.' }}
      lista={lista}
      colunas={colunasDe<LinhaBannerCadastradoFragment>(
        bannerCampos,
        ['nome', 'tipo', 'ordem', 'ativo', SITUACAO_DO_BANNER, 'dataInicio', 'dataFim', 'imagem'],
        figuraDoBanner('/banner'),
      )}
      campos={formOf(bannerCampos, {
        tipo: { vazio: 'Selecione o tipo', padrao: 'FIXO' },
        imagem: { imagem: { pasta: 'BANNER', base: '/banner' } },
        dataInicio: semDatas,
        dataFim: semDatas,
      })}
      rotulo={({ nome }) => nome}
      salvar={async (variables) => {
        const { salvarBanner } = await act(SalvarBannerDocument, variables);
        return `Banner salvo: ${NO_SITE[situacaoDoBanner(salvarBanner, new Date())]}`;
      }}
      excluir={(id) => act(ExcluirBannerDocument, { id })}
      reordenar={(ids) => act(ReordenarBannersDocument, { ids }, novaOrdem('reordenarBanners', 'bannersCadastrados', ids))}
      grupo={async () => (await ask(TodosOsBannersDocument, {})).todosOsBanners.map(({ id, nome }) => ({ id, rotulo: nome }))}
      previa={(valores) => (valores.imagem ? <Preview tipo="banner" valores={valores} /> : null)}
    />
  );
}
