import { useSearch } from '@tanstack/react-router';
import {
  ExcluirBannerIcpDocument,
  BannerIcpCadastradoDocument,
  ReordenarBannersIcpDocument,
  SalvarBannerIcpDocument,
  TodosOsBannersIcpDocument,
  type LinhaBannerIcpFragment,
} from '../../../graphql/generated/admin/graphql.ts';
import { bannerIcpCampos } from '../../../modules/banners/banner.campos.ts';
import { situacaoNoPeriodo, type Situacao } from '../../../modules/editing/situacao.ts';
import { act, ask } from '../adminApi.ts';
import { bannerFigure, BANNER_SITUACAO, BANNER_TEXTS } from '../components/bannerTexts.tsx';
import { columnsOf } from '../components/columns.tsx';
import { ImageWidget } from '../components/widgets/ImageWidget.tsx';
import { Crud } from '../components/Crud.tsx';
import { formOf } from '../components/formTable.ts';
import { newOrder } from '../components/newOrder.ts';
import { useAnswer } from '../components/useAnswer.ts';
import { bannersIcpQuestion } from './bannericp.screen.ts';

const NO_PAINEL: Record<Situacao, string> = {
  'No ar': 'no ar, o painel já o recebe.',
  Agendado: 'agendado, o painel o recebe a partir do primeiro dia.',
  Encerrado: 'encerrado, o painel não o recebe mais.',
  Desligado: 'desligado, o painel não o recebe.',
};

/** Banners of the control panel: without a type, Ativo or Inativo (section 2.4, D12). */
export default function BannerIcpScreen() {
  const { bannersIcpCadastrados: lista } = useAnswer(bannersIcpQuestion(useSearch({ from: '/bannericp' })));
  return (
    <Crud
      titulo="Banners ICP"
      tabela={bannerIcpCampos}
      textos={BANNER_TEXTS}
      lista={lista}
      colunas={columnsOf<LinhaBannerIcpFragment>(
        bannerIcpCampos,
        ['nome', 'ordem', 'ativo', BANNER_SITUACAO, 'dataInicio', 'dataFim', 'imagem'],
        bannerFigure('/banner-icp'),
      )}
      widgets={{ imagem: ImageWidget }}
      campos={formOf(bannerIcpCampos, {
        imagem: { imagem: { pasta: 'BANNER_ICP', base: '/banner-icp' } },
        ativo: { rotulo: 'Situação', simNao: ['Ativo', 'Inativo'] },
      })}
      rotulo={({ nome }) => nome}
      salvar={async (variables) => {
        const { salvarBannerIcp } = await act(SalvarBannerIcpDocument, variables);
        return `Banner salvo: ${NO_PAINEL[situacaoNoPeriodo(salvarBannerIcp, new Date())]}`;
      }}
      buscar={async (id) => (await ask(BannerIcpCadastradoDocument, { id })).bannerIcpCadastrado}
      excluir={({ id, versao }) => act(ExcluirBannerIcpDocument, { id, versao })}
      reordenar={(ids, antes) =>
        act(ReordenarBannersIcpDocument, { ids, antes }, newOrder('reordenarBannersIcp', 'bannersIcpCadastrados', ids))
      }
      grupo={async () =>
        (await ask(TodosOsBannersIcpDocument, {})).todosOsBannersIcp.map(({ id, nome }) => ({ id, rotulo: nome }))
      }
    />
  );
}
