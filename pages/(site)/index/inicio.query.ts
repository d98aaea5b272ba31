import { graphql } from '../../../graphql/generated/gql.ts';

/** What the home page shows from the database: carousel, highlights, and the plans behind "a partir de". */
export const Inicio = graphql(`
  query Inicio {
    banners {
      id
      alt
      imagem
      link
    }
    destaques {
      id
      titulo
      texto
      link
      icone
      planoId
    }
    planos {
      id
      planoTipo
      valor
      desconto1
      desconto2
      desconto3
    }
  }
`);
