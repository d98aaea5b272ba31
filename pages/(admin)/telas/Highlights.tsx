import { destaqueCampos } from '../../../modules/catalogue/destaque.campos.ts';
import { callAdmin } from '../adminApi.ts';
import { ExcluirDestaque, ReordenarDestaques, SalvarDestaque, TodosOsDestaques } from '../catalogo.adminQuery.ts';
import { colunasDe } from '../components/colunas.tsx';
import { Crud } from '../components/Crud.tsx';
import { formOf } from '../components/formTable.ts';
import type { DataOf, ItemDe } from './listas.data.ts';

/** Destaques Home (D11). */
export function HighlightScreen({ lista, planos }: DataOf<'destaques'>) {
  return (
    <Crud
      titulo="Destaques Home"
      tabela="destaque"
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
      colunas={colunasDe<ItemDe<'destaques'>>(destaqueCampos, ['titulo', 'texto', 'ativo', 'ordem'])}
      campos={formOf(destaqueCampos, {
        planoId: { opcoes: planos, vazio: 'Nenhum', sumida: '(plano excluído)' },
        icone: { vazio: 'Sem ícone' },
      })}
      rotulo={({ titulo }) => titulo}
      salvar={async (variables) => {
        const { ativo } = (await callAdmin(SalvarDestaque, variables)).salvarDestaque;
        return ativo ? 'Destaque salvo. O site já mostra assim.' : 'Destaque salvo. Está desligado: o site não o mostra.';
      }}
      excluir={(id) => callAdmin(ExcluirDestaque, { id })}
      reordenar={(ids) => callAdmin(ReordenarDestaques, { ids })}
      grupo={async () =>
        (await callAdmin(TodosOsDestaques, {})).todosOsDestaques.map(({ id, titulo }) => ({ id, rotulo: titulo }))
      }
    />
  );
}
