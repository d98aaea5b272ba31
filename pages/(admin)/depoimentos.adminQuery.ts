import { graphql } from '../../graphql/generated/admin/gql.ts';

export const DepoimentosCadastrados = graphql(`
  query DepoimentosCadastrados($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean) {
    depoimentosCadastrados(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente) {
      total
      itens {
        ...LinhaDepoimentoCadastrado
      }
    }
  }
`);

export const TodosOsDepoimentos = graphql(`
  query TodosOsDepoimentos {
    todosOsDepoimentos {
      id
      nome
    }
  }
`);

export const SalvarDepoimento = graphql(`
  mutation SalvarDepoimento($id: ID, $versao: Int, $input: DepoimentoInput!) {
    salvarDepoimento(id: $id, versao: $versao, input: $input) {
      id
      ativo
      demonstracao
    }
  }
`);

export const ExcluirDepoimento = graphql(`
  mutation ExcluirDepoimento($id: ID!) {
    excluirDepoimento(id: $id)
  }
`);

export const ReordenarDepoimentos = graphql(`
  mutation ReordenarDepoimentos($ids: [Int!]!) {
    reordenarDepoimentos(ids: $ids)
  }
`);
