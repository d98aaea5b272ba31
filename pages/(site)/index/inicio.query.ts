import { graphql } from '../../../graphql/generated/gql.ts';

// What the home page shows from the database, a document for each part: one that cannot be read takes no other with it.

/** The carousel. */
export const BannersDoInicio = graphql(`
  query BannersDoInicio {
    banners {
      id
      alt
      imagem
      link
    }
  }
`);

/** The highlights. */
export const DestaquesDoInicio = graphql(`
  query DestaquesDoInicio {
    destaques {
      id
      titulo
      texto
      link
      icone
      planoId
    }
  }
`);

/** The plans behind "a partir de". */
export const PlanosDoInicio = graphql(`
  query PlanosDoInicio {
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

/** What customers say. */
export const DepoimentosDoInicio = graphql(`
  query DepoimentosDoInicio {
    depoimentos {
      id
      texto
      nome
      papel
      link
      demonstracao
    }
  }
`);
