import { callAdmin } from '../adminApi.ts';
import { ExcluirDestaque, ReordenarDestaques, SalvarDestaque, TodosOsDestaques } from '../catalogo.adminQuery.ts';
import { Crud } from '../components/Crud.tsx';
import { simNao } from '../format.ts';
import type { DataOf } from './listas.data.ts';

/** Destaques Home (D11). */
export function HighlightScreen({ lista, planos, icones }: DataOf<'destaques'>) {
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
      colunas={[
        { titulo: 'Título', ordenar: 'titulo', mostrar: ({ titulo }) => <strong>{titulo}</strong> },
        { titulo: 'Texto', mostrar: ({ texto }) => texto },
        { titulo: 'Ativo', ordenar: 'ativo', mostrar: ({ ativo }) => simNao(ativo) },
        { titulo: 'Ordem', ordenar: 'ordem', mostrar: ({ ordem }) => ordem },
      ]}
      campos={[
        { tipo: 'texto', nome: 'titulo', rotulo: 'Título', obrigatorio: true },
        { tipo: 'area', nome: 'texto', rotulo: 'Texto', obrigatorio: true },
        {
          tipo: 'escolha',
          nome: 'planoId',
          rotulo: 'Plano anunciado',
          opcoes: planos,
          vazio: 'Nenhum',
          opcional: true,
          sumida: '(plano excluído)',
        },
        {
          tipo: 'texto',
          nome: 'link',
          rotulo: 'Link',
          ajuda: 'Caminho deste site (/…) ou endereço completo; sem ele, a página do plano',
        },
        { tipo: 'escolha', nome: 'icone', rotulo: 'Ícone', opcoes: icones, vazio: 'Sem ícone', opcional: true },
        { tipo: 'numero', nome: 'ordem', rotulo: 'Ordem', padrao: 0 },
        { tipo: 'sinal', nome: 'ativo', rotulo: 'Ativo', padrao: true },
      ]}
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
