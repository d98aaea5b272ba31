import { graphql } from '../../graphql/generated/admin/gql.ts';

export const PlanosCadastrados = graphql(`
  query PlanosCadastrados(
    $pagina: Int!
    $busca: String
    $ordenar: String
    $decrescente: Boolean
    $tipo: PlanoTipo
    $ativo: Boolean
  ) {
    planosCadastrados(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente, tipo: $tipo, ativo: $ativo) {
      total
      itens {
        ...LinhaPlano
      }
    }
  }
`);

export const SalvarPlano = graphql(`
  mutation SalvarPlano($id: ID, $versao: Int, $input: PlanoInput!) {
    salvarPlano(id: $id, versao: $versao, input: $input) {
      id
      ativo
    }
  }
`);

export const DuplicarPlano = graphql(`
  mutation DuplicarPlano($id: ID!) {
    duplicarPlano(id: $id) {
      id
    }
  }
`);

export const ExcluirPlano = graphql(`
  mutation ExcluirPlano($id: ID!, $mesmoEmUso: Boolean!) {
    excluirPlano(id: $id, mesmoEmUso: $mesmoEmUso)
  }
`);

export const ReordenarPlanos = graphql(`
  mutation ReordenarPlanos($ids: [Int!]!) {
    reordenarPlanos(ids: $ids)
  }
`);

export const DestaquesCadastrados = graphql(`
  query DestaquesCadastrados($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean) {
    destaquesCadastrados(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente) {
      total
      itens {
        ...LinhaDestaque
      }
    }
  }
`);

export const SalvarDestaque = graphql(`
  mutation SalvarDestaque($id: ID, $versao: Int, $input: DestaqueInput!) {
    salvarDestaque(id: $id, versao: $versao, input: $input) {
      id
      ativo
    }
  }
`);

export const ExcluirDestaque = graphql(`
  mutation ExcluirDestaque($id: ID!) {
    excluirDestaque(id: $id)
  }
`);

export const ReordenarDestaques = graphql(`
  mutation ReordenarDestaques($ids: [Int!]!) {
    reordenarDestaques(ids: $ids)
  }
`);

export const CuponsCadastrados = graphql(`
  query CuponsCadastrados($pagina: Int!, $busca: String, $ordenar: String, $decrescente: Boolean) {
    cuponsCadastrados(pagina: $pagina, busca: $busca, ordenar: $ordenar, decrescente: $decrescente) {
      total
      itens {
        ...LinhaCupomCadastrado
      }
    }
  }
`);

export const SalvarCupom = graphql(`
  mutation SalvarCupom($id: ID, $versao: Int, $input: CupomInput!) {
    salvarCupom(id: $id, versao: $versao, input: $input) {
      id
      ativo
      dataInicio
      dataFim
      planoId
    }
  }
`);

export const ExcluirCupom = graphql(`
  mutation ExcluirCupom($id: ID!) {
    excluirCupom(id: $id)
  }
`);

export const PlanosParaEscolher = graphql(`
  query PlanosParaEscolher {
    todosOsPlanos {
      id
      nome
      planoTipo
      ativo
    }
  }
`);

export const PlanosDoTipo = graphql(`
  query PlanosDoTipo($tipo: PlanoTipo!) {
    todosOsPlanos(tipo: $tipo) {
      id
      nome
      ativo
    }
  }
`);

export const TodosOsDestaques = graphql(`
  query TodosOsDestaques {
    todosOsDestaques {
      id
      titulo
    }
  }
`);
