import type { PlanoTipo } from '../../../graphql/generated/admin/graphql.ts';
import { planoCampos } from '../../../modules/catalogue/plano.campos.ts';
import { callAdmin, type Refusal } from '../adminApi.ts';
import { DuplicarPlano, ExcluirPlano, PlanosDoTipo, ReordenarPlanos, SalvarPlano } from '../catalogo.adminQuery.ts';
import { colunasDe } from '../components/colunas.tsx';
import { Crud } from '../components/Crud.tsx';
import { formOf } from '../components/formTable.ts';
import { FilterSelect } from '../components/FilterBar.tsx';
import { useListAddress } from '../components/useListAddress.ts';
import { Preview } from '../components/Preview.tsx';
import type { DataOf, ItemDe } from './listas.data.ts';

/** Deletes a plan; one that something names only after saying what. @throws Refusal */
async function excluir(id: string): Promise<void> {
  try {
    await callAdmin(ExcluirPlano, { id, mesmoEmUso: false });
  } catch (error) {
    const { code, message } = error as Refusal;
    if (code !== 'PLANO_EM_USO' || !window.confirm(`${message} Excluir mesmo assim?`)) throw error;
    await callAdmin(ExcluirPlano, { id, mesmoEmUso: true });
  }
}

/** Planos (sections 2.4 and 5.5). */
export function PlanScreen({ lista, tipos }: DataOf<'planos'>) {
  const { search } = useListAddress();
  const tipo = tipos.find(({ valor }) => valor === search.tipo)?.valor as PlanoTipo | undefined;
  const rotuloDoTipo = new Map<string, string>(tipos.map(({ valor, rotulo }) => [valor, rotulo]));
  return (
    <Crud
      titulo="Planos"
      tabela="plano"
      textos={{
        novo: 'Novo Plano',
        editar: 'Editar Plano',
        criar: 'Cadastrar',
        atualizar: 'Atualizar',
        excluir: 'Tem certeza que deseja excluir este plano?',
        procura: 'Nome do plano',
        salvo: 'Plano salvo. O site já mostra assim.',
      }}
      lista={lista}
      colunas={colunasDe<ItemDe<'planos'>>(planoCampos, ['nome', 'valor', 'planoTipo', 'ativo', 'promocional', 'ordem'], {
        planoTipo: ({ planoTipo }) => rotuloDoTipo.get(planoTipo),
      })}
      campos={formOf(planoCampos, { planoTipo: { opcoes: tipos, vazio: 'Selecione o tipo de plano' } })}
      rotulo={({ nome }) => nome}
      salvar={async (variables) => {
        const { ativo } = (await callAdmin(SalvarPlano, variables)).salvarPlano;
        return ativo ? 'Plano salvo. O site já mostra assim.' : 'Plano salvo. Está fora de venda: o site não o mostra.';
      }}
      excluir={excluir}
      duplicar={(id) => callAdmin(DuplicarPlano, { id })}
      reordenar={(ids) => callAdmin(ReordenarPlanos, { ids })}
      semOrdem={tipo ? undefined : 'Para reordenar, escolha um tipo de plano.'}
      grupo={async () =>
        (await callAdmin(PlanosDoTipo, { tipo: tipo! })).todosOsPlanos.map(({ id, nome, ativo }) => ({
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
