import { depoimentoCampos } from '../../../modules/testimonials/depoimento.campos.ts';
import { callAdmin } from '../adminApi.ts';
import { colunasDe } from '../components/colunas.tsx';
import { Crud } from '../components/Crud.tsx';
import { formOf } from '../components/formTable.ts';
import { ExcluirDepoimento, ReordenarDepoimentos, SalvarDepoimento, TodosOsDepoimentos } from '../depoimentos.adminQuery.ts';
import type { DataOf, ItemDe } from './listas.data.ts';

/** Characters of a testimonial that its line of the list shows. */
const CURTO = 90;

/** Depoimentos (D50). */
export function TestimonialScreen({ lista }: DataOf<'depoimentos'>) {
  return (
    <Crud
      titulo="Depoimentos"
      tabela="depoimento"
      textos={{
        novo: 'Novo Depoimento',
        editar: 'Editar Depoimento',
        criar: 'Cadastrar',
        atualizar: 'Atualizar',
        excluir: 'Deseja realmente excluir este depoimento?',
        procura: 'Nome',
        salvo: 'Depoimento salvo. O site já mostra assim.',
      }}
      lista={lista}
      colunas={colunasDe<ItemDe<'depoimentos'>>(depoimentoCampos, ['nome', 'papel', 'texto', 'consentimento', 'ativo', 'ordem'], {
        nome: ({ nome, demonstracao }) => (
          <>
            {nome}
            {demonstracao && <span className="tag">Exemplo de demonstração</span>}
          </>
        ),
        texto: ({ texto }) => encurtar(texto),
      })}
      campos={formOf(depoimentoCampos)}
      rotulo={({ nome }) => nome}
      salvar={async (variables) => {
        const { ativo, demonstracao } = (await callAdmin(SalvarDepoimento, variables)).salvarDepoimento;
        if (!ativo) return 'Depoimento salvo. Está desligado: o site não o mostra.';
        return demonstracao
          ? 'Depoimento salvo. É um exemplo: o site o mostra como tal, e só enquanto mostrar a demonstração.'
          : 'Depoimento salvo. O site já mostra assim.';
      }}
      excluir={(id) => callAdmin(ExcluirDepoimento, { id })}
      reordenar={(ids) => callAdmin(ReordenarDepoimentos, { ids })}
      grupo={async () =>
        (await callAdmin(TodosOsDepoimentos, {})).todosOsDepoimentos.map(({ id, nome }) => ({ id, rotulo: nome }))
      }
    />
  );
}

function encurtar(texto: string): string {
  return texto.length > CURTO ? `${texto.slice(0, CURTO).trimEnd()}…` : texto;
}
