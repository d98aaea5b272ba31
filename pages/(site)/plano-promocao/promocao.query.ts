import { graphql } from '../../../graphql/generated/gql.ts';

/** All plans on sale; the page keeps the promotional ones. */
export const PlanosEmPromocao = graphql(`
  query PlanosEmPromocao {
    planos {
      id
      planoTipo
      nome
      valor
      desconto1
      desconto2
      desconto3
      processamento
      ram1
      disco
    }
  }
`);
