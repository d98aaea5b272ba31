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
} from '../../../graphql/generated/admin/graphql.ts';
import { destaqueCampos } from '../../../modules/catalogue/destaque.campos.ts';
import { act, ask } from '../adminApi.ts';
import { columnsOf } from '../components/columns.tsx';
import { SearchWidget } from '../components/widgets/SearchWidget.tsx';
import { Crud } from '../components/Crud.tsx';
import { formOf } from '../components/formTable.ts';

/** Destaques Home (D11). */
export default function HighlightScreen() {
  const { destaquesCadastrados: lista } = useAnswer(destaquesQuestion(useSearch({ from: '/destaques' })));
  const planos = planosToChoose(useAnswer(planosToChooseQuestion), useSignedIn().tipos);
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
        salvo: 'Destaque salvo. O site já mostra assim.',
      }}
      lista={lista}
      colunas={columnsOf<LinhaDestaqueFragment>(destaqueCampos, ['titulo', 'texto', 'ativo', 'ordem'])}
      widgets={{ procura: SearchWidget }}
      campos={formOf(destaqueCampos, {
        planoId: { opcoes: planos, vazio: 'Nenhum', sumida: '(plano excluído)' },
        icone: { vazio: 'Sem ícone' },
      })}
      rotulo={({ titulo }) => titulo}
      salvar={async (variables) => {
        const { ativo } = (await act(SalvarDestaqueDocument, variables)).salvarDestaque;
        return ativo ? 'Destaque salvo. O site já mostra assim.' : 'Destaque salvo. Está desligado: o site não o mostra.';
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
