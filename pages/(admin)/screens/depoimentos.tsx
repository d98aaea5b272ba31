import { useSearch } from '@tanstack/react-router';
import { useAnswer } from '../components/useAnswer.ts';
import { newOrder } from '../components/newOrder.ts';
import { depoimentosQuestion } from './depoimentos.screen.ts';
import {
  ExcluirDepoimentoDocument,
  DepoimentoCadastradoDocument,
  ReordenarDepoimentosDocument,
  SalvarDepoimentoDocument,
  TodosOsDepoimentosDocument,
  type LinhaDepoimentoCadastradoFragment,
} from '../../../graphql/generated/admin/graphql.ts';
import { depoimentoCampos } from '../../../modules/testimonials/depoimento.campos.ts';
import { act, ask } from '../adminApi.ts';
import { columnsOf } from '../components/columns.tsx';
import { Crud } from '../components/Crud.tsx';
import { LatePreview } from '../components/LatePreview.tsx';
import { formOf } from '../components/formTable.ts';

/** Characters of a testimonial that its line of the list shows. */
const CURTO = 90;

/** Depoimentos (D50). */
export default function TestimonialScreen() {
  const { depoimentosCadastrados: lista } = useAnswer(depoimentosQuestion(useSearch({ from: '/depoimentos' })));
  return (
    <Crud
      titulo="Depoimentos"
      tabela={depoimentoCampos}
      textos={{
        novo: 'Novo Depoimento',
        editar: 'Editar Depoimento',
        criar: 'Cadastrar',
        atualizar: 'Atualizar',
        excluir: 'Deseja realmente excluir este depoimento?',
        procura: 'Nome',
      }}
      lista={lista}
      colunas={columnsOf<LinhaDepoimentoCadastradoFragment>(
        depoimentoCampos,
        ['nome', 'papel', 'texto', 'consentimento', 'ativo', 'ordem'],
        {
          nome: ({ nome, demonstracao }) => (
            <>
              {nome}
              {demonstracao && <span className="tag">Exemplo de demonstração</span>}
            </>
          ),
          texto: ({ texto }) => encurtar(texto),
        },
      )}
      campos={formOf(depoimentoCampos)}
      rotulo={({ nome }) => nome}
      previa={(valores) => (valores.texto ? <LatePreview tipo="depoimento" valores={valores} /> : null)}
      salvar={async (variables) => {
        const { ativo, demonstracao } = (await act(SalvarDepoimentoDocument, variables)).salvarDepoimento;
        if (!ativo) return 'Depoimento salvo. Está desligado: o site não o mostra.';
        return demonstracao
          ? 'Depoimento salvo. É um exemplo: o site o mostra como tal, e só enquanto mostrar a demonstração.'
          : 'Depoimento salvo. O site já mostra assim.';
      }}
      buscar={async (id) => (await ask(DepoimentoCadastradoDocument, { id })).depoimentoCadastrado}
      excluir={({ id, versao }) => act(ExcluirDepoimentoDocument, { id, versao })}
      reordenar={(ids, antes) =>
        act(ReordenarDepoimentosDocument, { ids, antes }, newOrder('reordenarDepoimentos', 'depoimentosCadastrados', ids))
      }
      grupo={async () =>
        (await ask(TodosOsDepoimentosDocument, {})).todosOsDepoimentos.map(({ id, nome }) => ({ id, rotulo: nome }))
      }
    />
  );
}

function encurtar(texto: string): string {
  return texto.length > CURTO ? `${texto.slice(0, CURTO).trimEnd()}…` : texto;
}
