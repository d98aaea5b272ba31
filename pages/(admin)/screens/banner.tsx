import { useSearch } from '@tanstack/react-router';
import {
  ExcluirBannerDocument,
  BannerCadastradoDocument,
  ReordenarBannersDocument,
  SalvarBannerDocument,
  TodosOsBannersDocument,
  type LinhaBannerCadastradoFragment,
} from '../../../graphql/generated/admin/graphql.ts';
import { bannerCampos } from '../../../modules/banners/banner.campos.ts';
import { situacaoDoBanner } from '../../../modules/banners/banner.ts';
import { act, ask } from '../adminApi.ts';
import { bannerFigure, BANNER_SITUACAO, BANNER_TEXTS } from '../components/bannerTexts.tsx';
import type { FormValues } from '../components/formTable.ts';
import { columnsOf } from '../components/columns.tsx';
import { ImageWidget } from '../components/widgets/ImageWidget.tsx';
import { Crud } from '../components/Crud.tsx';
import { formOf } from '../components/formTable.ts';
import { newOrder } from '../components/newOrder.ts';
import { NO_SITE } from '../components/onSite.ts';
import { Preview } from '../components/Preview.tsx';
import { useAnswer } from '../components/useAnswer.ts';
import { bannersQuestion } from './banner.screen.ts';

const temporario = ({ tipo }: FormValues) => tipo === 'TEMPORARIO';

/** Where a banner is seen; the style sheet has the widths. */
const ONDE = [
  { nome: 'no celular', classe: 'preview--phone' },
  { nome: 'no computador', classe: 'preview--scaled' },
] as const;

const semDatas = { quando: temporario, senao: 'Um banner FIXO não tem datas' };

/** Banners of the home page (sections 2.4 and 3.6). */
export default function BannerScreen() {
  const { bannersCadastrados: lista } = useAnswer(bannersQuestion(useSearch({ from: '/banner' })));
  return (
    <Crud
      titulo="Banners"
      tabela={bannerCampos}
      textos={BANNER_TEXTS}
      lista={lista}
      colunas={columnsOf<LinhaBannerCadastradoFragment>(
        bannerCampos,
        ['nome', 'tipo', 'ordem', 'ativo', BANNER_SITUACAO, 'dataInicio', 'dataFim', 'imagem'],
        bannerFigure('/banner'),
      )}
      widgets={{ imagem: ImageWidget }}
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
      buscar={async (id) => (await ask(BannerCadastradoDocument, { id })).bannerCadastrado}
      excluir={({ id, versao }) => act(ExcluirBannerDocument, { id, versao })}
      reordenar={(ids, antes) =>
        act(ReordenarBannersDocument, { ids, antes }, newOrder('reordenarBanners', 'bannersCadastrados', ids))
      }
      grupo={async () => (await ask(TodosOsBannersDocument, {})).todosOsBanners.map(({ id, nome }) => ({ id, rotulo: nome }))}
      previa={(valores, id) =>
        valores.imagem ? (
          <div className="previews">
            {ONDE.map((onde) => (
              <Preview key={onde.nome} tipo="banner" valores={{ ...valores, id }} onde={onde} />
            ))}
          </div>
        ) : null
      }
    />
  );
}
