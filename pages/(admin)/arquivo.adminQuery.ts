import { graphql } from '../../graphql/generated/admin/gql.ts';

export const CompararCatalogo = graphql(`
  mutation CompararCatalogo($arquivo: Upload!) {
    compararCatalogo(arquivo: $arquivo) {
      resumo
      erros {
        onde
        campo
        mensagem
      }
      tabelas {
        tabela
        iguais
        soNaLoja
        novas {
          rotulo
          mudancas {
            campo
            de
            para
          }
        }
        alteradas {
          rotulo
          mudancas {
            campo
            de
            para
          }
        }
      }
    }
  }
`);

export const AplicarCatalogo = graphql(`
  mutation AplicarCatalogo($arquivo: Upload!, $resumo: String!) {
    aplicarCatalogo(arquivo: $arquivo, resumo: $resumo) {
      resumo
    }
  }
`);
