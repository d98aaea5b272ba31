import { lazy } from 'react';
import { useSearch } from '@tanstack/react-router';
import { newOrder } from '../components/newOrder.ts';
import {
  DuplicarPlanoDocument,
  ExcluirPlanoDocument,
  PlanoCadastradoDocument,
  PlanosDoTipoDocument,
  ReordenarPlanosDocument,
  SalvarPlanoDocument,
  type DuplicarPlanoMutation,
  type LinhaPlanoFragment,
} from '../../../graphql/generated/admin/graphql.ts';
import { planoCampos, planoCamposNoDia, type PlanoLinha } from '../../../modules/catalogue/plano.campos.ts';
import { perguntaDeHoje } from '../../../modules/catalogue/precoDeHoje.ts';
import { act, ask, type Refusal } from '../adminApi.ts';
import { columnsOf } from '../components/columns.tsx';
import { copied, PRECO_AGENDADO, siteShows } from '../components/scheduledPrice.tsx';
import { Crud } from '../components/Crud.tsx';
import { formOf, type FormTable, type Option } from '../components/formTable.ts';
import { FilterSelect } from '../components/FilterBar.tsx';
import { useAnswer } from '../components/useAnswer.ts';
import { Preview } from '../components/Preview.tsx';
import { useSignedIn } from '../application/signedIn.ts';
import { planosQuestion } from './planos.screen.ts';

const Prices = lazy(() => import('../components/Prices.tsx'));

/** Deletes a plan; one that something names only after saying what. Answers what the server has answered. @throws Refusal */
async function excluir({ id, versao, nome }: LinhaPlanoFragment): Promise<unknown> {
  try {
    return await act(ExcluirPlanoDocument, { id, versao, mesmoEmUso: false });
  } catch (error) {
    const { code, message } = error as Refusal;
    if (code !== 'PLANO_EM_USO' || !window.confirm(`${message} Excluir “${nome}” mesmo assim?`)) throw error;
    return act(ExcluirPlanoDocument, { id, versao, mesmoEmUso: true });
  }
}

/** The form of a plan, which knows what day it is: what its scheduled price may say, and makes of today's, depends on that. */
const formOfPlans = (tipos: readonly Option[]): FormTable => ({
  ...formOf(planoCampos, { planoTipo: { opcoes: tipos, vazio: 'Selecione o tipo de plano' } }),
  get tabela() {
    return planoCamposNoDia(new Date()) as never;
  },
  pergunta: (antes, depois) => perguntaDeHoje(antes as PlanoLinha | null, depois as unknown as PlanoLinha, new Date()),
});

/** Planos (sections 2.4 and 5.5). */
export default function PlanScreen() {
  const search = useSearch({ from: '/planos' });
  const { planosCadastrados: lista } = useAnswer(planosQuestion(search));
  const { tipos } = useSignedIn();
  const { tipo } = search;
  const rotuloDoTipo = new Map<string, string>(tipos.map(({ valor, rotulo }) => [valor, rotulo]));
  return (
    <Crud
      titulo="Planos"
      tabela={planoCampos}
      textos={{
        novo: 'Novo Plano',
        editar: 'Editar Plano',
        criar: 'Cadastrar',
        atualizar: 'Atualizar',
        excluir: 'Tem certeza que deseja excluir este plano?',
        procura: 'Nome do plano',
      }}
      lista={lista}
      colunas={columnsOf<LinhaPlanoFragment>(
        planoCampos,
        ['nome', 'valor', PRECO_AGENDADO, 'planoTipo', 'ativo', 'promocional', 'ordem'],
        {
          planoTipo: ({ planoTipo }) => rotuloDoTipo.get(planoTipo),
        },
      )}
      campos={formOfPlans(tipos)}
      rotulo={({ nome }) => nome}
      salvar={async (variables) => {
        return `Plano salvo. ${siteShows((await act(SalvarPlanoDocument, variables)).salvarPlano)}`;
      }}
      buscar={async (id) => (await ask(PlanoCadastradoDocument, { id })).planoCadastrado}
      excluir={excluir}
      duplicar={(id) => act(DuplicarPlanoDocument, { id })}
      copiada={(copia, row) => copied(copia as DuplicarPlanoMutation, row)}
      reordenar={(ids, antes) =>
        act(ReordenarPlanosDocument, { ids, antes }, newOrder('reordenarPlanos', 'planosCadastrados', ids))
      }
      todasDeUmaVez={{
        rotulo: 'Editar preços',
        mostrar: (say, close) => <Prices linhas={lista.itens} total={lista.total} say={say} onClose={close} />,
      }}
      semOrdem={tipo ? undefined : 'Para reordenar, escolha um tipo de plano.'}
      grupo={async () =>
        (await ask(PlanosDoTipoDocument, { tipo: tipo! })).todosOsPlanos.map(({ id, nome, ativo }) => ({
          id,
          rotulo: ativo ? nome : `${nome} (fora de venda)`,
        }))
      }
      previa={(valores) => <Preview tipo="plano" valores={valores} />}
      filtros={
        <>
          <FilterSelect nome="tipo" rotulo="Tipo" opcoes={tipos} />
          <FilterSelect
            nome="ativo"
            rotulo="Ativo"
            opcoes={[
              { valor: 'sim', rotulo: 'Sim' },
              { valor: 'nao', rotulo: 'Não' },
            ]}
          />
        </>
      }
    />
  );
}
