import { graphql } from '../../../graphql/generated/gql.ts';

/** The chosen plan, for the order page. */
export const PlanoEscolhido = graphql(`
  query PlanoEscolhido($id: ID!) {
    plano(id: $id) {
      id
      planoTipo
      nome
      descricao
      valor
      desconto1
      desconto2
      desconto3
      processamento
      ram1
      ram2
      disco
      dominios
      subdominios
      emails
      app
    }
  }
`);

/** Plans to choose from, where none was chosen. */
export const PlanosParaAssinar = graphql(`
  query PlanosParaAssinar {
    planos {
      id
      planoTipo
      nome
      descricao
      valor
      desconto1
      desconto2
      desconto3
    }
  }
`);
