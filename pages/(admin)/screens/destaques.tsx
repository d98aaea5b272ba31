import { useSearch } from '@tanstack/react-router';
import { useAnswer } from '../components/useAnswer.ts';
import { newOrder } from '../components/newOrder.ts';
import { useSignedIn } from '../application/signedIn.ts';
import { destaquesQuestion } from './destaques.screen.ts';
import { planosToChooseQuestion, planosToChoose } from '../components/planosToChoose.ts';
import {
  ExcluirDestaqueDocument,
  DestaqueCadastradoDocument,
  ReordenarDestaquesDocument,
  SalvarDestaqueDocument,
  TodosOsDestaquesDocument,
  type LinhaDestaqueFragment,
  type PlanosParaEscolherQuery,
} from '../../../graphql/generated/admin/graphql.ts';
import { destaqueCampos } from '../../../modules/catalogue/destaque.campos.ts';
import { situacaoNoPeriodo, type Situacao } from '../../../modules/editing/situacao.ts';
import { act, ask } from '../adminApi.ts';
import { columnsOf } from '../components/columns.tsx';
import { SearchWidget } from '../components/widgets/SearchWidget.tsx';
import { Crud } from '../components/Crud.tsx';
import type { Column } from '../components/DataTable.tsx';
import { LatePreview } from '../components/LatePreview.tsx';
import { formOf } from '../components/formTable.ts';

type Posto = Situacao | 'Fora de venda';

const NO_SITE: Record<Posto, string> = {
  'No ar': 'O site já mostra assim.',
  Agendado: 'Está agendado: o site o mostra a partir do primeiro dia.',
  Encerrado: 'Está encerrado: o site não o mostra.',
  Desligado: 'Está desligado: o site não o mostra.',
  'Fora de venda': 'O plano que ele anuncia está fora de venda: o site não o mostra.',
};

/** Where a highlight stands, among these plans: what it announces has to be had, the site shows no other. */
function postoEntre({ todosOsPlanos }: PlanosParaEscolherQuery) {
  return (destaque: LinhaDestaqueFragment): Posto => {
    const situacao = situacaoNoPeriodo(destaque, new Date());
    const announced = todosOsPlanos.find(({ id }) => id === destaque.planoId);
    return situacao === 'No ar' && destaque.planoId && !announced?.ativo ? 'Fora de venda' : situacao;
  };
}

/** Destaques Home (D11). */
export default function HighlightScreen() {
  const { destaquesCadastrados: lista } = useAnswer(destaquesQuestion(useSearch({ from: '/destaques' })));
  const escolhas = useAnswer(planosToChooseQuestion);
  const planos = planosToChoose(escolhas, useSignedIn().tipos);
  const posto = postoEntre(escolhas);
  const situacao: Column<LinhaDestaqueFragment> = { titulo: 'Situação', mostrar: posto };
  return (
    <Crud
      titulo="Destaques Home"
      tabela={destaqueCampos}
      textos={{
        novo: 'Novo Destaque',
        editar: 'Editar Destaque',
        criar: 'Cadastrar',
        atualizar: 'Atualizar',
        excluir: 'Deseja realmente excluir este destaque?',
        procura: 'Título',
      }}
      lista={lista}
      colunas={columnsOf<LinhaDestaqueFragment>(destaqueCampos, [
        'titulo',
        'texto',
        'ativo',
        situacao,
        'dataInicio',
        'dataFim',
        'ordem',
      ])}
      widgets={{ procura: SearchWidget }}
      campos={formOf(destaqueCampos, {
        planoId: { opcoes: planos, vazio: 'Nenhum', sumida: '(plano excluído)' },
        icone: { vazio: 'Sem ícone' },
      })}
      rotulo={({ titulo }) => titulo}
      previa={(valores) => (valores.titulo ? <LatePreview tipo="destaque" valores={valores} /> : null)}
      salvar={async (variables) => {
        const { salvarDestaque } = await act(SalvarDestaqueDocument, variables);
        return `Destaque salvo. ${NO_SITE[posto(salvarDestaque)]}`;
      }}
      buscar={async (id) => (await ask(DestaqueCadastradoDocument, { id })).destaqueCadastrado}
      excluir={({ id, versao }) => act(ExcluirDestaqueDocument, { id, versao })}
      reordenar={(ids, antes) =>
        act(ReordenarDestaquesDocument, { ids, antes }, newOrder('reordenarDestaques', 'destaquesCadastrados', ids))
      }
      grupo={async () =>
        (await ask(TodosOsDestaquesDocument, {})).todosOsDestaques.map(({ id, titulo }) => ({ id, rotulo: titulo }))
      }
    />
  );
}
