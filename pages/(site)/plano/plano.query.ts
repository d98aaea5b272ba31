import { graphql } from '../../../graphql/generated/gql.ts';

/** The plans of one family as its page compares them. */
export const PlanosDaFamilia = graphql(`
  query PlanosDaFamilia($tipo: PlanoTipo!) {
    planos(tipo: $tipo) {
      id
      planoTipo
      nome
      descricao
      valor
      desconto1
      desconto2
      desconto3
      promocional
      processamento
      ram1
      ram2
      disco
      tecnologia
      banco
      dominios
      subdominios
      emails
      app
    }
  }
`);
